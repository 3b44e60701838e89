/** What a scenario keeps account of: mission points, victory counters, and counters on cards. Every change is told with its reason. */
import type { RuleName } from "@broadside/protocol";
import type { Situation } from "../driver/situation.ts";
import type { Seat } from "../state/seat.ts";
import type { ScenarioState, Ship, ShipId } from "../state/state.ts";

/** A game without a scenario has no account, and nothing is written to it. */
export function setAccount(game: Situation, set: Partial<ScenarioState>): void {
  const { scenario } = game.state;
  if (scenario) game.set({ scenario: { ...scenario, ...set } });
}

const raised = (list: readonly number[], seat: Seat, by: number): readonly number[] =>
  list.map((value, at) => (at === seat ? Math.max(0, value + by) : value));

/** Why something is scored, and for which ship if for one. */
export interface ScoredFor {
  readonly rule: RuleName;
  readonly text: string;
  readonly ship?: ShipId;
}

/** Mission points (SC-COMMON-31). */
export function scorePoints(game: Situation, seat: Seat, points: number, { text, rule, ship }: ScoredFor): void {
  const { scenario } = game.state;
  if (!scenario || points === 0) return;
  setAccount(game, { points: raised(scenario.points, seat, points) });
  game.note({ note: "mission points", seat, points, reason: text, rule, ...(ship !== undefined && { ship }) });
}

/** The owner of the ship that scores takes victory counters (EB-VC-01, -02), never fewer than none. */
export function scoreCounters(
  game: Situation,
  seat: Seat,
  counters: number,
  why: { readonly rule: RuleName; readonly text: string },
): void {
  const { scenario } = game.state;
  if (!scenario || counters === 0) return;
  setAccount(game, { counters: raised(scenario.counters, seat, counters) });
  game.note({ note: "victory counters", seat, counters, ...calledSo(game), reason: why.text, rule: why.rule });
}

/** What a scenario calls its counters, where it has a name of its own for them. */
function calledSo({ content }: Situation): { readonly called?: string } {
  const called = content.scenario?.counterName;
  return called === undefined ? {} : { called };
}

/** Counters on the card of a ship or remote: not scored yet (EB-VC-05). */
export const countersOn = ({ state }: Situation, { id }: Ship): number => state.scenario?.onCards[id] ?? 0;

function setCountersOn(game: Situation, ship: Ship, counters: number): void {
  const { onCards } = game.state.scenario ?? {};
  setAccount(game, { onCards: { ...onCards, [ship.id]: counters } });
}

/** From the supply onto a card. */
export function putCounters(game: Situation, ship: Ship, counters: number): void {
  if (!game.state.scenario) return;
  setCountersOn(game, ship, countersOn(game, ship) + counters);
  game.note({ note: "counters on card", ship: ship.id, counters, ...calledSo(game) });
}

/** From one card to another, as many of those on it as are meant. */
export function moveCounters(game: Situation, from: Ship, to: Ship, most: number): void {
  const counters = Math.min(most, countersOn(game, from));
  if (counters === 0) return;
  setCountersOn(game, from, countersOn(game, from) - counters);
  setCountersOn(game, to, countersOn(game, to) + counters);
  game.note({ note: "counters moved", ship: from.id, target: to.id, counters, ...calledSo(game) });
}

/** All that lie on a card go back to the supply. */
export function returnCounters(game: Situation, ship: Ship): void {
  const counters = countersOn(game, ship);
  if (counters === 0) return;
  setCountersOn(game, ship, 0);
  game.note({ note: "counters returned", ship: ship.id, counters, ...calledSo(game) });
}

/** From the card to a player: the number of counters stays the same (EB-VC-06). */
export function takeCounters(game: Situation, ship: Ship, seat: Seat, why: { readonly rule: RuleName; readonly text: string }): number {
  const counters = countersOn(game, ship);
  if (counters === 0) return 0;
  setCountersOn(game, ship, 0);
  scoreCounters(game, seat, counters, why);
  return counters;
}

/** Whatever else a scenario remembers, by a name of its own. */
export const figureOf = ({ state }: Situation, name: string): number => state.scenario?.figures[name] ?? 0;
export function setFigure(game: Situation, name: string, figure: number): void {
  const { scenario } = game.state;
  if (scenario) setAccount(game, { figures: { ...scenario.figures, [name]: figure } });
}
