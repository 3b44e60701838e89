import { rerollablePlaces } from "@broadside/dice";
import { diceOf, rerollInAttack } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";
import { attackerIs } from "../../../language/when.ts";
import { lockedByThisShip } from "../../../language/when-second-edition.ts";

/** Its own player picks the die, whoever attacks. */
const ONE_DIE: Deed = {
  verb: "special",
  can: ({ game }) => rerollablePlaces(diceOf(game, "attack")).length > 0,
  perform: ({ game, self }) => rerollInAttack(game, "attack", self.ship.seat, { most: 1, least: 1 }),
};

/** A ship that it locks rolls an attack die again. */
export const m9g8: Card = {
  card: "upgrade:m9g8",
  title: "M9-G8",
  dice: (["defender", "attacker"] as const).map((as) => ({
    dice: "attack",
    as,
    helpsOthers: true,
    when: attackerIs(lockedByThisShip),
    may: [ONE_DIE],
  })),
};
