import { turnFacedown } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";

const faceupShipCards = ({ game, self: { ship } }: CardScene): readonly number[] =>
  ship.damage.flatMap(({ card, faceup }) => (faceup && game.damageFacts(ship, card)?.trait === "ship" ? [card] : []));

const TURN_ONE = pick({
  kind: "turn Damage card",
  rule: "1E-DMG-10",
  among: (scene) =>
    faceupShipCards(scene).map((card) => ({ key: `${scene.game.damageFacts(scene.self.ship, card).name} ${card}`, value: card })),
  apply: ({ game, self }, card) => turnFacedown(game, self.ship, card),
});

export const r5astromech: Card = {
  card: "upgrade:r5astromech",
  title: "R5 Astromech",
  triggers: [{ at: "duringEnd", may: [TURN_ONE] }],
};
