import { isFriendly, shipsPassed } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

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
