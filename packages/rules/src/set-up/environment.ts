/**
 * Environment cards. If the players agree, one is dealt at random when forces are gathered. Broadside has no source for their texts, so
 * none is known or offered yet (2E-SETUP-26-Q). To add a card, add a line here and an ability `environment:NAME`.
 */
import type { Situation } from "../contract/situation.ts";

export const ENVIRONMENTS: readonly string[] = [];

/** The scenario option that says the players want an Environment card. */
const AGREED = "environment";

export function dealEnvironment(game: Situation, known: readonly string[] = ENVIRONMENTS): string | undefined {
  if (known.length === 0 || !game.setup.options?.[AGREED]) return undefined;
  const card = known[game.draw(known.length)];
  game.note({ note: "environment", card: `environment:${card}` });
  return card;
}
