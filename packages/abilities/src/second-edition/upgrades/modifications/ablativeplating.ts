import { OBSTACLE_KINDS } from "@broadside/geometry";
import { PREVENT_ONE } from "../../../both-editions/prevention.ts";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const OBSTACLE_REASONS: readonly string[] = OBSTACLE_KINDS;
const isPlatedAgainst: When = ({ game, self, moment: { reason = "" } }) =>
  OBSTACLE_REASONS.includes(reason) || (reason === "bomb" && game.cause === self.ship.seat);

/** Prevents one damage from an obstacle or from a friendly bomb. */
export const ablativeplating: Card = {
  card: "upgrade:ablativeplating",
  title: "Ablative Plating",
  triggers: [
    {
      at: "damageComing",
      when: all(toThisShip, isPlatedAgainst),
      may: [{ verb: "spend charge" }, PREVENT_ONE],
    },
  ],
};
