/**
 * Computes the average result of an attack, for callers that ask thousands of times. Each combination of dice and tokens is solved only
 * once.
 */
import { MODIFYING_TOKENS } from "@broadside/dice";
import { type Odds, oddsOf } from "./odds.ts";
import { type OddsEdition, plainShot, type Tokens, type TokensOfBoth } from "./tokens.ts";

export interface ExpectedResults {
  readonly hits: number;
  readonly crits: number;
  readonly hitChance: number;
  /** The chance of each exact amount of damage, indexed by damage. */
  readonly damage: readonly number[];
}

/** Larger numbers of dice and tokens are reduced to these. */
const [MOST_ROLLED, MOST_TOKENS] = [12, 7];
const EDITIONS: readonly OddsEdition[] = ["1e", "2.0", "2.5"];

const known = new Map<number, ExpectedResults>();
/** Packs all the numbers into one key, which stays below 2⁵³. */
const key = (attack: number, defense: number, { attacker = {}, defender = {} }: TokensOfBoth, edition: OddsEdition): number =>
  ((packed(attacker) * 262_144 + packed(defender)) * 16 + attack) * 48 + defense * 3 + EDITIONS.indexOf(edition);

function packed(tokens: Tokens): number {
  let sum = 0;
  for (const token of MODIFYING_TOKENS) sum = sum * (MOST_TOKENS + 1) + Math.min(MOST_TOKENS, tokens[token] ?? 0);
  return sum;
}

export function expectedResults(attackDice: number, defenseDice: number, tokens: TokensOfBoth, edition: OddsEdition): ExpectedResults {
  const [attack, defense] = [withinBounds(attackDice), withinBounds(defenseDice)];
  const at = key(attack, defense, tokens, edition);
  let found = known.get(at);
  if (!found) {
    found = resultsOf(
      oddsOf(plainShot(edition, attack, defense, { attacker: capped(tokens.attacker), defender: capped(tokens.defender) })),
    );
    known.set(at, found);
  }
  return found;
}

const withinBounds = (dice: number): number => Math.max(0, Math.min(MOST_ROLLED, dice));

function capped(tokens: Tokens = {}): Tokens {
  return Object.fromEntries(MODIFYING_TOKENS.map((token) => [token, Math.min(MOST_TOKENS, tokens[token] ?? 0)]));
}

const resultsOf = ({ expectedHits, expectedCrits, hitChance, damage }: Odds): ExpectedResults => ({
  hits: expectedHits,
  crits: expectedCrits,
  hitChance,
  damage,
});
