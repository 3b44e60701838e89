import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { otherCodes, revealing, turnDial } from "../../dials.ts";

/** Returns the dial's other maneuvers with the revealed bearing, without red ones if the ship is stressed. */
const codes = (scene: CardScene): readonly string[] =>
  otherCodes(
    scene,
    ({ bearing, side, colour }, shown) =>
      bearing === shown.bearing && side === shown.side && !(scene.self.ship.tokens.stress > 0 && colour === "red"),
  );

export const navigator: Card = {
  card: "upgrade:navigator",
  title: "Navigator",
  triggers: [revealing(() => true, turnDial(codes))],
};
