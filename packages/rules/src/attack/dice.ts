/** The dice of the attack under way, for its steps and for cards. */
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
import { rerollKey } from "@broadside/protocol";
import { window } from "../abilities/window.ts";
import { choose, type Option, optionsOf, type Procedure, type Subject } from "../driver/ask.ts";
import type { DuelSide as Side } from "../driver/edition-parts.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
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
  /** Fewer than these are no choice; none where absent. */
  readonly least?: number;
  /** Only dice that show one of these. */
  readonly faces?: readonly Face[];
  /** Who picks them, where it is not the player of the ship that rerolls. */
  readonly picker?: Seat;
}

/** Which dice to roll again, all picked before the first is rolled (1E-COMP-17): dice of one face are alike, so faces are picked. */
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

/** Of the places so many at most that show a focus result. */
function withFocuses(pool: readonly Die[], places: readonly number[], most: number): readonly number[] {
  if (most === Number.POSITIVE_INFINITY) return places;
  let left = most;
  return places.filter((place) => {
    if (pool[place]?.face !== "focus") return true;
    left -= 1;
    return left >= 0;
  });
}

/** How many dice cards leave a ship to roll again, after those that it has. For cards too. */
export function rerollsLeft(game: Situation, kind: DieKind, by: Ship): number {
  const { attack } = game.state;
  if (!attack || !may(game, "reroll", { dice: kind, by, attack }, true)) return 0;
  const { most } = limitsOf(game, "rerolledDice", { dice: kind, by, attack });
  return most === Number.POSITIVE_INFINITY ? most : most - attack.used.filter((mark) => mark === rerollMark(kind, by)).length;
}
const rerollMark = (kind: DieKind, { id }: Ship): string => `${kind} die rerolled by ${id}`;

/** So many dice have been rolled again by a ship: counted where there is a limit. */
function countRerolls(game: Situation, kind: DieKind, by: Ship, count: number): void {
  if (rerollsLeft(game, kind, by) === Number.POSITIVE_INFINITY) return;
  for (let counted = 0; counted < count; counted += 1) markUsed(game, rerollMark(kind, by));
}

/** How many focus results cards leave a seat to modify, after those that it has. */
export function focusesLeft(game: Situation, seat: Seat): number {
  const { attack } = game.state;
  if (!attack) return 0;
  const { most } = limitsOf(game, "modifiedFocuses", { seat, attack });
  return most === Number.POSITIVE_INFINITY ? most : most - attack.used.filter((mark) => mark === focusMark(seat)).length;
}
const focusMark = (seat: Seat): string => `focus result of seat ${seat}`;

/** So many focus results have been modified by a seat: counted where there is a limit. */
export function countFocuses(game: Situation, seat: Seat, count: number): void {
  if (count === 0 || focusesLeft(game, seat) === Number.POSITIVE_INFINITY) return;
  for (let counted = 0; counted < count; counted += 1) markUsed(game, focusMark(seat));
}

/** A ship rolls dice of the attack again. */
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

/** Places of the dice just rolled (state.roll) that show a face, or any, and may be rolled again at once; of an attack as far as its rules let them. For cards. */
export function rerollableOfRoll(game: Situation, face?: Face): readonly number[] {
  const { roll } = game.state;
  const places = roll ? rerollablePlaces(roll.dice, face && [face]) : [];
  const rolling = rollOfAttack(game);
  if (!rolling) return places;
  const { kind, ship, attack } = rolling;
  if (!mayModifyRoll(game) || !may(game, "reroll", { dice: kind, by: ship, attack }, true)) return [];
  return places.slice(0, limitsOf(game, "rerolledDice", { dice: kind, by: ship, attack }).most);
}

/** The dice just rolled, where they are those of the attack under way, and whose they are. */
function rollOfAttack(game: Situation) {
  const { roll } = game.state;
  const duel = duelOf(game);
  if (!roll || !duel || roll.reason !== roll.kind) return undefined;
  const side: Side = roll.kind === "attack" ? "attacker" : "defender";
  return { kind: roll.kind, attack: duel.attack, duel, side, ship: duel[side] };
}

/** Whether the ship that has just rolled may change, add or reroll results: in an attack a card may forbid it (1E-ATK-23). For cards that speak at once. */
export function mayModifyRoll(game: Situation): boolean {
  const rolling = rollOfAttack(game);
  if (!rolling) return true;
  const { kind, ship, attack, duel, side } = rolling;
  return may(game, "modify", { ship, dice: kind, attack }, game.edition.mayModify(game, duel, kind, side));
}

/** Rolls them again. */
export const rerollOfRoll = (game: Situation, face: Face): void => rerollPlacesOfRoll(game, rerollableOfRoll(game, face));

/** So many of them at most, at least one, of these faces where some are named, at the choice of a seat. For cards. */
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

/** Rolls the dice at these places again. */
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
