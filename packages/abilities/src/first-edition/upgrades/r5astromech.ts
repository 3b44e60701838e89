import { choose, optionsOf, type Procedure, turnFacedown } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Scene } from "../../language/scene.ts";

const faceupShipCards = ({ game, self: { ship } }: Scene): readonly number[] =>
  ship.damage.flatMap(({ card, faceup }) => (faceup && game.damageFacts(ship, card)?.trait === "ship" ? [card] : []));

function* turnOne(scene: Scene): Procedure {
  const { game, self } = scene;
  const cards = () => faceupShipCards(scene).map((card) => ({ key: `${game.damageFacts(self.ship, card).name} ${card}`, value: card }));
  const card: number = yield* choose(() => ({
    kind: "turn Damage card",
    seat: self.ship.seat,
    rule: "1E-DMG-10",
    about: { ship: self.ship.id, card: self.card },
    options: cards().length > 0 ? optionsOf(cards()) : [{ key: "none", value: -1 }],
  }));
  turnFacedown(game, self.ship, card);
}

export const r5astromech: Card = {
  card: "upgrade:r5astromech",
  title: "R5 Astromech",
  triggers: [{ at: "duringEnd", may: [{ verb: "special", can: (scene) => faceupShipCards(scene).length > 0, perform: turnOne }] }],
};
