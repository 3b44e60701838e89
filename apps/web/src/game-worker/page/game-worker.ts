/** The page's side of the worker: its calls, and the way to the game that it has open. */
import type { Transport } from "@broadside/client";
import type { Calls } from "../shared/protocol.ts";
import { openPort, type Port } from "./worker-port.ts";

export interface GameWorker extends Calls {
  /** Carries the messages of the open game. */
  readonly transport: Transport;
  close(): void;
}

const CALLS: Readonly<Record<keyof Calls, true>> = {
  offers: true,
  scenarioPage: true,
  lists: true,
  lineUp: true,
  figures: true,
  quickBuilds: true,
  check: true,
  levels: true,
  games: true,
  forget: true,
  start: true,
  again: true,
  load: true,
  resume: true,
  lead: true,
  save: true,
  problem: true,
  savedRecord: true,
  saveEverything: true,
  readEverything: true,
  uncover: true,
  pins: true,
  setPin: true,
  watch: true,
  watchSaved: true,
  moment: true,
  verifyWatched: true,
  continueFrom: true,
  story: true,
};

export function gameWorkerOf({ call, transport, close }: Port): GameWorker {
  const names = Object.keys(CALLS) as readonly (keyof Calls)[];
  const calls = Object.fromEntries(names.map((name) => [name, (...given: readonly unknown[]) => call(name, given)]));
  return { ...(calls as unknown as Calls), transport, close };
}

/** A started worker without a game, ready for the next one. */
let idle: GameWorker | undefined;

/** A worker for pages without a game. These pages share one worker, and the next game takes it over. */
export function idleWorker(): GameWorker {
  idle ??= gameWorkerOf(openPort());
  return idle;
}

/** A worker for a game. Takes over the idle worker and everything it has loaded, or starts a new one. */
export function openWorker(): GameWorker {
  const taken = idle ?? gameWorkerOf(openPort());
  idle = undefined;
  return taken;
}
