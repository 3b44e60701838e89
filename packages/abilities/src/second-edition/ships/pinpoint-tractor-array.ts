import type { Card, CardText } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, toThisShip } from "../../language/when.ts";
import { fullyExecuted } from "../../language/when-second-edition.ts";

const text = (when: When): CardText => ({
  permissions: { pointTurret: (_, self, { ship, quarter }) => (ship === self.ship && quarter === "rear" ? false : undefined) },
  triggers: [
    {
      at: "maneuverExecuted",
      when,
      may: [
        { verb: "gain", token: "tractor" },
        { verb: "free action", names: ["rotate-arc"] },
      ],
    },
  ],
});

export const pinpointTractorArray: readonly Card[] = [
  {
    card: "ship:Pinpoint Tractor Array",
    title: "Pinpoint Tractor Array",
    editions: ["2.0"],
    ...text(toThisShip),
  },
  {
    card: "ship:Pinpoint Tractor Array",
    title: "Pinpoint Tractor Array",
    editions: ["2.5"],
    ...text(all(toThisShip, fullyExecuted)),
  },
];
