/**
 * Compares exact odds with samples: how long each takes for the same attack, and whether they agree. Then it compares the odds with the
 * real procedure: attacks from random games where cards change dice, each played many times, on all cores.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type Odds, type OddsEdition, oddsOf, plainShot } from "@broadside/odds";
import { compare, type Line, report, rounded } from "./harness.ts";
import { SAMPLED_TOKENS, TokenSampler } from "./odds-sampler.ts";
import type { AttackOrder, AttackReport } from "./odds-worker.ts";

const SAMPLES = 100_000;
/** With about a hundred results, a deviation of this many sigmas happens once in three hundred runs. */
const SIGMAS = 4.5;

const CASES = [
  { edition: "1e", attack: 3, defense: 2, bar: 200 },
  { edition: "2.5", attack: 3, defense: 2, bar: 200 },
  { edition: "1e", attack: 8, defense: 6, bar: 50 },
  { edition: "2.5", attack: 8, defense: 6, bar: 50 },
] as const satisfies readonly { readonly edition: OddsEdition; readonly attack: number; readonly defense: number; readonly bar: number }[];

/** Each run solves from scratch, from the description of the attack. */
function speed({ edition, attack, defense, bar }: (typeof CASES)[number]): Line {
  const sampler = new TokenSampler(edition, attack, defense);
  let odds: Odds | undefined;
  return compare({
    bench: "odds",
    measure: `${edition}: ${attack} against ${defense} dice, focus and lock against focus and evade`,
    peer: `${SAMPLES.toLocaleString("en")} samples`,
    bar,
    operations: 1,
    // The solver is a lot of code and takes a second to be fully optimised.
    roundMs: 200,
    ours: {
      run: () => {
        odds = oddsOf(plainShot(edition, attack, defense, SAMPLED_TOKENS));
      },
    },
    theirs: { run: () => sampler.sample(SAMPLES) },
    differences: () => (odds ? differing(odds, sampler) : 1),
  });
}

/** How many results were sampled too often or too rarely. */
function differing({ results }: Odds, { tally }: TokenSampler): number {
  let wrong = 0;
  let seen = 0;
  for (const { hits, crits, chance } of results) {
    const count = tally[10 * hits + crits] ?? 0;
    seen += count;
    if (Math.abs(count - SAMPLES * chance) > SIGMAS * Math.sqrt(SAMPLES * chance * (1 - chance)) + 1) wrong += 1;
  }
  return wrong + (seen === SAMPLES ? 0 : 1);
}

const SITUATIONS = 50;
const PLAYS = 20_000;

/** True if the real procedure matches the odds in all situations. */
async function compareWithGames(): Promise<boolean> {
  const reports = await fromThreads(SITUATIONS, PLAYS);
  const compared = reports.filter((one) => one.came === "compared");
  const wrong = compared.filter(({ sigmas, strays }) => sigmas > SIGMAS || strays.length > 0);
  for (const { name, worst, strays } of wrong) process.stderr.write(`${name}: ${[worst, ...strays].join("; ")}\n`);
  const line = {
    bench: "odds",
    measure: "attacks of drawn games with cards, played by the real procedure",
    situations: compared.length,
    plays: compared.length * PLAYS,
    notAllCounted: reports.filter(({ came }) => came === "not all counted").length,
    sigmas: rounded(Math.max(0, ...compared.map(({ sigmas }) => sigmas))),
    bar: SIGMAS,
    ok: wrong.length === 0 && compared.length >= SITUATIONS,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  return line.ok;
}

/** Hands out seeds in order to idle threads until this many situations are compared. */
function fromThreads(wanted: number, plays: number): Promise<readonly AttackReport[]> {
  const reports: AttackReport[] = [];
  let [seed, compared] = [0, 0];
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const threads = Array.from({ length: availableParallelism() }, () => new Worker(new URL("./odds-worker.js", import.meta.url)));
    const order = (thread: Worker): void => {
      seed += 1;
      thread.postMessage({ seed, plays } satisfies AttackOrder);
    };
    for (const thread of threads) {
      thread.on("error", reject);
      thread.on("message", (report: AttackReport) => {
        if (compared >= wanted) return;
        reports.push(report);
        if (report.came === "compared") {
          compared += 1;
          const minutes = ((performance.now() - started) * (wanted - compared)) / compared / 60_000;
          process.stderr.write(
            `${compared} of ${wanted}, ${Math.ceil(minutes)} min left: ${report.name} ${report.sigmas.toFixed(2)} sigmas\n`,
          );
        }
        if (compared < wanted) order(thread);
        else Promise.all(threads.map((one) => one.terminate())).then(() => resolve(reports), reject);
      });
      order(thread);
    }
  });
}

export async function run(): Promise<number> {
  const code = report(CASES.map(speed));
  return (await compareWithGames()) ? code : 1;
}
