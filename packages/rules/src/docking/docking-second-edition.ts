/**
 * Docked ships of the second edition are in reserve (2E-SYS-23). Ships dock and deploy in the System phase, at their own initiative, not at
 * their carrier's (2E-SYS-15). In one System phase, a ship can't both dock and deploy (2E-SYS-14).
 *
 * Deploying (2E-SYS-08 to -12):
 * 1. Choose the carrier's front or rear guides, then a forward maneuver from the ship's own dial.
 * 2. If ships block every point of the way, the ship stays aboard, or is destroyed if the carrier is huge (2E-HUGE-42).
 * 3. The ship executes the maneuver, checks difficulty, and may perform an action.
 * 4. It doesn't activate this round.
 */
import type { Building, DialManeuver, Upgrade } from "@broadside/cards";
import { GUIDE_PAIRS, type GuidePair, type Pose, SIDES, type Side, undockSideways } from "@broadside/geometry";
import { window } from "../abilities/window.ts";
import { freeAction } from "../actions/perform-action.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { destroy, releaseShip } from "../damage/destruction.ts";
import { choose, optionsOf, yesOrNo } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { ShipFacts } from "../facts/printed-facts.ts";
import { executeManeuver } from "../maneuver/maneuver.ts";
import { mayFly } from "../maneuver/stress.ts";
import { attackSkill } from "../phases/skill-order.ts";
import { may, sum } from "../queries/query.ts";
import { isEnemy, isFriendly } from "../queries/relation.ts";
import { type Ship, shipOf } from "../state/state.ts";
import { leftTable } from "../wings/splitting.ts";
import { aboard, maneuverOptions, optionsFor, undockingPose, wayOut } from "./docking.ts";

type Docks = NonNullable<Building["docks"]>;

/** Checks quickly whether a ship could be a carrier at all. Most can't, so they need no further checks. */
const isCarrier = (game: Situation, ship: Ship): boolean =>
  hasDocks(game.factsOf(ship)) || game.bearers.onPermission(game, "carry").length > 0;

function hasDocks(facts: ShipFacts): boolean {
  const known = knownDocks.get(facts) ?? facts.upgrades.some(({ building }) => building?.docks);
  knownDocks.set(facts, known);
  return known;
}
const knownDocks = new WeakMap<ShipFacts, boolean>();

/** Returns which ships a carrier's faceup cards allow to dock. */
const berthsOf = (game: Situation, carrier: Ship): readonly Docks[] =>
  game
    .factsOf(carrier)
    .upgrades.flatMap(({ building }: Upgrade, at) => (building?.docks && carrier.upgrades[at]?.faceup ? [building.docks] : []));

/** Whether the carrier has room for a ship of this type or size. */
function hasBerth(game: Situation, carrier: Ship, ship: Ship): boolean {
  const { type, upgrades } = game.factsOf(ship);
  const carried = aboard(game, carrier);
  return berthsOf(game, carrier).some(
    ({ ships, sizes, most, sameType, carrying }) =>
      (ships?.includes(type.id) || sizes?.includes(type.size) || false) &&
      carried.length < most &&
      (!sameType || carried.every((other) => game.factsOf(other).type.id === type.id)) &&
      (!carrying || upgrades.some(({ id }) => carrying.includes(id))),
  );
}

/** Whether the carrier is friendly or, in the first reference version, at least not an enemy (2E-SYS-16). */
const isOfSide = (game: Situation, carrier: Ship, ship: Ship): boolean =>
  game.edition.switches.friendlyCarrier ? isFriendly(game, ship, carrier) : !isEnemy(game, ship, carrier);

const mayCarry = (game: Situation, carrier: Ship, ship: Ship): boolean =>
  carrier !== ship &&
  carrier.status === "inPlay" &&
  isCarrier(game, carrier) &&
  isOfSide(game, carrier, ship) &&
  may(game, "carry", { ship: carrier, docking: ship }, hasBerth(game, carrier, ship));

/**
 * The range at which a ship may dock. The ship must be in contact with its carrier (2E-SYS-13), at range 0-1 of a huge carrier
 * (2E-HUGE-43), or within a greater range set by a card.
 */
const dockingRange = (game: Situation, carrier: Ship, ship: Ship): number =>
  Math.max(game.factsOf(carrier).isHuge ? 1 : 0, sum(game, "dockingReach", { ship }));

