import { effectOn, loseToken, pilotSkill } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";
import { byCoordinateAction, lowerInitiative } from "../../../language/when-second-edition.ts";

const EFFECT = "maul coordinates";

const targetIsLower: When = (scene) => {
  const target = whoIs(scene, "target");
  return target !== undefined && lowerInitiative(scene, target);
};
const isFirst: When = ({ game, self }) => effectOn(game, `effect:${EFFECT}`, self.ship) === undefined;

/** Treats the action as white by removing the stress that a red action gave. */
const AS_WHITE: Instruction = {
  verb: "apply",
  what({ game, self, moment }) {
    if (moment.colour === "red") loseToken(game, self.ship, "stress");
  },
};
const STRAIN: Instruction = { verb: "gain", token: "strain", who: "target" };

/** Coordinates one more ship with lower initiative. Each coordinated ship gains strain. */
export const maul: Card = {
  card: "pilot:maul",
  title: "Maul",
  triggers: [
    {
      at: "coordinated",
      when: all(byCoordinateAction, targetIsLower, isFirst),
      may: [{ verb: "spend force" }, AS_WHITE, { verb: "lasting", effect: EFFECT, until: "phase" }, { verb: "also", does: [STRAIN] }],
    },
  ],
  effects: {
    [EFFECT]: {
      changes: [{ of: "coordinated", by: 1 }],
      permissions: {
        coordinate: (game, self, { ship, target, chosen }) =>
          ship === self.ship && chosen.length > 0 && pilotSkill(game, target) >= pilotSkill(game, ship) ? false : undefined,
      },
      triggers: [
        { at: "coordinated", when: toThisShip, must: [STRAIN] },
        { at: "actionPerformed", when: all(toThisShip, actionIs("coordinate")), must: [{ verb: "discard this card" }] },
      ],
    },
  },
};
