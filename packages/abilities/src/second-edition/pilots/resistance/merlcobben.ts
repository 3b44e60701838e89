import { isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, within, withPrimary } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

export const merlcobben: Card = {
  card: "pilot:merlcobben",
  title: "Merl Cobben",
  changes: [
    {
      of: "defenseDice",
      by: -1,
      whose: "defender",
      when: all(
        withPrimary,
        attackerIs(both(friendly, within(0, 2))),
        defenderIs(({ game, self }, defender) => isInArcOf(game, defender, "bullseye", self.ship)),
      ),
    },
  ],
};
