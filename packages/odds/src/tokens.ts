/** The tokens of both sides, from the tables of an edition. */
import {
  type Cancelling,
  type DieKind,
  type Effect,
  MODIFICATIONS,
  type ModifyingToken,
  type TokenModification,
  type TokenModifications,
} from "@broadside/dice";
import { type DiceEffect, type DiceUse, PLAIN_CANCELLING, type Shot, SIDES, type Side } from "./shot.ts";

export type OddsEdition = keyof typeof MODIFICATIONS;

/**
 * How many tokens of each kind a side has, including locks on the defender, Force charges, and reinforce tokens that count against the
 * attacker.
 */
export type Tokens = Readonly<Partial<Record<ModifyingToken, number>>>;
export type TokensOfBoth = Readonly<Partial<Record<Side, Tokens>>>;

/** Builds an attack with only these dice and tokens. */
export function plainShot(edition: OddsEdition, attack: number, defense: number, tokens: TokensOfBoth = {}): Shot {
  const table = MODIFICATIONS[edition];
  return {
    attack,
    defense,
    stocks: { attacker: stocksOf(tokens.attacker), defender: stocksOf(tokens.defender) },
    uses: SIDES.flatMap((side) => tokenUses(table, side, tokens[side] ?? {})),
    cancelling: reinforcedCancelling(table, tokens.defender ?? {}),
  };
}

const stocksOf = (tokens: Tokens = {}): Readonly<Record<string, number>> => ({ ...tokens });

/** The dice of each side. */
const DICE_OF: Readonly<Record<Side, DieKind>> = { attacker: "attack", defender: "defense" };

/** Returns the changes that these tokens allow to their side's dice, in the order of the table. */
export function tokenUses(table: TokenModifications, by: Side, tokens: Tokens): readonly DiceUse[] {
  const ofDice: readonly TokenModification[] = table[DICE_OF[by]];
  return ofDice.flatMap((modification) => {
    const count = tokens[modification.token] ?? 0;
    return count > 0 && modification.step === "modify" ? [tokenUse(modification, by, count)] : [];
  });
}

function tokenUse({ token, dice, effect, idle, perStep, spent }: TokenModification, by: Side, count: number): DiceUse {
  const effects = [effectOf(effect, idle)];
  if (!spent) return { key: token, dice, by, effects, times: count, forced: true };
  return { key: token, dice, by, effects, pays: [{ of: by, what: token, count: 1 }], times: perStep ?? Number.POSITIVE_INFINITY };
}

/** Converts an effect. A use that must have an effect rerolls at least one die (2E-ATK-19). */
export function effectOf(effect: Effect, idle: boolean): DiceEffect {
  if (effect.verb !== "reroll") return effect;
  const { from, count } = effect;
  return { verb: "reroll", least: idle ? 0 : 1, ...(from && { from }), ...(count !== undefined && { most: count }) };
}

/** Applies the tokens that act while evades cancel. */
export function reinforcedCancelling(table: TokenModifications, { reinforce = 0 }: Tokens): Cancelling {
  const works = table.defense.some(({ token, step }) => token === "reinforce" && step === "neutralize");
  return works ? { ...PLAIN_CANCELLING, reinforcing: reinforce } : PLAIN_CANCELLING;
}
