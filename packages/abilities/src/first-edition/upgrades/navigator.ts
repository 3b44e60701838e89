import { readManeuver } from "@broadside/cards";
import { changeManeuver } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { named, pick } from "../../language/pick.ts";
import type { CardScene } from "../../language/scene.ts";
import { toThisShip } from "../../language/when.ts";

/** Other maneuvers of the dial with the bearing that was revealed; none that is red for a stressed ship. */
function codes({ game, self: { ship } }: CardScene): readonly string[] {
  const { motion } = game.state;
  const { dial } = game.factsOf(ship);
  const shown = motion && (dial.get(motion.code) ?? readManeuver(motion.code));
  const found: string[] = [];
  for (const [code, { bearing, side, colour }] of dial)
    if (bearing === shown?.bearing && side === shown.side && code !== motion?.code && !(ship.tokens.stress > 0 && colour === "red"))
      found.push(code);
  return found;
}

const TURN_DIAL = pick({
  kind: "turn dial",
  rule: "1E-MOVE-13",
  among: (scene) => named(codes(scene)),
  apply: ({ game, self }, code) => changeManeuver(game, self.ship, code),
});

export const navigator: Card = {
  card: "upgrade:navigator",
  title: "Navigator",
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: toThisShip,
      may: [TURN_DIAL],
    },
  ],
};
