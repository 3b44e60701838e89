/** Sets up standard scenarios for tests: with ships and features in given places, or from the first step of set-up. */
import { placeProblemLine, type Scenario, type ScenarioState, type ShipId, type Situation } from "@broadside/rules";
import { at, startSetUp, startTable, type Table, type TestList, type TestTable } from "@broadside/rules/testing";
import { scenarioById } from "../find-scenario.ts";
import type { OptionValues } from "../option.ts";

export const STANDARD = ["assault-at-the-satellite-array", "chance-engagement", "salvage-mission", "scramble-the-transmissions"] as const;
export type StandardId = (typeof STANDARD)[number];

export function scenarioCalled(id: string, edited: OptionValues = {}): Scenario {
  const scenario = scenarioById(id, edited);
  if (!scenario) throw new Error(`no scenario ${id}`);
  return scenario;
}

/** A feature: where it is or which ship carries it, and which player's marker it has. */
export interface TestFeature {
  readonly at?: readonly [x: number, y: number];
  readonly carrier?: ShipId;
  readonly seat?: number;
}

/** The middle of the table. */
export const MIDDLE = [457.2, 457.2] as const;

export interface MissionTable extends Omit<Partial<TestTable>, "scenario"> {
  readonly round?: number;
  readonly features?: readonly TestFeature[];
  readonly points?: readonly number[];
  readonly edited?: OptionValues;
}

const KINDS: Readonly<Record<string, "satellite" | "supplyCache">> = { "salvage-mission": "supplyCache" };

export const accountWith = (id: string, features: readonly TestFeature[], points: readonly number[]): ScenarioState => ({
  pieces: features.map(({ at: spot, carrier, seat }, place) => ({
    id: `${KINDS[id] ?? "satellite"} ${place + 1}`,
    kind: KINDS[id] ?? "satellite",
    number: place + 1,
    pose: spot && at(spot[0], spot[1]),
    carrier,
    seat,
  })),
  counters: points.map(() => 0),
  points,
  onCards: {},
  numbers: points.map((_, seat) => seat + 1),
  figures: {},
});

/** Sets up a game in its second round, unless the test names another. */
export const played = (
  id: StandardId | "dogfight",
  { round = 2, features = [], points = [0, 0], edited, state, ships, ...given }: MissionTable,
): Table =>
  startTable({
    edition: "2.5",
    phase: "end",
    ...given,
    ships: ships ?? [],
    scenario: scenarioCalled(id, edited),
    state: { round, scenario: accountWith(id, features, points), ...state },
  });

export const LISTS: readonly TestList[] = [
  { ships: ["redsquadronveteran", "goldsquadronveteran", "outerrimsmuggler"].map(worth), faction: "rebelalliance", points: 20 },
  { ships: ["sabersquadronace", "imdaartestpilot", "omicrongrouppilot"].map(worth), faction: "galacticempire", points: 20 },
];
function worth(pilot: string): { readonly pilot: string; readonly points: number } {
  return { pilot, points: 5 };
}

export const setUp = (id: StandardId, given: Parameters<typeof startSetUp>[1] = {}, lists = LISTS): Table =>
  startSetUp(lists, { edition: "2.5", scenario: scenarioCalled(id), ...given });

export const pointsOf = ({ game }: { readonly game: Situation }): readonly number[] => game.state.scenario?.points ?? [];
export const featuresOf = ({ game }: { readonly game: Situation }) => game.state.scenario?.pieces ?? [];

/** Gives default answers until the game asks this kind of question about a ship. */
export function untilAsked(table: Table, kind: string, ship: string): Table {
  for (let step = 0; step < 300; step += 1) {
    const [open] = table.game.open.filter(({ answer }) => !answer);
    if (!open) break;
    if (open.ask.kind === kind && open.ask.about?.ship === ship) return table;
    table.pass();
  }
  throw new Error(`${ship} was never asked: ${kind}`);
}

/** Returns why a place isn't allowed, as `rule: words`. */
export function refusalAt(table: Table, x: number, y: number): string | undefined {
  const [open] = table.game.open;
  if (!open || !("refusal" in open.ask)) throw new Error("no place is asked for");
  const refused = open.ask.refusal(at(x, y));
  return refused && `${refused.rule}: ${placeProblemLine(refused.why)}`;
}

/** Gives default answers until the next Planning phase. Returns every option that this kind of question offered about a ship. */
export function offeredUntilPlanning(table: Table, kind: string, ship: string): readonly string[] {
  const keys = new Set<string>();
  while (table.game.state.cursor.phase !== "planning" && table.game.open.length > 0) {
    for (const { ask } of table.game.open)
      if (ask.kind === kind && ask.about?.ship === ship && "options" in ask) for (const { key } of ask.options) keys.add(key);
    table.pass();
  }
  return [...keys];
}
