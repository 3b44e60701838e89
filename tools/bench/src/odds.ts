/** Exact odds against samples: how long each takes for the same attack, and whether they agree. */
import { type Odds, type OddsEdition, oddsOf, plainShot } from "@broadside/odds";
import { compare, type Line, report } from "./harness.ts";
import { SAMPLED_TOKENS, TokenSampler } from "./odds-sampler.ts";

const SAMPLES = 100_000;
/** A chance is off by more than this many standard deviations about once in 150,000 times. */
const SIGMAS = 4.5;

const CASES = [
  { edition: "1e", attack: 3, defense: 2, bar: 200 },
  { edition: "2.5", attack: 3, defense: 2, bar: 200 },
  { edition: "1e", attack: 8, defense: 6, bar: 50 },
  { edition: "2.5", attack: 8, defense: 6, bar: 50 },
] as const satisfies readonly { readonly edition: OddsEdition; readonly attack: number; readonly defense: number; readonly bar: number }[];

/** Each run solves anew, from the description of the attack. */
function speed({ edition, attack, defense, bar }: (typeof CASES)[number]): Line {
  const sampler = new TokenSampler(edition, attack, defense);
  let odds: Odds | undefined;
  return compare({
    bench: "odds",
    measure: `${edition}: ${attack} against ${defense} dice, focus and lock against focus and evade`,
    peer: `${SAMPLES.toLocaleString("en")} samples`,
    bar,
    operations: 1,
    ours: {
      run: () => {
        odds = oddsOf(plainShot(edition, attack, defense, SAMPLED_TOKENS));
      },
    },
    theirs: { run: () => sampler.sample(SAMPLES) },
    differences: () => (odds ? differing(odds, sampler) : 1),
  });
}

/** How many results were sampled too often or too seldom. */
function differing({ results }: Odds, { tally }: TokenSampler): number {
  let wrong = 0;
  let expected = 0;
  for (const { hits, crits, chance } of results) {
    const seen = tally[10 * hits + crits] ?? 0;
    expected += seen;
    if (Math.abs(seen - SAMPLES * chance) > SIGMAS * Math.sqrt(SAMPLES * chance * (1 - chance)) + 1) wrong += 1;
  }
  return wrong + (expected === SAMPLES ? 0 : 1);
}

export const run = (): number => report(CASES.map(speed));
