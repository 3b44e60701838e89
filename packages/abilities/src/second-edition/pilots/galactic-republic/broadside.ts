import type { Card } from "../../../card.ts";
import { all } from "../../../when.ts";
import { attackShows } from "../../when-firing.ts";

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
