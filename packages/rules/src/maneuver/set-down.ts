/**
 * Sets down ships lifted by a huge ship, at range 0 to 1 in its full rear arc. Players take turns in order, each placing their own ships
 * (2E-HUGE-28, -61-Q). A ship without a free position is destroyed (2E-HUGE-29). After each placement, the ship's player names an opponent,
 * who may rotate it by 90° (2E-HUGE-30).
 */

import { type Pose, samePose, shifted } from "@broadside/geometry";
import { QUARTER_TURN } from "@broadside/kit";
import { remembered } from "../abilities/effect-data.ts";
import { removeEffects } from "../abilities/effects.ts";
import { stopTouching } from "../board/touching.ts";
import type { Option, PlaceAsk, Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { destroy } from "../damage/destruction.ts";
import { place as askPlace, choose, LazyPlaceAsk, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { relationOf, type Seat } from "../state/seat.ts";
import { type Ship, shipOf } from "../state/state.ts";
import { replacedByHuge } from "../wings/splitting.ts";
import { PlacesBehind } from "./places-behind.ts";

/** Marks a ship that is waiting to be set down. The value is how many ships of its seat were lifted. */
export const LIFTED = "effect:lifted off";

export const setDownAll = procedure("setDownAll", function* (game: Situation, huge: Ship): Procedure {
  for (;;) {
    const seat = nextSeat(game, huge);
    if (seat === undefined) return;
    const ship = yield* choose<Ship | undefined>((now) => ({
      kind: "ship to set down",
      seat,
      rule: "2E-HUGE-28",
      about: { ship: huge.id },
      options: optionsFor(lifted(now, huge).filter((one) => one.seat === seat)),
    }));
    if (!ship) continue;
    yield* setDown(game, huge, ship);
    removeEffects(game, (effect) => effect.id === LIFTED && effect.ship === ship.id);
  }
});

const NONE: Option<undefined> = { key: "none", value: undefined };

/** The list is never empty unless a judge has removed the ships in the meantime. */
const optionsFor = (ships: readonly Ship[]) =>
  ships.length > 0 ? optionsOf<Ship | undefined>(ships.map((value) => ({ key: value.id, value }))) : ([NONE] as const);

function lifted({ state }: Situation, huge: Ship): readonly Ship[] {
  return state.effects.flatMap(({ id, ship, by }) => {
    if (id !== LIFTED || by !== huge.id) return [];
    const one = shipOf(state, ship);
    return one.status === "inPlay" ? [one] : [];
  });
}

/** Finds the seat that has had the fewest turns, among those that still have ships to place. If seats are tied, player order decides. */
function nextSeat(game: Situation, huge: Ship): Seat | undefined {
  const { effects, initiative } = game.state;
  const left = lifted(game, huge);
  let next: Seat | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const seat of initiative) {
    const own = left.filter((ship) => ship.seat === seat);
    const [first] = own;
    if (!first) continue;
    const lifted = effects.find(({ id, ship }) => id === LIFTED && ship === first.id);
    const all = remembered(lifted, "figure") ?? own.length;
    if (all - own.length < fewest) [next, fewest] = [seat, all - own.length];
  }
  return next;
}

/** Returns the positions where a lifted ship may be placed. Other lifted ships aren't in the way. Undefined if the huge ship is gone. */
function placesFor(game: Situation, huge: Ship, ship: Ship): PlacesBehind | undefined {
  if (huge.status !== "inPlay" || !huge.pose) return undefined;
  const waiting = lifted(game, huge);
  const standing = game.state.ships.filter(
    (other) => other !== ship && other.status === "inPlay" && other.pose && !waiting.includes(other),
  );
  return new PlacesBehind(game, huge, ship, standing);
}

const setDown = procedure("setDown", function* (game: Situation, huge: Ship, ship: Ship): Procedure {
  const places = placesFor(game, huge, ship);
  // If a judge has removed the huge ship, the other ships stay where they are.
  if (!places) return;
  if (!places.first()) {
    game.note({ note: "no place behind", ship: ship.id, target: huge.id, rule: "2E-HUGE-29" });
    return yield* destroy(game, ship, "destroyed");
  }
  const pose = yield* askPlace((now) => placeAsk(now, huge, ship));
  if (ship.status !== "inPlay") return;
  stopTouching(game, ship);
  game.setShip(ship, { pose: { x: pose.x, y: pose.y, heading: pose.heading } });
  game.note({ note: "set down", ship: ship.id, target: huge.id });
  if (ship.wing) replacedByHuge(game, ship);
  yield* letOpponentTurn(game, ship);
});

/** If a change by hand leaves no legal position, the ship stays where it is. */
function placeAsk(game: Situation, huge: Ship, ship: Ship): PlaceAsk {
  const places = placesFor(game, huge, ship);
  const here = ship.pose ?? NOWHERE;
  const witness = () => places?.first() ?? here;
  return new LazyPlaceAsk({
    kind: "set down",
    seat: ship.seat,
    rule: "2E-HUGE-28",
    about: { ship: ship.id, target: huge.id },
    place: places?.region ?? { shape: "box", from: here, to: here },
    seek: witness,
    refusal: (pose) => (samePose(pose, here) && samePose(witness(), here) ? undefined : places?.refusal(pose)),
  });
}

const NOWHERE: Pose = { x: 0, y: 0, heading: 0 };

type Turn = -1 | 0 | 1;

/** The opponent may turn the ship freely, because a square base covers the same area after a quarter turn. */
const letOpponentTurn = procedure("letOpponentTurn", function* (game: Situation, ship: Ship): Procedure {
  if (opponentsOf(game, ship).length === 0) return;
  const opponent = yield* choose<Seat | undefined>((now) => {
    const seats = opponentsOf(now, ship).map((value) => ({ key: `seat ${value + 1}`, value }));
    return {
      kind: "opponent to turn it",
      seat: ship.seat,
      rule: "2E-HUGE-30",
      about: { ship: ship.id },
      options: seats.length > 0 ? optionsOf<Seat | undefined>(seats) : [NONE],
    };
  });
  if (opponent === undefined || ship.status !== "inPlay") return;
  const turn = yield* choose<Turn>(() => ({
    kind: "turn ship",
    seat: opponent,
    rule: "2E-HUGE-30",
    about: { ship: ship.id },
    options: [
      { key: "no", value: 0 },
      { key: "left", value: -1 },
      { key: "right", value: 1 },
    ],
  }));
  if (turn === 0 || !ship.pose || ship.status !== "inPlay") return;
  game.setShip(ship, { pose: shifted(ship.pose, { right: 0, forward: 0, turn: turn * QUARTER_TURN }) });
  game.note({ note: "turned", ship: ship.id, seat: opponent });
});

const opponentsOf = ({ state, setup }: Situation, { seat }: Ship): readonly Seat[] =>
  state.initiative.filter((other) => state.seats[other]?.status === "playing" && relationOf(setup.seats, seat, other) === "enemy");
