/**
 * A sheet: one scenario as data, for readers, checks, pages and diagrams. Texts name the organiser's settings in braces, such as
 * `{rounds}`. A sheet's file also defines how the scenario is played.
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
  /** What the scenario is about, in one line that has no effect on the rules (SC-COMMON-72). */
  readonly aim: Statement;
  readonly players: Players;
  readonly limits: readonly Limits[];
  /** The sheet's own settings. Its limits are settings too, but they are not listed here. */
  readonly options: readonly Option[];
  readonly maps: readonly SheetMap[];
  readonly obstacles: Obstacles;
  readonly pieces: readonly Pieces[];
  /** Set-up steps in order, except those for areas, obstacles and pieces. */
  readonly setUp: readonly Statement[];
  /** The scenario's rules. If several apply at the same moment, they are resolved in this order (EB-RULE-04). */
  readonly rules: readonly SheetRule[];
  /** How the scenario is scored. Every scenario must say this (EB-SCORE-01). */
  readonly scoring?: Scoring;
  /** The conditions that end the game. Any one of them is enough. */
  readonly end: readonly Statement[];
  /** Tie-breaks in order. If sides are still tied after them, it is a draw (EB-SCORE-15). */
  readonly tiebreaks: readonly Statement[];
}

export interface Statement {
  readonly text: string;
  readonly basis: Basis;
}

export interface Players {
  readonly seats: readonly [least: number, most: number];
  readonly types: readonly ScenarioType[];
  /** The rule which says that no other number of players is allowed. */
  readonly rule: RuleName;
  /** The rule by which an organiser can allow another number of players (EB-LIST-13-Q). */
  readonly unless?: string;
  readonly basis: Basis;
}

/** A squad's or a team's limits in one edition. */
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

/** A setting that an organiser can change. */
export interface Option {
  readonly id: string;
  readonly words: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** The editions in which `usual` is the default. If absent, it is the default in all editions. */
  readonly countsIn?: readonly Edition[];
  readonly basis: Basis;
}
/** A number, or the id of the setting that contains it. */
export type Amount = number | string;

export const ROLES = ["attacker", "defender"] as const;
export type Role = (typeof ROLES)[number];

/** A table with its areas, for certain numbers of seats or types of game. */
export interface SheetMap {
  readonly seats: readonly [least: number, most: number];
  readonly types?: readonly ScenarioType[];
  readonly table: PlayAreaId;
  readonly areas: readonly Area[];
  /** Zones with a meaning other than deployment. */
  readonly zones?: readonly Zone[];
  readonly basis: Basis;
}

/** Corners on a grid of range-1 squares, listed counter-clockwise (EB-SETUP-08, EB-SETUP-25-Q). */
export type Corners = readonly (readonly [GridMark, GridMark])[];

export interface Area {
  /** Who can use the area: a player by number (EB-ORDER-08), a team by its role (EB-ORDER-12), or anyone. */
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
  /** How many obstacles there are on each size of table. */
  readonly count: Readonly<Partial<Record<PlayAreaId, Amount>>>;
  readonly kinds: readonly ObstacleKind[];
  readonly distances: "core" | "epic";
  /** The rules on how many obstacles there are, and on how they are placed. */
  readonly countRule: string;
  readonly rule: RuleName;
  readonly basis: Basis;
}

export const CONTROLLERS = ["nobody", "each player", "players in turn", "attacker", "defender"] as const;
export type Controller = (typeof CONTROLLERS)[number];

/** When pieces are placed: at a set-up step (EB-SETUP-09, -15, -18, SC-COMMON-06), or later. */
export const PIECE_ARRIVALS = [
  "with the play area",
  "before the obstacles",
  "after the obstacles",
  "after the forces",
  "during play",
] as const;
export type PieceArrival = (typeof PIECE_ARRIVALS)[number];

/** Markers, remotes or features of one kind that are placed together. */
export interface Pieces {
  readonly kind: ScenarioPieceId;
  /** What these pieces are called, if their kind isn't the right name. */
  readonly name?: readonly [one: string, many: string];
  readonly count: Amount;
  /** For remotes: their card, and who controls them (EB-REMOTE-05). */
  readonly card?: RemoteSetup["kind"];
  readonly controller?: Controller;
  /** For remotes: how many counters must be on the remote's card for its effect to happen. */
  readonly full?: Amount;
  readonly when: PieceArrival;
  /** Who places the pieces, if players do. */
  readonly placedBy?: Exclude<Controller, "nobody">;
  /** Where the pieces go, in words. `keeps` contains the distances that the rules check. */
  readonly where: string;
  readonly keeps?: Distances;
  /** Where the pieces are. If players place the pieces, these spots are only examples. */
  readonly spots: readonly Spot[];
  /** Where the number of pieces comes from. `whereBasis` says where their places come from. */
  readonly basis: Basis;
  readonly whereBasis: Basis;
}

/** Minimum ranges between these pieces, and to every edge. */
export interface Distances {
  readonly apart?: number;
  readonly fromEdges?: number;
  readonly outsideAreas?: boolean;
}

/** A place on the grid, or the middle of the table, which is not on the grid (SC-COMMON-57-Q). */
export type SpotMark = GridMark | "middle";

export interface Spot {
  readonly x: SpotMark;
  readonly y: SpotMark;
  /** The direction in degrees, clockwise from the top. */
  readonly heading?: number;
}

export const PHASES = ["start of round", "planning", "system", "activation", "engagement", "end"] as const;
export type Phase = (typeof PHASES)[number];

export interface SheetRule {
  readonly name: string;
  /** The phase at the start of which the rule applies (EB-RULE-02). If absent, the rule's text says when it applies (EB-RULE-03). */
  readonly phase?: Phase;
  readonly text: string;
  readonly roll?: Roll;
  readonly basis: Basis;
}

/** Attack dice that a rule rolls, and the results that count. */
export interface Roll {
  readonly dice: Amount;
  /** The faces that count. There must be at least one (EB-FAQ-11-Q). */
  readonly faces: readonly ("hit" | "crit" | "focus" | "blank")[];
  /** At most this many results count. */
  readonly most?: number;
}

export interface Scoring {
  /** How the scenario is scored: the standard score plus counters (EB-SCORE-02), or a different score (EB-SCORE-03). */
  readonly by: ScoredBy;
  /** What a counter adds to the score, in points and in threat. */
  readonly pointsPerCounter?: Amount;
  readonly threatPerCounter?: Amount;
  readonly statements: readonly Statement[];
}
