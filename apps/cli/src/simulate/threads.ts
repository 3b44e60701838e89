/** Plays the games of a plan on this thread or on worker threads. */
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { contentFor } from "@broadside/content";
import { invariant } from "@broadside/kit";
import type { Content, GameSetup } from "@broadside/rules";
import { failedMatch, type Helper, type MatchLine, matchOf, type Plan, playMatch } from "@broadside/simulation";

type Player = Helper<number, MatchLine>;

/** Threads that play games until someone stops them. Stopping them loses the games in progress. */
export interface Crew {
  readonly helpers: readonly Player[];
  stop(): Promise<void>;
}

/** Creates the threads. If there is only one, it is the current thread. */
export const crewOf = (plan: Plan, threads: number): Crew => (threads === 1 ? thisThread(plan) : workerThreads(plan, threads));

/** Milliseconds that this thread plays before it handles signals and output. */
const TURN = 20;

class Stopped extends Error {}

function thisThread(plan: Plan): Crew {
  let stopped = false;
  let turn = performance.now();
  const pause = (): Promise<void> | undefined => {
    if (stopped) throw new Stopped();
    if (performance.now() - turn < TURN) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        turn = performance.now();
        resolve();
      });
    });
  };
  const play = playerOf(plan, pause);
  return {
    helpers: [(number) => play(number)],
    stop: async () => {
      stopped = true;
    },
  };
}

/** Creates a player for any game in a plan. That player returns undefined if the run is stopped. */
export function playerOf(plan: Plan, pause?: () => Promise<void> | undefined): Player {
  const contents = new Map<GameSetup, Content>();
  return async (number) => {
    try {
      const { setup } = matchOf(plan, number).table;
      const content = contents.get(setup) ?? (await contentFor(setup));
      invariant(content, `there is no scenario "${setup.scenario}"`);
      contents.set(setup, content);
      return await playMatch(plan, number, content, pause);
    } catch (error) {
      return error instanceof Stopped ? undefined : failedMatch(number, error);
    }
  };
}

/** Where the worker may be: next to this file in the built command, or in the last build when running from source. */
const PLACES = ["./simulate-worker.js", "../../bundle/simulate-worker.js"];

function workerFile(): URL {
  const found = PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  invariant(found, "the command isn't built completely: simulate-worker.js is missing");
  return found;
}

function workerThreads(plan: Plan, threads: number): Crew {
  const file = workerFile();
  const workers = Array.from({ length: threads }, () => new Worker(file, { workerData: plan }));
  let stopped = false;
  return {
    helpers: workers.map((worker) => helperOf(worker, () => stopped)),
    stop: async () => {
      stopped = true;
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Plays one game at a time: sends a number to the worker and gets a line back. */
function helperOf(worker: Worker, isStopped: () => boolean): Player {
  let settle: { resolve(line: MatchLine | undefined): void; reject(error: Error): void } | undefined;
  worker.on("message", (line: MatchLine) => settle?.resolve(line));
  worker.on("error", (error) => settle?.reject(error));
  worker.on("exit", () => (isStopped() ? settle?.resolve(undefined) : settle?.reject(new Error("a thread stopped unexpectedly"))));
  return (number) =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
      if (isStopped()) resolve(undefined);
      else worker.postMessage(number);
    });
}
