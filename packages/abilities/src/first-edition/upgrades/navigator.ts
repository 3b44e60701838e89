import { readManeuver } from "@broadside/cards";
import { changeManeuver, choose, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Scene } from "../../language/scene.ts";
import { toThisShip } from "../../language/when.ts";

/** Other maneuvers of the dial with the bearing that was revealed; none that is red for a stressed ship. */
function codes({ game, self: { ship } }: Scene): readonly string[] {
  const { motion } = game.state;
  const { dial } = game.factsOf(ship);
  const shown = motion && (dial.get(motion.code) ?? readManeuver(motion.code));
  const found: string[] = [];
  for (const [code, { bearing, side, colour }] of dial)
    if (bearing === shown?.bearing && side === shown.side && code !== motion?.code && !(ship.tokens.stress > 0 && colour === "red"))
      found.push(code);
  return found;
}

function* turnDial(scene: Scene): Procedure {
  const { game, self } = scene;
  const code: string = yield* choose<string>(() => ({
    kind: "turn dial",
    seat: self.ship.seat,
    rule: "1E-MOVE-13",
    about: { ship: self.ship.id, card: self.card },
    options: codes(scene).length > 0 ? optionsOf(codes(scene).map((one) => ({ key: one, value: one }))) : [{ key: "none", value: "" }],
  }));
  if (code !== "") changeManeuver(game, self.ship, code);
}

export const navigator: Card = {
  card: "upgrade:navigator",
  title: "Navigator",
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: toThisShip,
      may: [{ verb: "special", can: (scene) => codes(scene).length > 0, perform: turnDial }],
    },
  ],
};
