import type { Card } from "../../../language/card.ts";
import { otherCodes, revealing, shows, turnDial } from "../../dials.ts";

export const bobafettImperial: Card = {
  card: "pilot:bobafett-imperial",
  title: "Boba Fett",
  triggers: [
    revealing(
      shows("bank"),
      turnDial((scene) => otherCodes(scene, ({ bearing, speed }, shown) => bearing === "bank" && speed === shown.speed)),
    ),
  ],
};
