import type { Card } from "../../../language/card.ts";
import { within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

export const bokatankryze: Card = {
  card: "upgrade:bokatankryze",
  title: "Bo-Katan Kryze",
  dice: [{ dice: "attack", when: defenderIs(within(0, 1)), may: [{ verb: "reroll", most: 1, least: 1 }] }],
};
