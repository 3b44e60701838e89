/** The steps of a second-edition attack. Each reads and changes the current attack. */
import { type Cancelling, compare, countFace, type DieKind, type ModifyingToken, rangeDice } from "@broadside/dice";
import type { AttackStepName } from "@broadside/protocol";
import { window } from "../abilities/window.ts";
import type { Procedure } from "../contract/ask.ts";
import type { AttackStep } from "../contract/edition.ts";
import type { Duel, DuelSide as Side } from "../contract/edition-parts.ts";
import type { Limits } from "../contract/queries.ts";
import type { Situation } from "../contract/situation.ts";
import { NOTHING } from "../driver/ask.ts";
import { agility } from "../queries/figures.ts";
import { limitsOf, may, sum, sumOf } from "../queries/query.ts";
import { isEnemy } from "../queries/relation.ts";
import { type Attack, isPrimary } from "../state/state.ts";
import { loseToken } from "../tokens/tokens.ts";
import { duelOf, markUsed, setAttack } from "./duel.ts";
import { modifyDice } from "./modify.ts";
import { cancelByReinforcing, tokensAgainst } from "./reinforce-second-edition.ts";
import { rollDice } from "./roll.ts";
import { dealDamage, declareTarget, step } from "./steps.ts";
import { weaponDice } from "./weapons.ts";

/** Limits the total number of dice, first by minimums and maximums from cards, then to between 0 and 6 (2E-ATK-12, -26 to -28). */
function limited(game: Situation, dice: number, name: keyof Limits, about: Limits[typeof name]): number {
  const { least, most } = limitsOf(game, name, about);
  return Math.max(0, Math.min(game.edition.dice.most, most, Math.max(least, dice)));
}

/**
 * Returns the weapon's value, with +1 at range 1 and, in 2.0, at range 0 (2E-ATK-13, -14). A deplete token subtracts 1 and is then removed
 * (2E-TOKEN-06, 2E-ATK-48-Q). Minimums and maximums apply last (2E-ATK-12). Cards use this too.
 */
export function attackDiceOf(game: Situation): number {
  const duel = duelOf(game);
  if (!duel) return 0;
  const { attack, attacker } = duel;
  const near = rangeBonus(game, duel, "attack");
  const depleted = attacker.tokens.deplete > 0 ? 1 : 0;
  const dice = weaponDice(game, attacker, attack.weapon) + near + attackChanges(game, duel) - depleted;
  return limited(game, dice, "attackDice", { ship: attacker, attack });
}

/** Weapons with the ordnance icon have no range bonus (2E-ATK-15). For other weapons, cards may prevent the bonus. */
function rangeBonus(game: Situation, { attack, attacker }: Duel, kind: DieKind): number {
  const bonus = rangeDice(game.edition.dice, kind, attack.range);
  return bonus > 0 && game.edition.hasRangeBonus(game, attacker, attack.weapon) && may(game, "rangeBonus", { attack }, true) ? bonus : 0;
}

/** Returns the number of dice that cards add or remove. In 2.5, no dice are added to a primary attack at range 0 (2E-ATK-16). */
function attackChanges(game: Situation, { attack, attacker }: Duel): number {
  const about = { ship: attacker, attack };
  return isBoundByContact(game, attack) && isPrimary(attack.weapon)
    ? sumOf(game, "attackDice", about, (_self, change) => change < 0)
    : sum(game, "attackDice", about);
}

const isBoundByContact = (game: Situation, { range }: Attack): boolean => range === 0 && game.edition.switches.contactAttacks;

/** Whether the attack is treated as hitting without dice. Its dice steps are skipped, and it deals only what cards say. */
const isWithoutDice = ({ used }: Attack): boolean => used.includes(WITHOUT_DICE);
const WITHOUT_DICE = "without dice";
export const leaveOutDice = (game: Situation): void => markUsed(game, WITHOUT_DICE);

const diceStep = (name: AttackStepName, run: (game: Situation, duel: Duel) => Procedure): AttackStep =>
  step(name, (game, duel) => (isWithoutDice(duel.attack) ? NOTHING : run(game, duel)));

const modify = (dice: DieKind): AttackStep =>
  diceStep(`modify ${dice} dice`, function* (game) {
    yield* modifyDice(game, dice);
    const { attack } = game.state;
    if (attack) yield* window(game, "diceModified", { ship: attack.attacker, target: attack.defender, kind: dice });
  });

const rollAttackDice = diceStep("roll attack dice", function* (game, { attacker }) {
  const attackDice = yield* rollDice(game, attacker, "attack", () => attackDiceOf(game), "attack");
  setAttack(game, { attackDice });
  loseToken(game, attacker, "deplete");
});

/**
 * Returns the agility, with +1 at range 3 and +2 beyond, unless the weapon has the ordnance icon (2E-ATK-13, -15, 2E-HUGE-37). An
 * obstruction adds 1. A strain token subtracts 1 and is then removed (2E-TOKEN-04, 2E-ATK-47-Q). Everything is summed before limits apply
 * (2E-ATK-26 to -28).
 */
