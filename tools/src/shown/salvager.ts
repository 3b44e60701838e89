/** A player that flies towards caches, then towards the enemy, and holds on to its cache. */
import { enemiesOf, flyer, nearest } from "./flyer.ts";

export const salvager = flyer({
  /** The nearest loose cache; or, with one in tow, the nearest enemy. */
  goalOf(game, ship) {
    const pieces = game.state.scenario?.pieces ?? [];
    const isTowing = pieces.some(({ carrier }) => carrier === ship.id);
    const lying = pieces.flatMap((piece) => piece.pose ?? []);
    return nearest(ship, isTowing || lying.length === 0 ? enemiesOf(game, ship) : lying);
  },
  wish: (kind, keys) => (kind === "jettison" ? "no" : keys.includes("tow") ? "tow" : undefined),
});
