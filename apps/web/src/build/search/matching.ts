/** How well a typed text matches a card. */
import { wordsOf } from "./search.ts";

export interface MatchedCard {
  readonly name: string;
  /** Further text besides the name, such as the ship type. */
  readonly detail?: string | undefined;
  /** The kind of card, such as a wing. */
  readonly kind?: string | undefined;
  readonly summary?: string | undefined;
}

/** Ranks, from best to worst: the whole name, its beginning, the beginnings of its words, anything else. */
const [BEGINNING, WORDS] = [1, 2];
export const [EXACT, ELSEWHERE] = [0, 3];

/**
 * The rank of a match, or undefined. To match, every typed word must begin one of the card's words, or be part of its name written without
 * spaces.
 */
export function matchOf({ name, detail = "", kind = "", summary = "" }: MatchedCard, typed: string): number | undefined {
  const wanted = wordsOf(typed);
  const own = wordsOf(name);
  const begins = (words: readonly string[], word: string): boolean => words.some((one) => one.startsWith(word));
  if (own.join("") === wanted.join("")) return EXACT;
  if (own.join(" ").startsWith(wanted.join(" "))) return BEGINNING;
  if (wanted.every((word) => begins(own, word))) return WORDS;
  const all = wordsOf(`${name} ${detail} ${kind} ${summary}`);
  const whole = wordsOf(`${name}${detail}`).join("");
  return wanted.every((word) => begins(all, word) || whole.includes(word)) ? ELSEWHERE : undefined;
}
