/**
 * List formats as data: what they require in addition to their limits, and by which rules. Names and limits are in the `formats` package,
 * and sentences are in `telling`.
 */
import type { Mode } from "@broadside/cards";
import { type SquadFormatFacts, type SquadFormatId, squadFormatFacts } from "@broadside/formats";
import { type DecidingRules, FIRST_EDITION_RULES, SECOND_EDITION_RULES } from "./rules.ts";

export interface Format extends Omit<SquadFormatFacts<SquadFormatId>, "game"> {
  /**
   * True if only ship cards cost points, because each ship has a loadout for its upgrades. Huge ships have no loadout, so their upgrades
   * cost points too.
   */
  readonly loadout?: true;
  /** How many points a squad point counts as, for ships with a loadout. By default, one. */
  readonly squadPoint?: number;
  /** True if a team's points or threat are divided among its members. */
  readonly dividesTeamLimit?: true;
  readonly epicPoints?: number;
  readonly shipsOfAType?: { readonly small: number; readonly large: number };
  readonly hugeShips: "allowed" | "refused" | "by-mission";
  /** How many obstacles an entry must bring, and which ones are allowed. */
  readonly obstacles?: { readonly count: number; readonly from: readonly string[] };
  /** True if each list must include the previous one. */
  readonly inclusion?: true;
  readonly mode?: Mode;
  /** True if wings are allowed, and if ships that aren't huge have an extra command icon. */
  readonly epic?: true;
  readonly rules: DecidingRules;
}

/** Returns a format's name and limits. Leaves out fields that matter only in games. */
function listed(id: SquadFormatId): Omit<SquadFormatFacts<SquadFormatId>, "game"> {
  const { game, ...facts } = squadFormatFacts(id);
  return facts;
}

const STANDARD_100: Format = {
  ...listed("standard-100"),
  hugeShips: "refused",
  rules: FIRST_EDITION_RULES,
};

const EPIC_DOGFIGHT: Format = {
  ...listed("epic-dogfight"),
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

/** The six asteroids from the core set, and six debris clouds (ES-GEAR-04). */
const ESCALATION_TOKENS = [
  ...["0", "1", "2", "3", "4", "5"].map((number) => `coreasteroid${number}`),
  ...["0", "1", "2"].flatMap((number) => [`yt2400debris${number}`, `vt49decimatordebris${number}`]),
];

const ESCALATION: Format = {
  ...listed("escalation"),
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
  hugeShips: "by-mission",
  rules: { ...FIRST_EDITION_RULES, hugeShip: "HS-EPIC-02" },
};

const EXTENDED_200: Format = {
  ...listed("extended-200"),
  hugeShips: "refused",
  mode: "extended",
  rules: SECOND_EDITION_RULES,
};

const HYPERSPACE_200: Format = {
  ...EXTENDED_200,
  ...listed("hyperspace-200"),
  mode: "hyperspace",
};

const CASUAL_200: Format = {
  ...EXTENDED_200,
  ...listed("casual-200"),
  rules: { ...SECOND_EDITION_RULES, shipsLeast: "2E-SQUAD-28-Q" },
};

const EPIC_BATTLES: Format = {
  ...listed("epic-battles"),
  dividesTeamLimit: true,
  hugeShips: "allowed",
  epic: true,
  rules: { ...SECOND_EDITION_RULES, points: "EB-SETUP-02", threat: "EB-SETUP-02", shipsLeast: "2E-SQUAD-28-Q", shipsMost: "EB-SETUP-02" },
};

/**
 * Epic Battles with 2.5 cards. This is our own format, because no document from a publisher gives points for it. The 2.5 catalogue gives
 * huge ships the costs that they have in 2.0. A squad point counts as ten points, because 20 squad points replaced 200 points. So the
 * scenarios' limits apply unchanged.
 */
const EPIC_BATTLES_25: Format = {
  ...EPIC_BATTLES,
  ...listed("epic-battles-2.5"),
  loadout: true,
  squadPoint: 10,
};

const QUICK_BUILDS_20: Format = {
  ...listed("quick-build-2.0"),
  hugeShips: "allowed",
  rules: { ...SECOND_EDITION_RULES, shipsLeast: "2E-SQUAD-28-Q" },
};

const STANDARD_20: Format = {
  ...listed("standard-20"),
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
