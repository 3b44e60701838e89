/**
 * How every benchmark measures: both sides are warmed up and alternate in one run on the same inputs. Their answers are compared, and the
 * result is the median ratio with its range.
 */

export interface Side {
  /** Handles every input once and keeps the answers for comparison. */
  run(): void;
}

export interface Measure {
  readonly bench: string;
  readonly measure: string;
  readonly peer: string;
  /** The lowest acceptable median ratio: their time divided by ours for the same work. */
  readonly bar: number;
  /** How many operations one run of a side does. */
  readonly operations: number;
  readonly ours: Side;
  readonly theirs: Side;
  /** How many rounds to run. Set it if a peer is so slow that the usual number would take minutes. */
  readonly rounds?: number;
  /** How long each side runs per round. It also sets the warm-up, for code that takes seconds to be fully optimised. */
  readonly roundMs?: number;
  /** Prepares a round's inputs, if each round can only use some of them. This isn't timed. */
  prepare?(round: number): void;
  /** How many answers differ by more than allowed. It is called after both sides have run. */
  differences(): number;
}

export interface Line {
  readonly bench: string;
  readonly measure: string;
  readonly ours: number;
  readonly peer: string;
  readonly theirs: number;
  readonly ratio: number;
  readonly spread: readonly [number, number];
  readonly bar: number;
  readonly ok: boolean;
}

const ROUNDS = 21;
const LEAST_ROUNDS = 5;
/** Each side runs at least this long per round, and four times as long for warm-up. */
const ROUND_MS = 60;
/** A side whose first run takes longer than this needs no more warm-up. */
const SLOW_MS = 1000;

export function compare({ bench, measure, peer, bar, operations, ours, theirs, differences, prepare, ...more }: Measure): Line {
  const ourRepeats = warm(ours, more.roundMs);
  const theirRepeats = warm(theirs, more.roundMs);
  const rounds = Array.from({ length: Math.max(LEAST_ROUNDS, more.rounds ?? ROUNDS) }, (_, round) => {
    prepare?.(round);
    const our = time(ours, ourRepeats);
    const their = time(theirs, theirRepeats);
    return { our, their, ratio: their / our };
  });
  const differing = differences();
  if (differing > 0) process.stderr.write(`${measure}: ${differing} answers differ from ${peer}\n`);
  const ratios = rounds.map(({ ratio }) => ratio).sort((a, b) => a - b);
  const ratio = median(ratios);
  const perSecond = (times: readonly number[]) => wholeOrRounded((operations * 1000) / median([...times].sort((a, b) => a - b)));
  return {
    bench,
    measure,
    ours: perSecond(rounds.map(({ our }) => our)),
    peer,
    theirs: perSecond(rounds.map(({ their }) => their)),
    ratio: rounded(ratio),
    spread: [rounded(ratios[0] ?? 0), rounded(ratios.at(-1) ?? 0)],
    bar,
    ok: differing === 0 && ratio >= bar,
  };
}

/** Runs a side until it is fully optimised, and finds how often it must run to fill a round. */
function warm(side: Side, roundMs = ROUND_MS): number {
  const start = performance.now();
  side.run();
  if (performance.now() - start > SLOW_MS) return 1;
  const until = start + 4 * roundMs;
  let runs = 1;
  while (performance.now() < until || runs < 3) {
    side.run();
    runs += 1;
  }
  return Math.max(1, Math.ceil(roundMs / time(side, Math.max(1, Math.floor(runs / 4)))));
}

/** The average time of a run in milliseconds. */
export function time(side: Side, repeats: number): number {
  const start = performance.now();
  for (let at = 0; at < repeats; at += 1) side.run();
  return (performance.now() - start) / repeats;
}

export const median = (sorted: readonly number[]): number => {
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** Keeps decimals of small values, because slow sides do less than one operation a second. */
const wholeOrRounded = (value: number): number => (value < 10 ? rounded(value) : Math.round(value));

export const rounded = (value: number): number => Number(value.toPrecision(4));

/** Prints a line for each measure and a summary. Returns the exit code. */
export function report(lines: readonly Line[], notes: readonly string[] = []): number {
  const missed = lines.filter(({ ok }) => !ok);
  for (const line of lines) process.stdout.write(`${JSON.stringify(line)}\n`);
  process.stdout.write(
    `${lines.length - missed.length} of ${lines.length} bars met${missed.length > 0 ? `; missed: ${missed.map(({ measure }) => measure).join(", ")}` : ""}${notes.map((note) => `; ${note}`).join("")}\n`,
  );
  return missed.length === 0 ? 0 : 1;
}
