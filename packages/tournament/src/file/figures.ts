/** The words and numbers that rows contain, and limits on their size. The fold decides what is valid for an event. */
import { listOf, text, textLike, wholeNumber } from "@broadside/kit";

export const LIMITS = {
  /** Characters. */
  id: 200,
  text: 4000,
  file: 200_000,
  /** Entries of a list. */
  list: 20_000,
  sides: 8,
  tiebreaks: 8,
  squads: 100,
  ships: 1000,
  rows: 2_000_000,
  /** Figures of any kind. */
  figure: 1_000_000_000,
  /** The text of one row, and of a whole open document. */
  row: { characters: 16_000_000, depth: 12 },
  document: { characters: 256_000_000, depth: 16 },
} as const;

/** The id of a person, a player, a team or a scenario. */
export const id = text(LIMITS.id);
export const ids = listOf(id, LIMITS.list);
/** The sides of one table. */
export const sides = listOf(id, LIMITS.sides);

export const words = text(LIMITS.text);
export const manyWords = listOf(words, LIMITS.list);

export const count = wholeNumber(0, LIMITS.figure);
/** The number of a round, a table or a row, from 1. */
export const ordinal = wholeNumber(1, LIMITS.figure);
export const seed = wholeNumber(0, Number.MAX_SAFE_INTEGER);

export const day = textLike(/^\d{4}-\d\d-\d\d$/, "2026-11-15");
export const moment = textLike(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/, "2026-11-15T08:00:00.000Z (UTC)");
export const hash = textLike(/^[0-9a-f]{64}$/, "a SHA-256 hash, 64 hexadecimal digits");
