/** The seven steps of a first-edition attack (1E-ATK-01). Each reads and changes the current attack. */
import { type DieKind, rangeDice } from "@broadside/dice";
import type { AttackStepName } from "@broadside/protocol";
import { window } from "../abilities/window.ts";
import { spendCharges } from "../charges/charges.ts";
import type { WeaponPart } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { AttackStep } from "../contract/edition.ts";
import type { Duel } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { choose } from "../driver/ask.ts";
import { spendCardEnergy } from "../energy/energy.ts";
import { agility } from "../queries/figures.ts";
import { may, sum } from "../queries/query.ts";
import type { Seat } from "../state/seat.ts";
import { type Attack, isPrimary, type Ship, shipOf } from "../state/state.ts";
import { locksToSpend, lockTarget, spendLock, whoseLock } from "../tokens/locks.ts";
import { spendFocus } from "../tokens/tokens.ts";
import { discardCard } from "../upgrades/discard.ts";
import { uncancelledByEvades } from "./cancelling.ts";
import { CARD_OWED, CHARGES_WAIVED, duelOf, markUsed, SECOND_ATTACK, setAttack } from "./duel.ts";
import { modifyDice } from "./modify.ts";
import { rollDice } from "./roll.ts";
import { mayUseFocusForLock } from "./targets.ts";
import { weaponBearer, weaponDice, weaponPart } from "./weapons.ts";

/** Makes a step that runs only if both ships are in the game. */
export const step = (name: AttackStepName, run: (game: Situation, duel: Duel) => Procedure): AttackStep => ({
  name,
  *run(game) {
    const duel = duelOf(game);
    if (duel) yield* run(game, duel);
  },
});

/**
 * Once the weapon and target are chosen, a card may redirect the attack to another ship. Then costs are paid, and only then does the target
 * become the defender (1E-ATK-02, -17).
 */
export const declareTarget = step("declare target", function* (game, { attack, attacker, defender }) {
  const card = isPrimary(attack.weapon) ? undefined : (`upgrade:${attacker.upgrades[attack.weapon]?.id}` as const);
  game.note({ note: "attacks", ship: attacker.id, target: defender.id, range: attack.range, card, section: attack.section });
  // The second of two attacks isn't declared again.
  if (attack.used.includes(SECOND_ATTACK)) return;
  yield* window(game, "targetChosen", { ship: attacker.id, target: defender.id });
  const duel = duelOf(game);
  if (!duel) return;
  if (!isPrimary(attack.weapon)) yield* payCosts(game, duel, attack.weapon);
  yield* window(game, "attackDeclared", { ship: attacker.id, target: duel.defender.id });
});

function* payCosts(game: Situation, duel: Duel, weapon: number): Procedure {
  const { attack, attacker } = duel;
  const { spends = [], energy = 0, charges = 0 } = weaponPart(game, attacker, weapon) ?? FREE;
  if (energy > 0) spendCardEnergy(game, attacker, weapon, energy);
  if (charges > 0 && !attack.used.includes(CHARGES_WAIVED)) spendCharges(game, attacker, weapon, charges);
  for (const cost of spends) {
    if (cost === "card") yield* discardToFire(game, attacker, weapon);
    else if (cost === "focus") yield* spendFocus(game, attacker);
    else if (cost === "lock") yield* payLock(game, duel);
  }
}

const FREE: WeaponPart = {};

/** Discards the weapon card. Another card may prevent this, or delay it until the attack hits. */
function* discardToFire(game: Situation, ship: Ship, at: number): Procedure {
  if (may(game, "keepOrdnance", { ship, at }, false)) return;
  if (may(game, "discardOnHit", { ship, at }, false)) markUsed(game, CARD_OWED);
  else yield* discardCard(game, ship, at);
}

/** Discards the card only once, even if the attack is made twice. */
function* discardIfOwed(game: Situation, { attack, attacker }: Duel): Procedure {
  if (!attack.used.includes(CARD_OWED) || isPrimary(attack.weapon)) return;
  setAttack(game, { used: attack.used.filter((mark) => mark !== CARD_OWED) });
  yield* discardCard(game, attacker, attack.weapon);
}

/** Spends the lock, or the focus token that a card allows instead. */
function* payLock(game: Situation, { attack, attacker, defender }: Duel): Procedure {
  const token = yield* choose<"lock" | "focus">(() => {
    const locked = { key: "lock", value: "lock" } as const;
    const focused = { key: "focus", value: "focus" } as const;
    const options =
      !mayUseFocusForLock(game, attacker, attack.weapon) || !may(game, "spend", { ship: attacker, token: "focus", attack }, true)
        ? ([locked] as const)
        : locksToSpend(game, attacker, lockTarget(attack), "firing").length > 0
          ? ([locked, focused] as const)
          : ([focused] as const);
    const about = { ship: attacker.id, target: defender.id };
    return { kind: "pay for attack", seat: attacker.seat, rule: game.edition.questions.weaponCost, about, options };
  });
  if (token === "lock")
    yield* spendLock(game, attacker, lockTarget(attack), yield* whoseLock(game, attacker, lockTarget(attack), "firing"));
  else yield* spendFocus(game, attacker);
}

