/** The sixteen scenarios, in the order of their books. */
import type { EditionId } from "./edition.ts";
import { currentScenarioId } from "./former-ids.ts";
import type { Range, ScenarioFacts, ScenarioId, ScenarioLimits, ScenarioType } from "./scenario.ts";
import type { TableId } from "./table.ts";

const DOGFIGHT: ScenarioFacts = {
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

/** One of standard play in 2.5: two players (SC-COMMON-70-Q), 20 points, three to eight ships (2E-SQUAD-03). */
const standard = (id: ScenarioId, name: string): ScenarioFacts => ({
  id,
  name,
  family: "standard",
  seats: [2, 2],
  types: ["head-to-head"],
  limits: [{ edition: "2.5", points: 20, binds: "player", ships: [3, 8] }],
  tables: [{ table: "3x3" }],
  scoredBy: "mission points",
  survivorWins: true,
  noTiebreak: true,
});

/** 25 points are one threat: the large format is 500 points or threat 20. */
const COUNTER_WORTH = { points: 25, threat: 1 } as const;

type Battle = Pick<ScenarioFacts, "id" | "name" | "aliases" | "seats" | "types" | "scoredBy" | "unconfirmed"> &
  Omit<ScenarioLimits, "edition" | "binds"> &
  Partial<Pick<ScenarioLimits, "binds">> & { readonly table: TableId };

/** One of Epic Battles in 2.0. Where the standard score counts, victory counters add to it. */
const battle = ({ points, threat, ships, binds = "player", table, ...facts }: Battle): ScenarioFacts => ({
  ...facts,
  family: "epic",
  limits: [
    { edition: "2.0", binds, ...(points !== undefined && { points }), ...(threat !== undefined && { threat }), ...(ships && { ships }) },
  ],
  tables: [{ table }],
  ...(facts.scoredBy === "standard score" && { counterWorth: COUNTER_WORTH }),
});

const BOTH = ["points", "threat"];

export const SCENARIOS: readonly ScenarioFacts[] = [
  DOGFIGHT,
  standard("assault-at-the-satellite-array", "Assault at the Satellite Array"),
  standard("chance-engagement", "Chance Engagement"),
  standard("salvage-mission", "Salvage Mission"),
  standard("scramble-the-transmissions", "Scramble the Transmissions"),
  battle({
    id: "epic-escalation",
    name: "Epic Escalation",
    seats: [2, 8],
    types: ["free-for-all"],
    points: 300,
    threat: 12,
    table: "6x3",
    scoredBy: "victory counters",
    unconfirmed: BOTH,
  }),
  battle({
    id: "fog-of-war",
    name: "Fog of War",
    seats: [2, 6],
    types: ["free-for-all"],
    threat: 16,
    table: "6x3",
    scoredBy: "victory counters",
    unconfirmed: ["threat"],
  }),
  battle({
    id: "aces-high",
    name: "Aces High",
    seats: [2, 8],
    types: ["free-for-all"],
    points: 75,
    threat: 4,
    ships: [1, 1],
    table: "3x3",
    scoredBy: "victory counters",
    unconfirmed: ["threat"],
  }),
  battle({
    id: "atmospheric-entry",
    name: "Atmospheric Entry",
    seats: [2, 2],
    types: ["head-to-head"],
    points: 300,
    threat: 12,
    table: "3x3",
    scoredBy: "standard score",
    unconfirmed: BOTH,
  }),
  battle({
    id: "passing-engagement",
    name: "Passing Engagement",
    seats: [2, 2],
    types: ["head-to-head"],
    points: 300,
    threat: 12,
    table: "3x3",
    scoredBy: "standard score",
    unconfirmed: BOTH,
  }),
  battle({
    id: "key-cargo-retrieval",
    name: "Key Cargo Retrieval",
    seats: [2, 2],
    types: ["head-to-head"],
    points: 300,
    threat: 12,
    table: "3x3",
    scoredBy: "standard score",
    unconfirmed: ["seats", ...BOTH],
  }),
  battle({
    id: "cover-the-evacuation",
    name: "Cover the Evacuation",
    seats: [2, 6],
    types: ["team-battle"],
    points: 500,
    threat: 20,
    binds: "team",
    table: "6x3",
    scoredBy: "standard score",
    unconfirmed: ["threat"],
  }),
  battle({
    id: "intel-pickup",
    name: "Intel Pickup",
    seats: [2, 4],
    types: ["head-to-head", "free-for-all"],
    points: 400,
    threat: 16,
    table: "6x3",
    scoredBy: "victory counters",
    unconfirmed: BOTH,
  }),
  battle({
    id: "strategic-salvo",
    name: "Strategic Salvo",
    seats: [2, 6],
    types: ["team-battle"],
    points: 500,
    threat: 20,
    binds: "team",
    table: "6x3",
    scoredBy: "standard score",
    unconfirmed: BOTH,
  }),
  battle({
    id: "all-wings-report-in",
    name: "All Wings Report In",
    aliases: ["All Wings Reporting In"],
    seats: [3, 5],
    types: ["team-battle"],
    points: 500,
    threat: 20,
    binds: "team",
    table: "6x3",
    scoredBy: "victory counters",
    unconfirmed: BOTH,
  }),
  battle({
    id: "fortified-position",
    name: "Fortified Position",
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

const BY_ID: ReadonlyMap<string, ScenarioFacts> = new Map(SCENARIOS.map((scenario) => [scenario.id, scenario]));

/** By its id, or by one it had formerly. */
export const scenarioFacts = (id: string): ScenarioFacts | undefined => BY_ID.get(currentScenarioId(id));

/** The scenarios of an edition's books; the bare game is none of them. */
export const scenariosOf = (edition: EditionId): readonly ScenarioFacts[] =>
  SCENARIOS.filter(({ family, limits }) => family !== "dogfight" && limits.some((own) => own.edition === edition));

export const limitsIn = ({ limits }: ScenarioFacts, edition: EditionId): ScenarioLimits | undefined =>
  limits.find((own) => own.edition === edition);

/** The table for so many seats in a game of that type. */
export const tableFor = ({ tables }: ScenarioFacts, seats: number, type: ScenarioType): TableId | undefined =>
  tables.find((row) => isWithin(seats, row.seats) && (row.types?.includes(type) ?? true))?.table;

const isWithin = (count: number, range: Range | undefined): boolean => range === undefined || (count >= range[0] && count <= range[1]);
