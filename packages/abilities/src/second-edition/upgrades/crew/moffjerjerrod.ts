import { BOOSTS, isFriendly, removeEffects } from "@broadside/rules/procedures";
import type { Card, CardText } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { friendly, toThisShip } from "../../../language/when.ts";

type Way = "left" | "straight" | "right";

const named = (way: Way): string => `boosts ${way}`;
const order = (way: Way): readonly Instruction[] => [{ verb: "lasting", effect: named(way), until: "phase" }];
/** Friendly ships may boost, but only with this template. */
const ordered = (way: Way): CardText => ({
  moveWays: (game, self, { ship, move }) =>
    move === "boost" && isFriendly(game, self.ship, ship) ? BOOSTS.filter(({ key }) => key === way) : undefined,
});

/** He chooses a template, and all friendly ships may boost with it. */
export const moffjerjerrod: Card = {
  card: "upgrade:moffjerjerrod",
  title: "Moff Jerjerrod",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [
        { verb: "spend charge", count: 2 },
        { verb: "one of", choices: { left: order("left"), straight: order("straight"), right: order("right") } },
        {
          verb: "also",
          does: [{ verb: "each ship", among: friendly, does: [{ verb: "free action", names: ["boost"], colour: "red", who: "chosen" }] }],
        },
        {
          verb: "apply",
          what: ({ game, self }) => removeEffects(game, ({ id, by }) => by === self.ship.id && id.startsWith("effect:boosts ")),
        },
      ],
    },
  ],
  effects: { [named("left")]: ordered("left"), [named("straight")]: ordered("straight"), [named("right")]: ordered("right") },
};
