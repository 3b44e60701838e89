/**
 * Docked ships. They start aboard and are inactive for every purpose (1E-DOCK-01). Once deployed, they can't dock again (1E-DOCK-08).
 *
 * Deploying (1E-DOCK-02, -04 to -08):
 *
 * 1. after its maneuver, the carrier may deploy as many ships as its cards allow, one at a time
 * 2. choose the sides of the ship's double-sided cards, since the ship is only placed now (1E-SQUAD-09)
 * 3. choose any maneuver from the docked ship's dial, without revealing a dial, from the carrier's rear guides (front or rear if it is
 *    huge)
 * 4. the ship executes the maneuver; if it fits nowhere, the ship is destroyed
 * 5. it may perform an action unless it has lost that action; it doesn't activate again, and may attack
 */
import type { DialManeuver } from "@broadside/cards";
import { BASES, execute, GUIDE_PAIRS, type GuidePair, hasFled, type Pose, samePose, slidingTallon, undockStart } from "@broadside/geometry";
import { window } from "../abilities/window.ts";
import { performActions } from "../actions/perform-action.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { dealDamageCard } from "../damage/damage.ts";
import { destroy } from "../damage/destruction.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { courseOf } from "../maneuver/course.ts";
import { codesToChoose, maneuverNow, maneuverOf } from "../maneuver/dial.ts";
import { executeManeuver } from "../maneuver/maneuver.ts";
import { checkPostponedStress } from "../maneuver/stress-check.ts";
import { rollForObstacles } from "../obstacles/obstacles.ts";
import { may, sum } from "../queries/query.ts";
import { shipsInPlay } from "../queries/relation.ts";
import type { Ship } from "../state/state.ts";
import { chooseSides } from "../upgrades/card-sides.ts";

export const aboard = ({ state }: Situation, carrier: Ship): readonly Ship[] =>
  state.ships.filter((ship) => ship.status === "docked" && ship.carrier === carrier.id);

/** Whether any ships are aboard. */
export function isCarrier({ state }: Situation, { id }: Ship): boolean {
  for (const { status, carrier } of state.ships) if (carrier === id && status === "docked") return true;
  return false;
}

/** Lists the ships aboard that no card prevents from deploying. */
const deployable = (game: Situation, carrier: Ship): readonly Ship[] =>
  aboard(game, carrier).filter((ship) => may(game, "deploy", { ship }, true));

const NONE: Option<undefined> = { key: "none", value: undefined };
export const optionsFor = (ships: readonly Ship[]): readonly Option<Ship>[] => ships.map((value) => ({ key: value.id, value }));

export const deployDocked = procedure("deployDocked", function* (game: Situation, carrier: Ship): Procedure {
  if (deployable(game, carrier).length === 0 || !mayDeploy(game, carrier)) return;
  for (let deployed = 0; deployed < 1 + sum(game, "deployments", { ship: carrier }) && carrier.status === "inPlay"; deployed += 1) {
    const ship = yield* choose<Ship | undefined>((now) => ({
      kind: "deploy",
      seat: carrier.seat,
      rule: "1E-DOCK-02",
      about: { ship: carrier.id },
      options: [NONE, ...optionsFor(deployable(now, carrier))],
    }));
    if (!ship) return;
    yield* deploy(game, carrier, ship);
  }
});

/** Returns the index of the carrier's card that says when docked ships leave. Returns -1 if the Ship card says it. */
const departureCard = (game: Situation, carrier: Ship): number =>
  game.factsOf(carrier).upgrades.findIndex(({ building }) => building?.docks?.leave);

const mayDeploy = (game: Situation, carrier: Ship): boolean => {
  const at = departureCard(game, carrier);
  if (at < 0) return true;
  return carrier.upgrades[at]?.faceup === true && game.factsOf(carrier).upgrades[at]?.building?.docks?.leave === "after maneuvers";
};

/** Whether docked ships can leave only when the carrier is destroyed. */
const leavesWreckOnly = (game: Situation, carrier: Ship): boolean =>
  game.factsOf(carrier).upgrades[departureCard(game, carrier)]?.building?.docks?.leave === "from the wreck";

/**
 * If the carrier flees, all ships aboard are lost. Otherwise each ship is dealt a facedown Damage card, must leave at once, and can't
 * attack this round (1E-DOCK-03). If a card lets a ship leave only when the carrier is destroyed, the ship leaves undamaged or is lost.
 */
export const carrierLost = procedure("carrierLost", function* (game: Situation, carrier: Ship, how: "destroyed" | "fled"): Procedure {
  if (leavesWreckOnly(game, carrier)) return yield* leaveWreck(game, carrier, how);
  const ships = aboard(game, carrier);
  for (const ship of ships) {
    if (how === "fled") yield* destroy(game, ship, "destroyed");
    else yield* dealDamageCard(game, ship, false);
  }
  while (aboard(game, carrier).length > 0) {
    const ship = yield* choose<Ship | undefined>((now) => {
      const left = optionsFor(aboard(now, carrier));
      return {
        kind: "deploy",
        seat: carrier.seat,
        rule: "1E-DOCK-03",
        about: { ship: carrier.id },
        options: left.length > 0 ? optionsOf(left) : [NONE],
      };
    });
    if (!ship) return;
    game.setShip(ship, { mayAttackFrom: game.state.round + 1 });
    yield* deploy(game, carrier, ship);
  }
});

