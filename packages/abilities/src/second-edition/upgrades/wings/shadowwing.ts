import { leaderOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { isRollOrBoost } from "./moves.ts";
import { protection } from "./protection.ts";

/** Wingmates can barrel roll and boost, but then leave the wing. The rules handle this (2E-WCARD-11). */
export const shadowwing: Card = {
  card: "upgrade:shadowwing",
  title: "Shadow Wing",
  triggers: [protection()],
  permissions: {
    actDespite: (game, self, { ship, action, despite }) =>
      despite === "wing" && isRollOrBoost(action) && leaderOf(game, ship) === self.ship ? true : undefined,
  },
};
