/**
 * A scenario as people read it and as checks, pages and diagrams use it: all data. Texts name the figures an organiser may set in
 * braces, `{rounds}`, so that a figure stands in one place. How it is played stands beside the sheet, in the same file.
 */
import type { Family, ScenarioId, ScenarioType, ScoredBy } from "@broadside/formats";
import type { GridMark, ObstacleKind, PlayAreaId, ScenarioPieceId } from "@broadside/geometry";
import type { Edition } from "@broadside/rulebook/row";
import type { RemoteSetup, RuleName } from "@broadside/rules";
import type { Basis } from "./basis.ts";

export interface Sheet {
  readonly id: ScenarioId;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly family: Family;
  readonly editions: readonly Edition[];
  /** One line; it describes and has no effect (SC-COMMON-72). */
  readonly aim: Statement;
  readonly players: Players;
  readonly limits: readonly Limits[];
  /** What an organiser may set otherwise, besides the limits. */
  readonly options: readonly Option[];
  readonly maps: readonly SheetMap[];
  readonly obstacles: Obstacles;
  readonly pieces: readonly Pieces[];
  /** Set-up beyond areas, obstacles and pieces, in order. */
  readonly setUp: readonly Statement[];
  /** In the order in which they are resolved at one moment (EB-RULE-04). */
  readonly rules: readonly SheetRule[];
  /** Without it a sheet is refused (EB-SCORE-01). */
  readonly scoring?: Scoring;
  /** Any of these ends the game. */
  readonly end: readonly Statement[];
  /** One after the other; sides that are still level share a draw (EB-SCORE-15). */
  readonly tiebreaks: readonly Statement[];
}

export interface Statement {
  readonly text: string;
  readonly basis: Basis;
}

export interface Players {
  readonly seats: readonly [least: number, most: number];
  readonly types: readonly ScenarioType[];
  /** The row that refuses another number. */
  readonly rule: RuleName;
  /** The row by which an organiser may still allow another number (EB-LIST-13-Q). */
  readonly unless?: string;
  readonly basis: Basis;
}

/** What a squad, or the squads of a team together, may count in an edition. */
export interface Limits {
  readonly edition: Edition;
  readonly points?: Figure;
  readonly threat?: Figure;
  readonly binds: "player" | "team";
  readonly ships?: { readonly range: readonly [least: number, most: number]; readonly basis: Basis };
}
export interface Figure {
  readonly value: number;
  readonly basis: Basis;
}

/** A figure an organiser may set. */
export interface Option {
  readonly id: string;
  readonly words: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** The editions in which it counts without being set; all of them where this is left out. */
  readonly countsIn?: readonly Edition[];
  readonly basis: Basis;
}
/** A figure, or the id of the option that gives it. */
export type Amount = number | string;

export const ROLES = ["attacker", "defender"] as const;
export type Role = (typeof ROLES)[number];

/** A table with its areas, for some numbers of seats or some types of game. */
export interface SheetMap {
  readonly seats: readonly [least: number, most: number];
  readonly types?: readonly ScenarioType[];
  readonly table: PlayAreaId;
  readonly areas: readonly Area[];
  /** Where something of the scenario holds, besides deployment. */
  readonly zones?: readonly Zone[];
  readonly basis: Basis;
}

/** Corners in squares of range 1, counter-clockwise (EB-SETUP-08, EB-SETUP-25-Q). */
export type Corners = readonly (readonly [GridMark, GridMark])[];

export interface Area {
  /** A player's number (EB-ORDER-08), a team's role (EB-ORDER-12), or anybody's. */
  readonly of: number | Role | "anyone";
  readonly corners: Corners;
  readonly basis: Basis;
}

export interface Zone {
  readonly name: string;
  readonly corners: Corners;
  readonly basis: Basis;
}

export interface Obstacles {
  /** On each size of table. */
  readonly count: Readonly<Partial<Record<PlayAreaId, Amount>>>;
  readonly kinds: readonly ObstacleKind[];
  readonly distances: "core" | "epic";
  /** The rows that say how many there are, and how they are placed. */
  readonly countRule: string;
  readonly rule: RuleName;
  readonly basis: Basis;
}

export const CONTROLLERS = ["nobody", "each player", "players in turn", "attacker", "defender"] as const;
export type Controller = (typeof CONTROLLERS)[number];

/** Steps of set-up in which pieces come to the table (EB-SETUP-09, -15, -18, SC-COMMON-06), or later. */
export const PIECE_ARRIVALS = [
  "with the play area",
  "before the obstacles",
  "after the obstacles",
  "after the forces",
  "during play",
] as const;
export type PieceArrival = (typeof PIECE_ARRIVALS)[number];

/** Markers, remotes and features of one kind that come to the table together. */
export interface Pieces {
  readonly kind: ScenarioPieceId;
  /** What it stands for, where its kind does not say. */
  readonly name?: readonly [one: string, many: string];
  readonly count: Amount;
  /** Of remotes alone: the card in use and who controls it (EB-REMOTE-05). */
  readonly card?: RemoteSetup["kind"];
  readonly controller?: Controller;
  /** Of remotes alone: with how many counters on its card something comes of one. */
  readonly full?: Amount;
  readonly when: PieceArrival;
  /** Who puts them down, if anybody chooses. */
  readonly placedBy?: Exclude<Controller, "nobody">;
  /** Where, in words; distances that the rules test stand in `keeps`. */
  readonly where: string;
  readonly keeps?: Distances;
  /** Where they lie, or where they might lie if somebody chooses. */
  readonly spots: readonly Spot[];
  /** That there are so many of them, and that they lie there. */
  readonly basis: Basis;
  readonly whereBasis: Basis;
}

/** In bands: beyond so many of each other and of every edge; never across an area unless said. */
export interface Distances {
  readonly apart?: number;
  readonly fromEdges?: number;
  readonly outsideAreas?: boolean;
}

/** The middle of a table is no whole number of squares from its edges (SC-COMMON-57-Q). */
export type SpotMark = GridMark | "middle";

export interface Spot {
  readonly x: SpotMark;
  readonly y: SpotMark;
  /** In degrees, clockwise from the top. */
  readonly heading?: number;
}

export const PHASES = ["start of round", "planning", "system", "activation", "engagement", "end"] as const;
export type Phase = (typeof PHASES)[number];

export interface SheetRule {
  readonly name: string;
  /** The phase at whose start it happens (EB-RULE-02); without one its text says when (EB-RULE-03). */
  readonly phase?: Phase;
  readonly text: string;
  readonly roll?: Roll;
  readonly basis: Basis;
}

/** Attack dice that a rule rolls, and the results it looks for. */
export interface Roll {
  readonly dice: Amount;
  /** Without any the sheet is refused (EB-FAQ-11-Q). */
  readonly faces: readonly ("hit" | "crit" | "focus" | "blank")[];
  /** However many match, only so many count. */
  readonly most?: number;
}

export interface Scoring {
  /** The standard score, changed by counters (EB-SCORE-02), or the scenario's own count (EB-SCORE-03). */
  readonly by: ScoredBy;
  /** What a counter adds to the score, in points and in threat. */
  readonly pointsPerCounter?: Amount;
  readonly threatPerCounter?: Amount;
  readonly statements: readonly Statement[];
}
