/** Several attacks on one target, as the input of a calculator. */
import { DICE_NUMBERS, DIE_KINDS, MODIFYING_TOKENS, rangeDice } from "@broadside/dice";
import type { Problem } from "@broadside/kit";
import type { Aim, Target } from "../odds.ts";
import { type DiceUse, MOST_DICE, type Shot } from "../shot.ts";
import { type OddsEdition, plainShot, type Tokens } from "../tokens.ts";
import { CHARGES, type Counts, cardUses } from "./modifiers.ts";

export const ODDS_EDITIONS = ["1e", "2.0", "2.5"] as const satisfies readonly OddsEdition[];

export interface CalculatedAttack {
  /** The weapon's dice. */
  readonly dice: number;
  /** The range, if it changes the number of dice. Undefined for a weapon without range bonuses. */
  readonly range?: number | undefined;
  readonly isObstructed: boolean;
  /** True for a weapon against which agility counts twice. */
  readonly isAgilityDoubled: boolean;
  readonly modifiers: Counts;
}

export interface CalculatedDefender extends Target {
  readonly agility: number;
  /** True if the target is a section of a huge ship. A section without hull left is crippled, while any other target is destroyed. */
  readonly isSection: boolean;
  readonly modifiers: Counts;
}

export interface Calculation {
  readonly edition: OddsEdition;
  readonly attacks: readonly CalculatedAttack[];
  readonly defender: CalculatedDefender;
  /** The goal of both sides. */
  readonly aim: Aim["aim"];
}

/** The attack that a calculator shows first. */
export const USUAL_ATTACK: CalculatedAttack = { dice: 3, isObstructed: false, isAgilityDoubled: false, modifiers: { focus: 1 } };
export const USUAL_CALCULATION: Calculation = {
  edition: "1e",
  attacks: [USUAL_ATTACK, USUAL_ATTACK],
  defender: { agility: 2, shields: 0, hull: 3, isSection: false, modifiers: { evade: 1 } },
  aim: "damage",
};

export interface DiceRolled {
  readonly attack: number;
  readonly defense: number;
}

/** Returns the number of dice that both sides roll, including range and obstruction. */
export function diceOf({ edition, defender }: Calculation, { dice, range, isObstructed, isAgilityDoubled }: CalculatedAttack): DiceRolled {
  const numbers = DICE_NUMBERS[edition];
  const bonus = (kind: "attack" | "defense"): number => (range === undefined ? 0 : rangeDice(numbers, kind, range));
  const evading = defender.agility * (isAgilityDoubled ? 2 : 1) + bonus("defense") + (isObstructed ? numbers.obstructed : 0);
  const within = (count: number): number => Math.min(numbers.most, count);
  return { attack: within(dice + bonus("attack")), defense: within(evading) };
}

/** Reports attacks with more dice than can be counted, including results that may be added. The first edition itself has no limit. */
export function tooManyDice(calculation: Calculation): readonly Problem[] {
  const { attacks } = calculation;
  return attacks.flatMap((attack, at) => {
    const rolled = diceOf(calculation, attack);
    const { uses } = shotOf(calculation, attack);
    return DIE_KINDS.flatMap((kind) => {
      const results = rolled[kind] + uses.reduce((sum, use) => sum + (use.dice === kind ? addedBy(use) : 0), 0);
      const reason = `could have ${results} ${kind} results, including added ones, but the maximum is ${MOST_DICE}`;
      return results > MOST_DICE ? [{ path: attackName(at, attacks.length), reason }] : [];
    });
  });
}

const addedBy = ({ effects, times = 1 }: DiceUse): number => times * effects.filter(({ verb }) => verb === "add").length;

/** Returns the name of an attack for use in problems. */
export const attackName = (at: number, of: number): string => (of > 1 ? `attack ${at + 1}` : "attack");

export function shotOf(calculation: Calculation, attack: CalculatedAttack): Shot {
  const { edition, defender } = calculation;
  const rolled = diceOf(calculation, attack);
  const tokens = { attacker: tokensIn(attack.modifiers), defender: tokensIn(defender.modifiers) };
  const plain = plainShot(edition, rolled.attack, rolled.defense, tokens);
  const [own, others] = [cardUses(edition, "attacker", attack.modifiers), cardUses(edition, "defender", defender.modifiers)];
  return {
    ...plain,
    stocks: {
      attacker: { ...plain.stocks.attacker, [CHARGES]: own.charges },
      defender: { ...plain.stocks.defender, [CHARGES]: others.charges },
    },
    uses: [...plain.uses, ...own.uses, ...others.uses],
    cancelling: { ...plain.cancelling, ...own.cancelling },
  };
}

const tokensIn = (modifiers: Counts): Tokens => Object.fromEntries(MODIFYING_TOKENS.map((token) => [token, modifiers[token] ?? 0]));
