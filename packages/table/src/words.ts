/** Text that describes the table to players who listen to it. */
import { degrees, mm, type Pose } from "@broadside/geometry";
import type { Order } from "./selection.ts";
import type { Area, Piece, TableView } from "./view.ts";

const figure = (value: number, unit: number): string => String(Math.round((value / unit) * 10) / 10);

const standing = ({ x, y, heading }: Pose): string =>
  `at ${figure(x, mm(1))}, ${figure(y, mm(1))} mm, heading ${figure(heading, degrees(1))} degrees`;

/** Describes a piece, for example as "Red Squadron, small ship, seat 1, at 457, 300 mm, heading 90 degrees, selected first". */
export function describe(piece: Piece, order: Order | undefined, isChoice = false): string {
  const words = [piece.description, standing(piece.pose)];
  if (!piece.movable) words.push("fixed");
  if (isChoice) words.push("can be chosen");
  if (order !== undefined) words.push(`selected ${order}`);
  return words.join(", ");
}

export const describeTable = ({ width, height, pieces }: TableView): string =>
  `Table, ${describeArea({ width, height })}, ${counted(pieces.length)}`;

const moved = (piece: Piece, pose: Pose): string => `${piece.label} ${standing(pose)}`;
const putBack = (piece: Piece): string => `${piece.label} put back`;

const answered = (pieces: readonly Piece[], id: string): string => `Chosen: ${pieces.find((piece) => piece.id === id)?.description ?? id}`;

export function chosen(pieces: readonly Piece[], selected: readonly string[]): string {
  if (selected.length === 0) return "Nothing selected";
  return `Selected ${selected.map((id) => pieces.find((piece) => piece.id === id)?.label ?? id).join(", then ")}`;
}

const ENGLISH = { describe, describeTable, moved, putBack, answered, chosen };
export type TableWords = typeof ENGLISH;

let spoken: TableWords = ENGLISH;

/** The texts that every table currently uses. */
export const tableWords = (): TableWords => spoken;

/** Replaces the texts that all tables use from now on. */
export function speakTable(wording: (english: TableWords) => TableWords): void {
  spoken = wording(ENGLISH);
}

const describeArea = ({ width, height }: Area): string => `${figure(width, mm(1))} by ${figure(height, mm(1))} mm`;
const counted = (pieces: number): string => (pieces === 1 ? "1 piece" : `${pieces} pieces`);
