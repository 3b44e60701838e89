import { isPrimary } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";
import { upgradesOf } from "../../../language/when.ts";
import { firesIn } from "../../weapon-arcs.ts";

export const outrider: Card = {
  card: "upgrade:outrider",
  title: "Outrider",
  permissions: {
    target: (game, self, { attacker, weapon }) =>
      attacker === self.ship && isPrimary(weapon) && upgradesOf(game, attacker, "cannon").length > 0 ? false : undefined,
    fireIn: firesIn("outside", "cannon"),
  },
};
