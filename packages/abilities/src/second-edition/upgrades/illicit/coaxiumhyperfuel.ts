import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { When } from "../../../language/scene.ts";
import { all, isStressed, toThisShip } from "../../../language/when.ts";

/** Exposes a Damage card or suffers a critical damage. */
const PRICE: Instruction = { verb: "one of", choices: { expose: [{ verb: "expose" }], crit: [{ verb: "suffer", crits: 1 }] } };

const isSlamming: When = ({ game, self }) => game.state.motion?.revealed === false && self.ship.actions.at(-1) === "slam";
const isCutShort: When = ({ game, self }) => game.state.motion?.ship === self.ship.id && game.state.motion.bumped;

/** The ship can SLAM while stressed or after a partial maneuver, at a price. */
export const coaxiumhyperfuel: Card = {
  card: "upgrade:coaxiumhyperfuel",
  title: "Coaxium Hyperfuel",
  permissions: {
    actDespite: (_, self, { ship, action, despite }) =>
      despite === "stress" && ship === self.ship && action === "slam" ? true : undefined,
  },
  triggers: [
    { at: "beforeManeuver", when: all(toThisShip, isSlamming, isStressed), must: [PRICE] },
    { at: "maneuverExecuted", when: all(toThisShip, isCutShort), may: [PRICE, { verb: "free action", names: ["slam"] }] },
  ],
};
