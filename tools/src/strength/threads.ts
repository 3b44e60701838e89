/** Games on all cores: each thread takes the next game when it has finished one. */
import { Worker } from "node:worker_threads";
import type { PairedGame } from "./one-game.ts";
import type { PlayedReply } from "./worker.ts";

/** Threads that play the games they are given until they are stopped. */
export class Crew {
  private readonly workers: readonly Worker[];

  constructor(threads: number) {
    this.workers = Array.from({ length: threads }, () => new Worker(new URL("./worker.js", import.meta.url)));
  }

  /** Plays all jobs and reports each as it ends. It stops when `onPlayed` returns false. */
  async play<Job extends PairedGame>(jobs: readonly Job[], onPlayed: (job: Job, answer: PlayedReply) => boolean): Promise<void> {
    let next = 0;
    let isStopped = false;
    const work = async (worker: Worker): Promise<void> => {
      for (let job = jobs[next++]; job && !isStopped; job = jobs[next++]) if (!onPlayed(job, await ask(worker, job))) isStopped = true;
    };
    await Promise.all(this.workers.map(work));
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

const ask = (worker: Worker, job: PairedGame): Promise<PlayedReply> =>
  new Promise((resolve, reject) => {
    worker.once("message", (answer: PlayedReply) => {
      worker.off("error", reject);
      resolve(answer);
    });
    worker.once("error", reject);
    worker.postMessage(job);
  });
