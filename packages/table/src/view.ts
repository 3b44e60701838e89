/**
 * What the widget is given to draw, as plain data. Lengths are micrometres, x right and y up from the bottom-left corner of the play area;
 * headings are thousandths of a degree clockwise from +y.
 */
import type { Pose } from "@broadside/geometry";
import type { GlyphName } from "./glyphs.ts";

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
  /** Short, drawn by the piece. */
  readonly label: string;
  /** For screen readers and tooltips: "Red Squadron, small ship, seat 1". */
  readonly description: string;
  readonly pose: Pose;
  /** Closed polygons in the piece's own frame: right, forward, right, forward, … The first is what stands on the table. */
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
  /** Of a ship: how it looks from above and what it has. */
  readonly ship?: ShipLooks;
  /** Of a feature that is one of several ways: how hard that is. */
  readonly fill?: "easy" | "basic" | "normal" | "hard" | "purple";
  /** What an obstacle is made of. */
  readonly matter?: Matter;
  /** Where it cannot be chosen although it is offered as a ghost: it is drawn as refused. */
  readonly isRefused?: true;
  /** What choosing it would come to, beside its label: "3" and "2.7". */
  readonly offer?: Offer;
}

export type Matter = "rock" | "debris" | "gas";

/** In the piece's own frame: a line that divides it, or a sign in a warning colour. */
export interface Accent {
  readonly kind: "divider" | "sign";
  readonly points: Points;
}

export interface Track {
  readonly from: Pose;
  readonly to: Pose;
}

/** What is left of a figure. */
export interface Gauge {
  readonly left: number;
  readonly of: number;
}

/** All but the glyph is left out of a ghost. */
export interface ShipLooks {
  readonly glyph: GlyphName;
  /** Closed polygons in its own frame where its base is not its one outline: the two plates of a huge ship, the bow first. */
  readonly plates?: readonly Points[];
  readonly state?: ShipState;
}

export interface ShipState {
  /** In the badge of its seat: skill or initiative. */
  readonly skill: number;
  /** In full, for when there is room. */
  readonly name: string;
  readonly shields: Gauge;
  readonly hull: Gauge;
  /** The halves of a huge ship, the bow first; a ship that is not divided has one. They are drawn along the hull. */
  readonly sections?: readonly SectionState[];
  readonly energy?: Gauge;
  readonly tokens: readonly TokenBadge[];
  /** Whether its dial is set, while dials are set. */
  readonly dial?: "set" | "open";
}

export interface SectionState {
  readonly shields: Gauge;
  readonly hull: Gauge;
  readonly isCrippled: boolean;
}

export type TokenTone = "green" | "red" | "cyan" | "pink" | "amber" | "blue" | "violet";

/** One kind of token by a ship. */
export interface TokenBadge {
  readonly name: string;
  /** A character of the icon font. */
  readonly icon: string;
  readonly tone: TokenTone;
  readonly count: number;
}

/** Beside the label of a choice: how far it is, and what would come of it. */
export interface Offer {
  readonly range: string;
  readonly value?: string;
}

/** Something laid over the table, in table coordinates. A closed ruler is a strip of it, a part lies over the piece it is part of. */
export interface Mark {
  readonly id: string;
  /** Of a cross and of an objective only the first point counts. */
  readonly kind: "ruler" | "arc" | "band" | "template" | "line" | "ghost" | "area" | "path" | "part" | "cross" | "objective";
  readonly points: Points;
  readonly closed: boolean;
  readonly label?: string;
  /** In a disc before the label: one character. */
  readonly sign?: string;
  /** `choice` is what the question's answer would do. */
  readonly tone: "neutral" | "good" | "bad" | "first" | "second" | "choice";
  /** Whose it is, 1–8: its colour in place of the tone's. */
  readonly seat?: number;
  /** Of an objective: what stands in the plate by its ring, and that nothing lies in it any more. */
  readonly objective?: ObjectiveLooks;
}

export interface ObjectiveLooks {
  /** Whose badge it has, 1–8. */
  readonly badge?: number;
  /** Counters on it, as hexagons; `of` where so many make it full. */
  readonly counters: number;
  readonly of?: number;
  readonly isGone: boolean;
}

/** Buttons of one size about a piece, each an answer. */
export interface Ring {
  readonly about: string;
  readonly buttons: readonly RingButton[];
}

export interface RingButton {
  readonly id: string;
  /** A character of the icon font. */
  readonly icon: string;
  readonly label: string;
  readonly isPicked: boolean;
}

/** Something that happens and is over: it is shown once, when it first appears. */
export interface TableEffect {
  readonly id: string;
  readonly kind: "shot" | "shield" | "hull" | "ram" | "blast" | "score";
  /** Of a shot from where to where; of all else where. */
  readonly points: Points;
  readonly text?: string;
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
  /** The one of them that would be given now. */
  readonly picked?: string;
  /** The piece that is asked about, and those that are aimed at. */
  readonly asked?: string;
  readonly aimedAt?: readonly string[];
  /** The only pieces that matter now: all others are dim. */
  readonly lit?: readonly string[];
  readonly ring?: Ring;
  readonly effects?: readonly TableEffect[];
}

/** Pixels at each side that panels stand on: what matters is shown between them. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What the player did. The owner answers each by showing a view; until then the widget draws the piece where it was put. */
export interface TableEvents {
  select(ids: readonly string[]): void;
  move(id: string, pose: Pose): void;
  /** One of the choices was clicked, or Enter was pressed on it. */
  choose?(id: string): void;
  /** While a piece is being dragged, at most once a frame; with the old pose when the drag is given up. */
  moving?(id: string, pose: Pose): void;
  /** The pointer or the focus rests on a piece, or on none. */
  hover?(id: string | undefined): void;
  /** Another part of the table is shown: its corners. */
  look?(sight: Sight): void;
}

/** The part of the table on the screen. */
export interface Sight {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}
