/** The formats as data: limits, and the rule that sets each. */
import type { Mode } from "@broadside/cards";
import type { Edition } from "@broadside/rulebook/row";
import { type DecidingRules, FIRST_EDITION_RULES, SECOND_EDITION_RULES } from "./rules.ts";

export interface Format {
  readonly id: string;
  readonly name: string;
  readonly edition: Edition;
  readonly about: string;
  /** How many lists an entry has, and what one is called. */
  readonly lists: { readonly least: number; readonly most: number; readonly called: "list" | "tier" | "member" };
  /** Points of each list; one figure for all, or none where only a scenario or organiser sets it. */
  readonly points?: readonly number[];
  /** The limit counts quick builds by threat. */
  readonly threat?: number;
  /** Only ship cards count; upgrades are paid from each ship's loadout. */
  readonly loadout?: true;
  /** Whether points or threat of the whole team are shared out. */
  readonly dividesTeamLimit?: true;
  readonly epicPoints?: number;
  readonly shipsOfAType?: { readonly small: number; readonly large: number };
  readonly ships: { readonly least: number; readonly most?: number };
  readonly hugeShips: "allowed" | "refused" | "by-mission";
  /** How many obstacles an entry brings, and the tokens they come from; any token where none are named. */
  readonly obstacles?: { readonly count: number; readonly from: readonly string[] };
  /** Each list holds the one before. */
  readonly inclusion?: true;
  readonly mode?: Mode;
  /** Ships that are not huge have one more command icon, and wings may be formed. */
  readonly epic?: true;
  readonly rules: DecidingRules;
}

const ONE_LIST = { least: 1, most: 1, called: "list" } as const;

const STANDARD_100: Format = {
  id: "standard-100",
  name: "Standard, 100 points",
  edition: "1e",
  about: "First-edition standard play.",
  lists: ONE_LIST,
  points: [100],
  ships: { least: 1 },
  hugeShips: "refused",
  rules: FIRST_EDITION_RULES,
};

const EPIC_DOGFIGHT: Format = {
  id: "epic-dogfight",
  name: "Epic Dogfight",
  edition: "1e",
  about: "One player, 300 points and 5 epic points, at most 12 small or 6 large ships of a type.",
  lists: ONE_LIST,
  points: [300],
  epicPoints: 5,
  shipsOfAType: { small: 12, large: 6 },
  ships: { least: 1 },
  hugeShips: "allowed",
  rules: {
    ...FIRST_EDITION_RULES,
    lists: "ET-SQUAD-01",
    points: "ET-SQUAD-02",
    epicPoints: "ET-SQUAD-04",
    epicPointsUnknown: "ET-EPIC-51-Q",
    smallOfAType: "ET-SQUAD-06",
    largeOfAType: "ET-SQUAD-07",
    factionChoice: "ET-SQUAD-12",
    faction: "ET-FACT-01",
    unknownCard: "ET-LEGAL-02",
    shipsLeast: "ET-SQUAD-51-Q",
    navigator: "ET-CARD-04",
  },
};

const TEAM_EPIC: Format = {
  ...EPIC_DOGFIGHT,
  id: "team-epic",
  name: "Team Epic",
  about: "Two members of one faction, each with 200 points and 3 epic points, at most 8 small or 4 large ships of a type.",
  lists: { least: 2, most: 2, called: "member" },
  points: [200],
  epicPoints: 3,
  shipsOfAType: { small: 8, large: 4 },
  rules: {
    ...EPIC_DOGFIGHT.rules,
    lists: "ET-TLIST-03",
    points: "ET-TEAM-02",
    epicPoints: "ET-TEAM-04",
    smallOfAType: "ET-TEAM-05",
    largeOfAType: "ET-TEAM-06",
    declaredEpicPoints: "ET-TLIST-04",
    playerName: "ET-TLIST-05",
    captain: "ET-TLIST-06",
    locked: "ET-TLIST-07",
    sharedFaction: "ET-TEAM-09",
    sharedNames: "ET-TEAM-10",
  },
};

/** Six asteroids of the core set and six debris clouds (ES-GEAR-04). */
const ESCALATION_TOKENS = [
  ...["0", "1", "2", "3", "4", "5"].map((number) => `coreasteroid${number}`),
  ...["0", "1", "2"].flatMap((number) => [`yt2400debris${number}`, `vt49decimatordebris${number}`]),
];

