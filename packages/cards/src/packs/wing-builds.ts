/**
 * Quick builds of wings and huge ships, which are the same in 2.0 and 2.5. For wings, we know only the leader, the wing card, the wingmates
 * and the threat.
 */
import type { QuickBuild } from "../quick-build.ts";
import type { Faction } from "../vocabulary.ts";

interface WingBuild {
  readonly faction: Faction;
  readonly leader: string;
  readonly card: string;
  readonly wingmate: string;
  /** The wing's threat with two wingmates, then with three, and so on. */
  readonly threat: readonly number[];
}

const WINGS: readonly WingBuild[] = [
  { faction: "rebelalliance", leader: "lukeskywalker", card: "veteranwingleader", wingmate: "redsquadronveteran", threat: [8, 10, 12, 14] },
  { faction: "galacticempire", leader: "darthvader", card: "agentoftheempire", wingmate: "blacksquadronace", threat: [6, 7, 8, 9] },
  { faction: "scumandvillainy", leader: "fennrau", card: "veteranwingleader", wingmate: "skullsquadronpilot", threat: [8, 10, 12, 14] },
  { faction: "resistance", leader: "poedameron", card: "veteranwingleader", wingmate: "blacksquadronace-t70xwing", threat: [9, 11, 13, 15] },
  { faction: "firstorder", leader: "kyloren", card: "firstorderelite", wingmate: "omegasquadronexpert", threat: [6, 8] },
  { faction: "galacticrepublic", leader: "plokoon", card: "veteranwingleader", wingmate: "goldsquadrontrooper", threat: [5, 6, 7, 8] },
  { faction: "separatistalliance", leader: "generalgrievous", card: "veteranwingleader", wingmate: "separatistdrone", threat: [5, 6, 7, 8] },
  { faction: "galacticempire", leader: "commandantgoran", card: "skystrikeacademyclass", wingmate: "academypilot", threat: [4, 5, 6, 7] },
];

/** Wing builds whose wingmates are unknown. */
const WINGS_IN_PART: readonly Omit<WingBuild, "wingmate">[] = [
  { faction: "galacticrepublic", leader: "aaylasecura", card: "jedicommander", threat: [5, 7, 8, 9] },
  { faction: "rebelalliance", leader: "herasyndulla-vcx100lightfreighter", card: "phoenixsquadron", threat: [6, 7, 8, 9] },
];

const FEWEST_WINGMATES = 2;

export const WING_BUILDS: readonly QuickBuild[] = [
  ...WINGS.flatMap(({ faction, leader, card, wingmate, threat }) =>
    threat.map(
      (value, more): QuickBuild => ({
        id: `wing-${leader}-${FEWEST_WINGMATES + more}`,
        faction,
        threat: value,
        ships: [{ pilot: leader, upgrades: [card] }, ...Array.from({ length: FEWEST_WINGMATES + more }, () => ({ pilot: wingmate, upgrades: [] }))],
        wing: true,
        missing: ["upgrades"],
      }),
    ),
  ),
  ...WINGS_IN_PART.flatMap(({ faction, leader, card, threat }) =>
    threat.map(
      (value, more): QuickBuild => ({
        id: `wing-${leader}-${FEWEST_WINGMATES + more}`,
        faction,
        threat: value,
        ships: [{ pilot: leader, upgrades: [card] }],
        wing: true,
        missing: ["upgrades", "wingmates"],
      }),
    ),
  ),
];

const HUGE_THREAT: readonly (readonly [Faction, string, number])[] = [
  ["rebelalliance", "echobaseevacuees", 4],
  ["resistance", "newrepublicvolunteers", 4],
  ["galacticempire", "outerrimgarrison", 5],
  ["firstorder", "firstordersympathizers", 4],
  ["scumandvillainy", "syndicatesmugglers", 5],
  ["separatistalliance", "separatistprivateers", 6],
  ["rebelalliance", "alderaanianguard", 9],
  ["galacticrepublic", "republicjudiciary", 9],
  ["galacticempire", "outerrimpatrol", 9],
  ["firstorder", "firstordercollaborators", 8],
];

/** Huge ships for which we know only the threat. */
export const HUGE_BUILDS: readonly QuickBuild[] = HUGE_THREAT.map(([faction, pilot, threat]) => ({
  id: pilot,
  faction,
  threat,
  ships: [{ pilot, upgrades: [] }],
  missing: ["upgrades"],
}));
