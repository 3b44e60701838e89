import type { Bearer, Ship, Situation } from "@broadside/rules";
import { holdersOfLocksOn } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { sceneOf } from "../../../language/scene.ts";
import { both, friendly } from "../../../language/when.ts";
import { inNetwork } from "./phrases.ts";

const spots = both(friendly, inNetwork);
const isSpotted = (game: Situation, self: Bearer, target: Ship): boolean =>
  holdersOfLocksOn(game, target.id).some((holder) => spots(sceneOf(game, self), holder));

/** If a friendly ship in the network has locked the target, this ship can fire at it without meeting the weapon's requirement. */
export const baktoidprototype: Card = {
  card: "pilot:baktoidprototype",
  title: "Baktoid Prototype",
  permissions: {
    fireWithout: (game, self, { ship, target, need }) =>
      ship === self.ship && need !== "evade" && isSpotted(game, self, target) ? true : undefined,
  },
};
