/** The page's client for the worker. Calls return promises, and the scene is kept up to date from the worker's messages. */

import { patched } from "@broadside/kit";
import type { InputHappenings } from "@broadside/protocol";
import type { Seat } from "@broadside/rules";
import type { Scene } from "@broadside/telling";
import { PORT } from "../../words/game-worker/port.ts";
import type { ActionReply, Calls } from "../shared/protocol.ts";
import { openPort, type Port } from "./worker-port.ts";

/** The outcome of an action that may be refused, with the current scene either way. */
export interface GameReply extends ActionReply {
  readonly scene?: Scene | undefined;
}

/** Calls that don't need the scene. */
const PASSED_ON = [
  "games",
  "forget",
  "offers",
  "scenarioPage",
  "lists",
  "lineUp",
  "figures",
  "quickBuilds",
  "levels",
  "pins",
  "setPin",
  "check",
  "whyNot",
  "aid",
  "watch",
  "watchSaved",
  "moment",
  "verifyWatched",
  "story",
  "save",
  "problem",
  "savedRecord",
  "saveEverything",
  "readEverything",
  "grantTime",
] as const satisfies readonly (keyof Calls)[];

/** Calls that open a game. */
const OPENING = ["start", "again", "load", "resume", "continueFrom"] as const satisfies readonly (keyof Calls)[];

/** Calls that reply with the resulting scene. */
const WITH_SCENE = ["give", "seat", "look", "uncover"] as const satisfies readonly (keyof Calls)[];

type Reply<Name extends keyof Calls> = Awaited<ReturnType<Calls[Name]>>;
type OpeningCalls = { [Name in (typeof OPENING)[number]]: (...given: Parameters<Calls[Name]>) => Promise<GameReply> };
type CallsWithScene = {
  [Name in (typeof WITH_SCENE)[number]]: (...given: Parameters<Calls[Name]>) => Promise<Reply<Name> & { readonly scene: Scene }>;
};

/** The calls that the page can make to the worker. Calls that change the scene also return it. */
export interface Client extends Pick<Calls, (typeof PASSED_ON)[number]>, OpeningCalls, CallsWithScene {
  /** The scene with the secrets of these seats. */
  view(seats: readonly Seat[]): Promise<Scene>;
  /** Calls `show` for every step of the game. Returns a function that ends these calls. */
  follow(show: (step: GameStep) => void): () => void;
  /** Milliseconds left in the phase, if there is a clock. */
  phaseLeft(): number | undefined;
  close(): void;
}

/** The scene after a message, and what has just happened. `happened` is empty if only the view of the game has changed. */
export interface GameStep {
  readonly scene: Scene;
  readonly happened: readonly InputHappenings[];
}

export function clientOf(port: Port, now: () => number = Date.now): Client {
  const { current, follow, phaseLeft } = followScene(port, now);
  const opened: Port["call"] = async (name, given) => {
    const answered = (await port.call(name, given)) as ActionReply;
    return answered.refused === undefined ? { ...answered, scene: current() } : answered;
  };
  const withScene: Port["call"] = async (name, given) => ({ ...((await port.call(name, given)) as object), scene: current() });
  return {
    ...callsOf<Pick<Calls, (typeof PASSED_ON)[number]>>(PASSED_ON, (name, given) => port.call(name, given)),
    ...callsOf<OpeningCalls>(OPENING, opened),
    ...callsOf<CallsWithScene>(WITH_SCENE, withScene),
    view: async (seats) => {
      await port.call("show", [seats]);
      return current();
    },
    follow,
    phaseLeft,
    close: port.close,
  };
}

const callsOf = <Named>(names: readonly (keyof Calls & keyof Named)[], call: Port["call"]): Named =>
  Object.fromEntries(names.map((name) => [name, (...given: readonly unknown[]) => call(name, given)])) as Named;

/** Keeps the scene up to date from the worker's messages. */
function followScene(port: Port, now: () => number) {
  let scene: Scene | undefined;
  let lastNumber = 0;
  let phase: { readonly left: number; readonly at: number } | undefined;
  const followers = new Set<(step: GameStep) => void>();
  port.listen((message) => {
    const isNext = message.number === lastNumber + 1;
    lastNumber = message.number;
    phase = message.clocks?.phase === undefined ? undefined : { left: message.clocks.phase, at: now() };
    if (message.message === "scene") scene = message.scene;
    else if (!isNext) void port.call("refresh", []);
    else if (message.patch) scene = patched(scene, message.patch) as Scene;
    if (scene) for (const show of followers) show({ scene, happened: message.message === "changed" ? message.happened : [] });
  });
  return {
    current: (): Scene => {
      if (!scene) throw new Error(PORT.noGame);
      return scene;
    },
    follow: (show: (step: GameStep) => void) => {
      followers.add(show);
      return () => followers.delete(show);
    },
    phaseLeft: () => phase && phase.left - (now() - phase.at),
  };
}

/** A started worker without a game, ready for the next one. */
let idle: Client | undefined;

/** A worker for pages without a game. These pages share one worker, and the next game takes it over. */
export function idleWorker(): Client {
  idle ??= clientOf(openPort());
  return idle;
}

/** A worker for a game. Takes over the idle worker and everything it has loaded, or starts a new one. */
export function openWorker(): Client {
  const taken = idle ?? clientOf(openPort());
  idle = undefined;
  return taken;
}
