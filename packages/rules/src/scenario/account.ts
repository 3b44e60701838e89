/** What a scenario counts: mission points, victory counters, and counters on cards. The log gives a reason for every change. */
import type { CounterName, RuleName, ScoreReason } from "@broadside/protocol";
import type { Situation } from "../contract/situation.ts";
import type { Seat } from "../state/seat.ts";
import type { ScenarioState, Ship, ShipId } from "../state/state.ts";

/** Writes to the scenario's account. A game without a scenario has none, so nothing is written. */
export function setAccount(game: Situation, set: Partial<ScenarioState>): void {
  const { scenario } = game.state;
  if (scenario) game.set({ scenario: { ...scenario, ...set } });
}

const raised = (list: readonly number[], seat: Seat, by: number): readonly number[] =>
  list.map((value, at) => (at === seat ? Math.max(0, value + by) : value));

/** The reason for scoring something, and the ship that scores it, if there is one. */
export interface ScoredFor {
  readonly rule: RuleName;
  readonly text: ScoreReason;
  readonly ship?: ShipId;
}

/** Scores mission points (SC-COMMON-31). */
export function scorePoints(game: Situation, seat: Seat, points: number, { text, rule, ship }: ScoredFor): void {
  const { scenario } = game.state;
  if (!scenario || points === 0) return;
  setAccount(game, { points: raised(scenario.points, seat, points) });
  game.note({ note: "mission points", seat, points, reason: text, rule, ...(ship !== undefined && { ship }) });
}

/** Gives victory counters to the owner of the scoring ship (EB-VC-01, -02). A player's total never drops below zero. */
export function scoreCounters(
  game: Situation,
  seat: Seat,
  counters: number,
  why: { readonly rule: RuleName; readonly text: ScoreReason },
): void {
  const { scenario } = game.state;
  if (!scenario || counters === 0) return;
  setAccount(game, { counters: raised(scenario.counters, seat, counters) });
  game.note({ note: "victory counters", seat, counters, ...calledSo(game), reason: why.text, rule: why.rule });
}

/** Returns what the scenario calls its counters, if it has its own word for them. */
function calledSo({ content }: Situation): { readonly called?: CounterName } {
  const called = content.scenario?.counterName;
  return called === undefined ? {} : { called };
}

/** Returns the counters on a ship's or remote's card. Nobody has scored them yet (EB-VC-05). */
export const countersOn = ({ state }: Situation, { id }: Ship): number => state.scenario?.onCards[id] ?? 0;

function setCountersOn(game: Situation, ship: Ship, counters: number): void {
  const { onCards } = game.state.scenario ?? {};
  setAccount(game, { onCards: { ...onCards, [ship.id]: counters } });
}

/** Puts counters from the supply onto a card. */
export function putCounters(game: Situation, ship: Ship, counters: number): void {
  if (!game.state.scenario) return;
  setCountersOn(game, ship, countersOn(game, ship) + counters);
  game.note({ note: "counters on card", ship: ship.id, counters, ...calledSo(game) });
}

/** Moves counters from one card to another, but no more than `most`. */
export function moveCounters(game: Situation, from: Ship, to: Ship, most: number): void {
  const counters = Math.min(most, countersOn(game, from));
  if (counters === 0) return;
  setCountersOn(game, from, countersOn(game, from) - counters);
  setCountersOn(game, to, countersOn(game, to) + counters);
  game.note({ note: "counters moved", ship: from.id, target: to.id, counters, ...calledSo(game) });
}

/** Returns all counters on a card to the supply. */
export function returnCounters(game: Situation, ship: Ship): void {
  const counters = countersOn(game, ship);
  if (counters === 0) return;
  setCountersOn(game, ship, 0);
  game.note({ note: "counters returned", ship: ship.id, counters, ...calledSo(game) });
}

/** Moves a card's counters to a player who scores them. The total number of counters stays the same (EB-VC-06). */
export function takeCounters(
  game: Situation,
  ship: Ship,
  seat: Seat,
  why: { readonly rule: RuleName; readonly text: ScoreReason },
): number {
  const counters = countersOn(game, ship);
  if (counters === 0) return 0;
  setCountersOn(game, ship, 0);
  scoreCounters(game, seat, counters, why);
  return counters;
}

/** Returns a number that a scenario has stored under one of its own names. */
export const figureOf = ({ state }: Situation, name: string): number => state.scenario?.figures[name] ?? 0;
export function setFigure(game: Situation, name: string, figure: number): void {
  const { scenario } = game.state;
  if (scenario) setAccount(game, { figures: { ...scenario.figures, [name]: figure } });
}
