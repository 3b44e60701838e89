/** The page's client for the worker. Calls return promises, and the scene is kept up to date from the worker's messages. */

import { patched } from "@broadside/kit";
import type { InputHappenings } from "@broadside/protocol";
import type { Input, Seat } from "@broadside/rules";
import type { Scene } from "@broadside/telling";
import { PORT } from "../words/game-worker/port.ts";
import type { ActionReply, Calls, DialsReply, UncoverReply } from "./protocol.ts";
import { openPort, type Port } from "./worker-port.ts";

/** The outcome of an action that may be refused, with the current scene either way. */
export interface GameReply extends ActionReply {
  readonly scene?: Scene | undefined;
}

/** Calls that need nothing but the answer. */
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
] as const satisfies readonly (keyof Calls)[];

type PassedOn = Pick<Calls, (typeof PASSED_ON)[number]>;

/** The calls that the page can make to the worker. Calls that change the scene also return it. */
export interface Client extends PassedOn {
  start(...given: Parameters<Calls["start"]>): Promise<GameReply>;
  again(...given: Parameters<Calls["again"]>): Promise<GameReply>;
  load(text: string): Promise<GameReply>;
  resume(game: string): Promise<GameReply>;
  continueFrom(at: number): Promise<GameReply>;
  /** The scene with the secrets of these seats. */
  view(seats: readonly Seat[]): Promise<Scene>;
  give(inputs: readonly Input[], seats: readonly Seat[]): Promise<GameReply>;
  seat(seat: Seat, level: string | undefined): Promise<GameReply>;
  grantTime(milliseconds: number): Promise<void>;
  /** Also returns the resulting scene. */
  look(...given: Parameters<Calls["look"]>): Promise<DialsReply & { readonly scene: Scene }>;
  uncover(...given: Parameters<Calls["uncover"]>): Promise<UncoverReply & { readonly scene: Scene }>;
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
  const asked = async <Value>(name: keyof Calls, given: readonly unknown[]): Promise<Value> => (await port.call(name, given)) as Value;
  const opened = async (name: "start" | "again" | "load" | "resume" | "continueFrom", given: readonly unknown[]): Promise<GameReply> => {
    const answered = await asked<ActionReply>(name, given);
    return answered.refused === undefined ? { ...answered, scene: current() } : answered;
  };
  const withScene = async <Reply>(name: keyof Calls, given: readonly unknown[]): Promise<Reply & { readonly scene: Scene }> => {
    const reply = await asked<Reply>(name, given);
    return { ...reply, scene: current() };
  };
  const passedOn = Object.fromEntries(PASSED_ON.map((name) => [name, (...given: readonly unknown[]) => port.call(name, given)]));
  return {
    ...(passedOn as unknown as PassedOn),
    start: (...given) => opened("start", given),
    again: (...given) => opened("again", given),
    load: (text) => opened("load", [text]),
    resume: (game) => opened("resume", [game]),
    continueFrom: (at) => opened("continueFrom", [at]),
    view: async (seats) => {
      await asked("show", [seats]);
      return current();
    },
    give: (...given) => withScene<ActionReply>("give", given),
    seat: (...given) => withScene<ActionReply>("seat", given),
    look: (...given) => withScene<DialsReply>("look", given),
    uncover: (...given) => withScene<UncoverReply>("uncover", given),
    grantTime: (milliseconds) => asked("grantTime", [milliseconds]),
    follow,
    phaseLeft,
    close: port.close,
  };
}

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
