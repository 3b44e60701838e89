/** Dice as rolled in attacks, before any changes. Each reroll counts as another die. */
import type { Die, DieKind, Face } from "@broadside/dice";
import type { Attack, Note, ShipId, State } from "@broadside/rules";

export interface DiceRolled {
  readonly number: number;
  readonly ship: ShipId;
  readonly kind: DieKind;
  readonly faces: readonly Face[];
}

/** Leaves out dice rolled for obstacles, bombs and cards, where rolling a hit is bad luck. */
export function rolledBy(note: Note, number: number): readonly DiceRolled[] {
  if (note.note !== "rolled" || note.ship === undefined || (note.reason !== "attack" && note.reason !== "defense")) return [];
  return [{ number, ship: note.ship, kind: note.reason, faces: note.faces }];
}

type OnTable = Pick<State, "attack" | "roll">;

/** Dice that a change rerolled, in the current roll or in the current attack. */
export function rerolledBy(before: OnTable, after: OnTable, number: number): readonly DiceRolled[] {
  const { attack, roll } = after;
  const found: DiceRolled[] = [];
  const add = (ship: ShipId, kind: DieKind, faces: readonly Face[]): void => {
    if (faces.length > 0) found.push({ number, ship, kind, faces });
  };
  const was = before.roll;
  if (roll && was && was.ship === roll.ship && was.kind === roll.kind && was.reason === roll.kind && roll.reason === roll.kind)
    add(roll.ship, roll.kind, rolledAgain(was.dice, roll.dice));
  if (attack && before.attack && attack !== before.attack && isSameAttack(before.attack, attack)) {
    add(attack.attacker, "attack", rolledAgain(before.attack.attackDice, attack.attackDice));
    add(attack.defender, "defense", rolledAgain(before.attack.defenseDice, attack.defenseDice));
  }
  return found;
}

/** Finds rerolled dice by comparing the dice at each position in the pool. A die keeps its position unless another die is removed. */
function rolledAgain(before: readonly Die[], after: readonly Die[]): readonly Face[] {
  if (after === before || after.length < before.length) return [];
  return before.flatMap((was, at) => {
    const now = after[at];
    return now && !isReroll(was) && isReroll(now) ? [now.face] : [];
  });
}

const isReroll = ({ origin }: Die): boolean => origin === "rerolled" || origin === "added and rerolled";

const isSameAttack = (one: Attack, other: Attack): boolean =>
  one.attacker === other.attacker && one.defender === other.defender && one.weapon === other.weapon && depthOf(one) === depthOf(other);

const depthOf = ({ outer }: Attack): number => (outer ? 1 + depthOf(outer) : 0);
