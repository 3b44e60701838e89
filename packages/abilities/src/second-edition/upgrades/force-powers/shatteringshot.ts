import type { Card } from "../../../card.ts";
import { SEEKS_OBSTRUCTION } from "../../../obstruction.ts";
import { any } from "../../../when.ts";
import { defenderIs, nearObstacle, obstructedByObstacle } from "../../when.ts";

export const shatteringshot: Card = {
  card: "upgrade:shatteringshot",
  title: "Shattering Shot",
  permissions: SEEKS_OBSTRUCTION,
  dice: [
    {
      dice: "attack",
      when: any(obstructedByObstacle, defenderIs(nearObstacle(0))),
      may: [{ verb: "spend force" }, { verb: "add", face: "focus" }],
    },
  ],
};
