/** Gives a client's inputs to the game, one after the other, up to the first one that is refused. */
import type { AnyRefusal, ClientMessageOf, Input, InputKind } from "@broadside/protocol";
import type { GameSetup, Seat } from "@broadside/rules";
import { agreedUndo } from "../agreed.ts";
import { placesShip, refuseJig } from "../help/deployment.ts";
import type { HostedGame, Judgement } from "../hosted-game.ts";
import type { Client } from "../people/clients.ts";
import { setAway } from "../people/seat-changes.ts";
import { type Action, actionOfInput, refuseAction } from "./authority.ts";
import type { Outcome } from "./outcome.ts";

export function giveInputs(running: HostedGame, client: Client, { id, inputs }: ClientMessageOf<"give">): Promise<Outcome> {
  return running.act(client, id, () => {
    let hasPlaced = false;
    for (const { id: sent, input } of inputs) {
      const places = placesShip(running.live.game, fieldsOf(input));
      const refusal = running.answerOnce(client, sent, () => judge(running, client, input, hasPlaced));
      if (refusal) return { refusal, input: sent };
      hasPlaced ||= places;
    }
    return {};
  });
}

function judge(running: HostedGame, client: Client, input: unknown, hasPlaced: boolean): Judgement {
  const { live } = running;
  const given = fieldsOf(input);
  const refusal = live.closed ? ({ refused: "only to be watched" } as const) : refuseSender(running, client, input);
  if (refusal) return { refusal, isByRules: false };
  return { refusal: refuseJig(live.game, given, hasPlaced) ?? carryOut(running, input, given), isByRules: true };
}

/** Returns why this sender may not give the input now, whatever the rules say about it. */
function refuseSender(running: HostedGame, client: Client, input: unknown): AnyRefusal | undefined {
  const asked = actionOfInput(input);
  if (!asked) return undefined;
  const { live } = running;
  return (
    refuseAction(asked.action, client.visitor, asked.seat, live) ??
    (asked.action === "undo" && agreedUndo(live.game.setup) === "never" ? { refused: "taking back is not agreed on" } : undefined) ??
    (live.table.paused && !WHILE_PAUSED.has(asked.action) ? { refused: "the game is paused" } : undefined) ??
    (asked.seat === undefined || client.visitor.isJudge ? undefined : refuseTooOften(running, asked.action, asked.seat))
  );
}

const WHILE_PAUSED: ReadonlySet<Action> = new Set(["concede", "away", "agree", "set", "seat", "time", "agree as judge", "undo as judge"]);

const isLimited = (action: Action): action is "undo" | "draw" | "propose" => action === "undo" || action === "draw" || action === "propose";

function refuseTooOften({ live, options }: HostedGame, action: Action, seat: Seat): AnyRefusal | undefined {
  const most = isLimited(action) ? options.limits?.requests[action] : undefined;
  return most !== undefined && askedThisRound(live.game.log, action, seat) >= most ? { refused: "asked too often" } : undefined;
}

/** Counts how often a seat has asked for something since the round began. An undo that needed no consent doesn't count. */
function askedThisRound(log: HostedGame["live"]["game"]["log"], kind: InputKind | Action, seat: Seat): number {
  let count = 0;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const { input, events } = log[at] ?? { input: undefined, events: [] };
    const isFreeUndo = events.some((event) => "note" in event && event.note === "undone");
    if (input?.input === kind && "seat" in input && input.seat === seat && !isFreeUndo) count += 1;
    if (events.some((event) => "change" in event && event.change === "state" && event.set.round !== undefined)) break;
  }
  return count;
}

function carryOut(running: HostedGame, input: unknown, given: Partial<Input>): AnyRefusal | undefined {
  const { game, players } = running.live;
  if (given.input === "away" && typeof given.seat === "number" && typeof given.away === "boolean")
    return setAway(running, given.seat, given.away, input);
  // A bot gets a seat by the message `take over`, which knows the host's bots.
  if (given.input === "seat" && given.player?.bot !== undefined) return { refused: "no such bot" };
  const refused = running.carryOut(asAgreed(input, game.setup));
  if (!refused && given.input === "seat" && given.seat !== undefined && given.player) players[given.seat] = { id: given.player.id };
  return refused;
}

/** Applies the undo agreement: if undo is always free, nobody has to consent. */
function asAgreed(input: unknown, setup: GameSetup): unknown {
  const given = fieldsOf(input);
  return given.input === "undo" && agreedUndo(setup) === "free" ? { ...given, seat: "judge" } : input;
}

const fieldsOf = (input: unknown): Partial<Input> => (typeof input === "object" && input !== null ? input : {});
