import type { Card, Trigger } from "../../../language/card.ts";
import { fledWithin, lostWithin } from "../../../language/when.ts";
import { returnOne } from "../../discarded-cards.ts";

const SALVAGE: NonNullable<Trigger["may"]> = [
  returnOne("torpedo", "missile", "bomb", "cannon", "turret", "modification"),
  { verb: "roll", on: { blank: [{ verb: "discard this card" }] } },
];

/** A fleeing ship counts as destroyed (1E-MOVE-12). */
export const scavengercrane: Card = {
  card: "upgrade:scavengercrane",
  title: "Scavenger Crane",
  triggers: [
    { at: "shipLost", when: lostWithin(1, 2), may: SALVAGE },
    { at: "leftTable", when: fledWithin(1, 2), may: SALVAGE },
  ],
};
