/** The formats as data: what else than their limits they ask of lists, and the rule that sets each. Names and limits stand in `formats`. */
import type { Mode } from "@broadside/cards";
import { type SquadFormatFacts, type SquadFormatId, squadFormatFacts } from "@broadside/formats";
import { type DecidingRules, FIRST_EDITION_RULES, SECOND_EDITION_RULES } from "./rules.ts";

export interface Format extends Omit<SquadFormatFacts, "game"> {
  readonly about: string;
  /** Only ship cards count; upgrades are paid from each ship's loadout. Huge ships have none and count with their upgrades. */
  readonly loadout?: true;
  /** What each squad point of a ship with a loadout counts, where it is not one. */
  readonly squadPoint?: number;
  /** Whether points or threat of the whole team are shared out. */
  readonly dividesTeamLimit?: true;
  readonly epicPoints?: number;
  readonly shipsOfAType?: { readonly small: number; readonly large: number };
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

/** A format's name and limits; games by format alone are no matter of lists. */
function listed(id: SquadFormatId): Omit<SquadFormatFacts, "game"> {
  const { game, ...facts } = squadFormatFacts(id);
  return facts;
}

const STANDARD_100: Format = {
  ...listed("standard-100"),
  about: "First-edition standard play.",
  hugeShips: "refused",
  rules: FIRST_EDITION_RULES,
};

const EPIC_DOGFIGHT: Format = {
  ...listed("epic-dogfight"),
  about: "One player, 300 points and 5 epic points, at most 12 small or 6 large ships of a type.",
  epicPoints: 5,
  shipsOfAType: { small: 12, large: 6 },
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
  ...listed("team-epic"),
  about: "Two members of one faction, each with 200 points and 3 epic points, at most 8 small or 4 large ships of a type.",
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
  ...listed("escalation"),
  about: "Four lists of 60, 90, 120 and 150 points, each holding the one before; no huge ships.",
  shipsOfAType: { small: 8, large: 4 },
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
  ...listed("cinematic"),
  about: "A mission says what may be fielded; huge ships only where it calls for them.",
  hugeShips: "by-mission",
  rules: { ...FIRST_EDITION_RULES, hugeShip: "HS-EPIC-02" },
};

const EXTENDED_200: Format = {
  ...listed("extended-200"),
  about: "Second-edition events: 200 points, 2 to 8 ships.",
  hugeShips: "refused",
  mode: "extended",
  rules: SECOND_EDITION_RULES,
};

const HYPERSPACE_200: Format = {
  ...EXTENDED_200,
  ...listed("hyperspace-200"),
  about: "As Extended, with the smaller choice of cards.",
  mode: "hyperspace",
};

const CASUAL_200: Format = {
  ...EXTENDED_200,
  ...listed("casual-200"),
  about: "As Extended, with any number of ships.",
  rules: { ...SECOND_EDITION_RULES, shipsLeast: "2E-SQUAD-28-Q" },
};

const EPIC_BATTLES: Format = {
  ...listed("epic-battles"),
  about: "Huge ships and wings under a scenario's limits (500 points where none is named); a team's limit is shared out among its members.",
  dividesTeamLimit: true,
  hugeShips: "allowed",
  epic: true,
  rules: { ...SECOND_EDITION_RULES, points: "EB-SETUP-02", threat: "EB-SETUP-02", shipsLeast: "2E-SQUAD-28-Q", shipsMost: "EB-SETUP-02" },
};

/**
 * No publisher's document counts 2.5 cards for Epic Battles; this is ours. The catalogue has the huge ships of 2.5 with the costs of 2.0, and
 * 20 squad points stand where 200 points stood, so a squad point counts ten and the limits of the scenarios hold as they are.
 */
const EPIC_BATTLES_25: Format = {
  ...EPIC_BATTLES,
  ...listed("epic-battles-2.5"),
  about:
    "Our own way to fly huge ships and wings with 2.5 cards: a squad point counts ten, a huge ship its points with its upgrades, other ships pay upgrades, command cards too, from their loadout.",
  loadout: true,
  squadPoint: 10,
};

const QUICK_BUILDS_20: Format = {
  ...listed("quick-build-2.0"),
  about: "Ready builds that count by threat, 8 where nothing else is agreed.",
  hugeShips: "allowed",
  rules: { ...SECOND_EDITION_RULES, shipsLeast: "2E-SQUAD-28-Q" },
};

const STANDARD_20: Format = {
  ...listed("standard-20"),
  about: "2.5: 20 squad points, 3 to 8 ships, upgrades from each ship's loadout.",
  loadout: true,
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
  ...listed("extended-20"),
  about: "As Standard, with every card of the extended mode.",
  mode: "extended",
};

const QUICK_BUILDS_25: Format = { ...QUICK_BUILDS_20, ...listed("quick-build-2.5") };

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
  EPIC_BATTLES_25,
  QUICK_BUILDS_20,
  STANDARD_20,
  EXTENDED_20,
  QUICK_BUILDS_25,
];

const BY_ID: ReadonlyMap<string, Format> = new Map(FORMATS.map((format) => [format.id, format]));
export const formatById = (id: string): Format | undefined => BY_ID.get(id);
