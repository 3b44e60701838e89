import type { Card } from "../../../language/card.ts";
import { all, not, toThisShip } from "../../../language/when.ts";
import { hasCharges } from "../../../language/when-second-edition.ts";

/** In the Perform Action step, the ship can spend a charge. It can then calculate or lock before it engages. */
export const passivesensors: Card = {
  card: "upgrade:passivesensors",
  title: "Passive Sensors",
  action: {
    when: ({ game, self }) => game.state.cursor.phase === "activation" && game.state.cursor.active === self.ship.id && !game.state.motion,
    does: [{ verb: "spend charge" }],
  },
  permissions: {
    beCoordinated: (_, self, { ship }) => (ship === self.ship && ship.upgrades[self.at]?.charges === 0 ? false : undefined),
  },
  triggers: [
    {
      at: "becameActive",
      when: all(toThisShip, not(hasCharges())),
      may: [{ verb: "free action", names: ["calculate", "lock"] }],
    },
  ],
};
