/** An example pilot who acts at two moments of the round. */
import { both, friendly, type OwnCard, other, toThisShip, within } from "@broadside/abilities/language";

export const selaVarn: OwnCard = {
  pilot: {
    id: "selavarn",
    name: "Sela Varn",
    ship: "xwing",
    faction: "rebel",
    initiative: 6,
    cost: 26,
    limit: 1,
    slots: ["elite", "torpedo", "astromech"],
  },
  summary:
    "When combat starts, she may give a focus token to a friendly ship at Range 1-2. Once per game, after a maneuver, she may recover a shield if she is stressed.",
  text: {
    triggers: [
      {
        at: "startOfCombat",
        may: [
          { verb: "spend", token: "focus" },
          { verb: "choose ship", among: both(other, friendly, within(1, 2)), does: [{ verb: "gain", token: "focus", who: "chosen" }] },
        ],
      },
      {
        at: "maneuverExecuted",
        when: (scene) => toThisShip(scene) && scene.self.ship.tokens.stress > 0,
        may: [{ verb: "recover shield" }],
        once: "a game",
      },
    ],
  },
};
