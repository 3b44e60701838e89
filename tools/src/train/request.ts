/** What was asked of the training on the command line. */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { HAND_SET, type Weights } from "@broadside/players";
import { TABLES } from "../strength/cells.ts";

export const HELP = `npm run train [-- options]

Learns the weights of ace by self-play: in each step two sets of weights, a little apart in opposite directions, meet in paired games, and the
weights go the winner's way. Finished steps are kept: a run that was stopped goes on when it is started again, and comes to the same.
At the end the weights learnt meet those they started from in paired games that were not played before.

  --seed N        of lots, lists and dice (1)
  --steps N       steps (300)
  --pairs N       paired games a step (4)
  --check N       paired games at the end (100)
  --tables A,B    what is played in turn (dogfight): ${Object.keys(TABLES).join(", ")}
  --weights A,B   those that are learnt (all); one that the games do not ask for would wander
  --from JSON     weights to start from, where they are not the hand-set ones: '{"goal":16}'
  --threads T     games at the same time (one for each core)
  --file FILE     where finished steps are kept (.cache/train/SEED.jsonl)
  --keep          writes the weights as those that ace plays with, if they won: the lower end of the interval above one half
  --help          this text
`;

export interface Request {
  readonly seed: number;
  readonly steps: number;
  readonly pairs: number;
  readonly check: number;
  readonly tables: readonly string[];
  readonly weights: readonly string[];
  /** What it starts from. */
  readonly from: Weights;
  /** The part of it that was given. */
  readonly given: string | undefined;
  readonly threads: number;
  readonly file: string | undefined;
  readonly isKept: boolean;
}

const OPTIONS = {
  seed: { type: "string", default: "1" },
  steps: { type: "string", default: "300" },
  pairs: { type: "string", default: "4" },
  check: { type: "string", default: "100" },
  tables: { type: "string", default: "dogfight" },
  weights: { type: "string", default: Object.keys(HAND_SET).join(",") },
  from: { type: "string" },
  threads: { type: "string", default: `${availableParallelism()}` },
  file: { type: "string" },
  keep: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** What cannot be understood, in words. */
export function requestIn(args: readonly string[]): Request | "help" | { readonly fault: string } {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    if (values.help) return "help";
    const tables = values.tables.split(",");
    const unknown = tables.find((name) => !TABLES[name]);
    if (unknown !== undefined) return { fault: `There is no table ${unknown}; there are ${Object.keys(TABLES).join(", ")}.` };
    const weights = values.weights.split(",");
    const none = weights.find((name) => !Object.hasOwn(HAND_SET, name));
    if (none !== undefined) return { fault: `There is no weight ${none}; there are ${Object.keys(HAND_SET).join(", ")}.` };
    const figure = (name: "seed" | "steps" | "pairs" | "check" | "threads"): number => {
      const value = Number(values[name]);
      if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a whole number from 1, not ${values[name]}.`);
      return value;
    };
    return {
      seed: figure("seed"),
      steps: figure("steps"),
      pairs: figure("pairs"),
      check: figure("check"),
      tables,
      weights,
      from: { ...HAND_SET, ...weightsIn(values.from ?? "{}") },
      given: values.from,
      threads: figure("threads"),
      file: values.file,
      isKept: values.keep,
    };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Weights by name, each above 0. */
function weightsIn(text: string): Partial<Weights> {
  const given = JSON.parse(text) as Record<string, unknown>;
  for (const [name, weight] of Object.entries(given)) {
    if (!Object.hasOwn(HAND_SET, name)) throw new Error(`There is no weight ${name}; there are ${Object.keys(HAND_SET).join(", ")}.`);
    if (typeof weight !== "number" || !(weight > 0))
      throw new Error(`The weight ${name} is a figure above 0, not ${JSON.stringify(weight)}.`);
  }
  return given;
}
