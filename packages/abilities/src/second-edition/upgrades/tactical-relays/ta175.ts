import { actionBar } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, both, friendLostWithin, type ShipWhen } from "../../../language/when.ts";
import { nearFriend } from "./phrases.ts";

const calculates: ShipWhen = ({ game }, ship) => actionBar(game, ship).includes("calculate");
const lostCouldCalculate: When = (scene) => {
  const lost = whoIs(scene, "subject");
  return lost !== undefined && calculates(scene, lost);
};

export const ta175: Card = {
  card: "upgrade:ta175",
  title: "TA-175",
  triggers: [
    {
      at: "shipLost",
      when: all(friendLostWithin(0, 3), lostCouldCalculate),
      must: [{ verb: "each ship", among: both(nearFriend, calculates), does: [{ verb: "gain", token: "calculate", who: "chosen" }] }],
    },
  ],
};
