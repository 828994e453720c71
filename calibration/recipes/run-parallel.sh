#!/usr/bin/env bash
# Runs a study in shards with GNU parallel, then merges them.
#   run-parallel.sh STUDY FOLDER [SHARDS] [more words for `kipp-calibrate run`]
# Run it again after a crash: finished shards are left alone, others go on where they stood.
# More computers: PARALLEL='--sshlogin a,b --workdir .' with a folder that all of them share.
set -euo pipefail
study=$1 folder=$2 shards=${3:-$(nproc)}
shift "$(($# < 3 ? $# : 3))"
calibrate=${KIPP_CALIBRATE:-kipp-calibrate}
mkdir -p "$folder"
parallel -q --halt soon,fail=1 --joblog "$folder/jobs.log" \
    "$calibrate" run "$study" --out "$folder" --shard "{}/$shards" --threads 1 "$@" \
    ::: $(seq "$shards")
"$calibrate" merge "$study" --out "$folder" "$@"
