/**
 * A scenario as data, used by readers, checks, pages and diagrams. Texts refer to the organiser's settings in braces, such as `{rounds}`.
 * The same file defines how the scenario is played.
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
  /** One line of flavour text with no effect on the rules (SC-COMMON-72). */
  readonly aim: Statement;
  readonly players: Players;
  readonly limits: readonly Limits[];
  /** The sheet's own settings, besides the limits. */
  readonly options: readonly Option[];
  readonly maps: readonly SheetMap[];
  readonly obstacles: Obstacles;
  readonly pieces: readonly Pieces[];
  /** Set-up steps besides areas, obstacles and pieces, in order. */
  readonly setUp: readonly Statement[];
  /** Rules that apply at the same moment resolve in this order (EB-RULE-04). */
  readonly rules: readonly SheetRule[];
  /** How the scenario is scored; every sheet needs this (EB-SCORE-01). */
  readonly scoring?: Scoring;
  /** Endings; any of these ends the game. */
  readonly end: readonly Statement[];
  /** Tie-breaks, applied in order; sides that are still tied draw (EB-SCORE-15). */
  readonly tiebreaks: readonly Statement[];
}

export interface Statement {
  readonly text: string;
  readonly basis: Basis;
}

export interface Players {
  readonly seats: readonly [least: number, most: number];
  readonly types: readonly ScenarioType[];
  /** The row that refuses any other number of players. */
  readonly rule: RuleName;
  /** The row that lets an organiser allow another number of players (EB-LIST-13-Q). */
  readonly unless?: string;
  readonly basis: Basis;
}

/** The limits for a squad or team in one edition. */
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

/** A setting for the organiser. */
export interface Option {
  readonly id: string;
  readonly words: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** The editions in which this setting's default applies; all if absent. */
  readonly countsIn?: readonly Edition[];
  readonly basis: Basis;
}
/** A number, or the id of the option that sets it. */
export type Amount = number | string;

export const ROLES = ["attacker", "defender"] as const;
export type Role = (typeof ROLES)[number];

/** A table with its areas, for some numbers of seats or some types of game. */
export interface SheetMap {
  readonly seats: readonly [least: number, most: number];
  readonly types?: readonly ScenarioType[];
  readonly table: PlayAreaId;
  readonly areas: readonly Area[];
  /** Zones with a special meaning, besides deployment. */
  readonly zones?: readonly Zone[];
  readonly basis: Basis;
}

/** Corners on a grid of range-1 squares, counter-clockwise (EB-SETUP-08, EB-SETUP-25-Q). */
export type Corners = readonly (readonly [GridMark, GridMark])[];

export interface Area {
  /** Who an area is for: a player's number (EB-ORDER-08), a team's role (EB-ORDER-12), or anyone. */
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
  /** The rows that say how many obstacles there are, and how they are placed. */
  readonly countRule: string;
  readonly rule: RuleName;
  readonly basis: Basis;
}

export const CONTROLLERS = ["nobody", "each player", "players in turn", "attacker", "defender"] as const;
export type Controller = (typeof CONTROLLERS)[number];

/** When pieces come to the table: at a set-up step (EB-SETUP-09, -15, -18, SC-COMMON-06), or later. */
export const PIECE_ARRIVALS = [
  "with the play area",
  "before the obstacles",
  "after the obstacles",
  "after the forces",
  "during play",
] as const;
export type PieceArrival = (typeof PIECE_ARRIVALS)[number];

/** Markers, remotes or features of one kind that come to the table together. */
export interface Pieces {
  readonly kind: ScenarioPieceId;
  /** The pieces' name, if it differs from the name of their kind. */
  readonly name?: readonly [one: string, many: string];
  readonly count: Amount;
  /** For remotes: the card they use and who controls them (EB-REMOTE-05). */
  readonly card?: RemoteSetup["kind"];
  readonly controller?: Controller;
  /** For remotes: how many counters on the card trigger its effect. */
  readonly full?: Amount;
  readonly when: PieceArrival;
  /** The players who place the pieces, if players do. */
  readonly placedBy?: Exclude<Controller, "nobody">;
  /** A description of where the pieces go; `keeps` has the distances the rules check. */
  readonly where: string;
  readonly keeps?: Distances;
  /** The pieces' positions, or examples if players place them. */
  readonly spots: readonly Spot[];
  /** The source for the number of pieces; `whereBasis` is the source for their place. */
  readonly basis: Basis;
  readonly whereBasis: Basis;
}

/** Minimum range from each other and from every edge. */
export interface Distances {
  readonly apart?: number;
  readonly fromEdges?: number;
  readonly outsideAreas?: boolean;
}

/** "middle" because the table's middle is not on the grid (SC-COMMON-57-Q). */
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
  /** The phase at whose start the rule applies (EB-RULE-02); otherwise its text says when it does (EB-RULE-03). */
  readonly phase?: Phase;
  readonly text: string;
  readonly roll?: Roll;
  readonly basis: Basis;
}

/** Attack dice that a rule rolls, and the results it looks for. */
export interface Roll {
  readonly dice: Amount;
  /** The faces it looks for; there must be at least one (EB-FAQ-11-Q). */
  readonly faces: readonly ("hit" | "crit" | "focus" | "blank")[];
  /** The maximum number of results that count. */
  readonly most?: number;
}

export interface Scoring {
  /** Either the standard score changed by counters (EB-SCORE-02), or the scenario's own score (EB-SCORE-03). */
  readonly by: ScoredBy;
  /** How much a counter adds to the score, in points and in threat. */
  readonly pointsPerCounter?: Amount;
  readonly threatPerCounter?: Amount;
  readonly statements: readonly Statement[];
}
