import { type AllowedActions, addEffect, freeAction, hasFreeAction, removeEffects } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { CardScene } from "../../../language/scene.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

const OVER: Instruction = { verb: "discard this card" };
const rollInRed = ({ self }: CardScene): AllowedActions => ({
  names: ["barrel-roll"],
  colour: "red",
  rule: "2E-ACT-05",
  card: self.card,
});

/** The barrel roll is red and exposes a damage card if it succeeds. */
const ROLL: Instruction = {
  verb: "special",
  can: (scene) => hasFreeAction(scene.game, scene.self.ship, rollInRed(scene)),
  *perform(scene) {
    const { game, self } = scene;
    const { id } = self.ship;
    addEffect(game, { id: "effect:rash roll", ship: id, by: id, until: "phase" });
    yield* freeAction(game, self.ship, rollInRed(scene));
    removeEffects(game, (effect) => effect.id === "effect:rash roll" && effect.ship === id);
  },
};

/** One charge lets the ship ignore obstacles. Two charges allow a boost or a barrel roll, which exposes a card. */
export const poedameronScavengedyt1300: Card = {
  card: "pilot:poedameron-scavengedyt1300",
  title: "Poe Dameron",
  triggers: [
    {
      at: "beforeManeuver",
      when: toThisShip,
      may: [{ verb: "spend charge" }, { verb: "lasting", effect: "flies over obstacles", until: "phase" }],
    },
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted),
      may: [
        { verb: "spend charge", count: 2 },
        { verb: "one of", choices: { boost: [{ verb: "free action", names: ["boost"] }], "barrel-roll": [ROLL] } },
      ],
    },
  ],
  effects: {
    "flies over obstacles": {
      permissions: { meetObstacle: (_, self, { ship, atRest }) => (ship === self.ship && !atRest ? false : undefined) },
      triggers: [{ at: "maneuverExecuted", when: toThisShip, must: [OVER] }],
    },
    "rash roll": {
      triggers: [
        {
          at: "actionPerformed",
          when: all(toThisShip, actionIs("barrel-roll"), ({ moment }) => moment.colour === "red"),
          must: [OVER, { verb: "expose" }],
        },
      ],
    },
  },
};
