import { readManeuver } from "@broadside/cards";
import { isBasic } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const flewBasic: When = ({ game: { state } }) => {
  const maneuver = state.motion && readManeuver(state.motion.code);
  return maneuver !== undefined && isBasic(maneuver);
};

export const sicko: Card = {
  card: "pilot:sicko",
  title: "“Sicko”",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, flewBasic), may: [{ verb: "condition", id: "sickeningmaneuver", who: "this ship" }] },
  ],
};
