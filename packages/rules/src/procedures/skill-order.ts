/**
 * Whose turn it is, by pilot skill: rising in activation, falling in combat. Between seats order of initiative decides, each with all its
 * ships of that skill before the next; among its own a seat picks (1E-ACTIV-02, 1E-COMBAT-01).
 *
 * Skills are read afresh for each ship. Falling, a ship whose skill has risen above the slot that is up has missed its turn (1E-ROUND-05).
 * Rising, no ship may be left out, for every dial is flown once: one whose skill has fallen below the slot comes next.
 */
import { choose, optionsOf, type Procedure } from "../ask.ts";
import { changesSkills, pilotSkill } from "../figures.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import type { Ship, ShipId } from "../state.ts";

/** Whether a ship is still to come. */
export type Waits = (ship: Ship, game: Game) => boolean;

export type SkillDirection = "rising" | "falling";

const RULES: Readonly<Record<SkillDirection, string>> = { rising: "1E-ACTIV-02", falling: "1E-COMBAT-01" };

export interface Turn {
  readonly skill: number;
  /** Ships of one seat that may be next. */
  readonly ships: readonly Ship[];
}

/** The next ship, made the active one; undefined when none waits. */
export const nextShip = procedure("nextShip", function* (game: Game, direction: SkillDirection, waits: Waits): Procedure<Ship | undefined> {
  const turn = turnOf(game, direction, waits);
  if (!turn) return undefined;
  if (turn.ships.length === 1) {
    const ship = turn.ships[0] as Ship;
    setActive(game, turn.skill, ship.id);
    return ship;
  }
  const ship = yield* choose<Ship>(() => {
    const { ships } = turnOf(game, direction, waits) ?? turn;
    return {
      kind: "next ship",
      seat: (ships[0] as Ship).seat,
      rule: RULES[direction],
      options: optionsOf(ships.map((value) => ({ key: value.id, value }))),
    };
  });
  setActive(game, pilotSkill(game, ship), ship.id);
  return ship;
});

export function setActive(game: Game, skill: number | undefined, active: ShipId | undefined): void {
  const { phase, step } = game.state.cursor;
  game.setCursor({ phase, step, skill, active });
}

/** Of the ships that wait, of seats that play. */
export function turnOf(game: Game, direction: SkillDirection, waits: Waits): Turn | undefined {
  const { seats, initiative, cursor } = game.state;
  const limit = direction === "falling" ? (cursor.skill ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  const isChanged = changesSkills(game);
  let skill: number | undefined;
  let place = 0;
  let ships: Ship[] = [];
  for (const ship of game.state.ships) {
    if (!waits(ship, game) || seats[ship.seat]?.status !== "playing") continue;
    const own = pilotSkill(game, ship, isChanged);
    if (own > limit) continue;
    const ownPlace = initiative.indexOf(ship.seat);
    if (own === skill && ownPlace === place) ships.push(ship);
    else if (skill === undefined || (own === skill ? ownPlace < place : own < skill === (direction === "rising")))
      [skill, place, ships] = [own, ownPlace, [ship]];
  }
  return skill === undefined ? undefined : { skill, ships };
}
