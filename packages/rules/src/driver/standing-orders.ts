/**
 * Standing orders: answers that a seat has given the game in secret. They are used for every question of a kind until the seat withdraws
 * them.
 */
import { DEFAULT_KEY, type QuestionKind } from "@broadside/protocol";
import type { Ask } from "../contract/ask.ts";
import type { Seat } from "../state/seat.ts";
import type { ShipId, StandingOrder, State } from "../state/state.ts";
import { isPlaceAsk } from "./ask.ts";
import type { Input } from "./input.ts";
import { defaultOf, type OpenAsk, optionOf } from "./open-ask.ts";

/** The maximum number of standing orders per seat. */
export const MOST_STANDING_ORDERS = 100;

export type StandingOrderInput = Extract<Input, { readonly input: "standing" }>;

interface OrderSubject {
  readonly seat: Seat;
  readonly kind: QuestionKind;
  readonly ship?: ShipId | undefined;
}

const isFor = (one: StandingOrder, { seat, kind, ship }: OrderSubject): boolean =>
  one.seat === seat && one.kind === kind && one.ship === ship;

/** Whether the seat already has exactly this standing order. */
export const isOrderSet = ({ standing = [] }: State, input: StandingOrderInput): boolean =>
  standing.find((one) => isFor(one, input))?.key === input.key;

export const hasRoomForOrder = ({ standing = [] }: State, input: StandingOrderInput): boolean =>
  input.key === undefined || standing.filter((one) => one.seat === input.seat && !isFor(one, input)).length < MOST_STANDING_ORDERS;

/** Returns the standing orders after an input. */
export function standingOrdersAfter({ standing = [] }: State, input: StandingOrderInput): readonly StandingOrder[] | undefined {
  const { seat, kind, ship, key } = input;
  const others = standing.filter((one) => !isFor(one, input));
  const all = key === undefined ? others : [...others, { seat, kind, ...(ship !== undefined && { ship }), key }];
  return all.length > 0 ? all : undefined;
}

/**
 * Returns the seat's standing order for this question. An order for its ship takes precedence over one for all ships. Votes are never
 * automatic.
 */
export function standingOrderAnswer({ standing = [] }: State, ask: Ask): OpenAsk["answer"] {
  if (ask.secret === "until all have answered") return undefined;
  const { seat, kind, about } = ask;
  const said = standing.find((one) => one.ship !== undefined && isFor(one, { seat, kind, ship: about?.ship }));
  const key = (said ?? standing.find((one) => isFor(one, { seat, kind })))?.key;
  if (key === undefined) return undefined;
  if (key === DEFAULT_KEY) return defaultOf(ask);
  return isPlaceAsk(ask) ? undefined : optionOf(ask, key);
}
