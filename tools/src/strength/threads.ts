/** Games on all cores: each thread takes the next game when it has finished one. */
import { Worker } from "node:worker_threads";
import type { PairedGame } from "./one-game.ts";
import type { Played } from "./worker.ts";

/** Plays all, and tells of each as it ends; false from `onPlayed` stops. */
export async function playAll<Job extends PairedGame>(
  jobs: readonly Job[],
  threads: number,
  onPlayed: (job: Job, answer: Played) => boolean,
): Promise<void> {
  let next = 0;
  let isStopped = false;
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL("./worker.js", import.meta.url));
    try {
      for (let job = jobs[next++]; job && !isStopped; job = jobs[next++]) if (!onPlayed(job, await ask(worker, job))) isStopped = true;
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, work));
}

const ask = (worker: Worker, job: PairedGame): Promise<Played> =>
  new Promise((resolve, reject) => {
    worker.once("message", (answer: Played) => {
      worker.off("error", reject);
      resolve(answer);
    });
    worker.once("error", reject);
    worker.postMessage(job);
  });
