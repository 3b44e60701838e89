/** Texts for allocating energy to cards. */
import { wordsOf } from "../../spoken.ts";

export const ENERGY = wordsOf("play", "ENERGY");
export const ENERGY_HELP = wordsOf("play", "ENERGY_HELP");

/** `2 on Turbolasers and 1 on Quad Laser Cannons`. `cards` names a card once for each token. */
export function tokensOnCards(cards: readonly string[]): string {
  const countOf = (card: string): number => cards.filter((one) => one === card).length;
  return ENERGY.onCards({ cards: [...new Set(cards)].map((card) => ENERGY.onCard({ count: countOf(card), card })) });
}