function defenseDiceOf(game: Situation): number {
  const duel = duelOf(game);
  if (!duel) return 0;
  const { attack, defender } = duel;
  const far = rangeBonus(game, duel, "defense");
  const strained = defender.tokens.strain > 0 ? 1 : 0;
  const dice = agility(game, defender, attack) + far + obstructionDice(game, attack) + defenseChanges(game, duel) - strained;
  return limited(game, dice, "defenseDice", { ship: defender, attack });
}

/** Returns the number of dice that cards add or remove. In 2.5, enemy cards remove no dice at range 0 (2E-ATK-17). */
function defenseChanges(game: Situation, { attack, defender }: Duel): number {
  const about = { ship: defender, attack };
  return isBoundByContact(game, attack)
    ? sumOf(game, "defenseDice", about, ({ ship }, change) => change > 0 || !isEnemy(game, ship, defender))
    : sum(game, "defenseDice", about);
}

/**
 * Returns one die if any obstacles are in the way, however many, and one for huge ships (2E-ATK-29, -49-Q). Other ships and devices add
 * none (2E-ATK-45).
 */
const obstructionDice = ({ edition: { dice } }: Situation, { obstructedBy, obstacles }: Attack): number =>
  (obstacles ? dice.obstructed : 0) + (obstructedBy ? dice.obstructed : 0);

const rollDefenseDice = diceStep("roll defense dice", function* (game, { defender }) {
  const defenseDice = yield* rollDice(game, defender, "defense", () => defenseDiceOf(game), "defense");
  setAttack(game, { defenseDice });
  loseToken(game, defender, "strain");
});

/**
 * Evades cancel hits first, then criticals. Then reinforce tokens add their evades (2E-ATK-32, -33). If any result is left, the attack hits
 * (2E-ATK-34).
 */
const neutralize = step("neutralize results", function* (game, { attacker, defender }) {
  yield* window(game, "beforeCompare", { ship: attacker.id, target: defender.id });
  const duel = duelOf(game);
  if (!duel) return;
  const isSafe = areCritsSafe(game, duel);
  const first = firstCancelled(game, duel);
  const { hits, crits } = compare(duel.attack.attackDice, duel.attack.defenseDice, first);
  setAttack(game, { hits, crits: isSafe ? countFace(duel.attack.attackDice, "crit") : crits });
  cancelByReinforcing(game, duel, isSafe ? "hits only" : first);
  yield* cancelled(game, duel);
});

const areCritsSafe = (game: Situation, { attack, defender }: Duel): boolean => !may(game, "cancelCrits", { ship: defender, attack }, true);

/** If criticals can't be cancelled, hits are cancelled first even when a card says otherwise. */
const firstCancelled = (game: Situation, duel: Duel): "hit" | "crit" =>
  !areCritsSafe(game, duel) && may(game, "critsFirst", { ship: duel.defender, attack: duel.attack }, false) ? "crit" : "hit";

/** Describes which results the neutralize step cancels, as data for calculating odds. */
export const cancellingOf = (game: Situation, duel: Duel): Cancelling => ({
  first: firstCancelled(game, duel),
  sureHits: false,
  sureCrits: areCritsSafe(game, duel) ? Number.POSITIVE_INFINITY : 0,
  reinforcing: tokensAgainst(game, duel.defender, duel.attacker),
});

const cancelled = function* (game: Situation, { attacker, defender }: Duel): Procedure {
  yield* window(game, "neutralizing", { ship: attacker.id, target: defender.id });
  const { hits = 0, crits = 0, used = [] } = duelOf(game)?.attack ?? {};
  const hit = hits + crits > 0 || used.includes(WITHOUT_DICE);
  setAttack(game, { hit });
  const duelists = { ship: attacker.id, target: defender.id };
  game.note(hit ? { note: "hit", ...duelists, results: hits + crits } : { note: "missed", ...duelists });
  if (hit) yield* window(game, "attackHits", { ship: attacker.id, target: defender.id });
};

export const DICE_ROLLED = { attack: attackDiceOf, defense: defenseDiceOf };

export const ATTACK: readonly AttackStep[] = [
  declareTarget,
  rollAttackDice,
  modify("attack"),
  rollDefenseDice,
  modify("defense"),
  neutralize,
  dealDamage,
];

/**
 * At range 0 in 2.5, the attacker can't modify dice in a primary attack, except with Force before 1.4.5. It can't modify the defender's
 * dice in any attack (2E-ATK-16, -17).
 */
export function mayModify(game: Situation, { attack }: Duel, dice: DieKind, side: Side, token?: ModifyingToken): boolean {
  if (side === "defender" || !isBoundByContact(game, attack)) return true;
  if (dice === "defense") return false;
  return !isPrimary(attack.weapon) || (token === "force" && !game.edition.switches.noForceInContact);
}
