/** The formats that lists are built for: what a list may count and, where a format is also a game without a scenario, its seats and table. */
import type { EditionId } from "./edition.ts";
import type { Range } from "./scenario.ts";
import type { TableId } from "./table.ts";

export interface SquadFormatFacts {
  readonly id: SquadFormatId;
  readonly name: string;
  readonly edition: EditionId;
  /** How many lists an entry has, and what one is called. */
  readonly lists: { readonly least: number; readonly most: number; readonly called: "list" | "tier" | "member" };
  /** Points of each list; one figure for all, or none where only a scenario or organiser sets it. */
  readonly points?: readonly number[];
  /** The limit counts quick builds by threat. */
  readonly threat?: number;
  readonly ships: { readonly least: number; readonly most?: number };
  /** A first-edition game that is played by this format alone. */
  readonly game?: GameFacts;
}

export interface GameFacts {
  readonly table: TableId;
  readonly seats: Range;
  /** How many sides there are and how many play on each, where that is fixed. */
  readonly sides?: { readonly count: number; readonly seats: number };
}

const ONE_LIST = { least: 1, most: 1, called: "list" } as const;

const FACTS = {
  "standard-100": {
    name: "Standard, 100 points",
    edition: "1e",
    lists: ONE_LIST,
    points: [100],
    ships: { least: 1 },
    game: { table: "3x3", seats: [2, 4] },
  },
  "epic-dogfight": {
    name: "Epic Dogfight",
    edition: "1e",
    lists: ONE_LIST,
    points: [300],
    ships: { least: 1 },
    game: { table: "6x3", seats: [2, 2], sides: { count: 2, seats: 1 } },
  },
  "team-epic": {
    name: "Team Epic",
    edition: "1e",
    lists: { least: 2, most: 2, called: "member" },
    points: [200],
    ships: { least: 1 },
    game: { table: "6x3", seats: [4, 4], sides: { count: 2, seats: 2 } },
  },
  escalation: {
    name: "Escalation",
    edition: "1e",
    lists: { least: 4, most: 4, called: "tier" },
    points: [60, 90, 120, 150],
    ships: { least: 2 },
    game: { table: "3x3", seats: [2, 4] },
  },
  cinematic: { name: "Cinematic mission", edition: "1e", lists: ONE_LIST, points: [100], ships: { least: 1 } },
  "extended-200": { name: "Extended, 200 points", edition: "2.0", lists: ONE_LIST, points: [200], ships: { least: 2, most: 8 } },
  "hyperspace-200": { name: "Hyperspace, 200 points", edition: "2.0", lists: ONE_LIST, points: [200], ships: { least: 2, most: 8 } },
  "casual-200": { name: "Casual, 200 points", edition: "2.0", lists: ONE_LIST, points: [200], ships: { least: 1 } },
  "epic-battles": {
    name: "Epic Battles",
    edition: "2.0",
    lists: { least: 1, most: 8, called: "member" },
    points: [500],
    ships: { least: 1 },
  },
  "quick-build-2.0": { name: "Quick builds (2.0)", edition: "2.0", lists: ONE_LIST, threat: 8, ships: { least: 1 } },
  "standard-20": { name: "Standard, 20 points", edition: "2.5", lists: ONE_LIST, points: [20], ships: { least: 3, most: 8 } },
  "extended-20": { name: "Extended, 20 points", edition: "2.5", lists: ONE_LIST, points: [20], ships: { least: 3, most: 8 } },
  "quick-build-2.5": { name: "Quick builds (2.5)", edition: "2.5", lists: ONE_LIST, threat: 8, ships: { least: 1 } },
} as const satisfies Readonly<Record<string, Omit<SquadFormatFacts, "id">>>;

export type SquadFormatId = keyof typeof FACTS;

/** In the order in which they are offered. */
export const SQUAD_FORMAT_IDS = Object.keys(FACTS) as readonly SquadFormatId[];

export const squadFormatFacts = (id: SquadFormatId): SquadFormatFacts => ({ id, ...FACTS[id] });

/** First-edition games that are played by their format alone, in the order in which they are offered. */
export const GAME_FORMAT_IDS = ["standard-100", "escalation", "epic-dogfight", "team-epic"] as const satisfies readonly SquadFormatId[];
export type GameFormatId = (typeof GAME_FORMAT_IDS)[number];

export const gameFacts = (id: GameFormatId): GameFacts => FACTS[id].game;
