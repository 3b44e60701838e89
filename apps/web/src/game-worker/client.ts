/** The game from the page's side: calls become promises, and the scene follows what the worker sends. */
import type { HostMessage } from "@broadside/host";
import { patched } from "@broadside/kit";
import type { Input, Seat } from "@broadside/rules";
import type { DialLine, Scene } from "@broadside/telling";
import type { Answered, Calls, Sent } from "./protocol.ts";

/** What came of something that may be refused; the game stands as the scene shows it either way. */
export interface GameReply extends Answered {
  readonly scene?: Scene | undefined;
}

type Unseen = "start" | "load" | "resume" | "show" | "refresh" | "give" | "seat" | "look" | "grantTime";

/** What the page asks, with the scene that comes of it. */
export interface Client extends Omit<Calls, Unseen> {
  start(...given: Parameters<Calls["start"]>): Promise<GameReply>;
  load(text: string): Promise<GameReply>;
  resume(game: string): Promise<GameReply>;
  /** The game with the secrets of these seats. */
  view(seats: readonly Seat[]): Promise<Scene>;
  give(inputs: readonly Input[], seats: readonly Seat[]): Promise<GameReply>;
  seat(seat: Seat, level: string | undefined): Promise<GameReply>;
  grantTime(milliseconds: number): Promise<void>;
  look(seat: Seat): Promise<{ readonly dials: readonly DialLine[]; readonly scene: Scene }>;
  /** Told of scenes that come while nothing is asked: a clock has run out, a program has answered. What it returns ends that. */
  follow(show: (scene: Scene) => void): () => void;
  /** Milliseconds left of the phase, as far as there is a clock. */
  phaseLeft(): number | undefined;
  close(): void;
}

/** A way to the worker. */
export interface Port {
  call(name: keyof Calls, given: readonly unknown[]): Promise<unknown>;
  /** Who is told what the worker sends by itself. */
  listen(run: (message: HostMessage) => void): void;
  close(): void;
}

const PASSED_ON = [
  "games",
  "forget",
  "offers",
  "scenarioPage",
  "lists",
  "lineUp",
  "quickBuilds",
  "levels",
  "check",
  "whyNot",
  "aid",
  "watch",
  "moment",
  "save",
  "problem",
] as const satisfies readonly Exclude<keyof Calls, Unseen>[];

export function clientOf(port: Port, now: () => number = Date.now): Client {
  let scene: Scene | undefined;
  let heard = 0;
  let phase: { readonly left: number; readonly at: number } | undefined;
  let asking = 0;
  const followers = new Set<(scene: Scene) => void>();

  const take = (message: HostMessage): void => {
    const isNext = message.number === heard + 1;
    heard = message.number;
    phase = message.clocks?.phase === undefined ? undefined : { left: message.clocks.phase, at: now() };
    if (message.message === "scene") scene = message.scene;
    else if (!isNext) void port.call("refresh", []);
    else if (message.patch) scene = patched(scene, message.patch) as Scene;
    if (asking === 0 && scene) for (const show of followers) show(scene);
  };
  port.listen(take);

  /** What is asked shows its own scene when it is answered. */
  const asked = async <Value>(name: keyof Calls, given: readonly unknown[]): Promise<Value> => {
    asking += 1;
    try {
      return (await port.call(name, given)) as Value;
    } finally {
      asking -= 1;
    }
  };
  const current = (): Scene => {
    if (!scene) throw new Error("No game is open.");
    return scene;
  };
  const opened = async (name: "start" | "load" | "resume", given: readonly unknown[]): Promise<GameReply> => {
    const answered = await asked<Answered>(name, given);
    return answered.refused === undefined ? { ...answered, scene: current() } : answered;
  };
  const passedOn = Object.fromEntries(PASSED_ON.map((name) => [name, (...given: readonly unknown[]) => port.call(name, given)]));

  return {
    ...(passedOn as unknown as Omit<Calls, Unseen>),
    start: (...given) => opened("start", given),
    load: (text) => opened("load", [text]),
    resume: (game) => opened("resume", [game]),
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
    look: async (seat) => {
      const dials = await asked<readonly DialLine[]>("look", [seat]);
      return { dials, scene: current() };
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

interface Waiting {
  resolve(done: unknown): void;
  reject(reason: Error): void;
}

export function openWorker(): Client {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "game" });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let tell: (message: HostMessage) => void = () => {};
  worker.addEventListener("message", ({ data }: MessageEvent<Sent>) => {
    if ("happened" in data) {
      tell(data.happened);
      return;
    }
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failed" in data) call?.reject(new Error(data.failed));
    else call?.resolve(data.done);
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return clientOf({
    call: (name, given) =>
      new Promise((resolve, reject) => {
        calls += 1;
        waiting.set(calls, { resolve, reject });
        worker.postMessage({ id: calls, name, given });
      }),
    listen: (run) => {
      tell = run;
    },
    close: () => worker.terminate(),
  });
}
