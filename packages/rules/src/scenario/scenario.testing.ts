/** Makes a game with a scenario account, in which something happens as the Engagement phase begins. */

import { windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Scenario } from "../contract/scenario.ts";
import type { Situation } from "../contract/situation.ts";
import type { ScenarioPieceState, ScenarioState, Ship } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

export const account = (seats: number, more: Partial<ScenarioState> = {}): ScenarioState => ({
  pieces: [],
  counters: Array.from({ length: seats }, () => 0),
  points: Array.from({ length: seats }, () => 0),
  onCards: {},
  numbers: Array.from({ length: seats }, (_, seat) => seat + 1),
  figures: {},
  ...more,
});

export const marker = (where: Partial<Pick<ScenarioPieceState, "pose" | "carrier">>, number = 1): ScenarioPieceState => ({
  id: `marker ${number}`,
  kind: "marker",
  number,
  pose: undefined,
  carrier: undefined,
  seat: undefined,
  ...where,
});

/** Makes a scenario like the standard game, on the standard table. */
export const scenarioWith = (more: Partial<Scenario>): Scenario => ({
  id: "test",
  isEpic: true,
  table: () => "3x3",
  type: () => "head-to-head",
  areas: () => [],
  obstacles: () => ({ count: 0, distances: "epic", rule: "EB-SETUP-13" }),
  score: ({ setup }) => setup.seats.map(() => 0),
  decide: () => undefined,
  ...more,
});

export const SHIP: TestShip = { pilot: "redsquadronveteran", pose: at(450, 300), engaged: true };
const WATCHER: TestShip = { pilot: "omicrongrouppilot", pose: at(850, 60), engaged: true };
export const ENEMY: TestShip = { pilot: "academypilot", pose: at(450, 800, 180), engaged: true };

interface Happening extends Partial<Omit<TestTable, "cards">> {
  readonly mine?: readonly TestShip[];
  readonly theirs?: readonly TestShip[];
  readonly cards?: Readonly<Record<string, Ability>>;
  readonly on?: Partial<ScenarioState>;
}

/** Sets up a game in which the given procedure runs for A1. */
export function happening(work: (game: Situation, ship: Ship) => Procedure | undefined, given: Happening = {}): Table {
  const { mine = [SHIP], theirs = [ENEMY], cards, on, state, ...more } = given;
  const does = (game: Situation) => work(game, game.state.ships[0] as Ship);
  return startTable({
    edition: "2.0",
    phase: "combat",
    ships: [[...mine, WATCHER], theirs],
    cards: { "pilot:omicrongrouppilot": windowCard("startOfCombat", { does }), ...cards },
    state: { scenario: account(2, on), ...state },
    ...more,
  });
}
