/**
 * What the widget is given to draw, as plain data. Lengths are micrometres, x right and y up from the bottom-left corner of the play area;
 * headings are thousandths of a degree clockwise from +y.
 */
import type { Pose } from "@broadside/geometry";

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** A flat list of coordinates: first, second, first, second, … */
export type Points = readonly number[];

export interface Piece {
  readonly id: string;
  /** A ghost is a place that could be taken: drawn as what would stand there, for the owner to offer. */
  readonly kind: "ship" | "obstacle" | "feature" | "ghost";
  /** Short, drawn on the piece. */
  readonly label: string;
  /** For screen readers and tooltips: "Red Squadron, small ship, seat 1". */
  readonly description: string;
  readonly pose: Pose;
  /** Closed polygons in the piece's own frame: right, forward, right, forward, … */
  readonly outlines: readonly Points[];
  /** Decorations such as arc lines, as polylines in the piece's own frame. */
  readonly lines: readonly Points[];
  /** What stands out on it. */
  readonly accents?: readonly Accent[];
  /** 1–8: chooses a colour, a badge shape and the number on it. */
  readonly seat?: number;
  readonly movable: boolean;
  /** The line it can be moved along, keeping its heading; anywhere where absent. */
  readonly track?: Track;
}

/** In the piece's own frame: a heavy line that divides it, a sign in a warning colour, or a part struck out. */
export interface Accent {
  readonly kind: "divider" | "sign" | "struck";
  readonly points: Points;
}

export interface Track {
  readonly from: Pose;
  readonly to: Pose;
}

/** Something laid over the table, in table coordinates. */
export interface Mark {
  readonly id: string;
  readonly kind: "ruler" | "arc" | "template" | "line" | "ghost" | "area";
  readonly points: Points;
  readonly closed: boolean;
  readonly label?: string;
  readonly tone: "neutral" | "good" | "bad" | "first" | "second";
  /** Whose it is, 1–8: its colour in place of the tone's. */
  readonly seat?: number;
}

export interface TableView extends Area {
  /** Drawn in this order, the last on top. */
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  /** At most two ids, in order: from, to. */
  readonly selected: readonly string[];
  /** Pieces that answer a question of the owner's: they are reported as chosen, not as selected. */
  readonly choices?: readonly string[];
}

/** What the player did. The owner answers each by showing a view; until then the widget draws the piece where it was put. */
export interface TableEvents {
  select(ids: readonly string[]): void;
  move(id: string, pose: Pose): void;
  /** One of the choices was clicked, or Enter was pressed on it. */
  choose?(id: string): void;
  /** While a piece is being dragged, at most once a frame; with the old pose when the drag is given up. */
  moving?(id: string, pose: Pose): void;
}
