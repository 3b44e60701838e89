import { SEEKS_OBSTRUCTION } from "../../../both-editions/obstruction.ts";
import type { Card } from "../../../language/card.ts";
import { any } from "../../../language/when.ts";
import { defenderIs, nearObstacle, obstructedByObstacle } from "../../../language/when-second-edition.ts";

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
