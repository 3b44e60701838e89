/**
 * Places commandos in contact with an enemy ship. They must be in the rear arc of the card's own ship, at range 0-1 of that ship. Used by
 * cards.
 */
import { areaDistance, BAND, CONTACT, isInArc, isOnTable, mm, type Pose, tokenAt } from "@broadside/geometry";
import type { PlaceRefusal } from "@broadside/protocol";
import { outlineRadius } from "../board/board.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { markDevice } from "../devices/devices-second-edition.ts";
import { remoteInReserve } from "../devices/launching.ts";
import { LazyPlaceAsk, place } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";
import { placeRemote } from "./placing.ts";

const RULE = "2E-DEV-02";

function refusalOf(game: Situation, ship: Ship, enemy: Ship, remote: Ship, pose: Pose): PlaceRefusal | undefined {
  const { token } = game.factsOf(remote);
  const area = token ? [tokenAt(pose, token)] : [];
  const arc = ship.pose && game.board.arc(ship, "rear");
  if (!isOnTable(game.board.table, area)) return { rule: RULE, why: { fault: "not wholly on the table" } };
  if (!enemy.pose || areaDistance(area, game.board.base(enemy)) > CONTACT)
    return { rule: RULE, why: { fault: "not at range", least: 0, most: 0, of: "the enemy" } };
  if (!arc || !isInArc(arc, area)) return { rule: RULE, why: { fault: "not in the ship's rear arc" } };
  return areaDistance(area, game.board.base(ship)) <= BAND
    ? undefined
    : { rule: RULE, why: { fault: "not at range", least: 0, most: 1, of: "the ship" } };
}

const STEP = mm(10);

/** Finds the first free position next to the enemy. */
function findAbout(game: Situation, ship: Ship, enemy: Ship, remote: Ship): Pose | undefined {
  if (!enemy.pose) return undefined;
  const { x, y, heading } = enemy.pose;
  const reach = outlineRadius(game.board.baseOf(enemy)) + mm(40);
  for (let up = -reach; up <= reach; up += STEP)
    for (let right = -reach; right <= reach; right += STEP) {
      const pose = { x: Math.round(x + right), y: Math.round(y + up), heading };
      if (!refusalOf(game, ship, enemy, remote, pose)) return pose;
    }
  return undefined;
}

export function canBoard(game: Situation, ship: Ship, enemy: Ship): boolean {
  const remote = remoteInReserve(game, ship, "commandoTeam");
  return remote !== undefined && findAbout(game, ship, enemy, remote) !== undefined;
}

/** Returns false if the remote wasn't placed. */
export const boardEnemy = procedure("boardEnemy", function* (game: Situation, ship: Ship, enemy: Ship): Procedure<boolean> {
  const remote = remoteInReserve(game, ship, "commandoTeam");
  const room = remote && findAbout(game, ship, enemy, remote);
  if (!remote || !room) return false;
  const pose = yield* place(
    (now) =>
      new LazyPlaceAsk({
        kind: "place remote",
        seat: ship.seat,
        rule: RULE,
        about: { ship: remote.id },
        place: { shape: "table", margin: 0 },
        seek: () => findAbout(now, ship, enemy, remote) ?? room,
        refusal: (given) => refusalOf(now, ship, enemy, remote, given),
      }),
  );
  markDevice(game, ship);
  yield* placeRemote(game, remote, pose);
  return true;
});
