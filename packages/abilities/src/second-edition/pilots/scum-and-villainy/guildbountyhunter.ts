import { chargesOn, spendCharges } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick, upgradesAt } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { atRange, upgradesOf } from "../../../language/when.ts";

/** Returns the ship's illicit upgrades that have a non-recurring charge left. */
const purses = ({ game, self: { ship } }: CardScene): readonly number[] =>
  upgradesOf(game, ship, "illicit").filter(
    (at) => (game.factsOf(ship).upgrades[at]?.charges?.recovers ?? 0) === 0 && chargesOn(ship, at) > 0,
  );

const PAY = pick({
  rule: "2E-CHARGE-04",
  among: (scene) => upgradesAt(scene.self.ship, purses(scene)),
  apply: ({ game, self }, place) => spendCharges(game, self.ship, place),
});

export const guildbountyhunter: Card = {
  card: "pilot:guildbountyhunter",
  title: "Guild Bounty Hunter",
  dice: [{ dice: "attack", when: atRange(1, 2), may: [PAY, { verb: "change", from: "focus", to: "crit" }] }],
};
