/** A line in the log before it becomes text: its subject, and everything that happened in it. */
import type { Section } from "@broadside/geometry";
import type { Note, NoteKind, Phase, Seat, ShipId, TokenKind } from "@broadside/protocol";

/** Notes that get no line: phases already have headings, and the other notes are bookkeeping. */
export const SILENT: readonly NoteKind[] = ["attack step", "deck shuffled", "phase"];

/** Notes that appear only in the details of a line, because other events report their effects. */
const FOLDED: readonly NoteKind[] = [
  ...(["activated", "damage", "dice", "effect unknown", "hit", "missed", "out of range", "supply", "token works"] as const),
  ...(["set down", "turned", "turned facedown", "unconfirmed figures"] as const),
];

/**
 * Whether a note appears only in the details. This includes rolls that only decide an order, and notes about the rounds left, if there is
 * more than one.
 */
export const isFolded = (note: Note): boolean =>
  FOLDED.includes(note.note) || (note.note === "rolled" && note.ship === undefined) || (note.note === "rounds left" && note.rounds > 1);

/** Whether a note is damage outside an attack. Such a note names the damage's cause, so it can begin a line. */
export const isCause = (note: Note): boolean => note.note === "damage" && note.reason !== "attack";

/** A change that has no note: shields or tokens that a ship lost or regained, or a card's lasting effect on another ship. */
export type FigureChange =
  | { readonly figure: "shields"; readonly ship: ShipId; readonly section?: Section | undefined; readonly by: number }
  | { readonly figure: "tokens"; readonly ship: ShipId; readonly token: TokenKind; readonly by: number }
  | { readonly figure: "effect"; readonly ship: ShipId; readonly of: ShipId };

export type LineEvent = Note | FigureChange;

export const isFigureChange = (event: LineEvent): event is FigureChange => "figure" in event;

/** An event, and the number of the input that caused it. */
export interface Beat {
  readonly number: number;
  readonly event: LineEvent;
}

/** One event's own text. These texts are shown when the line is expanded. */
export interface LineDetail {
  /** The number of the input that caused the event, and the event's index among that input's events. */
  readonly key: string;
  readonly number: number;
  readonly text: string;
}

/**
 * The kinds of lines: an activation or an attack from start to end; a card used outside both; a vote; a set-up step for one player or all
 * players; anything else that happens to one ship or player.
 */
export type LineKind = "activation" | "attack" | "card" | "votes" | "set-up" | "event";

export interface LineFacts {
  /** The line's index in the log. */
  readonly at: number;
  readonly key: string;
  readonly round: number;
  readonly phase: Phase;
  kind: LineKind;
  /** The ship that is activating or attacking, or whose card was used. */
  readonly ship?: ShipId | undefined;
  readonly seat?: Seat | undefined;
  readonly beats: Beat[];
  readonly details: LineDetail[];
  readonly reasons: string[];
}

/** The reason for a bot's answer. */
export interface MoveReason {
  /** The number of the input that gave the answer. */
  readonly number: number;
  readonly ship?: ShipId | undefined;
  readonly text: string;
}
