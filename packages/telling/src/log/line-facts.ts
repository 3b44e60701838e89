/** A line of the log before it is put into words: what it is about, and everything that happened in it. */
import type { Section } from "@broadside/geometry";
import type { Note, NoteKind, Phase, Seat, ShipId, TokenKind } from "@broadside/protocol";

/** Notes that no line is about: headings name the phase, and the rest is bookkeeping. */
export const SILENT: readonly NoteKind[] = ["attack step", "deck shuffled", "phase"];

/** Notes that only the details of a line have: what comes of them is told by other events. */
const FOLDED: readonly NoteKind[] = [
  ...(["activated", "damage", "dice", "effect unknown", "hit", "missed", "out of range", "supply", "token works"] as const),
  ...(["set down", "turned", "turned facedown", "unconfirmed figures"] as const),
];

/** So are rolls for nothing but an order or a place, and the count of rounds before the last ones. */
export const isFolded = (note: Note): boolean =>
  FOLDED.includes(note.note) || (note.note === "rolled" && note.ship === undefined) || (note.note === "rounds left" && note.rounds > 1);

/** Damage outside of attacks names what caused it, and may begin a line. */
export const isCause = (note: Note): boolean => note.note === "damage" && note.reason !== "attack";

/** A change that no note mentions: shields or tokens that a ship lost or regained; a card's lasting effect on another ship than its own. */
export type FigureChange =
  | { readonly figure: "shields"; readonly ship: ShipId; readonly section?: Section | undefined; readonly by: number }
  | { readonly figure: "tokens"; readonly ship: ShipId; readonly token: TokenKind; readonly by: number }
  | { readonly figure: "effect"; readonly ship: ShipId; readonly of: ShipId };

export type LineEvent = Note | FigureChange;

export const isFigureChange = (event: LineEvent): event is FigureChange => "figure" in event;

/** Something that happened, with the input that caused it. */
export interface Beat {
  readonly number: number;
  readonly event: LineEvent;
}

/** What a line says when it is opened: one event as the full trace words it. */
export interface LineDetail {
  /** The input that caused it, and its place among what that caused. */
  readonly key: string;
  readonly number: number;
  readonly text: string;
}

/**
 * An activation or an attack from its start to its end; a card used outside of both; a vote; a step of set-up for all players or one;
 * anything else that happens to one ship or player.
 */
export type LineKind = "activation" | "attack" | "card" | "votes" | "set-up" | "event";

export interface LineFacts {
  /** Its place in the log. */
  readonly at: number;
  readonly key: string;
  readonly round: number;
  readonly phase: Phase;
  kind: LineKind;
  /** Whose activation, attack or card it is. */
  readonly ship?: ShipId | undefined;
  readonly seat?: Seat | undefined;
  readonly beats: Beat[];
  readonly details: LineDetail[];
  readonly reasons: string[];
}

/** Why a bot gave an answer. */
export interface MoveReason {
  /** The input that gave the answer. */
  readonly number: number;
  readonly ship?: ShipId | undefined;
  readonly text: string;
}