const leaveWreck = procedure("leaveWreck", function* (game: Situation, carrier: Ship, how: "destroyed" | "fled"): Procedure {
  if (how === "destroyed" && carrier.upgrades[departureCard(game, carrier)]?.faceup) {
    const ship = yield* choose<Ship | undefined>((now) => ({
      kind: "deploy",
      seat: carrier.seat,
      rule: "1E-DOCK-02",
      about: { ship: carrier.id },
      options: [NONE, ...optionsFor(aboard(now, carrier))],
    }));
    if (ship) {
      game.setShip(ship, { mayAttackFrom: game.state.round + 1 });
      yield* deploy(game, carrier, ship);
    }
  }
  for (const ship of aboard(game, carrier)) yield* destroy(game, ship, "destroyed");
});

const deploy = procedure("deploy", function* (game: Situation, carrier: Ship, ship: Ship): Procedure {
  yield* chooseSides(game, ship);
  const guides = yield* choose<GuidePair>(() => ({
    kind: "deploy guides",
    seat: ship.seat,
    rule: "1E-DOCK-05",
    about: { ship: ship.id },
    options: optionsOf(guidesOf(game, carrier).map((value) => ({ key: value, value }))),
  }));
  const code = yield* choose<string>((now) => ({
    kind: "deploy maneuver",
    seat: ship.seat,
    rule: "1E-DOCK-04",
    about: { ship: ship.id },
    options: maneuverOptions(now, ship, undockingPose(now, carrier, guides, ship), isMoving),
  }));
  const from = undockingPose(game, carrier, guides, ship);
  if (ship.status !== "docked") return;
  if (!from) return yield* destroy(game, ship, "destroyed");
  game.setShip(ship, { status: "inPlay", pose: from, carrier: undefined, activated: true });
  game.note({ note: "deployed", ship: ship.id, target: carrier.id });
  yield* window(game, "deployed", { ship: ship.id, target: carrier.id });
  // A card that reacted to the deployment may have removed the ship.
  if (!ship.pose) return;
  yield* executeManeuver(game, ship, code, { revealed: false, from });
  yield* actAfterDeploying(game, ship);
});

const actAfterDeploying = procedure("actAfterDeploying", function* (game: Situation, ship: Ship): Procedure {
  if (ship.status === "inPlay") yield* performActions(game, ship);
  yield* checkPostponedStress(game, ship);
  yield* rollForObstacles(game, ship);
});

/** Returns the guides that ships may leave from: the rear ones, or a choice if the carrier is huge (1E-GAP-04-Q). */
const guidesOf = (game: Situation, carrier: Ship): readonly GuidePair[] =>
  BASES[game.board.baseOf(carrier)].size === "huge" ? [...GUIDE_PAIRS].reverse() : ["rear"];

export const undockingPose = ({ board }: Situation, carrier: Ship, guides: GuidePair, ship: Ship): Pose | undefined =>
  carrier.pose && undockStart(board.baseOf(carrier), carrier.pose, guides, board.baseOf(ship));

/** Whether a maneuver moves the ship. The stationary maneuver wouldn't leave the carrier. */
const isMoving = ({ bearing }: DialManeuver): boolean => bearing !== "stationary";

/** Lists the maneuvers, beginning with those that end in free space on the table. */
export function maneuverOptions(game: Situation, ship: Ship, from: Pose | undefined, allowed: (maneuver: DialManeuver) => boolean) {
  const ends = codesToChoose(game, ship, (code) => allowed(maneuverNow(game, ship, code))).map((code) => ({
    code,
    pose: from && endOf(game, ship, code, from),
  }));
  const landing = ends.filter(({ pose }) => pose);
  const lost = ends.filter(({ pose }) => !pose);
  return optionsOf([...landing, ...lost].map(({ code, pose }) => ({ key: code, value: code, ...(pose && { pose }) })));
}

/** Returns the final pose; undefined if the ship would stay in the carrier or leave the table. */
function endOf(game: Situation, ship: Ship, code: string, from: Pose): Pose | undefined {
  const pose = wayOut(game, ship, code, from);
  return pose && !hasFled(game.board.table, game.board.baseOf(ship), pose) ? pose : undefined;
}

/**
 * Returns the final pose, on or off the table. Returns undefined if every point of the way is blocked by ships or by a carrier about to be
 * removed.
 */
export function wayOut(game: Situation, ship: Ship, code: string, from: Pose, carrier?: Ship): Pose | undefined {
  const { board } = game;
  const base = board.baseOf(ship);
  const others = [
    ...shipsInPlay(game).flatMap((other) => (other !== ship && other.pose ? [board.base(other)] : [])),
    ...board.hulks().map((hulk) => hulk.base),
    ...(carrier?.pose && carrier.status !== "inPlay" ? [board.base(carrier)] : []),
  ];
  const { pose } = execute(base, from, courseOf(maneuverOf(game, ship, code)), others, "ignored", slidingTallon(base));
  return samePose(pose, from) ? undefined : pose;
}
