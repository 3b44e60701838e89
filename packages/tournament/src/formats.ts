/** The kinds of events as data: who meets whom, for how long, for what, and how it is counted. No code asks which format it is in. */
import type { PairingRules } from "./pairing/index.ts";

export const TIERS = ["casual", "competitive", "premier"] as const;
export type Tier = (typeof TIERS)[number];

/** Who sits on one side of a table in a round; in a pod every player is a side of his own. */
export const UNITS = ["players", "teams", "pods"] as const;
export type Unit = (typeof UNITS)[number];

/** What a side's score is: points of enemy ships, mission points, or the standard score of scenarios. */
export type Count = "destroyed" | "mission" | "standard";

export interface PointsTable {
  readonly win: number;
  /** For a lead below the threshold when time has run out; such a lead is a full win where this is left out. */
  readonly modifiedWin?: { readonly points: number; readonly below: number };
  readonly draw: number;
  readonly loss: number;
  /** By place in a pod; places beyond the table are worth a loss. */
  readonly places: readonly number[];
}

export interface Minutes {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** What a bye is worth on margin: a multiple of the round's limit, or a fixed number. */
export type ByeMargin = { readonly limits: number } | { readonly points: number };

export interface EventFormat {
  readonly id: string;
  readonly name: string;
  readonly edition: "1e" | "2.0" | "2.5";
  readonly document: { readonly name: string; readonly version: string };
  readonly tiers: readonly Tier[];
  /** Who is ranked, and who may meet in a round. */
  readonly ranks: "players" | "teams";
  readonly units: readonly Unit[];
  readonly teamSize: number;
  /** The number of rounds where it is not the organiser's choice. */
  readonly rounds?: number;
  /** For each round; the last one stands for all that follow. */
  readonly limits: readonly number[];
  readonly minutes: readonly Minutes[];
  readonly count: Count;
  readonly points: PointsTable;
  /** Margin: the limit plus or minus the difference, or simply what was scored. */
  readonly margin: "around the limit" | "the score";
  /** A side without ships counts as the whole limit, however small its squad was. */
  readonly fullValueOnWipe: boolean;
  /** Elimination decides before scores are looked at. */
  readonly survivorWins: boolean;
  readonly byeMargin: ByeMargin;
  readonly pairing: PairingRules;
  /** The squad format of the lists, and how many squads one list holds. */
  readonly lists: { readonly format: string; readonly squads: number };
  /** Scenarios the organiser chooses from; none where the format has none. */
  readonly scenarios: readonly ScenarioName[];
  /** What lists must hold unless the organiser says otherwise; ids are those of the squad format. */
  readonly requirements: readonly Requirement[];
  /** Lists are taken only once the requirements have been made known. */
  readonly publishes: boolean;
  /** The play area in feet. */
  readonly area: { readonly width: number; readonly depth: number };
  /** What a player brings besides the parts of his own squad. */
  readonly gear: readonly string[];
}

/** What an event asks of a list beyond the rules; only those with an id are checked. */
export interface Requirement {
  readonly id?: string;
  readonly text: string;
}

/** What an organiser must know of a scenario; its rules are elsewhere. */
export interface ScenarioName {
  readonly id: string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly units: readonly Unit[];
}

const EPIC_DOCUMENT = { name: "Epic Play Tournament Rules", version: "3.2" };
const EPIC_POINTS: PointsTable = { win: 5, modifiedWin: { points: 3, below: 12 }, draw: 1, loss: 0, places: [] };
const EPIC_PAIRING: PairingRules = { closeness: "least difference", order: "lot", fewestByesFirst: true };

const EPIC_DOGFIGHT: EventFormat = {
  id: "epic-dogfight",
  name: "Epic Dogfight",
  edition: "1e",
  document: EPIC_DOCUMENT,
  tiers: ["casual"],
  ranks: "players",
  units: ["players"],
  teamSize: 1,
  limits: [300],
  minutes: [{ usual: 180, least: 150, most: 210 }],
  count: "destroyed",
  points: EPIC_POINTS,
  margin: "around the limit",
  fullValueOnWipe: false,
  survivorWins: true,
  byeMargin: { limits: 1.5 },
  pairing: EPIC_PAIRING,
  lists: { format: "epic-dogfight", squads: 1 },
  scenarios: [],
  requirements: [],
  publishes: false,
  area: { width: 6, depth: 3 },
  gear: ["dice", "range ruler", "maneuver templates", "obstacle tokens", "damage deck"],
};

const TEAM_EPIC: EventFormat = {
  ...EPIC_DOGFIGHT,
  id: "team-epic",
  name: "Team Epic",
  ranks: "teams",
  units: ["teams"],
  teamSize: 2,
  limits: [400],
  lists: { format: "team-epic", squads: 1 },
};

const around = (usual: number): Minutes => ({ usual, least: usual - 10, most: usual + 10 });

const ESCALATION: EventFormat = {
  ...EPIC_DOGFIGHT,
  id: "escalation",
  name: "Escalation",
  document: { name: "Escalation Tournament Rules", version: "2015 season" },
  rounds: 4,
  limits: [60, 90, 120, 150],
  minutes: [around(50), around(70), around(90), around(120)],
  fullValueOnWipe: true,
  byeMargin: { points: 150 },
  pairing: { closeness: "from the top", order: "margin", fewestByesFirst: true },
  lists: { format: "escalation", squads: 4 },
  area: { width: 3, depth: 3 },
  gear: ["dice", "range ruler", "maneuver templates", "damage deck"],
};

const duel = (id: string, name: string): ScenarioName => ({ id, name, least: 2, most: 2, units: ["players"] });

/** Event points of our own choice, for the sources give none: see docs/event-format.md. */
const SECOND_EDITION_POINTS: PointsTable = { win: 3, draw: 1, loss: 0, places: [5, 3, 1] };

const SCENARIO_EVENT: EventFormat = {
  ...EPIC_DOGFIGHT,
  id: "scenario-event",
  name: "Standard scenario event",
  edition: "2.5",
  document: { name: "Standard Scenarios", version: "2022-08-01" },
  tiers: TIERS,
  limits: [20],
  minutes: [{ usual: 75, least: 30, most: 240 }],
  count: "mission",
  points: SECOND_EDITION_POINTS,
  margin: "the score",
  byeMargin: { points: 20 },
  pairing: { ...EPIC_PAIRING, order: "lot" },
  lists: { format: "standard-20", squads: 1 },
  scenarios: [
    duel("satellite-array", "Assault at the Satellite Array"),
    duel("chance-engagement", "Chance Engagement"),
    duel("salvage-mission", "Salvage Mission"),
    duel("scramble-transmissions", "Scramble the Transmissions"),
  ],
  area: { width: 3, depth: 3 },
};

const battle = (id: string, name: string, least: number, most: number, ...units: readonly Unit[]): ScenarioName => ({
  id,
  name,
  least,
  most,
  units,
});

const EPIC_BATTLES: EventFormat = {
  ...SCENARIO_EVENT,
  id: "epic-battles",
  name: "Epic Battles event",
  edition: "2.0",
  document: { name: "Epic Battles Rules Reference", version: "1.1.0" },
  units: ["players", "teams", "pods"],
  teamSize: 2,
  limits: [300],
  minutes: [{ usual: 90, least: 30, most: 360 }],
  count: "standard",
  margin: "around the limit",
  survivorWins: false,
  byeMargin: { limits: 1.5 },
  lists: { format: "epic-battles", squads: 1 },
  scenarios: [
    battle("epic-escalation", "Epic Escalation", 2, 8, "pods", "players"),
    battle("fog-of-war", "Fog of War", 2, 6, "pods", "players"),
    battle("aces-high", "Aces High", 2, 8, "pods", "players"),
    battle("atmospheric-entry", "Atmospheric Entry", 2, 2, "players"),
    battle("passing-engagement", "Passing Engagement", 2, 2, "players"),
    battle("key-cargo-retrieval", "Key Cargo Retrieval", 2, 2, "players"),
    battle("cover-the-evacuation", "Cover the Evacuation", 2, 6, "teams"),
    battle("intel-pickup", "Intel Pickup", 2, 4, "players", "pods"),
    battle("strategic-salvo", "Strategic Salvo", 2, 6, "teams"),
    battle("all-wings-report-in", "All Wings Report In", 3, 5, "teams"),
    battle("fortified-position", "Fortified Position", 3, 3, "teams"),
  ],
  requirements: [
    { id: "huge-or-wing", text: "At least one huge ship or one wing" },
    { id: "huge-at-most-half", text: "Huge ships with their upgrades take at most half of the limit, rounded up" },
  ],
  publishes: true,
  area: { width: 3, depth: 3 },
};

const FREE_FOR_ALL: EventFormat = {
  ...EPIC_BATTLES,
  id: "free-for-all",
  name: "Free-for-all pods",
  units: ["pods"],
  teamSize: 1,
  scenarios: EPIC_BATTLES.scenarios.filter(({ units }) => units.includes("pods")),
  requirements: [],
  publishes: false,
};

export const EVENT_FORMATS: readonly EventFormat[] = [EPIC_DOGFIGHT, TEAM_EPIC, ESCALATION, SCENARIO_EVENT, EPIC_BATTLES, FREE_FOR_ALL];

export const eventFormatById = (id: string): EventFormat | undefined => EVENT_FORMATS.find((format) => format.id === id);

/** What holds for a round, where the last entry stands for all that follow. */
export const ofRound = <Value>(values: readonly Value[], round: number): Value | undefined => values[Math.min(round, values.length) - 1];
