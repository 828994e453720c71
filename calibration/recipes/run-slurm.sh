#!/usr/bin/env bash
# Runs one shard of a study as a task of a SLURM array:
#   sbatch --array=1-64 run-slurm.sh STUDY FOLDER
#   kipp-calibrate merge STUDY --out FOLDER        # when the array is done
# A task that was killed goes on where it stood: sbatch --array=17 ... again, with SHARDS=64.
#SBATCH --cpus-per-task=1
#SBATCH --output=shard-%a.log
set -euo pipefail
exec "${KIPP_CALIBRATE:-kipp-calibrate}" run "$1" --out "$2" --threads 1 \
    --shard "$SLURM_ARRAY_TASK_ID/${SHARDS:-$SLURM_ARRAY_TASK_COUNT}"
