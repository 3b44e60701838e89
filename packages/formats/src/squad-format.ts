/** List formats and their limits. A format that is also a first-edition game has its game sheet too. */

import { EDITIONS, type EditionId } from "./edition.ts";
import { EPIC_DOGFIGHT } from "./games/epic-dogfight.ts";
import { ESCALATION } from "./games/escalation.ts";
import type { GameSheet } from "./games/sheet.ts";
import { STANDARD_100 } from "./games/standard-100.ts";
import { TEAM_EPIC } from "./games/team-epic.ts";
import type { SquadFormatFacts } from "./squad-format-facts.ts";

const ONE_LIST = { least: 1, most: 1, called: "list" } as const;

const FACTS = {
  "standard-100": STANDARD_100,
  "epic-dogfight": EPIC_DOGFIGHT,
  "team-epic": TEAM_EPIC,
  escalation: ESCALATION,
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
  "epic-battles-2.5": {
    name: "Epic Battles with 2.5 cards (ours)",
    edition: "2.5",
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

/** The list formats for a scenario's squads, by edition: standard lists, lists with huge ships and wings, and quick builds. */
export const SCENARIO_LISTS = {
  "2.0": { standard: "casual-200", epic: "epic-battles", quickBuilds: "quick-build-2.0" },
  "2.5": { standard: "extended-20", epic: "epic-battles-2.5", quickBuilds: "quick-build-2.5" },
} as const satisfies Readonly<Partial<Record<EditionId, Readonly<Record<"standard" | "epic" | "quickBuilds", SquadFormatId>>>>>;

/** An edition whose games are scenarios. In the first edition, games are formats. */
export type SecondEdition = keyof typeof SCENARIO_LISTS;

export const playsScenarios = (edition: EditionId): edition is SecondEdition => edition in SCENARIO_LISTS;

/** An edition whose games are formats. */
export type FormatEdition = Exclude<EditionId, SecondEdition>;

export const SECOND_EDITIONS: readonly SecondEdition[] = EDITIONS.filter(playsScenarios);
export const FORMAT_EDITIONS: readonly FormatEdition[] = EDITIONS.filter((edition) => !playsScenarios(edition));

/** Their names in English. */
export const SQUAD_FORMAT_NAMES = Object.fromEntries(Object.entries(FACTS).map(([id, { name }]) => [id, name])) as {
  readonly [Id in SquadFormatId]: (typeof FACTS)[Id]["name"];
};

/** The format ids, in the order in which they are offered. */
export const SQUAD_FORMAT_IDS = Object.keys(FACTS) as readonly SquadFormatId[];

export const squadFormatFacts = (id: SquadFormatId): SquadFormatFacts<SquadFormatId> => ({ id, ...FACTS[id] });

/** The first-edition games, in the order in which they are offered. */
export const GAME_FORMAT_IDS = ["standard-100", "escalation", "epic-dogfight", "team-epic"] as const satisfies readonly SquadFormatId[];
export type GameFormatId = (typeof GAME_FORMAT_IDS)[number];

export const gameEdition = (id: GameFormatId): FormatEdition => FACTS[id].edition;
export const gameSheet = (id: GameFormatId): GameSheet => FACTS[id].game;
