/** Forces that start in reserve and come in later: ships, wings and quick builds, each as one, with what is docked to them. */
import type { Option, QuestionKind, RuleName, Seat, Ship, Situation, Step } from "@broadside/rules";
import { choose, figureOf, optionsOf, type Procedure, placeUnit, procedure, setFigure } from "@broadside/rules/scenarios";

/** What comes and goes together; called by its first ship, of a wing by its leader. */
export interface Force {
  readonly id: string;
  readonly seat: Seat;
  readonly ships: readonly Ship[];
  /** Points, or threat. */
  readonly worth: number;
}

/** A quick build, or a wing, or a ship; what is docked goes with its carrier. */
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

/** What `forces` of set-up looks for: a ship with this is not placed with them. */
const HELD = "reserve";

function hold(game: Situation, { ships }: Force): void {
  for (const { id } of ships) {
    setFigure(game, `${HELD} ${id}`, 1);
    game.note({ note: "held in reserve", ship: id });
  }
}

const DONE: Option<undefined> = { key: "done", value: undefined };

/** How a player says what starts in reserve. */
export interface HoldingBack {
  readonly rule: RuleName;
  readonly kind: QuestionKind;
  /** Which forces may be named next, of those that were not; the first is the default. */
  open(game: Situation, seat: Seat, named: readonly Force[]): readonly Force[];
  /** Whether to name no more is the default, or comes last, or is no choice yet. */
  done(named: readonly Force[]): "first" | "last" | "not yet";
  /** Those named start in play, all others in reserve; or the other way round. */
  readonly named: "in play" | "in reserve";
}

const nameOf = ({ id }: Force): string => `named ${id}`;
const hasChosen = (game: Situation, seat: Seat): boolean => figureOf(game, `chosen ${seat}`) > 0;
const namedBy = (game: Situation, seat: Seat): readonly Force[] =>
  forcesOf(game, seat).filter((force) => figureOf(game, nameOf(force)) > 0);

/** One after the other in player order, before forces are placed. */
export const holdingStep = (holding: HoldingBack): Step => ({
  name: "forces held in reserve",
  *run(game): Procedure<"again" | "done"> {
    const seat = game.state.initiative.find((one) => !hasChosen(game, one));
    if (seat === undefined) return "done";
    yield* nameNext(game, seat, holding);
    return "again";
  },
});

const nameNext = procedure("nameNext", function* (game: Situation, seat: Seat, holding: HoldingBack): Procedure {
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

/** Ships of a force that are still in reserve and stand for themselves: no wingmates, and nothing that is docked. */
export const toCome = ({ ships }: Force): readonly Ship[] =>
  ships.filter(({ status, wing }) => status === "reserve" && (wing === undefined || wing.split || wing.position === "leader"));

export const isInPlay = ({ ships }: Force): boolean => ships.some(({ status }) => status === "inPlay");

/** How forces come in. */
export interface Arrival {
  readonly rule: RuleName;
  /** Which may come in next. */
  open(game: Situation, seat: Seat): readonly Force[];
  /** Puts one ship, with its wing, on the table; false where there is no room. */
  place(game: Situation, ship: Ship): Procedure<boolean>;
}

/** Where there was no room this round. */
const noRoom = ({ id }: Ship): string => `no room for ${id}`;
const hasRoom = (game: Situation, force: Force): boolean =>
  toCome(force).length > 0 && toCome(force).every((ship) => figureOf(game, noRoom(ship)) !== game.state.round);

/** Forces that a seat may bring in now; while it has none in play one must come. */
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
  for (const ship of toCome(force))
    if (ship.status === "reserve" && !(yield* arrival.place(game, ship))) setFigure(game, noRoom(ship), game.state.round);
  return true;
});

/** In its own area. */
export const inOwnArea = (game: Situation, ship: Ship): Procedure<boolean> => placeUnit(game, ship);
