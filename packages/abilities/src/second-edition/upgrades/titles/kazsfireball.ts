import { cardsInDeck, choose, dealDamageCard, dealFromDeck, type Option, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";

const BY_CHANCE: Option<undefined> = { key: "by chance", value: undefined };

/** Returns the Damage deck's cards with the Ship trait. If several cards have the same name, returns only one of them. */
function shipCards({ game, self: { ship } }: CardScene): readonly Option<number>[] {
  const found = new Map<string, number>();
  for (const card of cardsInDeck(game, ship)) {
    const { name, trait } = game.damageFacts(ship, card);
    if (trait === "ship" && !found.has(name)) found.set(name, card);
  }
  return [...found].map(([key, value]) => ({ key, value }));
}

function* searchDeck(scene: CardScene): Procedure {
  const { game, self } = scene;
  const card = yield* choose<number | undefined>(() => ({
    kind: "choose Damage card",
    seat: self.ship.seat,
    rule: "2E-SETUP-18",
    about: { ship: self.ship.id, card: self.card },
    secret: true,
    options: [BY_CHANCE, ...shipCards(scene)],
  }));
  if (card === undefined) yield* dealDamageCard(game, self.ship, false);
  else yield* dealFromDeck(game, self.ship, card);
}

/**
 * The player chooses the Damage card that Explosion with Wings deals. While the ship has ion tokens, it can perform the actions on Damage
 * cards.
 */
export const kazsfireball: Card = {
  card: "upgrade:kazsfireball",
  title: "Kaz's Fireball",
  triggers: [{ at: "setUpOver", must: [{ verb: "special", can: () => true, perform: searchDeck }] }],
  permissions: {
    actDespite: (_, self, { ship, action, despite }) =>
      despite === "ions" && ship === self.ship && action.startsWith("damage:") ? true : undefined,
  },
};
