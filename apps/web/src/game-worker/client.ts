/** The game from the page's side: calls become promises, and the scene follows what the worker sends. */

import { patched } from "@broadside/kit";
import type { HostMessage, InputHappenings } from "@broadside/protocol";
import type { Input, Seat } from "@broadside/rules";
import type { Scene } from "@broadside/telling";
import { PORT } from "../words/game-worker/port.ts";
import type { Answered, Calls, Looked, Uncovered } from "./protocol.ts";
import { openPort, type Port } from "./worker-port.ts";

/** What came of something that may be refused; the game stands as the scene shows it either way. */
export interface GameReply extends Answered {
  readonly scene?: Scene | undefined;
}

type Unseen =
  | "start"
  | "again"
  | "load"
  | "resume"
  | "goOn"
  | "show"
  | "lead"
  | "refresh"
  | "give"
  | "seat"
  | "look"
  | "uncover"
  | "grantTime";

/** What the page asks, with the scene that comes of it. */
export interface Client extends Omit<Calls, Unseen> {
  start(...given: Parameters<Calls["start"]>): Promise<GameReply>;
  again(...given: Parameters<Calls["again"]>): Promise<GameReply>;
  load(text: string): Promise<GameReply>;
  resume(game: string): Promise<GameReply>;
  goOn(at: number): Promise<GameReply>;
  /** The game with the secrets of these seats. */
  view(seats: readonly Seat[]): Promise<Scene>;
  give(inputs: readonly Input[], seats: readonly Seat[]): Promise<GameReply>;
  seat(seat: Seat, level: string | undefined): Promise<GameReply>;
  grantTime(milliseconds: number): Promise<void>;
  /** With the scene as it is then. */
  look(...given: Parameters<Calls["look"]>): Promise<Looked & { readonly scene: Scene }>;
  uncover(...given: Parameters<Calls["uncover"]>): Promise<Uncovered & { readonly scene: Scene }>;
  /** Told of every step of the game, with what has happened in it. What it returns ends that. */
  follow(show: (step: GameStep) => void): () => void;
  /** Milliseconds left of the phase, as far as there is a clock. */
  phaseLeft(): number | undefined;
  close(): void;
}

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
  "watchKept",
  "moment",
  "verifyWatched",
  "story",
  "save",
  "problem",
  "keptRecord",
  "saveEverything",
  "readEverything",
] as const satisfies readonly Exclude<keyof Calls, Unseen>[];

/** The game after a message, and what has happened for it to come to that; nothing where only another part of it is shown. */
export interface GameStep {
  readonly scene: Scene;
  readonly happened: readonly InputHappenings[];
}

export function clientOf(port: Port, now: () => number = Date.now): Client {
  let scene: Scene | undefined;
  let heard = 0;
  let phase: { readonly left: number; readonly at: number } | undefined;
  const followers = new Set<(step: GameStep) => void>();

  const take = (message: HostMessage): void => {
    const isNext = message.number === heard + 1;
    heard = message.number;
    phase = message.clocks?.phase === undefined ? undefined : { left: message.clocks.phase, at: now() };
    if (message.message === "scene") scene = message.scene;
    else if (!isNext) void port.call("refresh", []);
    else if (message.patch) scene = patched(scene, message.patch) as Scene;
    if (scene) for (const show of followers) show({ scene, happened: message.message === "changed" ? message.happened : [] });
  };
  port.listen(take);

  const asked = async <Value>(name: keyof Calls, given: readonly unknown[]): Promise<Value> => (await port.call(name, given)) as Value;
  const current = (): Scene => {
    if (!scene) throw new Error(PORT.noGame);
    return scene;
  };
  const opened = async (name: "start" | "again" | "load" | "resume" | "goOn", given: readonly unknown[]): Promise<GameReply> => {
    const answered = await asked<Answered>(name, given);
    return answered.refused === undefined ? { ...answered, scene: current() } : answered;
  };
  const passedOn = Object.fromEntries(PASSED_ON.map((name) => [name, (...given: readonly unknown[]) => port.call(name, given)]));

  return {
    ...(passedOn as unknown as Omit<Calls, Unseen>),
    start: (...given) => opened("start", given),
    again: (...given) => opened("again", given),
    load: (text) => opened("load", [text]),
    resume: (game) => opened("resume", [game]),
    goOn: (at) => opened("goOn", [at]),
    view: async (seats) => {
      await asked("show", [seats]);
      return current();
    },
    give: async (inputs, seats) => {
      const answered = await asked<Answered>("give", [inputs, seats]);
      return { ...answered, scene: current() };
    },
    seat: async (seat, level) => {
      const answered = await asked<Answered>("seat", [seat, level]);
      return { ...answered, scene: current() };
    },
    look: async (...given) => {
      const looked = await asked<Looked>("look", given);
      return { ...looked, scene: current() };
    },
    uncover: async (...given) => {
      const uncovered = await asked<Uncovered>("uncover", given);
      return { ...uncovered, scene: current() };
    },
    grantTime: (milliseconds) => asked("grantTime", [milliseconds]),
    follow: (show) => {
      followers.add(show);
      return () => followers.delete(show);
    },
    phaseLeft: () => phase && phase.left - (now() - phase.at),
    close: port.close,
  };
}

/** A worker that no game is played in yet, kept warm for whoever plays next. */
let idle: Client | undefined;

/** For pages that only ask: they share one, and it is left to the next game. */
export function idleWorker(): Client {
  idle ??= clientOf(openPort());
  return idle;
}

/** For a game: the idle worker with all that it has loaded, and a game that was begun in it; else a new one. */
export function openWorker(): Client {
  const taken = idle ?? clientOf(openPort());
  idle = undefined;
  return taken;
}
