/**
 * What the widget draws, as plain data. Lengths are micrometres, x right and y up from the bottom-left corner of the play area; headings are
 * thousandths of a degree clockwise from +y.
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
  /** A ghost is a possible position, drawn like the piece that would be there. The owner offers it. */
  readonly kind: "ship" | "obstacle" | "feature" | "ghost";
  /** A short name, drawn next to the piece. */
  readonly label: string;
  /** A description for screen readers and tooltips: "Red Squadron, small ship, seat 1". */
  readonly description: string;
  readonly pose: Pose;
  /** Closed polygons in the piece's own coordinates: right, forward, right, forward, … The first is the part on the table. */
  readonly outlines: readonly Points[];
  /** Decorations such as arc lines, as polylines in the piece's own coordinates. */
  readonly lines: readonly Points[];
  /** Details that stand out on the piece. */
  readonly accents?: readonly Accent[];
  /** 1–8: determines the colour, the badge shape and the number on the badge. */
  readonly seat?: number;
  readonly movable: boolean;
  /** The line along which the piece can move without changing its heading; undefined if it can move anywhere. */
  readonly track?: Track;
  /** For a ship: its appearance from above, and its numbers. */
  readonly ship?: ShipLooks;
  /** For a piece that shows one of several possible maneuvers: how difficult that maneuver is. */
  readonly fill?: "easy" | "basic" | "normal" | "hard" | "purple";
  /** What an obstacle is made of. */
  readonly matter?: Matter;
  /** Whether the ghost is offered but can't be chosen; it is drawn as refused. */
  readonly isRefused?: true;
  /** Shown next to the label of a piece that can be chosen, for example "3" (range) and "2.7" (result). */
  readonly offer?: Offer;
}

export type Matter = "rock" | "debris" | "gas";

/** A dividing line, or a sign in a warning colour, in the piece's own coordinates. */
export interface Accent {
  readonly kind: "divider" | "sign";
  readonly points: Points;
}

export interface Track {
  readonly from: Pose;
  readonly to: Pose;
}

/** The remaining and the full amount of a value, such as shields. */
export interface Gauge {
  readonly left: number;
  readonly of: number;
}

/** A ship's appearance; a ghost has only the glyph. */
export interface ShipLooks {
  readonly glyph: GlyphName;
  /** Closed polygons in the ship's own coordinates, if its base has more than one outline: a huge ship's two plates, the bow first. */
  readonly plates?: readonly Points[];
  readonly state?: ShipState;
}

export interface ShipState {
  /** Shown in the seat's badge: pilot skill or initiative. */
  readonly skill: number;
  /** The full name, shown when zoomed in. */
  readonly name: string;
  readonly shields: Gauge;
  readonly hull: Gauge;
  /** The halves of a huge ship, the bow first; an undivided ship has one. They are drawn along the hull. */
  readonly sections?: readonly SectionState[];
  readonly energy?: Gauge;
  readonly tokens: readonly TokenBadge[];
  /** Whether the ship's dial is set, while players set dials. */
  readonly dial?: "set" | "open";
}

export interface SectionState {
  readonly shields: Gauge;
  readonly hull: Gauge;
  readonly isCrippled: boolean;
}

export type TokenTone = "green" | "red" | "cyan" | "pink" | "amber" | "blue" | "violet";

/** One kind of token next to a ship. */
export interface TokenBadge {
  readonly name: string;
  /** A character in the icon font. */
  readonly icon: string;
  readonly tone: TokenTone;
  readonly count: number;
}

/** Shown next to a choice's label: its distance, and the result of choosing it. */
export interface Offer {
  readonly range: string;
  readonly value?: string;
}

/** Something drawn over the table, in table coordinates. A closed ruler is a strip; a part covers the piece it belongs to. */
export interface Mark {
  readonly id: string;
  /** For a cross or an objective, only the first point is used. */
  readonly kind: "ruler" | "arc" | "band" | "template" | "line" | "ghost" | "area" | "path" | "part" | "cross" | "objective";
  readonly points: Points;
  readonly closed: boolean;
  readonly label?: string;
  /** One character in a disc before the label. */
  readonly sign?: string;
  /** `choice` marks the effect of the question's answer. */
  readonly tone: "neutral" | "good" | "bad" | "first" | "second" | "choice";
  /** The owner's seat, 1–8. The seat's colour replaces the tone's. */
  readonly seat?: number;
  /** For an objective: the plate beside its ring, and whether the objective is gone. */
  readonly objective?: ObjectiveLooks;
}

export interface ObjectiveLooks {
  /** The seat shown in the objective's badge, 1–8. */
  readonly badge?: number;
  /** Counters on the objective, shown as hexagons; `of` is how many make it full. */
  readonly counters: number;
  readonly of?: number;
  readonly isGone: boolean;
}

/** Buttons of the same size around a piece, each of them an answer. */
export interface Ring {
  readonly about: string;
  readonly buttons: readonly RingButton[];
}

export interface RingButton {
  readonly id: string;
  /** A character in the icon font. */
  readonly icon: string;
  readonly label: string;
  readonly isPicked: boolean;
}

/** A one-time effect, which is shown when it first appears. */
export interface TableEffect {
  readonly id: string;
  readonly kind: "shot" | "shield" | "hull" | "ram" | "blast" | "score";
  /** For a shot, where it starts and ends; for anything else, where it happens. */
  readonly points: Points;
  readonly text?: string;
  readonly seat?: number;
}

export interface TableView extends Area {
  /** Pieces in drawing order, the last one on top. */
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  /** At most two selected ids, in order: from, to. */
  readonly selected: readonly string[];
  /** Pieces that answer the owner's question. They are reported as chosen, not as selected. */
  readonly choices?: readonly string[];
  /** The choice that would be the answer if the player confirmed now. */
  readonly picked?: string;
  /** The piece that the question is about, and the pieces it aims at. */
  readonly asked?: string;
  readonly aimedAt?: readonly string[];
  /** The only pieces that matter now; all others are dimmed. */
  readonly lit?: readonly string[];
  readonly ring?: Ring;
  readonly effects?: readonly TableEffect[];
}

/** How many pixels on each side are covered by panels. What matters is shown between them. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/**
 * Reports of what the player did. The owner answers each report with a view; until then the widget draws the piece where the player put it.
 */
export interface TableEvents {
  select(ids: readonly string[]): void;
  move(id: string, pose: Pose): void;
  /** Called when the player clicks one of the choices or presses Enter. */
  choose?(id: string): void;
  /** Called while a player drags a piece, at most once a frame; if the drag is cancelled, with the old pose. */
  moving?(id: string, pose: Pose): void;
  /** Called when the pointer or the focus moves to a piece, or to none. */
  hover?(id: string | undefined): void;
  /** The corners of the visible part of the table. */
  look?(sight: Sight): void;
}

/** The part of the table visible on the screen. */
export interface Sight {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}
