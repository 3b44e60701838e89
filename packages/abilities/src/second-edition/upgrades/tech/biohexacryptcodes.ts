import type { Ship, Situation } from "@broadside/rules";
import { hasLock, isFriendly, isInArcOf } from "@broadside/rules/procedures";
import type { Card, Trigger } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";

const FARTHEST = { coordinated: 2, jammed: 1 } as const;

/**
 * True if the ship could reach its target only because of its lock on that target. For jams, the bullseye arc extends the normal range
 * (2E-ACT-42). A coordination without a colour comes from a card and not from an action; that card sets the range.
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

/** Spends a lock to coordinate or jam the locked ship at any range. */
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
