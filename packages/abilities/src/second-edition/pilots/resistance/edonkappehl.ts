import { hasPlacedDevice } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { DROP_DEVICE } from "../../upgrades/bombs.ts";
import { fullyExecuted } from "../../when.ts";
import { flownIn } from "../../when-firing.ts";

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
