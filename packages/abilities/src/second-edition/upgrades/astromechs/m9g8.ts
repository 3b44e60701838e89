import type { Card } from "../../../language/card.ts";
import { attackerIs } from "../../../language/when.ts";
import { lockedByThisShip } from "../../../language/when-second-edition.ts";

/** When a ship that this ship has locked attacks, it must reroll one attack die. This ship's player picks the die. */
export const m9g8: Card = {
  card: "upgrade:m9g8",
  title: "M9-G8",
  dice: (["defender", "attacker"] as const).map((as) => ({
    dice: "attack",
    as,
    helpsOthers: true,
    when: attackerIs(lockedByThisShip),
    may: [{ verb: "reroll", most: 1, least: 1, by: "this ship", rerolledBy: "attacker" }],
  })),
};
