/**
 * The kinds of events as data: who meets whom, for how long, for what, and how it is counted. No code asks which format it is in. Names, lists,
 * limits and scenarios stand in `formats`.
 */
import {
  type EventFormatFacts,
  eventFormatFacts,
  type GameFormatId,
  gameSheet,
  SCENARIOS,
  type ScenarioFacts,
  scenariosOf,
  TABLES,
} from "@broadside/formats";
import type { PairingRules } from "../pairing/index.ts";

export const TIERS = ["casual", "competitive", "premier"] as const;
export type Tier = (typeof TIERS)[number];

/** Who sits on one side of a table in a round; in a pod every player is a side of their own. */
export const UNITS = ["players", "teams", "pods"] as const;
export type Unit = (typeof UNITS)[number];

/**
 * What a side's score is: points of enemy ships, mission points, the standard score of scenarios, or what a scenario counts in place of that
 * (EB-SCORE-03).
 */
export type Count = "destroyed" | "mission" | "standard" | "own count";

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

export interface EventFormat extends EventFormatFacts {
  readonly document: { readonly name: string; readonly version: string };
  readonly tiers: readonly Tier[];
  /** Who is ranked, and who may meet in a round. */
  readonly ranks: "players" | "teams";
  readonly units: readonly Unit[];
  /** The number of rounds where it is not the organiser's choice. */
  readonly rounds?: number;
  /** For each round; the last one stands for all that follow. */
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
  /** Scenarios the organiser chooses from; none where the format has none. */
  readonly scenarios: readonly ScenarioName[];
  /** Printed examples of what an organiser may ask of lists (EB-EVENT-01); ids are those of the squad format. */
  readonly requirements: readonly Requirement[];
  /** Lists are taken only once the requirements have been made known. */
  readonly publishes: boolean;
  /** The play area in feet. */
  readonly area: { readonly width: number; readonly depth: number };
  /** What a player brings besides the parts of their own squad. */
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

/** The play area of a first-edition game by its format alone. */
const areaOfGame = (id: GameFormatId): EventFormat["area"] => TABLES[gameSheet(id).table];

const EPIC_DOGFIGHT: EventFormat = {
  ...eventFormatFacts("epic-dogfight"),
  document: EPIC_DOCUMENT,
  tiers: ["casual"],
  ranks: "players",
  units: ["players"],
  minutes: [{ usual: 180, least: 150, most: 210 }],
  count: "destroyed",
  points: EPIC_POINTS,
  margin: "around the limit",
  fullValueOnWipe: false,
  survivorWins: true,
  byeMargin: { limits: 1.5 },
  pairing: EPIC_PAIRING,
  scenarios: [],
  requirements: [],
  publishes: false,
  area: areaOfGame("epic-dogfight"),
  gear: ["dice", "range ruler", "maneuver templates", "obstacle tokens", "damage deck"],
};

const TEAM_EPIC: EventFormat = {
  ...EPIC_DOGFIGHT,
  ...eventFormatFacts("team-epic"),
  ranks: "teams",
  units: ["teams"],
  area: areaOfGame("team-epic"),
};

const around = (usual: number): Minutes => ({ usual, least: usual - 10, most: usual + 10 });

const ESCALATION: EventFormat = {
  ...EPIC_DOGFIGHT,
  ...eventFormatFacts("escalation"),
  document: { name: "Escalation Tournament Rules", version: "2015 season" },
  rounds: 4,
  minutes: [around(50), around(70), around(90), around(120)],
  fullValueOnWipe: true,
  byeMargin: { points: 150 },
  pairing: { closeness: "from the top", order: "margin", fewestByesFirst: true },
  area: areaOfGame("escalation"),
  gear: ["dice", "range ruler", "maneuver templates", "damage deck"],
};

/** A scenario as an organiser plans it: teams of a team battle, a pod or two players of a free-for-all, two who meet head to head. */
const planned = ({ id, name, seats: [least, most], types }: ScenarioFacts): ScenarioName => ({
  id,
  name,
  least,
  most,
  units: UNITS.filter((unit) => types.some((type) => UNITS_OF[type].includes(unit))),
});

const UNITS_OF: Readonly<Record<ScenarioFacts["types"][number], readonly Unit[]>> = {
  "head-to-head": ["players"],
  "free-for-all": ["players", "pods"],
  "team-battle": ["teams"],
};

/** What an organiser may plan by name: the scenarios of the format, and the bare game wherever there are any. */
export const plannable = ({ scenarios }: EventFormat): readonly ScenarioName[] =>
  scenarios.length === 0 ? [] : [...scenarios, ...SCENARIOS.filter(({ family }) => family === "dogfight").map(planned)];

/** Event points of our own choice, for the sources give none: see docs/event-format.md. */
const SECOND_EDITION_POINTS: PointsTable = { win: 3, draw: 1, loss: 0, places: [5, 3, 1] };

const SCENARIO_EVENT: EventFormat = {
  ...EPIC_DOGFIGHT,
  ...eventFormatFacts("scenario-event"),
  document: { name: "Standard Scenarios", version: "2022-08-01" },
  tiers: TIERS,
  minutes: [{ usual: 75, least: 30, most: 240 }],
  count: "mission",
  points: SECOND_EDITION_POINTS,
  margin: "the score",
  byeMargin: { points: 20 },
  pairing: { ...EPIC_PAIRING, order: "lot" },
  scenarios: scenariosOf("2.5").map(planned),
  area: TABLES["3x3"],
};

const EPIC_BATTLES: EventFormat = {
  ...SCENARIO_EVENT,
  ...eventFormatFacts("epic-battles"),
  document: { name: "Epic Battles Rules Reference", version: "1.1.0" },
  units: ["players", "teams", "pods"],
  minutes: [{ usual: 90, least: 30, most: 360 }],
  count: "standard",
  margin: "around the limit",
  survivorWins: false,
  byeMargin: { limits: 1.5 },
  scenarios: scenariosOf("2.0").map(planned),
  requirements: [
    { id: "huge-or-wing", text: "At least one huge ship or one wing" },
    { id: "huge-at-most-half", text: "Huge ships with their upgrades take at most half of the limit, rounded up" },
  ],
  publishes: true,
};

const FREE_FOR_ALL: EventFormat = {
  ...EPIC_BATTLES,
  ...eventFormatFacts("free-for-all"),
  units: ["pods"],
  scenarios: EPIC_BATTLES.scenarios.filter(({ units }) => units.includes("pods")),
  requirements: [],
  publishes: false,
};

export const EVENT_FORMATS: readonly EventFormat[] = [EPIC_DOGFIGHT, TEAM_EPIC, ESCALATION, SCENARIO_EVENT, EPIC_BATTLES, FREE_FOR_ALL];

export const eventFormatById = (id: string): EventFormat | undefined => EVENT_FORMATS.find((format) => format.id === id);

/** What holds for a round, where the last entry stands for all that follow. */
export const ofRound = <Value>(values: readonly Value[], round: number): Value | undefined => values[Math.min(round, values.length) - 1];
