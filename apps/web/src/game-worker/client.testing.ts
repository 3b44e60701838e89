/**
 * The page's worker and its client of the open game, without a real worker. Everything is copied through its text, as it would be on its way
 * to or from a worker.
 */
import type { GameClient } from "@broadside/client";
import type { AidRequest, Input, Scene, Seat } from "@broadside/protocol";
import { aidIn, giveAndShow, outcomeOf, refusedPlaceIn, sceneOf, viewOf } from "./page/game-replies.ts";
import { type GameWorker, gameWorkerOf } from "./page/game-worker.ts";
import { joinGame } from "./page/join-game.ts";
import { portTransport } from "./page/port-transport.ts";
import { lookAtDials, uncoverSeat } from "./page/shared-screen.ts";
import type { ActionReply } from "./shared/action-reply.ts";
import type { Proof } from "./shared/pin.ts";
import type { Calls } from "./shared/protocol.ts";
import { makeEngine } from "./worker/engine.ts";

/** The outcome of opening a game, with its first scene. */
export interface OpenedGame extends ActionReply {
  readonly scene?: Scene | undefined;
}

const copyOf = <Message>(message: Message): Message => JSON.parse(JSON.stringify(message)) as Message;

export function localWorker(): GameWorker {
  const engine = makeEngine((message) => hear(copyOf(message)));
  const { transport, hear } = portTransport((message) => engine.receive(copyOf(message)));
  const call = async (name: keyof Calls, given: readonly unknown[]): Promise<unknown> =>
    (engine.calls[name] as (...given: readonly unknown[]) => Promise<unknown>)(...given);
  return gameWorkerOf({ call, transport, close: () => undefined });
}

export type LocalClient = ReturnType<typeof localClient>;

/** Makes every call of the worker. Calls that open a game join it. Actions in a game return the resulting scene. */
export function localClient() {
  const worker = localWorker();
  let joined: GameClient | undefined;
  const game = (): GameClient => {
    if (!joined) throw new Error("no game is open");
    return joined;
  };
  const join = async (): Promise<Scene> => {
    joined = await joinGame(worker);
    return sceneOf(joined);
  };
  const opened = async (opening: Promise<ActionReply>): Promise<OpenedGame> => {
    const reply = await opening;
    return reply.game === undefined ? reply : { ...reply, scene: await join() };
  };
  const withScene = async <Reply extends object>(acting: Promise<Reply>): Promise<Reply & { readonly scene: Scene }> => ({
    ...(await acting),
    scene: sceneOf(game()),
  });
  return {
    ...worker,
    worker,
    join,
    start: (...given: Parameters<Calls["start"]>) => opened(worker.start(...given)),
    again: (...given: Parameters<Calls["again"]>) => opened(worker.again(...given)),
    load: (...given: Parameters<Calls["load"]>) => opened(worker.load(...given)),
    resume: (...given: Parameters<Calls["resume"]>) => opened(worker.resume(...given)),
    continueFrom: (...given: Parameters<Calls["continueFrom"]>) => opened(worker.continueFrom(...given)),
    view: (seats: readonly Seat[]) => viewOf(game(), seats),
    give: (inputs: readonly Input[], seats: readonly Seat[]) => withScene(giveAndShow(game(), inputs, seats)),
    seat: (seat: Seat, level: string | undefined) => withScene(game().takeOver(seat, level).then(outcomeOf)),
    uncover: (seat: Seat, proof?: Proof) => withScene(uncoverSeat({ worker, client: game() }, seat, proof).then((pin) => ({ pin }))),
    look: (seat: Seat, proof?: Proof) =>
      withScene(lookAtDials({ worker, client: game() }, seat, proof).then((seen) => ({ dials: [], ...seen }))),
    whyNot: (...given: Parameters<GameClient["whyNot"]>) =>
      game()
        .whyNot(...given)
        .then(refusedPlaceIn),
    aid: (request: AidRequest) => game().aid(request).then(aidIn),
  };
}