/** Carriers a ship may dock with now. */
export const carriersFor = (game: Situation, ship: Ship): readonly Ship[] =>
  ship.status === "inPlay"
    ? game.state.ships.filter(
        (carrier) => mayCarry(game, carrier, ship) && game.board.range(ship, carrier) <= dockingRange(game, carrier, ship),
      )
    : NO_SHIPS;
const NO_SHIPS: readonly Ship[] = [];

/** Docks the ship. It doesn't use its dial this round, and doesn't activate (2E-SYS-12). */
export const dock = procedure("dock", function* (game: Situation, ship: Ship, carrier: Ship): Procedure {
  const { pose } = ship;
  if (!pose || ship.status !== "inPlay" || carrier.status !== "inPlay") return;
  yield* window(game, "leftTable", { ship: ship.id, pose, how: "docked" });
  if (ship.status !== "inPlay" || carrier.status !== "inPlay") return;
  game.setShip(ship, { status: "docked", carrier: carrier.id, pose: undefined, dial: undefined, activated: true });
  releaseShip(game, ship);
  game.note({ note: "docked", ship: ship.id, target: carrier.id });
  leftTable(game, ship);
});

/** In later reference versions, if a ship would overlap a carrier that may carry it, it can dock instead (2E-SYS-17). */
export const dockByOverlap = procedure("dockByOverlap", function* (game: Situation, ship: Ship): Procedure<boolean> {
  const isStopping = (carrier: Ship) => game.state.motion?.blockedBy?.includes(carrier.id) && mayCarry(game, carrier, ship);
  const found = game.state.ships.find(isStopping);
  if (!found) return false;
  const docks = yield* choose<boolean>(() => ({
    kind: "dock by overlap",
    seat: ship.seat,
    rule: "2E-SYS-17",
    about: { ship: ship.id, target: found.id },
    options: yesOrNo,
  }));
  if (docks) yield* dock(game, ship, found);
  return docks;
});

/** Returns a docked ship's carrier, if the carrier is on the table. */
export function carrierOf({ state }: Situation, { carrier, status }: Ship): Ship | undefined {
  if (carrier === undefined || status !== "docked") return undefined;
  const found = shipOf(state, carrier);
  return found.status === "inPlay" ? found : undefined;
}

export const deploy = procedure("deploy", function* (game: Situation, ship: Ship): Procedure {
  const carrier = carrierOf(game, ship);
  if (!carrier) return;
  const isOut = yield* leave(game, carrier, ship);
  if (isOut && ship.status === "inPlay") yield* window(game, "hasDeployed", { ship: ship.id, target: carrier.id });
  if (isOut && ship.status === "inPlay") yield* freeAction(game, ship, { rule: "2E-SYS-09" });
});

/** Whether the ship may leave with this maneuver: a forward one, and not red while stressed. */
const isWayOut = (game: Situation, ship: Ship, maneuver: DialManeuver): boolean =>
  !BACKWARD.has(maneuver.bearing) && mayFly(game, ship, maneuver);
const BACKWARD: ReadonlySet<DialManeuver["bearing"]> = new Set(["stationary", "reverse", "reverseBank"]);

/** Lets a docked ship leave its carrier. Returns false if it didn't get out. */
const leave = procedure("leave", function* (game: Situation, carrier: Ship, ship: Ship): Procedure<boolean> {
  const exit = yield* choose<Exit>((now) => ({
    kind: "deploy guides",
    seat: ship.seat,
    rule: "2E-SYS-08",
    about: { ship: ship.id },
    options: optionsOf(exitsByRoom(now, carrier, ship)),
  }));
  const code = yield* choose<string>((now) => ({
    kind: "deploy maneuver",
    seat: ship.seat,
    rule: "2E-SYS-08",
    about: { ship: ship.id },
    options: maneuverOptions(now, ship, startAt(now, carrier, exit, ship), (maneuver) => isWayOut(now, ship, maneuver)),
  }));
  const from = startAt(game, carrier, exit, ship);
  if (ship.status !== "docked" && ship.status !== "inPlay") return false;
  if (!from || !wayOut(game, ship, code, from, carrier)) return yield* blocked(game, carrier, ship);
  game.setShip(ship, { status: "inPlay", pose: from, carrier: undefined, activated: true });
  game.note({ note: "deployed", ship: ship.id, target: carrier.id });
  yield* window(game, "deployed", { ship: ship.id, target: carrier.id });
  if (!ship.pose) return false;
  yield* executeManeuver(game, ship, code, { revealed: false, from });
  return true;
});

