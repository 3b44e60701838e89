import type { Card, CardText } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { NO_RECOVERY } from "../phrases.ts";

const TEXT: CardText & Pick<Card, "effects"> = {
  triggers: [
    {
      at: "beforeActivation",
      when: toThisShip,
      may: [{ verb: "spend charge" }, { verb: "lasting", effect: "contraband cybernetics", until: "round" }],
    },
  ],
  effects: {
    "contraband cybernetics": {
      permissions: {
        actDespite: (_, self, { ship, despite }) => (despite === "stress" && ship === self.ship ? true : undefined),
        execute: (_, self, { ship, maneuver }) => (ship === self.ship && maneuver.colour === "red" ? true : undefined),
      },
    },
  },
};

const NAME = { card: "upgrade:contrabandcybernetics", title: "Contraband Cybernetics" } as const;

/** In 2.5, the card's charge can't be recovered. */
export const contrabandcybernetics: readonly Card[] = [
  { ...NAME, editions: ["2.0"], ...TEXT },
  { ...NAME, editions: ["2.5"], ...TEXT, permissions: NO_RECOVERY },
];
