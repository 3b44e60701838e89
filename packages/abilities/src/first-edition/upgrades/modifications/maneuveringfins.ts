import type { Card } from "../../../language/card.ts";
import { otherCodes, revealing, shows, turnDial } from "../../dials.ts";

export const maneuveringfins: Card = {
  card: "upgrade:maneuveringfins",
  title: "Maneuvering Fins",
  triggers: [
    revealing(
      shows("turn"),
      turnDial((scene) =>
        otherCodes(scene, ({ bearing, side, speed }, shown) => bearing === "bank" && side === shown.side && speed === shown.speed),
      ),
    ),
  ],
};
