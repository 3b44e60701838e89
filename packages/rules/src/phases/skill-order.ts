/**
 * Decides whose turn it is by pilot skill: from the lowest in activation, from the highest in combat. If seats are tied, initiative order
 * decides, and each seat finishes its ships with that skill before the next seat. Among a seat's own tied ships, its player chooses
 * (1E-ACTIV-02, 1E-COMBAT-01).
 *
 * Skills are checked again before every turn, because they can change. In combat, a ship whose skill has risen above the current one has
 * missed its turn (1E-ROUND-05); in the second edition, it goes last at the current skill instead (2E-TIME-26). In activation, no ship is
 * skipped, because every dial is executed: a ship whose skill has fallen below the current one goes next.
 */
import type { RuleName } from "@broadside/protocol";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { vote } from "../driver/vote.ts";
import type { ShipFacts } from "../facts/printed-facts.ts";
import { changesSkills, pilotSkill } from "../queries/figures.ts";
import { latest } from "../queries/query.ts";
import type { Seat } from "../state/seat.ts";
import { sideOf, sidesOf } from "../state/sides.ts";
import type { Ship, ShipId } from "../state/state.ts";

/** Whether a ship's turn is still to come. */
export type Waits = (ship: Ship, game: Situation) => boolean;

export type SkillDirection = "rising" | "falling";

const ruleOf = ({ edition: { questions } }: Situation, direction: SkillDirection): RuleName =>
  direction === "rising" ? questions.nextToActivate : questions.nextToAttack;

export interface Turn {
  readonly skill: number;
  /** Ships that may be next. They belong to one seat, or to a team that decides together. */
  readonly ships: readonly Ship[];
}

/**
 * Finds the next ship and makes it the active one; undefined if none is left. Remotes take turns too if they are among the given ships. A
 * turn that has just been computed can be passed in as `known`.
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
    // The question is asked right away, so the turn computed above is still valid. If the question is rebuilt later, the turn is computed
    // again.
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

/** If several members of a team have ships that could be next, the team decides each time (EB-ORDER-17-Q). */
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

/** Returns the skill at which a ship attacks. Second-edition huge ships have a separate number for that (2E-HUGE-09). */
export function attackSkill(game: Situation, ship: Ship, isChanged?: boolean): number {
  const { skill, engagement } = game.facts.ships[ship.place] as ShipFacts;
  const own = engagement === skill ? pilotSkill(game, ship, isChanged) : engagement;
  return game.bearers.onLatest(game, "engagement").length === 0 ? own : latest(game, "engagement", { ship }, own);
}

function activationSkill(game: Situation, ship: Ship, isChanged: boolean): number {
  const own = pilotSkill(game, ship, isChanged);
  return game.bearers.onLatest(game, "activation").length === 0 ? own : latest(game, "activation", { ship }, own);
}

/** Returns the skill that decides a ship's turn. */
export const skillFor = (game: Situation, ship: Ship, direction: SkillDirection, isChanged = changesSkills(game)): number =>
  direction === "falling" ? attackSkill(game, ship, isChanged) : activationSkill(game, ship, isChanged);

/** Returns a seat's position in tie-breaks. */
export const placeOfSeat = (game: Situation, seat: Seat, isByTeam = isOrderByTeam(game)): number =>
  game.state.initiative.indexOf(isByTeam ? firstOfTeam(game, seat) : seat);

const isOrderByTeam = (game: Situation): boolean => game.edition.ordered === "teams" && sidesOf(game).length < game.state.initiative.length;

/** Returns the first seat of its team in player order, because a team takes the place of a player (EB-ORDER-13). */
function firstOfTeam(game: Situation, seat: Seat): Seat {
  const { seats } = sideOf(game, seat);
  return game.state.initiative.find((one) => seats.includes(one)) ?? seat;
}

/** Finds whose turn it is among the ships that haven't had their turn yet and whose seats are still playing. */
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
