/** Standing answers: what a seat has told the game in secret to answer for it, question by question of a kind, until it takes it back. */
import { DEFAULT_KEY, type QuestionKind } from "@broadside/protocol";
import type { Seat } from "../state/seat.ts";
import type { ShipId, StandingAnswer, State } from "../state/state.ts";
import { type Ask, isPlaceAsk } from "./ask.ts";
import type { Input } from "./input.ts";
import { defaultOf, type OpenAsk, optionOf } from "./open-ask.ts";

/** A seat has no more than these. */
export const MOST_STANDING = 100;

export type StandingInput = Extract<Input, { readonly input: "standing" }>;

interface Matter {
  readonly seat: Seat;
  readonly kind: QuestionKind;
  readonly ship?: ShipId | undefined;
}

const isFor = (one: StandingAnswer, { seat, kind, ship }: Matter): boolean => one.seat === seat && one.kind === kind && one.ship === ship;

/** Whether the seat has this very standing answer already. */
export const standsAlready = ({ standing = [] }: State, input: StandingInput): boolean =>
  standing.find((one) => isFor(one, input))?.key === input.key;

export const hasRoomFor = ({ standing = [] }: State, input: StandingInput): boolean =>
  input.key === undefined || standing.filter((one) => one.seat === input.seat && !isFor(one, input)).length < MOST_STANDING;

/** The standing answers after an input. */
export function standingAfter({ standing = [] }: State, input: StandingInput): readonly StandingAnswer[] | undefined {
  const { seat, kind, ship, key } = input;
  const others = standing.filter((one) => !isFor(one, input));
  const all = key === undefined ? others : [...others, { seat, kind, ...(ship !== undefined && { ship }), key }];
  return all.length > 0 ? all : undefined;
}

/** What a seat has said for this question; what it has said for its ship counts before what it has said for all. A seat casts its votes itself. */
export function standingAnswer({ standing = [] }: State, ask: Ask): OpenAsk["answer"] {
  if (ask.secret === "until all have answered") return undefined;
  const { seat, kind, about } = ask;
  const said = standing.find((one) => one.ship !== undefined && isFor(one, { seat, kind, ship: about?.ship }));
  const key = (said ?? standing.find((one) => isFor(one, { seat, kind })))?.key;
  if (key === undefined) return undefined;
  if (key === DEFAULT_KEY) return defaultOf(ask);
  return isPlaceAsk(ask) ? undefined : optionOf(ask, key);
}
