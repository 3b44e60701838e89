/** Forces that start in reserve and arrive later. A force is a ship, a wing or a quick build, together with its docked ships. */
import type { Option, QuestionKind, RuleName, Seat, Ship, Situation, Step } from "@broadside/rules";
import { choose, figureOf, optionsOf, type Procedure, placeUnit, procedure, setFigure } from "@broadside/rules/scenarios";

/** Ships that arrive together. The force has the id of its wing leader, or else of its first ship. */
export interface Force {
  readonly id: string;
  readonly seat: Seat;
  readonly ships: readonly Ship[];
  /** What the force is worth, in points or in threat. */
  readonly worth: number;
}

/**
 * Returns the key for the force that a ship belongs to: its quick build, its wing, or the ship itself. A docked ship has its carrier's key.
 */
function keyOf({ setup, state }: Situation, ship: Ship): string {
  const carrier = ship.carrier === undefined ? undefined : state.ships.find(({ id }) => id === ship.carrier);
  const lead = carrier ?? ship;
  const place = state.ships.filter(({ seat, place: at }) => seat === lead.seat && at < lead.place).length;
  const build = setup.squads[lead.seat]?.ships[place]?.build;
  return build === undefined ? (lead.wing?.leader ?? lead.id) : `build ${lead.seat} ${build}`;
}

export function forcesOf(game: Situation, seat: Seat): readonly Force[] {
  const found = new Map<string, Ship[]>();
  for (const ship of game.state.ships) {
    if (ship.seat !== seat) continue;
    const key = keyOf(game, ship);
    found.set(key, [...(found.get(key) ?? []), ship]);
  }
  return [...found.values()].map((ships) => ({
    id: (ships.find(({ wing }) => wing?.position === "leader") ?? ships[0])?.id ?? "",
    seat,
    ships,
    worth: ships.reduce((sum, ship) => sum + game.factsOf(ship).points, 0),
  }));
}

/** The start of the keys that mark ships in reserve. These ships must not be placed during set-up. */
const HELD = "reserve";

function hold(game: Situation, { ships }: Force): void {
  for (const { id } of ships) {
    setFigure(game, `${HELD} ${id}`, 1);
    game.note({ note: "held in reserve", ship: id });
  }
}

const DONE: Option<undefined> = { key: "done", value: undefined };

/** How players choose which forces start in reserve. */
export interface ReserveChoice {
  readonly rule: RuleName;
  readonly kind: QuestionKind;
  /** Returns the forces that can be chosen next. The first one is the default. */
  open(game: Situation, seat: Seat, named: readonly Force[]): readonly Force[];
  /** Returns where the option to stop choosing is in the list: first (so that it is the default), last, or not in the list yet. */
  done(named: readonly Force[]): "first" | "last" | "not yet";
  /** What happens to the forces that the player names: they start in play, or they start in reserve. */
  readonly named: "in play" | "in reserve";
}

const nameOf = ({ id }: Force): string => `named ${id}`;
const hasChosen = (game: Situation, seat: Seat): boolean => figureOf(game, `chosen ${seat}`) > 0;
const namedBy = (game: Situation, seat: Seat): readonly Force[] =>
  forcesOf(game, seat).filter((force) => figureOf(game, nameOf(force)) > 0);

/** Players choose in player order, before forces are placed. */
export const holdingStep = (holding: ReserveChoice): Step => ({
  name: "forces held in reserve",
  *run(game): Procedure<"again" | "done"> {
    const seat = game.state.initiative.find((one) => !hasChosen(game, one));
    if (seat === undefined) return "done";
    yield* nameNext(game, seat, holding);
    return "again";
  },
});

const nameNext = procedure("nameNext", function* (game: Situation, seat: Seat, holding: ReserveChoice): Procedure {
  const force = yield* choose<string | undefined>((now) => {
    const named = namedBy(now, seat);
    const open = holding.open(now, seat, named).map(({ id }) => ({ key: id, value: id }));
    const done = open.length === 0 ? "first" : holding.done(named);
    const options: readonly Option<string | undefined>[] = done === "first" ? [DONE, ...open] : done === "last" ? [...open, DONE] : open;
    return { kind: holding.kind, seat, rule: holding.rule, options: optionsOf(options) };
  });
  if (force !== undefined) return setFigure(game, `named ${force}`, 1);
  setFigure(game, `chosen ${seat}`, 1);
  const named = namedBy(game, seat).map(({ id }) => id);
  for (const one of forcesOf(game, seat)) if (named.includes(one.id) === (holding.named === "in reserve")) hold(game, one);
});

/** Returns the ships of a force that must be placed one by one. Wingmates and docked ships come with them. */
export const shipsInReserve = ({ ships }: Force): readonly Ship[] =>
  ships.filter(({ status, wing }) => status === "reserve" && (wing === undefined || wing.split || wing.position === "leader"));

export const isInPlay = ({ ships }: Force): boolean => ships.some(({ status }) => status === "inPlay");

/** How forces arrive from reserve. */
export interface Arrival {
  readonly rule: RuleName;
  /** Returns the forces that can arrive next. */
  open(game: Situation, seat: Seat): readonly Force[];
  /** Places one ship, with its wing. Returns false if there is no room. */
  place(game: Situation, ship: Ship): Procedure<boolean>;
}

/** Returns the key that marks a ship for which there was no room this round. */
const noRoom = ({ id }: Ship): string => `no room for ${id}`;
const hasRoom = (game: Situation, force: Force): boolean =>
  shipsInReserve(force).length > 0 && shipsInReserve(force).every((ship) => figureOf(game, noRoom(ship)) !== game.state.round);

/** Lets a seat bring in a force. A seat with no force in play must bring one in. */
export const arrive = procedure("arrive", function* (game: Situation, seat: Seat, arrival: Arrival): Procedure<boolean> {
  const openTo = (now: Situation): readonly Force[] => arrival.open(now, seat).filter((force) => hasRoom(now, force));
  if (openTo(game).length === 0) return false;
  const chosen = yield* choose<string | undefined>((now) => {
    const open = openTo(now).map(({ id }) => ({ key: id, value: id }));
    const isForced = open.length > 0 && !forcesOf(now, seat).some(isInPlay);
    return { kind: "comes in", seat, rule: arrival.rule, options: optionsOf<string | undefined>(isForced ? open : [DONE, ...open]) };
  });
  const force = openTo(game).find(({ id }) => id === chosen);
  if (!force) return false;
  for (const ship of shipsInReserve(force))
    if (ship.status === "reserve" && !(yield* arrival.place(game, ship))) setFigure(game, noRoom(ship), game.state.round);
  return true;
});

/** Places the ship in its own area. */
export const inOwnArea = (game: Situation, ship: Ship): Procedure<boolean> => placeUnit(game, ship);
