/**
 * Places forces one unit at a time: a ship, or a leader with its wing. Huge ships come first, starting with the highest initiative
 * (2E-HUGE-10); then all other ships, starting with the lowest. If players are tied, player order decides; each player chooses among their
 * own tied ships (2E-SETUP-13, -14). A wing is placed with its leader (EB-WSET-01). Turret indicators and card sides are chosen when a ship
 * is placed (2E-SETUP-16, -20). Ships that begin docked or in reserve aren't placed (2E-SETUP-19).
 */
import type { Pose } from "@broadside/geometry";
import type { PlaceRegion, RuleName } from "@broadside/protocol";
import { window } from "../abilities/window.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { DeploymentRules } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, LazyPlaceAsk, optionsOf, place } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { turnOf, type Waits } from "../phases/skill-order.ts";
import { pilotSkill } from "../queries/figures.ts";
import { may } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { chooseSides } from "../upgrades/card-sides.ts";
import { type PlacingShips, placeWing } from "../wings/set-up.ts";
import { isFree, isLeader, isWingmate } from "../wings/wing.ts";
import { boxOf, regionsOf } from "./areas.ts";
import { goodPlacement } from "./good-places-second-edition.ts";
import { pointIndicators } from "./indicators.ts";
import { isEpic } from "./order.ts";
import { findStanding, placeRefusal } from "./room-second-edition.ts";

export const FORCES: Step = {
  name: "forces",
  *run(game) {
    if (nextShips(game).length === 0) return "done";
    yield* placeNext(game);
    return "again";
  },
};

const isInReserve: Waits = (ship, game) => ship.status === "reserve" && !isWingmate(ship) && !isHeldBack(game, ship);
const isHeldBack = (game: Situation, ship: Ship): boolean =>
  game.state.scenario?.figures[`reserve ${ship.id}`] !== undefined || may(game, "startInReserve", { ship }, false);
const isHugeWaiting: Waits = (ship, game) => isInReserve(ship, game) && game.factsOf(ship).isHuge;

function nextShips(game: Situation): readonly Ship[] {
  if (game.content.scenario?.placesInPlayerOrder) return shipsInTurn(game);
  const huge = game.state.ships.filter((ship) => isHugeWaiting(ship, game) && game.state.seats[ship.seat]?.status === "playing");
  if (huge.length === 0) return turnOf(game, "rising", isInReserve)?.ships ?? [];
  const highest = Math.max(...huge.map((ship) => pilotSkill(game, ship)));
  const first = huge.filter((ship) => pilotSkill(game, ship) === highest);
  const seat = game.state.initiative.find((one) => first.some((ship) => ship.seat === one));
  return first.filter((ship) => ship.seat === seat);
}

/** Returns the ships that may be placed next. They all belong to the first player who still has any to place. */
function shipsInTurn(game: Situation): readonly Ship[] {
  const waiting = game.state.ships.filter((ship) => isInReserve(ship, game) && game.state.seats[ship.seat]?.status === "playing");
  const first = game.state.initiative.find((seat) => waiting.some((ship) => ship.seat === seat));
  return waiting.filter(({ seat }) => seat === first);
}

const NONE = { key: "none", value: undefined } as const;

const placeNext = procedure("placeNext", function* (game: Situation): Procedure {
  const ship = yield* choose<Ship | undefined>((now) => {
    const options = nextShips(now).map((value) => ({ key: value.id, value }));
    return {
      kind: "ship to place",
      seat: nextShips(now)[0]?.seat ?? 0,
      rule: "2E-SETUP-14",
      options: options.length > 0 ? optionsOf(options) : [NONE],
    };
  });
  if (ship && !(yield* placeUnit(game, ship))) leaveOut(game, ship);
});

/** Places a ship and, for a leader, its wing; returns false if there is no room. */
export const placeUnit = procedure("placeUnit", function* (game: Situation, ship: Ship): Procedure<boolean> {
  if (!(yield* placeShip(game, ship))) return false;
  if (isLeader(ship)) yield* placeWing(game, ship, PLACING);
  return true;
});

const ruleFor = (game: Situation, ship: Ship): RuleName =>
  isEpic(game) ? "EB-DEPLOY-02" : game.factsOf(ship).isHuge ? "2E-HUGE-11" : "2E-SETUP-13";

function regionFor(game: Situation, ship: Ship): PlaceRegion {
  const { width, height } = game.board.table;
  const [region, ...more] = regionsOf(game, ship.seat);
  const isBound = more.length === 0 && !may(game, "deployOutside", { ship, pose: undefined }, false);
  const { x0, y0, x1, y1 } = region && isBound ? boxOf(region) : { x0: 0, y0: 0, x1: width, y1: height };
  return { shape: "box", from: { x: x0, y: y0 }, to: { x: x1, y: y1 } };
}

/** Places a ship in its area; returns false if there is no room. Used in set-up, and by effects that bring ships in later. */
export const placeShip = procedure("placeShip", function* (game: Situation, ship: Ship): Procedure<boolean> {
  const room = findStanding(game, ship);
  if (!room) return false;
  const pose = yield* place((now) => {
    return new LazyPlaceAsk({
      kind: "place ship",
      seat: ship.seat,
      rule: ruleFor(now, ship),
      about: { ship: ship.id },
      place: regionFor(now, ship),
      seek: () => findStanding(now, ship) ?? room,
      seekGood: () => goodPlacement(now, ship),
      refusal: (given) => placeRefusal(now, ship, given, ruleFor(now, ship)),
    });
  });
  if (ship.status !== "reserve") return true;
  game.setShip(ship, { status: "inPlay", pose: { ...pose } });
  game.note({ note: "placed", ship: ship.id });
  yield* cameDown(game, ship);
  return true;
});

export const DEPLOYMENT_RULES: DeploymentRules = {
  waits: isInReserve,
  region: regionFor,
  rule: ruleFor,
  refusal: (game, ship, pose) => placeRefusal(game, ship, pose, ruleFor(game, ship)),
};

/** Places a ship at a known place, with its wing around it wherever there is room. Used by effects that bring ships in later. */
export const placeUnitAt = procedure("placeUnitAt", function* (game: Situation, ship: Ship, pose: Pose): Procedure {
  if (ship.status !== "reserve") return;
  game.setShip(ship, { status: "inPlay", pose });
  game.note({ note: "placed", ship: ship.id });
  yield* cameDown(game, ship);
  if (isLeader(ship)) yield* placeWing(game, ship, { ...PLACING, canBePlaced: isFree });
});

const cameDown = procedure("cameDown", function* (game: Situation, ship: Ship): Procedure {
  yield* chooseSides(game, ship);
  yield* pointIndicators(game, ship);
  yield* window(game, "placed", { ship: ship.id });
});

/** How a leader's wingmates are placed once the leader is on the table. */
const PLACING: PlacingShips = {
  canBePlaced: (game, ship, pose) => placeRefusal(game, ship, pose, ruleFor(game, ship)) === undefined,
  *placeByHand(game, ship) {
    if (!(yield* placeShip(game, ship))) leaveOut(game, ship);
  },
  cameDown,
};

/** Leaves a ship out of the game because there is no room for it. No rule covers this, so the log says so. */
function leaveOut(game: Situation, ship: Ship): void {
  game.setShip(ship, { status: "destroyed" });
  game.note({ note: "no room to place", ship: ship.id, rule: ruleFor(game, ship) });
}
