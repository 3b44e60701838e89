/** The dice of the attack under way, for its steps and for cards. */
import { type AttackPool, type DefensePool, type Die, type DieKind, type Face, rerollablePlaces, rerollDice } from "@broadside/dice";
import { choose, type Option, optionsOf, type Procedure, type Subject } from "../../ask.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import type { Seat } from "../../seat.ts";
import { setAttack } from "./under-way.ts";

export function modifyAttackDice(game: Game, attackDice: AttackPool): void {
  setAttack(game, { attackDice });
  noteDice(game, "attack", attackDice);
}

export function modifyDefenseDice(game: Game, defenseDice: DefensePool): void {
  setAttack(game, { defenseDice });
  noteDice(game, "defense", defenseDice);
}

const noteDice = (game: Game, kind: DieKind, dice: readonly Die[]): void =>
  game.note({
    note: "dice",
    ship: game.state.attack?.[kind === "attack" ? "attacker" : "defender"],
    text: kind,
    faces: dice.map(({ face }) => face),
  });

export const diceOf = ({ state }: Game, kind: DieKind): readonly Die[] =>
  (kind === "attack" ? state.attack?.attackDice : state.attack?.defenseDice) ?? [];

export interface RerollLimit {
  readonly most: number;
  /** Fewer than these are no choice; none where absent. */
  readonly least?: number;
  /** Only dice that show one of these. */
  readonly faces?: readonly Face[];
}

const FACE_ORDER: readonly Face[] = ["blank", "focus", "evade", "hit", "crit"];

/** Which dice to roll again, all picked before the first is rolled (1E-COMP-17): dice of one face are alike, so faces are picked. */
function* rerollChoice(game: Game, kind: DieKind, seat: Seat, { most, least = 0, faces }: RerollLimit): Procedure<readonly number[]> {
  return yield* choose<readonly number[]>(() => ({
    kind: "reroll",
    seat,
    rule: "1E-COMP-17",
    about: whoseDice(game, kind),
    options: optionsOf(rerollOptions(diceOf(game, kind), most, least, faces)),
  }));
}

function whoseDice({ state: { attack } }: Game, kind: DieKind): Subject {
  if (!attack) return {};
  return kind === "attack" ? { ship: attack.attacker, target: attack.defender } : { ship: attack.defender, target: attack.attacker };
}

function rerollOptions(
  pool: readonly Die[],
  most: number,
  least: number,
  faces: readonly Face[] | undefined,
): readonly Option<readonly number[]>[] {
  const places = rerollablePlaces(pool, faces);
  const needed = Math.min(least, places.length);
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
    .filter(({ value }) => value.length <= most && value.length >= needed)
    .sort((a, b) => a.value.length - b.value.length)
    .map(({ names, value }) => ({ key: names.length === 0 ? "none" : names.join(" "), value }));
}

/** Rolls dice of the attack again, at the choice of a seat. */
export const rerollInAttack = procedure("rerollInAttack", function* (game: Game, kind: DieKind, seat: Seat, limit: RerollLimit): Procedure {
  const places = yield* rerollChoice(game, kind, seat, limit);
  const { attack } = game.state;
  if (!attack || places.length === 0) return;
  const draw = (below: number) => game.draw(below);
  if (kind === "attack") modifyAttackDice(game, rerollDice(attack.attackDice, "attack", places, draw));
  else modifyDefenseDice(game, rerollDice(attack.defenseDice, "defense", places, draw));
});
