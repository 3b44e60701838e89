import { isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { both, friendly, within } from "../../../language/when.ts";

/** True if a friendly ship at Range 1-2 has executed a white maneuver. */
const friendFlewWhite: When = (scene) => {
  const mover = whoIs(scene, "subject");
  return mover !== undefined && scene.game.state.motion?.colour === "white" && both(friendly, within(1, 2))(scene, mover);
};

export const kananjarrusCrew: Card = {
  card: "upgrade:kananjarrus",
  title: "Kanan Jarrus",
  permissions: { heedColour: (game, self, { ship }) => (isFriendly(game, self.ship, ship) ? true : undefined) },
  triggers: [
    { at: "maneuverExecuted", once: "a round", when: friendFlewWhite, may: [{ verb: "remove token", tokens: ["stress"], who: "subject" }] },
  ],
};
