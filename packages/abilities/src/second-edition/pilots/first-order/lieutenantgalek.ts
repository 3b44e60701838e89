import { barActions } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { friendLostWithin } from "../../../language/when.ts";

/** When he coordinates, the other ship performs an action that is on both action bars. */
export const lieutenantgalek: Card = {
  card: "pilot:lieutenantgalek",
  title: "Lieutenant Galek",
  triggers: [{ at: "shipLost", when: friendLostWithin(0, 2), may: [{ verb: "free action", names: ["coordinate"], evenStressed: true }] }],
  coordinatedActions: (game, self, { ship }) => (ship === self.ship ? barActions(game, ship).map(({ name }) => name) : undefined),
};
