import type { Card } from "../../../card.ts";
import { within } from "../../../when.ts";
import { defenderIs } from "../../when.ts";

export const bokatankryze: Card = {
  card: "upgrade:bokatankryze",
  title: "Bo-Katan Kryze",
  dice: [{ dice: "attack", when: defenderIs(within(0, 1)), may: [{ verb: "reroll", most: 1, least: 1 }] }],
};
