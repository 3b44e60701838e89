import { type DeviceWay, hasPlacedDevice, straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, speedWas, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";
import { placeBomb } from "../../upgrades/bombs.ts";

const FAR: readonly DeviceWay[] = [straightWay("rear", 3), straightWay("front", 3)];

export const deathfireSwz98: Card = {
  card: "pilot:deathfire-swz98",
  title: "“Deathfire”",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, speedWas(3, 5), ({ self }) => !hasPlacedDevice(self.ship)),
      may: [{ verb: "spend charge", count: 2 }, placeBomb(FAR)],
    },
  ],
};
