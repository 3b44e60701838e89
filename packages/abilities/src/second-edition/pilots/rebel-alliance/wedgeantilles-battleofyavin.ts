import { isInFiringArc, otherFriendsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

export const wedgeantillesBattleofyavin: Card = {
  card: "pilot:wedgeantilles-battleofyavin",
  title: "Wedge Antilles",
  changes: [
    {
      of: "defenseDice",
      by: -1,
      whose: "defender",
      when: all(
        isAttacker,
        withPrimary,
        defenderIs(({ game, self }, defender) => otherFriendsOf(game, self.ship).some((friend) => isInFiringArc(game, defender, friend))),
      ),
    },
  ],
};
