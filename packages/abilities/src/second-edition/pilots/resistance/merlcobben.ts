import { isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { all, attackerIs, both, friendly, within, withPrimary } from "../../../when.ts";
import { defenderIs } from "../../when.ts";

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