/** The primary weapon rolls one more die at Range 1 (1E-ATK-05). Everything is added up before rolling (1E-ATK-06, -18). */
function attackDiceOf(game: Situation): number {
  const duel = duelOf(game);
  if (!duel) return 0;
  const { attack, attacker } = duel;
  const near = rangeBonus(game, duel, "attack");
  return Math.max(0, weaponDice(game, attacker, attack.weapon) + near + sum(game, "attackDice", { ship: attacker, attack }));
}

const rangeBonus = (game: Situation, { attack, attacker }: Duel, kind: DieKind): number =>
  game.edition.hasRangeBonus(game, attacker, attack.weapon) ? rangeDice(game.edition.dice, kind, attack.range) : 0;

const rollAttackDice = step("roll attack dice", function* (game, { attacker, defender }) {
  yield* window(game, "attackBegins", { ship: attacker.id, target: defender.id });
  if (!duelOf(game)) return;
  const attackDice = yield* rollDice(game, attacker, "attack", () => attackDiceOf(game), "attack");
  setAttack(game, { attackDice });
});

const modifyAttackDice = step("modify attack dice", (game) => modifyDice(game, "attack"));

/**
 * Returns the agility, with +1 beyond Range 2 against the primary weapon and +1 when obstructed (1E-ATK-05, -22, 1E-OBST-08, HS-RULER-03).
 */
function defenseDiceOf(game: Situation): number {
  const duel = duelOf(game);
  if (!duel) return 0;
  const { attack, defender } = duel;
  const far = rangeBonus(game, duel, "defense");
  const obstructed = attack.obstructed ? obstructionDice(game, attack) : 0;
  return Math.max(0, agility(game, defender, attack) + far + obstructed + sum(game, "defenseDice", { ship: defender, attack }));
}

/** Returns one die, however many objects are in the way (HS-OBSTR-02, -04), plus what an obstructing huge ship's card adds. */
function obstructionDice(game: Situation, attack: Attack): number {
  let most = 0;
  for (const id of attack.obstructedBy ?? []) most = Math.max(most, sum(game, "obstruction", { ship: shipOf(game.state, id), attack }));
  return game.edition.dice.obstructed + most;
}

const rollDefenseDice = step("roll defense dice", function* (game, { defender }) {
  const defenseDice = yield* rollDice(game, defender, "defense", () => defenseDiceOf(game), "defense");
  setAttack(game, { defenseDice });
});

const modifyDefenseDice = step("modify defense dice", (game) => modifyDice(game, "defense"));

/** Puts the defender's effects first, so that other players react to the results that the defender has left uncancelled. */
const defenderFirst = ({ state: { initiative } }: Situation, { seat }: Ship): readonly Seat[] => [
  seat,
  ...initiative.filter((other) => other !== seat),
];

/** Evades cancel results. The attack hits if any result is left, or if a card says it hits anyway (1E-ATK-11). */
const compareResults = step("compare results", function* (game, { attacker, defender }) {
  yield* window(game, "beforeCompare", { ship: attacker.id, target: defender.id });
  const compared = duelOf(game);
  if (!compared) return;
  setAttack(game, yield* uncancelledByEvades(game, compared));
  yield* window(game, "neutralizing", { ship: attacker.id, target: defender.id }, { seats: defenderFirst(game, defender) });
  const attack = duelOf(game)?.attack;
  if (!attack) return;
  const { hits, crits } = attack;
  const hit = hits + crits > 0 || may(game, "hitAnyway", { ship: attacker, attack }, false);
  setAttack(game, { hit });
  const duelists = { ship: attacker.id, target: defender.id };
  game.note(hit ? { note: "hit", ...duelists, results: hits + crits } : { note: "missed", ...duelists });
  if (!hit) return;
  const struck = duelOf(game);
  if (struck) yield* discardIfOwed(game, struck);
  yield* window(game, "attackHits", { ship: attacker.id, target: defender.id });
});

/**
 * Deals hits, then criticals (1E-ATK-12), except those that another ship suffers instead. A weapon with its own effect applies that effect
 * instead.
 */
export const dealDamage = step("deal damage", function* (game, { attack, attacker, defender }) {
  if (!attack.hit) return;
  const self = weaponBearer(game, attacker, attack.weapon);
  const instead = self.ability.weapon?.onHit?.(game, self);
  if (instead) yield* game.using(self, instead);
  else {
    yield* window(game, "defenderHit", { ship: attacker.id, target: defender.id });
    const { hits, crits, section } = game.state.attack ?? attack;
    yield* game.doneBy(attacker.seat, sufferDamage(game, defender, { hits, crits, reason: "attack", section }));
  }
  yield* window(game, "attackDealt", { ship: attacker.id, target: defender.id });
});

export const DICE_ROLLED = { attack: attackDiceOf, defense: defenseDiceOf };

export const ATTACK: readonly AttackStep[] = [
  declareTarget,
  rollAttackDice,
  modifyAttackDice,
  rollDefenseDice,
  modifyDefenseDice,
  compareResults,
  dealDamage,
];
