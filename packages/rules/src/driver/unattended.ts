/** Questions that the game answers for a seat: nobody sits there, or the seat has a standing answer. */
import type { NoteOf, SeenUse } from "@broadside/protocol";
import type { GameEvent } from "../state/change.ts";
import type { Seat } from "../state/seat.ts";
import { isAway } from "./absence.ts";
import { isPlaceAsk } from "./ask.ts";
import { defaultOf, type OpenAsk, optionOf } from "./open-ask.ts";
import type { RunningGame } from "./running-game.ts";
import { standingAnswer } from "./standing-answers.ts";

/** An input that has caused so many events answers no further questions by itself, so no game runs on for ever. */
const MOST_EVENTS = 4_000;

/** Answers those questions that need no player at the table. */
export function answerUnattended(game: RunningGame, open: readonly OpenAsk[]): void {
  for (const one of open) if (!one.answer) one.answer = answerFor(game, one);
}

function answerFor(game: RunningGame, open: OpenAsk): OpenAsk["answer"] {
  const { state } = game;
  const { ask } = open;
  if (!state.away && !state.standing && game.foretold.length === 0) return undefined;
  if (game.told > MOST_EVENTS) return undefined;
  if (isAway(game, ask.seat)) return defaultOf(ask);
  const answer = game.foretold.length > 0 ? foretoldAnswer(game, open) : undefined;
  return answer ? used(game, open, answer) : used(game, open, standingAnswer(state, ask));
}

/** Told to everybody, without the answer where that is secret. A seat that has seen another seat's standing answer cannot take back what led to it. */
function used(game: RunningGame, { ask }: OpenAsk, answer: OpenAsk["answer"]): OpenAsk["answer"] {
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

/** The seat whose input is being carried out. */
function giverOf({ entries }: RunningGame): Seat | undefined {
  const input = entries[entries.length - 1]?.input;
  return input?.input === "answer" || input?.input === "standing" ? input.seat : undefined;
}

/** What these events tell of standing answers of other seats than those that are known. */
export const usesIn = (events: readonly GameEvent[], isKnown: (seat: Seat) => boolean): readonly SeenUse[] =>
  events.flatMap((event) => {
    if (!("note" in event) || event.note !== "standing answer") return [];
    const { seat, kind, ship, key, number } = event;
    return isKnown(seat) ? [] : [{ number, seat, kind, ...(ship !== undefined && { ship }), ...(key !== undefined && { key }) }];
  });

function foretoldAnswer(game: RunningGame, { ask }: OpenAsk): OpenAsk["answer"] {
  const { seat, kind, about } = ask;
  const use = game.foretold.find((one) => one.number === game.number && one.seat === seat && one.kind === kind && one.ship === about?.ship);
  if (!use) return undefined;
  game.foretold = game.foretold.filter((one) => one !== use);
  if (isPlaceAsk(ask)) return defaultOf(ask);
  return optionOf(ask, use.key ?? use.answer(ask) ?? "");
}