const ESCALATION: Format = {
  id: "escalation",
  name: "Escalation",
  edition: "1e",
  about: "Four lists of 60, 90, 120 and 150 points, each holding the one before; no huge ships.",
  lists: { least: 4, most: 4, called: "tier" },
  points: [60, 90, 120, 150],
  shipsOfAType: { small: 8, large: 4 },
  ships: { least: 2 },
  hugeShips: "refused",
  obstacles: { count: 3, from: ESCALATION_TOKENS },
  inclusion: true,
  rules: {
    ...FIRST_EDITION_RULES,
    lists: "ES-SQUAD-01",
    points: ["ES-SQUAD-02", "ES-SQUAD-03", "ES-SQUAD-04", "ES-SQUAD-05"],
    shipsLeast: "ES-SQUAD-09",
    smallOfAType: "ES-SQUAD-10",
    largeOfAType: "ES-SQUAD-11",
    hugeShip: "ES-SQUAD-13",
    faction: "ES-FACT-01",
    factionChoice: "ES-FACT-03",
    sharedFaction: "ES-FACT-04",
    unknownCard: "ES-LEGAL-02",
    notAdmitted: "ES-LEGAL-04",
    notReleased: "ES-LEGAL-04",
    obstacles: "ES-LIST-52-Q",
    obstacleKind: "ES-GEAR-04",
    obstacleTwice: "ES-GEAR-05",
    obstaclesChanged: "ES-GEAR-07",
    locked: "ES-LIST-02",
  },
};

const CINEMATIC: Format = {
  ...STANDARD_100,
  id: "cinematic",
  name: "Cinematic mission",
  about: "A mission says what may be fielded; huge ships only where it calls for them.",
  hugeShips: "by-mission",
  rules: { ...FIRST_EDITION_RULES, hugeShip: "HS-EPIC-02" },
};

const EXTENDED_200: Format = {
  id: "extended-200",
  name: "Extended, 200 points",
  edition: "2.0",
  about: "Second-edition events: 200 points, 2 to 8 ships.",
  lists: ONE_LIST,
  points: [200],
  ships: { least: 2, most: 8 },
  hugeShips: "refused",
  mode: "extended",
  rules: SECOND_EDITION_RULES,
};

const HYPERSPACE_200: Format = {
  ...EXTENDED_200,
  id: "hyperspace-200",
  name: "Hyperspace, 200 points",
  about: "As Extended, with the smaller choice of cards.",
  mode: "hyperspace",
};

const CASUAL_200: Format = {
  ...EXTENDED_200,
  id: "casual-200",
  name: "Casual, 200 points",
  about: "As Extended, with any number of ships.",
  ships: { least: 1 },
  rules: { ...SECOND_EDITION_RULES, shipsLeast: "2E-SQUAD-28-Q" },
};

const EPIC_BATTLES: Format = {
  id: "epic-battles",
  name: "Epic Battles",
  edition: "2.0",
  about: "Huge ships and wings under a scenario's limits (500 points where none is named); a team's limit is shared out among its members.",
  lists: { least: 1, most: 8, called: "member" },
  points: [500],
  dividesTeamLimit: true,
  ships: { least: 1 },
  hugeShips: "allowed",
  epic: true,
  rules: { ...SECOND_EDITION_RULES, points: "EB-SETUP-02", threat: "EB-SETUP-02", shipsLeast: "2E-SQUAD-28-Q", shipsMost: "EB-SETUP-02" },
};

const QUICK_BUILDS_20: Format = {
  id: "quick-build-2.0",
  name: "Quick builds (2.0)",
  edition: "2.0",
  about: "Ready builds that count by threat, 8 where nothing else is agreed.",
  lists: ONE_LIST,
  threat: 8,
  ships: { least: 1 },
  hugeShips: "allowed",
  rules: { ...SECOND_EDITION_RULES, shipsLeast: "2E-SQUAD-28-Q" },
};

const STANDARD_20: Format = {
  id: "standard-20",
  name: "Standard, 20 points",
  edition: "2.5",
  about: "2.5: 20 squad points, 3 to 8 ships, upgrades from each ship's loadout.",
  lists: ONE_LIST,
  points: [20],
  loadout: true,
  ships: { least: 3, most: 8 },
  hugeShips: "refused",
  mode: "standard",
  rules: {
    ...SECOND_EDITION_RULES,
    points: "2E-SQUAD-03",
    shipsLeast: "2E-SQUAD-03",
    shipsMost: "2E-SQUAD-03",
    standardized: "2E-SQUAD-15",
  },
};

const EXTENDED_20: Format = {
  ...STANDARD_20,
  id: "extended-20",
  name: "Extended, 20 points",
  about: "As Standard, with every card of the extended mode.",
  mode: "extended",
};

const QUICK_BUILDS_25: Format = { ...QUICK_BUILDS_20, id: "quick-build-2.5", name: "Quick builds (2.5)", edition: "2.5" };

export const FORMATS: readonly Format[] = [
  STANDARD_100,
  EPIC_DOGFIGHT,
  TEAM_EPIC,
  ESCALATION,
  CINEMATIC,
  EXTENDED_200,
  HYPERSPACE_200,
  CASUAL_200,
  EPIC_BATTLES,
  QUICK_BUILDS_20,
  STANDARD_20,
  EXTENDED_20,
  QUICK_BUILDS_25,
];

const BY_ID = new Map(FORMATS.map((format) => [format.id, format]));
export const formatById = (id: string): Format | undefined => BY_ID.get(id);
