/** The dice in the current attack, for its steps and for cards. */
import {
  type AttackPool,
  type DefensePool,
  type Die,
  type DieKind,
  FACE_ORDER,
  type Face,
  rerollablePlaces,
  rerollDice,
} from "@broadside/dice";
import type { Subject } from "@broadside/protocol";
import { rerollKey } from "@broadside/protocol";
import { window } from "../abilities/window.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { DuelSide as Side } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { limitsOf, may } from "../queries/query.ts";
import type { Seat } from "../state/seat.ts";
import type { Ship } from "../state/state.ts";
import { duelOf, markUsed, setAttack } from "./duel.ts";

export function modifyAttackDice(game: Situation, attackDice: AttackPool): void {
  setAttack(game, { attackDice });
  noteDice(game, "attack", attackDice);
}

export function modifyDefenseDice(game: Situation, defenseDice: DefensePool): void {
  setAttack(game, { defenseDice });
  noteDice(game, "defense", defenseDice);
}

const noteDice = (game: Situation, kind: DieKind, dice: readonly Die[]): void =>
  game.note({
    note: "dice",
    ship: game.state.attack?.[kind === "attack" ? "attacker" : "defender"],
    dieKind: kind,
    faces: dice.map(({ face }) => face),
  });

export const diceOf = ({ state }: Situation, kind: DieKind): readonly Die[] =>
  (kind === "attack" ? state.attack?.attackDice : state.attack?.defenseDice) ?? [];

export interface RerollLimit {
  readonly most: number;
  /** The player must pick at least this many dice; no minimum if absent. */
  readonly least?: number;
  /** If given, only dice that show one of these faces may be picked. */
  readonly faces?: readonly Face[];
  /** Who picks the dice; by default, the player of the rerolling ship. */
  readonly picker?: Seat;
}

/**
 * Asks which dice to reroll. All are picked before any is rolled (1E-COMP-17). Dice with the same face are equivalent, so the player picks
 * faces.
 */
function* rerollChoice(game: Situation, kind: DieKind, seat: Seat, { most, least = 0, faces }: RerollLimit): Procedure<readonly number[]> {
  return yield* choose<readonly number[]>(() => ({
    kind: "reroll",
    seat,
    rule: game.edition.questions.reroll,
    about: whoseDice(game, kind),
    options: optionsOf(rerollOptions(diceOf(game, kind), most, least, faces, focusesLeft(game, seat))),
  }));
}

function whoseDice({ state: { attack } }: Situation, kind: DieKind): Subject {
  if (!attack) return {};
  return kind === "attack" ? { ship: attack.attacker, target: attack.defender } : { ship: attack.defender, target: attack.attacker };
}

function rerollOptions(
  pool: readonly Die[],
  most: number,
  least: number,
  faces: readonly Face[] | undefined,
  focuses: number,
): readonly Option<readonly number[]>[] {
  const places = withFocuses(pool, rerollablePlaces(pool, faces), focuses);
  const needed = Math.max(0, Math.min(least, most, places.length));
  let options: readonly { readonly names: readonly string[]; readonly value: readonly number[] }[] = [{ names: [], value: [] }];
  for (const face of FACE_ORDER) {
    const showing = places.filter((place) => pool[place]?.face === face);
    options = options.flatMap(({ names, value }) =>
      [...showing.keys(), showing.length].reverse().map((count) => ({
        names: [...names, ...Array.from({ length: count }, () => face)],
        value: [...value, ...showing.slice(0, count)],
      })),
    );
  }
  return options
    .filter(({ value }) => value.length <= Math.max(0, most) && value.length >= needed)
    .sort((a, b) => a.value.length - b.value.length)
    .map(({ names, value }) => ({ key: rerollKey(names), value }));
}

/** Keeps only some of the given places, so that at most `most` of the dice there show focus. */
function withFocuses(pool: readonly Die[], places: readonly number[], most: number): readonly number[] {
  if (most === Number.POSITIVE_INFINITY) return places;
  let left = most;
  return places.filter((place) => {
    if (pool[place]?.face !== "focus") return true;
    left -= 1;
    return left >= 0;
  });
}

/**
 * Returns how many more dice a ship may reroll in the current attack; infinite if it may reroll and no card sets a limit. Cards use this
 * too.
 */
export function rerollsLeft(game: Situation, kind: DieKind, by: Ship): number {
  const { attack } = game.state;
  if (!attack || !may(game, "reroll", { dice: kind, by, attack }, true)) return 0;
  const { most } = limitsOf(game, "rerolledDice", { dice: kind, by, attack });
  return most === Number.POSITIVE_INFINITY ? most : most - attack.used.filter((mark) => mark === rerollMark(kind, by)).length;
}
const rerollMark = (kind: DieKind, { id }: Ship): string => `${kind} die rerolled by ${id}`;

/** Counts the dice a ship has rerolled, if there is a limit. */
function countRerolls(game: Situation, kind: DieKind, by: Ship, count: number): void {
  if (rerollsLeft(game, kind, by) === Number.POSITIVE_INFINITY) return;
  for (let counted = 0; counted < count; counted += 1) markUsed(game, rerollMark(kind, by));
}

