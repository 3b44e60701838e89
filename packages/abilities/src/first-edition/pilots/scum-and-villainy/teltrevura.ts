import { dealDamageCard, discardDamage, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

const DEALT = 4;

function* startAnew({ game, self: { ship } }: CardScene): Procedure {
  for (const { card } of ship.damage) discardDamage(game, ship, card);
  for (let dealt = 0; dealt < DEALT; dealt += 1) yield* dealDamageCard(game, ship, false);
}

export const teltrevura: Card = {
  card: "pilot:teltrevura",
  title: "Tel Trevura",
  triggers: [{ at: "destroying", once: "a game", when: toThisShip, must: [{ verb: "special", can: () => true, perform: startAnew }] }],
};