/** The carrier's guides, or the sides of a huge carrier (2E-HUGE-41). */
type Exit = GuidePair | Side;
const SIDEWAYS: readonly Exit[] = [...GUIDE_PAIRS, ...SIDES];

const isSide = (exit: Exit): exit is Side => exit === "left" || exit === "right";

function startAt(game: Situation, carrier: Ship, exit: Exit, ship: Ship): Pose | undefined {
  if (!isSide(exit)) return undockingPose(game, carrier, exit, ship);
  return carrier.pose && undockSideways(game.board.baseOf(carrier), carrier.pose, exit, game.board.baseOf(ship));
}

/** Lists the exits, beginning with those from which some maneuver ends in free space. */
function exitsByRoom(game: Situation, carrier: Ship, ship: Ship): readonly Option<Exit>[] {
  const hasRoom = (exit: Exit) =>
    maneuverOptions(game, ship, startAt(game, carrier, exit, ship), (maneuver) => isWayOut(game, ship, maneuver))[0].pose !== undefined;
  const printed: readonly Exit[] = game.factsOf(carrier).isHuge ? SIDEWAYS : GUIDE_PAIRS;
  const allowed = printed.filter((exit) => may(game, "leaveBy", { ship: carrier, exit }, true));
  const exits = allowed.length > 0 ? allowed : printed;
  const [open, shut] = [exits.filter(hasRoom), exits.filter((exit) => !hasRoom(exit))];
  return [...open, ...shut].map((value) => ({ key: value, value }));
}

/**
 * The ship can't get out. It stays aboard (2E-SYS-11). In an emergency, or if its carrier is huge, it is lost instead (2E-HUGE-42,
 * 2E-SYS-19).
 */
function* blocked(game: Situation, carrier: Ship, ship: Ship): Procedure<boolean> {
  game.note({ note: "deploying failed", ship: ship.id, target: carrier.id });
  if (carrier.status !== "inPlay" || game.factsOf(carrier).isHuge) yield* destroy(game, ship, "destroyed");
  return false;
}

const NO_MORE: Option<undefined> = { key: "none", value: undefined };

/**
 * Before the carrier is removed, each ship aboard may leave in an emergency. Ships that stay are lost with the carrier. If the carrier
 * flees, all ships aboard are lost (2E-SYS-18).
 */
export const carrierLost = procedure("carrierLost", function* (game: Situation, carrier: Ship, how: "destroyed" | "fled"): Procedure {
  while (how === "destroyed" && aboard(game, carrier).length > 0) {
    const ship = yield* choose<Ship | undefined>((now) => ({
      kind: "deploy",
      seat: carrier.seat,
      rule: "2E-SYS-18",
      about: { ship: carrier.id },
      options: optionsOf<Ship | undefined>([...optionsFor(aboard(now, carrier)), NO_MORE]),
    }));
    if (!ship) break;
    yield* leaveInEmergency(game, carrier, ship);
  }
  for (const ship of aboard(game, carrier)) yield* destroy(game, ship, "destroyed");
});

/** Lets a ship leave a carrier that is being removed. The ship first suffers one critical damage, and gets no action (2E-SYS-18). */
const leaveInEmergency = procedure("leaveInEmergency", function* (game: Situation, carrier: Ship, ship: Ship): Procedure {
  const from: Pose | undefined = undockingPose(game, carrier, "rear", ship);
  if (!from) return yield* destroy(game, ship, "destroyed");
  game.setShip(ship, { status: "inPlay", pose: from, carrier: undefined, activated: true, engaged: isStepOver(game, ship) });
  yield* sufferDamage(game, ship, { hits: 0, crits: 1, reason: "carrier" });
  if (ship.status === "inPlay" && !ship.doomed) yield* leave(game, carrier, ship);
});

/** Whether a ship's initiative step in the Engagement phase is already over, so that it doesn't engage (2E-SYS-20). */
const isStepOver = (game: Situation, ship: Ship): boolean => {
  const { phase, skill } = game.state.cursor;
  return ship.engaged || (phase === "combat" && skill !== undefined && attackSkill(game, ship) > skill);
};
