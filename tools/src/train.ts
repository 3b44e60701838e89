/** `npm run train`: trains the weights of the bot ace by self-play. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fromRoot, inRoot, refuse, say } from "./root.ts";
import { TABLES } from "./strength/cells.ts";
import type { PairedGame, PlayedGame } from "./strength/one-game.ts";
import { type Share, shareOf } from "./strength/statistics.ts";
import type { Table } from "./strength/tables.ts";
import { Crew } from "./strength/threads.ts";
import { HELP, type Request, requestIn } from "./train/request.ts";
import { type Figures, learnt, meanOfLastHalf, sidesOf, signsOf } from "./train/spsa.ts";

/** A finished step, with the margin by which its first side won. */
interface Step {
  readonly step: number;
  readonly won: number;
}

const LEARNT_FILE = inRoot("packages", "players", "src", "plan", "learnt.ts");

export async function run(args: readonly string[]): Promise<number> {
  const request = requestIn(args);
  if (request === "help") {
    process.stdout.write(HELP);
    return 0;
  }
  if ("fault" in request) {
    return refuse(request.fault, `See the options:\n\n${HELP}`);
  }
  const crew = new Crew(request.threads);
  try {
    const weights = await train(request, crew);
    process.stdout.write(`${JSON.stringify(weights, undefined, 2)}\n`);
    const earned = await compare(request, crew, weights);
    say(`Against the weights it started from: ${inWords(earned)}.`);
    if (request.isKept) keep(request, weights, earned);
  } finally {
    await crew.close();
  }
  return 0;
}

/** Continues from the saved steps. */
async function train(request: Request, crew: Crew): Promise<Figures> {
  const { seed, steps } = request;
  const file = request.file ?? inRoot(".cache", "train", `${seed}.jsonl`);
  const kept = new Map(keptSteps(file).map(({ step, won }) => [step, won]));
  let weights: Figures = { ...request.from };
  const path: Figures[] = [];
  const started = performance.now();
  let played = 0;
  for (let step = 0; step < steps; step += 1) {
    const signs = signsOf(seed, step, request.weights);
    let won = kept.get(step);
    if (won === undefined) {
      won = await duel(request, crew, sidesOf(weights, signs), step * request.pairs, request.pairs);
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${JSON.stringify({ step, won } satisfies Step)}\n`);
      played += 1;
      const left = ((performance.now() - started) / played) * (steps - step - 1);
      if (played % TOLD === 0) say(`step ${step + 1} of ${steps}; about ${Math.ceil(left / 60_000)} min left`);
    }
    weights = learnt(weights, signs, won, step, steps);
    path.push(weights);
  }
  return rounded(meanOfLastHalf(path));
}
const TOLD = 10;

function keptSteps(file: string): readonly Step[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Step];
      } catch {
        return [];
      }
    });
}

const rounded = (weights: Figures): Figures =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, Number(weight.toPrecision(3))]));

/** The first side's result in some paired games, from -1 to 1, combining wins and margins. */
async function duel(request: Request, crew: Crew, sides: readonly [Figures, Figures], from: number, pairs: number): Promise<number> {
  const games = await playedBy(request, crew, sides, from, pairs);
  return games.reduce((sum, { won, margin }) => sum + (2 * won - 1 + margin) / 2, 0) / games.length;
}

/** Plays new games against the old weights: their pair numbers continue after the steps' numbers. */
async function compare(request: Request, crew: Crew, weights: Figures): Promise<Share> {
  return shareOf(await playedBy(request, crew, [weights, { ...request.from }], request.steps * request.pairs, request.check));
}

async function playedBy(
  request: Request,
  crew: Crew,
  sides: readonly [Figures, Figures],
  from: number,
  pairs: number,
): Promise<readonly PlayedGame[]> {
  const { seed, tables, from: start } = request;
  const [challenger, opponent] = sides.map((weights) => ({ name: "ace", level: "ace", weights: { ...start, ...weights } }));
  if (!challenger || !opponent) throw new Error("there are two sides");
  const jobs: PairedGame[] = [];
  for (let at = from; at < from + pairs; at += 1)
    for (const half of [0, 1] as const)
      jobs.push({ table: tableAt(tables, at), challenger, opponent, pair: seed * PAIRS_OF_A_SEED + at, half });
  const games: PlayedGame[] = [];
  await crew.play(jobs, (_, answer) => {
    if ("broken" in answer) throw new Error(answer.broken);
    games.push(answer.played);
    return true;
  });
  return games;
}
/** Keeps pair numbers away from those of the strength table and of other seeds. */
const PAIRS_OF_A_SEED = 1_000_000;

function tableAt(tables: readonly string[], at: number): Table {
  const table = TABLES[tables[at % tables.length] ?? ""];
  if (!table) throw new Error("the tables are known");
  return table;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const inWords = ({ share, low, high, games }: Share): string => `${percent(share)} (${percent(low)} to ${percent(high)}) of ${games} games`;

function keep({ seed, steps, pairs, tables, weights: moved, given }: Request, weights: Figures, earned: Share): void {
  if (earned.low <= 0.5) {
    say("The weights weren't saved, because the lower end of the interval isn't above one half.");
    return;
  }
  const lines = Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight},`);
  const source = `npm run train -- --seed ${seed} --steps ${steps} --pairs ${pairs} --tables ${tables.join(",")} --weights ${moved.join(",")}${given === undefined ? "" : ` --from '${given}'`}`;
  const text = `/**
 * What positions are worth, learnt by self-play: \`${source}\`.
 * Against the weights that they were learnt from: ${inWords(earned)}.
 */
import type { Weights } from "./weights.ts";

export const LEARNT: Weights = {
${lines.join("\n")}
};
`;
  writeFileSync(LEARNT_FILE, text);
  say(`Saved the weights in ${fromRoot(LEARNT_FILE)}.`);
}
