/**
 * Environment cards: if players agree, one is dealt at random when forces are gathered. We don't have their texts, so none is known or ever
 * offered (2E-SETUP-26-Q). To add a card, add a line here and an ability `environment:NAME`.
 */
import type { Situation } from "../driver/situation.ts";

export const ENVIRONMENTS: readonly string[] = [];

/** The set-up option for agreeing to an Environment card. */
const AGREED = "environment";

export function dealEnvironment(game: Situation, known: readonly string[] = ENVIRONMENTS): string | undefined {
  if (known.length === 0 || !game.setup.options?.[AGREED]) return undefined;
  const card = known[game.draw(known.length)];
  game.note({ note: "environment", card: `environment:${card}` });
  return card;
}
