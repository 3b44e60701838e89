/** Answers questions for a seat whose player is away or that has a standing order. */
import type { NoteOf, SeenUse } from "@broadside/protocol";
import type { GameEvent } from "../state/change.ts";
import type { Seat } from "../state/seat.ts";
import { isAway } from "./absence.ts";
import { isPlaceAsk } from "./ask.ts";
import type { DriverGame } from "./driver-game.ts";
import { defaultOf, type OpenAsk, optionOf } from "./open-ask.ts";
import { standingOrderAnswer } from "./standing-orders.ts";

/** If an input has caused this many events, no further questions are answered automatically. This prevents a game from running forever. */
const MOST_EVENTS = 4_000;

/** Answers the questions that don't need a present player. */
export function answerUnattended(game: DriverGame, open: readonly OpenAsk[]): void {
  for (const one of open) if (!one.answer) one.answer = answerFor(game, one);
}

function answerFor(game: DriverGame, open: OpenAsk): OpenAsk["answer"] {
  const { state } = game;
  const { ask } = open;
  if (!state.away && !state.standing && game.foretold.length === 0) return undefined;
  if (game.told > MOST_EVENTS) return undefined;
  if (isAway(game, ask.seat)) return defaultOf(ask);
  const answer = game.foretold.length > 0 ? foretoldAnswer(game, open) : undefined;
  return answer ? used(game, open, answer) : used(game, open, standingOrderAnswer(state, ask));
}

/**
 * Logs the use of a standing order for everyone, without the answer if it is secret. If another seat's input led to this use and so
 * revealed the order, undoing that input needs consent.
 */
function used(game: DriverGame, { ask }: OpenAsk, answer: OpenAsk["answer"]): OpenAsk["answer"] {
  if (!answer) return undefined;
  const { seat, kind, about, secret } = ask;
  const told: NoteOf<"standing answer"> = {
    note: "standing answer",
    seat,
    ...(about?.ship !== undefined && { ship: about.ship }),
    kind: kind,
    number: game.number,
  };
  game.note(secret || answer.key === undefined ? told : { ...told, key: answer.key });
  if (!secret && giverOf(game) !== seat) game.reveal();
  return answer;
}

/** Returns the seat that gave the input that is being carried out. */
function giverOf({ entries }: DriverGame): Seat | undefined {
  const input = entries[entries.length - 1]?.input;
  return input?.input === "answer" || input?.input === "standing" ? input.seat : undefined;
}

/** Returns what these events reveal about the standing orders of seats whose orders aren't known. */
export const usesIn = (events: readonly GameEvent[], isKnown: (seat: Seat) => boolean): readonly SeenUse[] =>
  events.flatMap((event) => {
    if (!("note" in event) || event.note !== "standing answer") return [];
    const { seat, kind, ship, key, number } = event;
    return isKnown(seat) ? [] : [{ number, seat, kind, ...(ship !== undefined && { ship }), ...(key !== undefined && { key }) }];
  });

function foretoldAnswer(game: DriverGame, { ask }: OpenAsk): OpenAsk["answer"] {
  const { seat, kind, about } = ask;
  const use = game.foretold.find((one) => one.number === game.number && one.seat === seat && one.kind === kind && one.ship === about?.ship);
  if (!use) return undefined;
  game.foretold = game.foretold.filter((one) => one !== use);
  if (isPlaceAsk(ask)) return defaultOf(ask);
  return optionOf(ask, use.key ?? use.answer(ask) ?? "");
}
