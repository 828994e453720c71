#!/usr/bin/env python3
"""Runs a study in shards with HyperQueue, then merges them.

    pip install hyperqueue
    run-hyperqueue.py STUDY FOLDER [SHARDS] [SERVER_FOLDER]

Without SERVER_FOLDER a small cluster is started on this computer; with it, the shards go to the
server whose files are there, and to its workers on all nodes. The study and FOLDER must be seen
by all of them.
"""

import os
import subprocess
import sys

from hyperqueue import Client, Job, LocalCluster
from hyperqueue.cluster import WorkerConfig


def submit(client, calibrate, study, folder, shards):
    job = Job()
    for number in range(1, shards + 1):
        shard = f"{number}/{shards}"
        words = [calibrate, "run", study, "--out", folder, "--shard", shard, "--threads", "1"]
        job.program(words, name=f"shard-{number}")
    client.wait_for_jobs([client.submit(job)])


def main():
    study, folder = (os.path.abspath(path) for path in sys.argv[1:3])
    shards = int(sys.argv[3]) if len(sys.argv) > 3 else os.cpu_count()
    calibrate = os.environ.get("KIPP_CALIBRATE", "kipp-calibrate")
    os.makedirs(folder, exist_ok=True)
    if len(sys.argv) > 4:
        submit(Client(sys.argv[4]), calibrate, study, folder, shards)
    else:
        with LocalCluster() as cluster:
            cluster.start_worker(WorkerConfig(cores=os.cpu_count()))
            submit(cluster.client(), calibrate, study, folder, shards)
    subprocess.run([calibrate, "merge", study, "--out", folder], check=True)


if __name__ == "__main__":
    main()
