import { readManeuver } from "@broadside/cards";
import { isBasic } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

const isAdvanced: When = ({ game: { state } }) => {
  const maneuver = state.motion && readManeuver(state.motion.code);
  return maneuver !== undefined && !isBasic(maneuver);
};

export const q90: Card = {
  card: "pilot:q90",
  title: "Q9-0",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, isAdvanced),
      may: [
        { verb: "free action", names: ["calculate", "barrel-roll"], evenStressed: true },
        { verb: "gain", token: "strain" },
      ],
    },
  ],
};
