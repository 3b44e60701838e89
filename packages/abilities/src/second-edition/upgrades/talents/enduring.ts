import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";

export const enduring: Card = {
  card: "upgrade:enduring",
  title: "Enduring",
  permissions: {
    critsFirst: (_, self, { ship, attack }) => (ship === self.ship && !attack.inBullseye ? true : undefined),
  },
  triggers: [
    {
      at: "damageSuffered",
      when: all(toThisShip, ({ moment }) => (moment.crits ?? 0) > 0),
      may: [{ verb: "free action", names: ["calculate", "focus"], barOnly: true, colour: "red", evenStressed: true }],
    },
  ],
};
