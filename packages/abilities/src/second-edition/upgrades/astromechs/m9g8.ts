import type { Card } from "../../../language/card.ts";
import { attackerIs } from "../../../language/when.ts";
import { lockedByThisShip } from "../../../language/when-second-edition.ts";

/** If a ship that it has locked attacks, that ship rerolls one attack die, picked by this ship's player. */
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
