/**
 * Environment cards: by agreement one is dealt at random when forces are gathered. Their texts are not at hand, so none is known and none is ever
 * offered (2E-SETUP-26-Q); a card that becomes known is a line here and an ability `environment:NAME`.
 */
import type { Situation } from "../driver/situation.ts";

export const ENVIRONMENTS: readonly string[] = [];

/** The option of a set-up that agrees to one. */
const AGREED = "environment";

export function dealEnvironment(game: Situation, known: readonly string[] = ENVIRONMENTS): string | undefined {
  if (known.length === 0 || !game.setup.options?.[AGREED]) return undefined;
  const card = known[game.draw(known.length)];
  game.note({ note: "environment", card: `environment:${card}` });
  return card;
}
