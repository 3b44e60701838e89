/**
 * The event formats as data: who plays whom, for how long, for what, and how it is scored. No code asks which format an event uses. Each
 * format's name, list format, limits and scenarios come from the `formats` package.
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

/** Who sits on one side of a table in a round; in a pod, each player is a separate side. */
export const UNITS = ["players", "teams", "pods"] as const;
export type Unit = (typeof UNITS)[number];

/**
 * What a side's score counts: points of enemy ships destroyed, mission points, the standard score of scenarios, or whatever the scenario
 * counts instead (EB-SCORE-03).
 */
export type Count = "destroyed" | "mission" | "standard" | "own count";

export interface PointsTable {
  readonly win: number;
  /** The event points for a win when time runs out with a lead below the threshold. If undefined, such a win is a full win. */
  readonly modifiedWin?: { readonly points: number; readonly below: number };
  readonly draw: number;
  readonly loss: number;
  /** The event points for each place in a pod. Places beyond the end of this list earn the points of a loss. */
  readonly places: readonly number[];
}

export interface Minutes {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** The margin that a bye is worth: a multiple of the round's limit, or a fixed number. */
export type ByeMargin = { readonly limits: number } | { readonly points: number };

export interface EventFormat extends EventFormatFacts {
  readonly document: { readonly name: string; readonly version: string };
  readonly tiers: readonly Tier[];
  /** Whether players or teams are ranked, and which units can play a round. */
  readonly ranks: "players" | "teams";
  readonly units: readonly Unit[];
  /** The number of rounds, if the format fixes it; otherwise the organiser chooses. */
  readonly rounds?: number;
  /** One entry per round; the last also applies to all later rounds. */
  readonly minutes: readonly Minutes[];
  readonly count: Count;
  readonly points: PointsTable;
  /** How the margin is computed: the limit plus or minus the difference, or simply the score. */
  readonly margin: "around the limit" | "the score";
  /** True if a side that loses every ship counts as having lost the whole limit, however small its squad was. */
  readonly fullValueOnWipe: boolean;
  /** True if elimination decides the match before scores are compared. */
  readonly survivorWins: boolean;
  readonly byeMargin: ByeMargin;
  readonly pairing: PairingRules;
  /** Scenarios the organiser can choose from; empty if the format has none. */
  readonly scenarios: readonly ScenarioName[];
  /** The rules' printed examples of list requirements (EB-EVENT-01). Ids are those of the squad format. */
  readonly requirements: readonly Requirement[];
  /** True if players can submit lists only after the requirements have been announced. */
  readonly publishes: boolean;
  /** The play area in feet. */
  readonly area: { readonly width: number; readonly depth: number };
  /** What a player brings besides the parts of their own squad. */
  readonly gear: readonly string[];
}

/** A requirement for lists that goes beyond the rules. Only requirements with an id are checked. */
export interface Requirement {
  readonly id?: string;
  readonly text: string;
}

/** What an organiser must know about a scenario. How the scenario is played is defined elsewhere. */
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

/** The play area that a first-edition game format uses by default. */
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

/**
 * A scenario as an organiser plans it: a team battle for teams, a free-for-all for a pod or two players, a head-to-head game for two
 * players.
 */
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

/** What an organiser can plan by name: the format's scenarios and, if it has any, the plain game. */
export const plannable = ({ scenarios }: EventFormat): readonly ScenarioName[] =>
  scenarios.length === 0 ? [] : [...scenarios, ...SCENARIOS.filter(({ family }) => family === "dogfight").map(planned)];

/** Our own choice of event points, because the sources give none: see docs/event-format.md. */
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

/** The value for a round; the last one also applies to all later rounds. */
export const ofRound = <Value>(values: readonly Value[], round: number): Value | undefined => values[Math.min(round, values.length) - 1];
