/** The current attack and the two ships in it. */
import type { Bearer } from "../contract/ability.ts";
import type { Duel } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { setFields } from "../state/change.ts";
import { type Attack, type Ship, shipOf } from "../state/state.ts";

/** Undefined if there is no attack, or if one of the ships has left the game since it began; the rest of the attack is then skipped. */
export function duelOf({ state }: Situation): Duel | undefined {
  const { attack } = state;
  if (!attack) return undefined;
  const attacker = shipOf(state, attack.attacker);
  const defender = shipOf(state, attack.defender);
  return isThere(attacker) && isThere(defender) ? { attack, attacker, defender } : undefined;
}

const isThere = ({ status, pose }: Ship): boolean => status === "inPlay" && pose !== undefined;

/** Changes fields of the current attack. */
export function setAttack(game: Situation, set: Partial<Attack>): void {
  if (!game.state.attack) return;
  const attack = copied(game.state.attack);
  setFields(attack, set);
  game.setAttack(attack);
}

/** The fields are written out because objects built with a spread are slow to copy. */
const copied = (of: Attack): Attack => ({
  attacker: of.attacker,
  defender: of.defender,
  weapon: of.weapon,
  from: of.from,
  section: of.section,
  step: of.step,
  range: of.range,
  bonus: of.bonus,
  obstructed: of.obstructed,
  obstructedBy: of.obstructedBy,
  obstacles: of.obstacles,
  inArc: of.inArc,
  inBullseye: of.inBullseye,
  attackDice: of.attackDice,
  defenseDice: of.defenseDice,
  hit: of.hit,
  hits: of.hits,
  crits: of.crits,
  used: of.used,
  outer: of.outer,
});

/** The marks in `used` that aren't tokens or cards. */
export const SECOND_ATTACK = "second attack";
export const FIRST_HIT = "first attack hit";
export const CHARGES_WAIVED = "charges waived";
/** Marks an attack whose weapon card must be discarded if the attack hits. */
export const CARD_OWED = "card owed";

/** Marks something that a card remembers about an attack. */
const REMEMBERED = "remembered by ";
/** Whether a mark carries over from the first of two attacks to the second. */
export const outlasts = (mark: string): boolean => mark === CARD_OWED || mark.startsWith(REMEMBERED);

/**
 * Lets a card remember something about its ship's current attacks. If an attack is made twice, the card remembers it until both are over.
 * Used by cards.
 */
export function rememberInAttacks(game: Situation, { ship, key }: Bearer): void {
  const marked = (attack: Attack): Attack => {
    const made = copied(attack);
    const isMade = attack.attacker === ship.id && !isRemembered(attack, key);
    setFields(made, { used: isMade ? [...attack.used, REMEMBERED + key] : attack.used, outer: attack.outer && marked(attack.outer) });
    return made;
  };
  if (game.state.attack) game.setAttack(marked(game.state.attack));
}

/**
 * Lets a card remember something about the current attack, no matter which ship makes it. If the attack is made twice, the card remembers
 * it until both are over. Used by cards.
 */
export const rememberInAttack = (game: Situation, key: string): void => markUsed(game, REMEMBERED + key);

export const isRemembered = ({ used }: Attack, key: string): boolean => used.includes(REMEMBERED + key);

export function markUsed(game: Situation, key: string): void {
  const { attack } = game.state;
  if (attack) setAttack(game, { used: [...attack.used, key] });
}