/** How many more focus results cards let a seat modify. */
export function focusesLeft(game: Situation, seat: Seat): number {
  const { attack } = game.state;
  if (!attack) return 0;
  const { most } = limitsOf(game, "modifiedFocuses", { seat, attack });
  return most === Number.POSITIVE_INFINITY ? most : most - attack.used.filter((mark) => mark === focusMark(seat)).length;
}
const focusMark = (seat: Seat): string => `focus result of seat ${seat}`;

/** Counts the focus results a seat has modified, if there is a limit. */
export function countFocuses(game: Situation, seat: Seat, count: number): void {
  if (count === 0 || focusesLeft(game, seat) === Number.POSITIVE_INFINITY) return;
  for (let counted = 0; counted < count; counted += 1) markUsed(game, focusMark(seat));
}

/** Lets a ship reroll dice in the attack. */
export const rerollInAttack = procedure(
  "rerollInAttack",
  function* (game: Situation, kind: DieKind, by: Ship, limit: RerollLimit): Procedure {
    const { picker: seat = by.seat } = limit;
    const places = yield* rerollChoice(game, kind, seat, { ...limit, most: Math.min(limit.most, rerollsLeft(game, kind, by)) });
    const { attack } = game.state;
    if (!attack || places.length === 0) return;
    countRerolls(game, kind, by, places.length);
    countFocuses(game, seat, places.filter((place) => diceOf(game, kind)[place]?.face === "focus").length);
    const draw = (below: number) => game.draw(below);
    if (kind === "attack") modifyAttackDice(game, rerollDice(attack.attackDice, "attack", places, draw));
    else modifyDefenseDice(game, rerollDice(attack.defenseDice, "defense", places, draw));
    yield* window(game, "rerolled", { ship: kind === "attack" ? attack.attacker : attack.defender, kind });
  },
);

/**
 * Returns the places of the dice just rolled (`state.roll`) that show the given face (or any face) and can be rerolled now. In an attack,
 * returns at most as many as the attack's limits allow. Used by cards.
 */
export function rerollableOfRoll(game: Situation, face?: Face): readonly number[] {
  const { roll } = game.state;
  const places = roll ? rerollablePlaces(roll.dice, face && [face]) : [];
  const rolling = rollOfAttack(game);
  if (!rolling) return places;
  const { kind, ship, attack } = rolling;
  if (!mayModifyRoll(game) || !may(game, "reroll", { dice: kind, by: ship, attack }, true)) return [];
  return places.slice(0, limitsOf(game, "rerolledDice", { dice: kind, by: ship, attack }).most);
}

/** Returns the dice just rolled and their owner, if they belong to the current attack. */
function rollOfAttack(game: Situation) {
  const { roll } = game.state;
  const duel = duelOf(game);
  if (!roll || !duel || roll.reason !== roll.kind) return undefined;
  const side: Side = roll.kind === "attack" ? "attacker" : "defender";
  return { kind: roll.kind, attack: duel.attack, duel, side, ship: duel[side] };
}

/**
 * Whether the ship that has just rolled may change, add or reroll results. In an attack, a card may forbid it (1E-ATK-23). Used by cards
 * that act right after the roll.
 */
export function mayModifyRoll(game: Situation): boolean {
  const rolling = rollOfAttack(game);
  if (!rolling) return true;
  const { kind, ship, attack, duel, side } = rolling;
  return may(game, "modify", { ship, dice: kind, attack }, game.edition.mayModify(game, duel, kind, side));
}

/** Rerolls all dice just rolled that show this face and can be rerolled. */
export const rerollOfRoll = (game: Situation, face: Face): void => rerollPlacesOfRoll(game, rerollableOfRoll(game, face));

/** Lets a seat choose dice to reroll: at least one, up to a maximum, and only of the given faces if any are given. Used by cards. */
export const rerollChosenOfRoll = procedure(
  "rerollChosenOfRoll",
  function* (game: Situation, seat: Seat, most: number, faces?: readonly Face[]): Procedure {
    const places = yield* choose<readonly number[]>(() => {
      const { roll } = game.state;
      const focuses = roll?.reason === roll?.kind ? focusesLeft(game, seat) : Number.POSITIVE_INFINITY;
      const open = Math.min(most, rerollableOfRoll(game).length);
      return {
        kind: "reroll",
        seat,
        rule: game.edition.questions.reroll,
        about: roll ? { ship: roll.ship } : {},
        options: optionsOf(rerollOptions(roll?.dice ?? [], open, 1, faces, focuses)),
      };
    });
    const { roll } = game.state;
    if (roll && roll.reason === roll.kind) countFocuses(game, seat, places.filter((place) => roll.dice[place]?.face === "focus").length);
    rerollPlacesOfRoll(game, places);
  },
);

/** Rerolls the dice at these places. */
export function rerollPlacesOfRoll(game: Situation, places: readonly number[]): void {
  const { roll } = game.state;
  if (!roll || places.length === 0) return;
  const rolling = rollOfAttack(game);
  if (rolling) countRerolls(game, rolling.kind, rolling.ship, places.length);
  const draw = (below: number) => game.draw(below);
  const dice =
    roll.kind === "attack"
      ? rerollDice(roll.dice as AttackPool, "attack", places, draw)
      : rerollDice(roll.dice as DefensePool, "defense", places, draw);
  game.set({ roll: { ...roll, dice } });
  game.note({ note: "dice", ship: roll.ship, dieKind: roll.kind, faces: dice.map((die) => die.face) });
}
