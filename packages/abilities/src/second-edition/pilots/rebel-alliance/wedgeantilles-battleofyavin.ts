import { isInFiringArc, otherFriendsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { all, isAttacker, withPrimary } from "../../../when.ts";
import { defenderIs } from "../../when.ts";

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
