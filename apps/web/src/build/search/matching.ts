/** How well a typed text matches a card. */
import { wordsOf } from "./search.ts";

export interface MatchedCard {
  readonly name: string;
  /** Beside the name, such as the ship type. */
  readonly detail?: string | undefined;
  /** What it is, such as a wing. */
  readonly kind?: string | undefined;
  readonly summary?: string | undefined;
}

/** From best to worst: the whole name, its beginning, beginnings of its words, anything else. */
const [BEGINNING, WORDS] = [1, 2];
export const [EXACT, ELSEWHERE] = [0, 3];

/** Every typed word must begin a word of the card or be part of its name without spaces; otherwise undefined. */
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
