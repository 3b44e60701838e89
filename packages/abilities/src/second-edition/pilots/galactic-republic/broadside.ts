import type { Card } from "../../../language/card.ts";
import { all } from "../../../language/when.ts";
import { attackShows } from "../../../language/when-firing.ts";

export const broadside: Card = {
  card: "pilot:broadside",
  title: "“Broadside”",
  dice: [
    {
      dice: "attack",
      when: all(attackShows("single-turret"), ({ self: { ship } }) => ship.quarter === "left" || ship.quarter === "right"),
      may: [{ verb: "change", from: "blank", to: "focus" }],
    },
  ],
};
