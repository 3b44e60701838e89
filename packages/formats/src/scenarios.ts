/** The sixteen scenarios, in the order of the books. */
import type { EditionId } from "./edition.ts";
import { currentScenarioId } from "./former-ids.ts";
import type { FactsOf, Range, ScenarioLimits, ScenarioType } from "./scenario.ts";
import type { TableId } from "./table.ts";

const DOGFIGHT: FactsOf<"dogfight", "Dogfight"> = {
  id: "dogfight",
  name: "Dogfight",
  aliases: ["Standard game", "Deathmatch"],
  family: "dogfight",
  seats: [2, 8],
  types: ["head-to-head", "free-for-all", "team-battle"],
  limits: [
    { edition: "2.0", points: 200, threat: 8, binds: "player", ships: [1, 8] },
    { edition: "2.5", points: 20, binds: "player", ships: [3, 8] },
  ],
  tables: [
    { seats: [2, 2], types: ["head-to-head", "free-for-all"], table: "3x3" },
    { seats: [2, 8], types: ["team-battle"], table: "6x3" },
    { seats: [3, 4], types: ["free-for-all"], table: "3x3" },
    { seats: [5, 8], types: ["free-for-all"], table: "6x3" },
  ],
  scoredBy: "standard score",
  survivorWins: true,
};

/** A standard scenario for 2.5: two players (SC-COMMON-70-Q), 20 points, three to eight ships (2E-SQUAD-03). */
const standard = <const Id extends string, const Name extends string>(id: Id, name: Name, objectives: number): FactsOf<Id, Name> => ({
  id,
  name,
  objectives,
  family: "standard",
  seats: [2, 2],
  types: ["head-to-head"],
  limits: [{ edition: "2.5", points: 20, binds: "player", ships: [3, 8] }],
  tables: [{ table: "3x3" }],
  scoredBy: "mission points",
  survivorWins: true,
  noTiebreak: true,
});

/** One threat counts as 25 points, because the largest games are played to 500 points or 20 threat. */
const COUNTER_WORTH = { points: 25, threat: 1 } as const;

type EpicFacts<Id extends string, Name extends string> = Pick<
  FactsOf<Id, Name>,
  "id" | "name" | "aliases" | "page" | "seats" | "types" | "scoredBy" | "unconfirmed"
> &
  Omit<ScenarioLimits, "edition" | "binds"> &
  Partial<Pick<ScenarioLimits, "binds">> & { readonly table: TableId };

/**
 * An Epic Battles scenario. The book is for 2.0. In 2.5, the same limits apply, because we count one squad point as ten points. With the
 * standard score, victory counters add points.
 */
const epic = <const Id extends string, const Name extends string>({
  points,
  threat,
  ships,
  binds = "player",
  table,
  ...facts
}: EpicFacts<Id, Name>): FactsOf<Id, Name> => {
  const limits = { binds, ...(points !== undefined && { points }), ...(threat !== undefined && { threat }), ...(ships && { ships }) };
  return {
    ...facts,
    family: "epic",
    limits: [
      { edition: "2.0", ...limits },
      { edition: "2.5", ...limits, ours: true },
    ],
    tables: [{ table }],
    ...(facts.scoredBy === "standard score" && { counterWorth: COUNTER_WORTH }),
  };
};

const BOTH = ["points", "threat"];

