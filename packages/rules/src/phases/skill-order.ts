/**
 * Whose turn it is, by pilot skill: rising in activation, falling in combat. Between seats order of initiative decides, each with all its
 * ships of that skill before the next; among its own a seat picks (1E-ACTIV-02, 1E-COMBAT-01).
 *
 * Skills are read afresh for each ship. Falling, a ship whose skill has risen above the slot that is up has missed its turn (1E-ROUND-05).
 * In the second edition it is the last of that slot instead (2E-TIME-26). Rising, no ship may be left out, for every dial is flown once: one whose skill has fallen below the slot comes next.
 */
import type { RuleName } from "@broadside/protocol";
import { choose, optionsOf, type Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { vote } from "../driver/vote.ts";
import type { ShipFacts } from "../facts/printed-facts.ts";
import { changesSkills, pilotSkill } from "../queries/figures.ts";
import { latest } from "../queries/query.ts";
import type { Seat } from "../state/seat.ts";
import { sideOf, sidesOf } from "../state/sides.ts";
import type { Ship, ShipId } from "../state/state.ts";

/** Whether a ship is still to come. */
export type Waits = (ship: Ship, game: Situation) => boolean;

export type SkillDirection = "rising" | "falling";

const ruleOf = ({ edition: { questions } }: Situation, direction: SkillDirection): RuleName =>
  direction === "rising" ? questions.nextToActivate : questions.nextToAttack;

export interface Turn {
  readonly skill: number;
  /** Ships of one seat, or of a team that decides by itself, that may be next. */
  readonly ships: readonly Ship[];
}

/**
 * The next ship, made the active one; undefined when none waits. Remotes have their turns too, where they are among those to come. Whose turn
 * it is may be given, where it has just been found.
 */
export const nextShip = procedure(
  "nextShip",
  function* (game: Situation, direction: SkillDirection, waits: Waits, among?: readonly Ship[], known?: Turn): Procedure<Ship | undefined> {
    const turn = known ?? turnOf(game, direction, waits, among);
    if (!turn) return undefined;
    if (turn.ships.length === 1) {
      const ship = turn.ships[0] as Ship;
      setActive(game, turn.skill, ship.id);
      return ship;
    }
    // Asked at once, so who is in turn need not be looked for again; built anew it is.
    let fresh: Turn | undefined = turn;
    const [first] = turn.ships;
    const isOneSeat = turn.ships.every((ship) => ship.seat === first?.seat);
    const seat = isOneSeat ? first?.seat : yield* memberInTurn(game, turn.ships);
    const ship = yield* choose<Ship>(() => {
      const now = (fresh ?? turnOf(game, direction, waits, among) ?? turn).ships;
      fresh = undefined;
      const own = now.filter((one) => one.seat === seat);
      const ships = own.length > 0 ? own : now;
      return {
        kind: "next ship",
        seat: (ships[0] as Ship).seat,
        rule: ruleOf(game, direction),
        options: optionsOf(ships.map((value) => ({ key: value.id, value }))),
      };
    });
    setActive(game, turn.skill, ship.id);
    return ship;
  },
);

/** Whose ship is next, where a team's members have ships in turn: the team decides each time (EB-ORDER-17-Q). */
function* memberInTurn(game: Situation, ships: readonly Ship[]): Procedure<Seat> {
  const seats = [...new Set(ships.map(({ seat }) => seat))];
  return yield* vote<Seat>(game, {
    seats,
    kind: "member in turn",
    rule: "EB-ORDER-17-Q",
    options: () => optionsOf(seats.map((value) => ({ key: `seat ${value + 1}`, value }))),
  });
}

export function setActive(game: Situation, skill: number | undefined, active: ShipId | undefined): void {
  const { phase, step } = game.state.cursor;
  game.setCursor({ phase, step, skill, active });
}

/** A huge ship of the second edition attacks at a value of its own (2E-HUGE-09). */
export function attackSkill(game: Situation, ship: Ship, isChanged?: boolean): number {
  const { skill, engagement } = game.facts.ships[ship.place] as ShipFacts;
  const own = engagement === skill ? pilotSkill(game, ship, isChanged) : engagement;
  return game.bearers.onLatest(game, "engagement").length === 0 ? own : latest(game, "engagement", { ship }, own);
}

function activationSkill(game: Situation, ship: Ship, isChanged: boolean): number {
  const own = pilotSkill(game, ship, isChanged);
  return game.bearers.onLatest(game, "activation").length === 0 ? own : latest(game, "activation", { ship }, own);
}

/** By which a ship has its turn. */
export const skillFor = (game: Situation, ship: Ship, direction: SkillDirection, isChanged = changesSkills(game)): number =>
  direction === "falling" ? attackSkill(game, ship, isChanged) : activationSkill(game, ship, isChanged);

/** Where a seat stands among equals. */
export const placeOfSeat = (game: Situation, seat: Seat, isByTeam = isOrderByTeam(game)): number =>
  game.state.initiative.indexOf(isByTeam ? firstOfTeam(game, seat) : seat);

const isOrderByTeam = (game: Situation): boolean =>
  game.edition.teamMates === "allied" && sidesOf(game).length < game.state.initiative.length;

/** The first of a seat's team in player order: a team stands where a player stands (EB-ORDER-13). */
function firstOfTeam(game: Situation, seat: Seat): Seat {
  const { seats } = sideOf(game, seat);
  return game.state.initiative.find((one) => seats.includes(one)) ?? seat;
}

/** Of the ships that wait, of seats that play. */
export function turnOf(
  game: Situation,
  direction: SkillDirection,
  waits: Waits,
  among: readonly Ship[] = game.state.ships,
): Turn | undefined {
  const { seats, initiative, cursor } = game.state;
  const limit = direction === "falling" ? (cursor.skill ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  const isChanged = changesSkills(game);
  const isByTeam = isOrderByTeam(game);
  let skill: number | undefined;
  let place = 0;
  let ships: Ship[] = [];
  for (const ship of among) {
    if (!waits(ship, game) || seats[ship.seat]?.status !== "playing") continue;
    const wanted = skillFor(game, ship, direction, isChanged);
    if (wanted > limit && game.edition.raisedInitiative === "missed") continue;
    const own = Math.min(wanted, limit);
    const ownPlace = placeOfSeat(game, ship.seat, isByTeam) + (wanted > limit ? initiative.length : 0);
    if (own === skill && ownPlace === place) ships.push(ship);
    else if (skill === undefined || (own === skill ? ownPlace < place : own < skill === (direction === "rising")))
      [skill, place, ships] = [own, ownPlace, [ship]];
  }
  return skill === undefined ? undefined : { skill, ships };
}
