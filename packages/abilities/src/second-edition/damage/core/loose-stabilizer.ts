import { readManeuver } from "@broadside/cards";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { ACTION_REPAIRS, ONE_HIT, ofCore, REPAIRED } from "./phrases.ts";

const isNotStraight: When = ({ game }) => readManeuver(game.state.motion?.code ?? "")?.bearing !== "straight";

export const looseStabilizer: Card = ofCore("Loose Stabilizer", {
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, isNotStraight), must: [ONE_HIT, REPAIRED] }],
  action: ACTION_REPAIRS,
});
