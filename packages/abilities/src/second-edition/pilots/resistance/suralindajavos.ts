import { HALF_TURN, QUARTER_TURN } from "@broadside/kit";
import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { turns } from "../../upgrades/quarter-turn.ts";

const turning = (by: number) => turns("this ship", by);

export const suralindajavos: Card = {
  card: "pilot:suralindajavos",
  title: "Suralinda Javos",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, ({ game }) => game.state.motion?.bumped === true),
      may: [
        { verb: "gain", token: "strain" },
        { verb: "one of", choices: { left: turning(-QUARTER_TURN), right: turning(QUARTER_TURN), round: turning(HALF_TURN) } },
      ],
    },
  ],
};
