import { droppedFrom, straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, maneuverIs, toThisShip } from "../../../language/when.ts";
import { dropOne } from "../../bombs.ts";

const AHEAD = { ways: [droppedFrom("front", straightWay("rear", 1))] };

export const constablezuvio: Card = {
  card: "pilot:constablezuvio",
  title: "Constable Zuvio",
  triggers: [
    {
      at: "dialRevealed",
      when: all(toThisShip, maneuverIs(["reverse", "reverseBank"], 0, Number.POSITIVE_INFINITY)),
      may: [dropOne(() => true, AHEAD)],
    },
  ],
};
