import type { Bearer } from "@broadside/rules";
import { choose, flipUpgrade, type Option, type Procedure, spendToken, sufferDamage } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { all, isAttacker, isStressed } from "../../../language/when.ts";

/** True if the card's back side is up, which makes focus actions red. */
const isFalse = ({ ship, at }: Bearer): boolean => ship.upgrades[at]?.side === "back";

type Price = "focus" | "crit";

function pricesOf(scene: CardScene): readonly Option<Price>[] {
  const defender = whoIs(scene, "defender");
  if (defender?.status !== "inPlay") return [];
  const prices: readonly Price[] = defender.tokens.focus > 0 ? ["focus", "crit"] : ["crit"];
  return prices.map((value) => ({ key: value, value }));
}

function* offerToFlip(scene: CardScene): Procedure {
  const { game, self } = scene;
  const defender = whoIs(scene, "defender");
  if (!defender) return;
  const price = yield* choose<Price | undefined>(() => ({
    kind: "choose one",
    seat: defender.seat,
    rule: "2E-TIME-13",
    about: { ship: defender.id, card: self.card },
    options: [{ key: "none", value: undefined }, ...pricesOf(scene)],
  }));
  if (price === undefined) return;
  if (price === "focus") yield* spendToken(game, defender, "focus");
  else yield* sufferDamage(game, defender, { hits: 0, crits: 1, reason: self.card });
  flipUpgrade(game, self.ship, self.at);
}

/** After this ship attacks while stressed, the defender can pay to flip this card. */
export const proudtradition: Card = {
  card: "upgrade:proudtradition",
  title: "Proud Tradition",
  permissions: {
    actDespite: (_, self, { ship, action, despite }) =>
      despite === "stress" && ship === self.ship && action === "focus" && ship.tokens.stress <= 2 && !isFalse(self) ? true : undefined,
  },
  actionColour: (_, self, { ship, action }) => (ship === self.ship && action === "focus" && isFalse(self) ? "red" : undefined),
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, isStressed, ({ self }) => !isFalse(self)),
      must: [{ verb: "special", can: (scene) => pricesOf(scene).length > 0, perform: offerToFlip }],
    },
  ],
};
