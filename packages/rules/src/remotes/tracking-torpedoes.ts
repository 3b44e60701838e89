/**
 * Tracking Torpedoes: in the System phase they must relocate by a speed 4 straight or a speed 3 bank. When they engage, they detonate if
 * the object that they have locked is in front of them at range 0-1. When destroyed, they roll a die, and a hit or critical detonates them.
 * When they detonate, each unit at range 0, or in front at range 1, rolls four dice and suffers matching damage. In the End phase, if they
 * have no lock, they must lock an object in front at range 1-3 (2E-REMOTE-21).
 */
import { countFace } from "@broadside/dice";
import { bank, type Pose, straight } from "@broadside/geometry";
import { canLockObject, lockObject } from "../actions/lock-second-edition.ts";
import { rollDice } from "../attack/roll.ts";
import type { TableObject } from "../board/board.ts";
import { lockableObjectsOf, unitsOf } from "../board/objects.ts";
import type { Procedure } from "../contract/ask.ts";
import type { RemoteRule } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { leavePlay } from "../damage/destruction.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship, TargetId } from "../state/state.ts";
import { remoteSight, strikeEach } from "./blast.ts";
import { detonatesByDie } from "./detonation.ts";
import { type Relocation, relocate } from "./relocation.ts";
import { isItsTurn } from "./rule.ts";

const RELOCATION: Relocation = {
  ways: [
    { key: "straight", guides: "front", template: straight(4) },
    { key: "left bank", guides: "front", template: bank(3, "left") },
    { key: "right bank", guides: "front", template: bank(3, "right") },
  ],
  rule: "2E-REMOTE-21",
};
const DICE = 4;

/** Lists objects in front of the remote, within a span of ranges. */
function inFront(game: Situation, remote: Ship, least: number, most: number): readonly TableObject[] {
  const { pose } = remote;
  if (!pose || remote.status !== "inPlay") return [];
  const outlook = remoteSight(game, remote, pose);
  return lockableObjectsOf(game).filter(({ ship, area }) => {
    const range = outlook.range(area);
    return ship !== remote && range >= least && range <= most && outlook.isInArc("front", area);
  });
}

/** Returns the object that the remote has locked, if it is on the table. */
const lockedBy = (game: Situation, { locks }: Ship): TableObject | undefined =>
  lockableObjectsOf(game).find(({ id }) => locks.includes(id));

const isOnTarget = (game: Situation, remote: Ship): boolean => {
  const locked = lockedBy(game, remote);
  return locked !== undefined && inFront(game, remote, 0, 1).some(({ id }) => id === locked.id);
};

const toLock = (game: Situation, remote: Ship): readonly TargetId[] =>
  inFront(game, remote, 1, 3).flatMap(({ id }) => (canLockObject(game, remote, id) ? [id] : []));

/** Removes the remote and damages everything in reach. */
const detonate = procedure("detonate", function* (game: Situation, remote: Ship, pose: Pose): Procedure {
  const outlook = remoteSight(game, remote, pose);
  const isReached = (unit: Ship): boolean => {
    const area = game.board.body(unit);
    const range = outlook.range(area);
    return unit !== remote && (range === 0 || (range === 1 && outlook.isInArc("front", area)));
  };
  const reached = unitsOf(game).flatMap((unit) => (isReached(unit) ? [unit.id] : []));
  game.note({ note: "detonated", ship: remote.id, deviceKind: "tracking torpedoes" });
  if (remote.status === "inPlay") leavePlay(game, remote, "destroyed");
  if (remote.pose) game.setShip(remote, { pose: undefined });
  yield* strikeEach(game, remote, reached, (unit) => sufferFourDice(game, unit));
});

const sufferFourDice = procedure("sufferFourDice", function* (game: Situation, unit: Ship): Procedure {
  const dice = yield* rollDice(game, unit, "attack", DICE, "trackingTorpedoes");
  yield* sufferDamage(game, unit, { hits: countFace(dice, "hit"), crits: countFace(dice, "crit"), reason: "trackingTorpedoes" });
});

const lockAhead = procedure("lockAhead", function* (game: Situation, remote: Ship): Procedure {
  const target = yield* choose<TargetId | undefined>((now) => {
    const options = toLock(now, remote).map((id) => ({ key: id, value: id }));
    return {
      kind: "lock",
      seat: remote.seat,
      rule: "2E-REMOTE-21",
      about: { ship: remote.id },
      options: optionsOf<TargetId | undefined>(options.length > 0 ? options : [{ key: "none", value: undefined }]),
    };
  });
  if (target !== undefined) yield* lockObject(game, remote, target);
});

export const trackingTorpedoes: RemoteRule = {
  ability: {
    windows: [
      { at: "systemPhase", optional: false, when: isItsTurn, perform: (game, self) => relocate(game, self.ship, RELOCATION) },
      {
        at: "becameActive",
        optional: false,
        when: (game, self, occasion) => isItsTurn(game, self, occasion) && isOnTarget(game, self.ship),
        *perform(game, { ship }) {
          if (ship.pose) yield* detonate(game, ship, ship.pose);
        },
      },
      {
        at: "duringEnd",
        optional: false,
        when: (game, { ship }) => !lockedBy(game, ship) && toLock(game, ship).length > 0,
        perform: (game, { ship }) => lockAhead(game, ship),
      },
    ],
  },
  *destroyed(game, remote, pose) {
    if (yield* detonatesByDie(game, remote)) yield* detonate(game, remote, pose);
  },
};
