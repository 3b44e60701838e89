import type { Bearer, Ship, Situation } from "@broadside/rules";
import { holdersOfLocksOn } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { sceneOf } from "../../../language/scene.ts";
import { both, friendly } from "../../../language/when.ts";
import { inNetwork } from "./phrases.ts";

const spots = both(friendly, inNetwork);
const isSpotted = (game: Situation, self: Bearer, target: Ship): boolean =>
  holdersOfLocksOn(game, target.id).some((holder) => spots(sceneOf(game, self), holder));

/** A lock of the network stands for what the header of a special weapon asks for. */
export const baktoidprototype: Card = {
  card: "pilot:baktoidprototype",
  title: "Baktoid Prototype",
  permissions: {
    needNoLock: (game, self, { ship, target }) => (ship === self.ship && isSpotted(game, self, target) ? true : undefined),
    needNoToken: (game, self, { ship, target, token }) =>
      ship === self.ship && token !== "evade" && isSpotted(game, self, target) ? true : undefined,
  },
};
