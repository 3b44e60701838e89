/**
 * Buzz Droid Swarm: when it engages, each enemy ship at range 0 suffers 1 critical damage. When an enemy ship passes or overlaps it, the
 * swarm is placed at that ship's free front or rear guides. If neither end is free, the ship and the swarm suffer 1 hit damage each
 * (2E-REMOTE-17).
 */
import { areasOverlap, edgePose, GUIDE_PAIRS, type GuidePair, guidesOf, isOnTable, type Pose, shifted, tokenAt } from "@broadside/geometry";
import { HALF_TURN } from "@broadside/kit";
import { objectsOf } from "../board/objects.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { RemoteRule } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { REMOTES } from "../facts/remote-kinds.ts";
import type { Ship } from "../state/state.ts";
import { strikeEach } from "./blast.ts";
import { enemiesWithin, isEnemyOf, isItsTurn } from "./rule.ts";

const { token } = REMOTES.buzzDroidSwarm;

/** Returns the pose in which the swarm's own guides are at the ship's guides. */
const poseAt = (game: Situation, ship: Ship, from: Pose, guides: GuidePair): Pose =>
  shifted(edgePose(game.board.baseOf(ship), from, guides), { right: 0, forward: guidesOf(token), turn: HALF_TURN });

/** Whether a pose is on the table and not on any other object. */
function isFree(game: Situation, remote: Ship, ship: Ship, pose: Pose): boolean {
  const facts = game.factsOf(remote).token;
  if (!facts) return false;
  const area = [tokenAt(pose, facts)];
  return (
    isOnTable(game.board.table, area) &&
    objectsOf(game).every((one) => one.ship === remote || one.ship === ship || !areasOverlap(area, one.area))
  );
}

const freeGuides = (game: Situation, remote: Ship, ship: Ship): readonly Option<GuidePair>[] => {
  const from = ship.pose;
  if (!from || ship.status !== "inPlay" || remote.status !== "inPlay") return [];
  return GUIDE_PAIRS.flatMap((value) => {
    const pose = poseAt(game, ship, from, value);
    return isFree(game, remote, ship, pose) ? [{ key: value, value, pose }] : [];
  });
};

const attach = procedure("attach", function* (game: Situation, remote: Ship, ship: Ship): Procedure {
  const guides = yield* choose<GuidePair | undefined>((now) => {
    const free = freeGuides(now, remote, ship);
    return {
      kind: "swarm guides",
      seat: remote.seat,
      rule: "2E-REMOTE-17",
      about: { ship: remote.id, target: ship.id },
      options: optionsOf<GuidePair | undefined>(free.length > 0 ? free : [{ key: "none", value: undefined }]),
    };
  });
  if (ship.status !== "inPlay" || remote.status !== "inPlay" || !ship.pose) return;
  if (guides) {
    game.setShip(remote, { pose: poseAt(game, ship, ship.pose, guides) });
    game.note({ note: "attached", ship: remote.id, target: ship.id, guides: guides });
    return;
  }
  yield* sufferDamage(game, remote, { hits: 1, crits: 0, reason: "buzzDroidSwarm" });
  yield* sufferDamage(game, ship, { hits: 1, crits: 0, reason: "buzzDroidSwarm" });
});

const gnaw = procedure("gnaw", function* (game: Situation, remote: Ship): Procedure {
  const reached = enemiesWithin(game, remote, 0).map(({ id }) => id);
  yield* strikeEach(game, remote, reached, (ship) => sufferDamage(game, ship, { hits: 0, crits: 1, reason: "buzzDroidSwarm" }));
});

export const buzzDroidSwarm: RemoteRule = {
  ability: { windows: [{ at: "becameActive", optional: false, when: isItsTurn, perform: (game, self) => gnaw(game, self.ship) }] },
  *meets(game, remote, ship) {
    if (isEnemyOf(game, remote, ship)) yield* attach(game, remote, ship);
  },
};
