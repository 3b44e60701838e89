import type { Card } from "../../language/card.ts";
import { lostWithin } from "../../language/when.ts";
import { returnOne } from "../discarded-cards.ts";

export const scavengercrane: Card = {
  card: "upgrade:scavengercrane",
  title: "Scavenger Crane",
  triggers: [
    {
      at: "shipLost",
      when: lostWithin(1, 2),
      may: [
        returnOne("torpedo", "missile", "bomb", "cannon", "turret", "modification"),
        { verb: "roll", on: { blank: [{ verb: "discard this card" }] } },
      ],
    },
  ],
};
