import type { TokenKind } from "@broadside/rules";
import { assign, loseToken, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

const COPIED: readonly TokenKind[] = ["focus", "evade"];

/** If the locked object isn't a ship, there are no tokens to copy. */
function* copyTokens({ game, self: { ship }, moment: { target } }: CardScene): Procedure {
  for (const token of COPIED) loseToken(game, ship, token, ship.tokens[token]);
  const locked = game.state.ships.find(({ id }) => id === target);
  for (const token of COPIED) yield* assign(game, ship, token, locked?.tokens[token] ?? 0, ship);
}

export const genesisred: Card = {
  card: "pilot:genesisred",
  title: "Genesis Red",
  triggers: [{ at: "lockAcquired", when: toThisShip, must: [{ verb: "special", can: () => true, perform: copyTokens }] }],
};