const ALL = [
  DOGFIGHT,
  standard("assault-at-the-satellite-array", "Assault at the Satellite Array", 5),
  standard("chance-engagement", "Chance Engagement", 2),
  standard("salvage-mission", "Salvage Mission", 5),
  standard("scramble-the-transmissions", "Scramble the Transmissions", 3),
  epic({
    id: "epic-escalation",
    name: "Epic Escalation",
    page: 17,
    seats: [2, 8],
    types: ["free-for-all"],
    points: 300,
    threat: 12,
    table: "6x3",
    scoredBy: "victory counters",
    unconfirmed: BOTH,
  }),
  epic({
    id: "fog-of-war",
    name: "Fog of War",
    page: 18,
    seats: [2, 6],
    types: ["free-for-all"],
    threat: 16,
    table: "6x3",
    scoredBy: "victory counters",
    unconfirmed: ["threat"],
  }),
  epic({
    id: "aces-high",
    name: "Aces High",
    page: 19,
    seats: [2, 8],
    types: ["free-for-all"],
    points: 75,
    threat: 4,
    ships: [1, 1],
    table: "3x3",
    scoredBy: "victory counters",
    unconfirmed: ["threat"],
  }),
  epic({
    id: "atmospheric-entry",
    name: "Atmospheric Entry",
    page: 20,
    seats: [2, 2],
    types: ["head-to-head"],
    points: 300,
    threat: 12,
    table: "3x3",
    scoredBy: "standard score",
    unconfirmed: BOTH,
  }),
  epic({
    id: "passing-engagement",
    name: "Passing Engagement",
    page: 21,
    seats: [2, 2],
    types: ["head-to-head"],
    points: 300,
    threat: 12,
    table: "3x3",
    scoredBy: "standard score",
    unconfirmed: BOTH,
  }),
  epic({
    id: "key-cargo-retrieval",
    name: "Key Cargo Retrieval",
    page: 22,
    seats: [2, 2],
    types: ["head-to-head"],
    points: 300,
    threat: 12,
    table: "3x3",
    scoredBy: "standard score",
    unconfirmed: ["seats", ...BOTH],
  }),
  epic({
    id: "cover-the-evacuation",
    name: "Cover the Evacuation",
    page: 23,
    seats: [2, 6],
    types: ["team-battle"],
    points: 500,
    threat: 20,
    binds: "team",
    table: "6x3",
    scoredBy: "standard score",
    unconfirmed: ["threat"],
  }),
  epic({
    id: "intel-pickup",
    name: "Intel Pickup",
    page: 24,
    seats: [2, 4],
    types: ["head-to-head", "free-for-all"],
    points: 400,
    threat: 16,
    table: "6x3",
    scoredBy: "victory counters",
    unconfirmed: BOTH,
  }),
  epic({
    id: "strategic-salvo",
    name: "Strategic Salvo",
    page: 25,
    seats: [2, 6],
    types: ["team-battle"],
    points: 500,
    threat: 20,
    binds: "team",
    table: "6x3",
    scoredBy: "standard score",
    unconfirmed: BOTH,
  }),
  epic({
    id: "all-wings-report-in",
    name: "All Wings Report In",
    aliases: ["All Wings Reporting In"],
    page: 26,
    seats: [3, 5],
    types: ["team-battle"],
    points: 500,
    threat: 20,
    binds: "team",
    table: "6x3",
    scoredBy: "victory counters",
    unconfirmed: BOTH,
  }),
  epic({
    id: "fortified-position",
    name: "Fortified Position",
    page: 27,
    seats: [3, 3],
    types: ["team-battle"],
    points: 400,
    threat: 16,
    binds: "team",
    table: "6x3",
    scoredBy: "standard score",
    unconfirmed: BOTH,
  }),
];

export type ScenarioId = (typeof ALL)[number]["id"];
export type ScenarioName = (typeof ALL)[number]["name"];
export type ScenarioFacts = FactsOf<ScenarioId, ScenarioName>;

export const SCENARIOS: readonly ScenarioFacts[] = ALL;
export const SCENARIO_IDS: readonly ScenarioId[] = ALL.map(({ id }) => id);

const BY_ID: ReadonlyMap<string, ScenarioFacts> = new Map(SCENARIOS.map((scenario) => [scenario.id, scenario]));

/** Finds a scenario by its current or former id. */
export const scenarioFacts = (id: string): ScenarioFacts | undefined => BY_ID.get(currentScenarioId(id));

/** Returns the scenarios in an edition's books. The bare game isn't one of them. */
export const scenariosOf = (edition: EditionId): readonly ScenarioFacts[] =>
  SCENARIOS.filter(({ family, limits }) => family !== "dogfight" && limits.some((own) => own.edition === edition && !own.ours));

export const limitsIn = ({ limits }: ScenarioFacts, edition: EditionId): ScenarioLimits | undefined =>
  limits.find((own) => own.edition === edition);

/** Finds the table for a number of seats and a game type. */
export const tableFor = ({ tables }: ScenarioFacts, seats: number, type: ScenarioType): TableId | undefined =>
  tables.find((row) => isWithin(seats, row.seats) && (row.types?.includes(type) ?? true))?.table;

const isWithin = (count: number, range: Range | undefined): boolean => range === undefined || (count >= range[0] && count <= range[1]);
