import type { Ship, Situation } from "@broadside/rules";
import { hasLock, isFriendly, isInArcOf } from "@broadside/rules/procedures";
import type { Card, Trigger } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";

const FARTHEST = { coordinated: 2, jammed: 1 } as const;

/**
 * The ship has chosen one that it has locked, out of the range of the action; jams reach farther in the bullseye arc (2E-ACT-42). A card that
 * has it coordinate, without the action and its colour, says itself how far.
 */
const byLock =
  (at: keyof typeof FARTHEST): When =>
  (scene) => {
    const { game, self, moment } = scene;
    const target = whoIs(scene, "target");
    if (moment.ship !== self.ship.id || !target || !hasLock(self.ship, target.id)) return false;
    if (at === "coordinated" && moment.colour === undefined) return false;
    const range = game.board.range(self.ship, target);
    const isAhead = at === "jammed" && game.edition.switches.jamInBullseye && isInArcOf(game, self.ship, "bullseye", target);
    return range < 1 || range > FARTHEST[at] + (isAhead ? 1 : 0);
  };

const pays = (at: keyof typeof FARTHEST): Trigger => ({
  at,
  when: byLock(at),
  must: [{ verb: "break locks", of: "this ship", on: "target" }],
});

const isLocked = (game: Situation, ship: Ship, target: Ship, isFriend: boolean): boolean =>
  hasLock(ship, target.id) && isFriendly(game, ship, target) === isFriend;

/** Whom it has locked it may coordinate or jam at any range, for that lock. */
export const biohexacryptcodes: Card = {
  card: "upgrade:biohexacryptcodes",
  title: "Biohexacrypt Codes",
  permissions: {
    coordinate: (game, self, { ship, target }) => (ship === self.ship && isLocked(game, ship, target, true) ? true : undefined),
    reachAnywhere: (game, self, { ship, by, target }) =>
      by === "jam" && ship === self.ship && isLocked(game, ship, target, false) ? true : undefined,
  },
  triggers: [pays("coordinated"), pays("jammed")],
};
