import { chargesOn, diceOf, rerollInAttack, spendCharges } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, withSlot } from "../../../language/when.ts";

const hasSalvo: When = ({ attack, self }) => typeof attack?.weapon === "number" && chargesOn(self.ship, attack.weapon) > 0;

/** Spends a weapon charge to make the defender reroll two dice. */
export const saturationsalvo: Card = {
  card: "upgrade:saturationsalvo",
  title: "Saturation Salvo",
  dice: [
    {
      dice: "defense",
      as: "attacker",
      when: all(withSlot("torpedo", "missile"), hasSalvo),
      may: [
        {
          verb: "special",
          can: ({ game }) => diceOf(game, "defense").length >= 2,
          *perform({ game, self, attack }) {
            if (typeof attack?.weapon !== "number" || !spendCharges(game, self.ship, attack.weapon)) return;
            yield* rerollInAttack(game, "defense", self.ship, { most: 2, least: 2 });
          },
        },
      ],
    },
  ],
};
