import { hasPlacedDevice } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";
import { DROP_DEVICE } from "../../upgrades/bombs.ts";

export const edonkappehl: Card = {
  card: "pilot:edonkappehl",
  title: "Edon Kappehl",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, flownIn("blue", "white"), ({ self }) => !hasPlacedDevice(self.ship)),
      may: [DROP_DEVICE],
    },
  ],
};
