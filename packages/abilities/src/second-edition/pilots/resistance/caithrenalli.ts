import { isFriendly, shipsPassed } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";

const passedFriend: When = ({ game, self: { ship } }) => shipsPassed(game, ship).some((passed) => isFriendly(game, ship, passed));

export const caithrenalli: Card = {
  card: "pilot:caithrenalli",
  title: "C’ai Threnalli",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, passedFriend),
      may: [{ verb: "free action", names: ["evade"] }],
    },
  ],
};
