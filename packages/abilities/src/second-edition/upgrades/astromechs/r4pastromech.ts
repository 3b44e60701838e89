import { readManeuver } from "@broadside/cards";
import { isBasic } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, toThisShip } from "../../../when.ts";

const isBasicManeuver: When = ({ game }) => {
  const maneuver = readManeuver(game.state.motion?.code ?? "");
  return maneuver !== undefined && isBasic(maneuver);
};

/** Before a basic maneuver, for a charge: it is easier by a step, while it is flown. */
export const r4pastromech: Card = {
  card: "upgrade:r4pastromech",
  title: "R4-P Astromech",
  triggers: [
    {
      at: "dialRevealed",
      when: all(toThisShip, isBasicManeuver),
      changesManeuver: true,
      may: [{ verb: "spend charge" }, { verb: "lasting", effect: "easier maneuver", until: "phase" }],
    },
  ],
  effects: {
    "easier maneuver": {
      changes: [{ of: "difficulty", by: -1 }],
      triggers: [{ at: "maneuverExecuted", when: toThisShip, must: [{ verb: "discard this card" }] }],
    },
  },
};
