/**
 * What the widget draws, as plain data from its owner, the page that uses it. Lengths are in micrometres. From the bottom-left corner of
 * the play area, x points right and y points up. Headings are in thousandths of a degree, clockwise from +y.
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
  /** A ghost is a possible position that the owner offers. It is drawn like the piece that would be there. */
  readonly kind: "ship" | "obstacle" | "feature" | "ghost";
  /** A short name, drawn next to the piece. */
  readonly label: string;
  /** A description for screen readers and tooltips: "Red Squadron, small ship, seat 1". */
  readonly description: string;
  readonly pose: Pose;
  /**
   * Closed polygons in the piece's own coordinates: right, forward, right, forward, … The first is the outline of what lies on the table,
   * such as a base.
   */
  readonly outlines: readonly Points[];
  /** Decorations such as arc lines, as polylines in the piece's own coordinates. */
  readonly lines: readonly Points[];
  /** Details that stand out on the piece. */
  readonly accents?: readonly Accent[];
  /** A number from 1 to 8. It determines the colour, the badge's shape and the number on the badge. */
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
  /** Whether the ghost can't be chosen although it is shown. It is then drawn as refused. */
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
  /**
   * Closed polygons in the ship's own coordinates, if its base has more than one outline. For a huge ship they are its two plates, with the
   * bow first.
   */
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
  /** The sections of a huge ship, with the bow first. A huge ship that isn't divided has one. Their gauges are drawn along the hull. */
  readonly sections?: readonly SectionState[];
  readonly energy?: Gauge;
  readonly tokens: readonly TokenBadge[];
  /** Whether the ship's dial is set. Only present while players set dials. */
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

/**
 * Something drawn over the table, in table coordinates. A closed mark of the kind "ruler" is a strip. A mark of the kind "part" covers a
 * piece or a part of it.
 */
export interface Mark {
  readonly id: string;
  /** A cross or an objective needs only one point. Any other points are ignored. */
  readonly kind: "ruler" | "arc" | "band" | "template" | "line" | "ghost" | "area" | "path" | "part" | "cross" | "objective";
  readonly points: Points;
  readonly closed: boolean;
  readonly label?: string;
  /** One character in a disc before the label. */
  readonly sign?: string;
  /** The tone `choice` is for marks about what the player has chosen, such as the template of the chosen maneuver. */
  readonly tone: "neutral" | "good" | "bad" | "first" | "second" | "choice";
  /** The owner's seat, 1–8. The seat's colour replaces the tone's. */
  readonly seat?: number;
  /** For an objective: the plate beside its ring, and whether the objective is gone. */
  readonly objective?: ObjectiveLooks;
}

export interface ObjectiveLooks {
  /** The seat shown in the objective's badge, 1–8. */
  readonly badge?: number;
  /** How many counters are on the objective, shown as filled hexagons. If `of` is higher, the remaining hexagons are empty. */
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
  /** For a shot, the point where it starts and the point where it ends. For any other effect, the point where it happens. */
  readonly points: Points;
  readonly text?: string;
  readonly seat?: number;
}

export interface TableView extends Area {
  /** Pieces in drawing order, the last one on top. */
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  /** The ids of up to two selected pieces, in order. The ruler measures from the first to the second. */
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

/** How many pixels on each side are covered by panels. The camera shows what matters in the area between them. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/**
 * Reports what the player did. The owner answers each report with a new view. Until then, the widget draws the piece where the player put
 * it.
 */
export interface TableEvents {
  select(ids: readonly string[]): void;
  move(id: string, pose: Pose): void;
  /** Called when the player clicks one of the choices or presses Enter. */
  choose?(id: string): void;
  /** Called while a player drags a piece, at most once a frame. If the player cancels the drag, it is called with the old pose. */
  moving?(id: string, pose: Pose): void;
  /** Called when the pointer or the focus moves to a piece, or leaves all pieces. */
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
