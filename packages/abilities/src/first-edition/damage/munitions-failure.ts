import { choose, discardUpgrade, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Scene } from "../../language/scene.ts";
import { isThisCard } from "../../language/when.ts";
import { FACEDOWN } from "./phrases.ts";

const weaponsOf = ({ game, self: { ship } }: Scene) =>
  game
    .factsOf(ship)
    .upgrades.flatMap((card, at) => (card.attack && ship.upgrades[at]?.faceup ? [{ key: `${card.id}@${at}`, value: at }] : []));

function* discardOne(scene: Scene): Procedure {
  const { game, self } = scene;
  const at: number = yield* choose(() => ({
    kind: "discard upgrade",
    seat: self.ship.seat,
    rule: "1E-DORG-10",
    about: { ship: self.ship.id, card: self.card },
    options: weaponsOf(scene).length > 0 ? optionsOf(weaponsOf(scene)) : [{ key: "none", value: -1 }],
  }));
  if (at >= 0) discardUpgrade(game, self.ship, at);
}

export const munitionsFailure: Card = {
  card: "damage:core/Munitions Failure",
  title: "Munitions Failure",
  triggers: [
    {
      at: "damageFaceup",
      when: isThisCard,
      must: [{ verb: "special", can: (scene) => weaponsOf(scene).length > 0, perform: discardOne }, ...FACEDOWN],
    },
  ],
};
