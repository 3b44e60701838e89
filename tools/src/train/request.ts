/** The options of `npm run train`. */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { HAND_SET, type PlanWeights } from "@broadside/players";
import { TABLES } from "../strength/cells.ts";

export const HELP = `npm run train -- [OPTIONS]

Trains the weights of the bot ace by self-play. In each step, two sets of weights, changed a little in opposite directions, meet in paired
games, and the weights move towards the winner. Finished steps are saved: if you start a stopped run again, it continues and gives the same
weights. At the end, the new weights meet the old ones in new paired games.

  --seed N        random seed for draws, lists and dice (default: 1)
  --steps N       steps (default: 300)
  --pairs N       paired games per step (default: 4)
  --check N       paired games at the end (default: 100)
  --tables A,B    the games to play in turn (default: dogfight): ${Object.keys(TABLES).join(", ")}
  --weights A,B   the weights to train (default: all); a weight that the games don't use would drift
  --from JSON     the weights to start from, if not the hand-set ones: '{"goal":16}'
  --threads T     games at the same time (default: one for each core)
  --file FILE     where to save finished steps (default: .cache/train/SEED.jsonl)
  --save          make them the weights of ace if they win: if the lower end of the interval is above one half
  --help          print this help
`;

export interface Request {
  readonly seed: number;
  readonly steps: number;
  readonly pairs: number;
  readonly check: number;
  readonly tables: readonly string[];
  readonly weights: readonly string[];
  /** The weights that training starts from. */
  readonly from: PlanWeights;
  /** The weights that were given as an option. */
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
  save: { type: "boolean", default: false },
  // Its former name.
  keep: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** Reads the options, or explains what is wrong with them. */
export function requestIn(args: readonly string[]): Request | "help" | { readonly fault: string } {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    if (values.help) return "help";
    const tables = values.tables.split(",");
    const unknown = tables.find((name) => !TABLES[name]);
    if (unknown !== undefined) return { fault: `There is no table ${unknown}. Use one of: ${Object.keys(TABLES).join(", ")}.` };
    const weights = values.weights.split(",");
    const none = weights.find((name) => !Object.hasOwn(HAND_SET, name));
    if (none !== undefined) return { fault: `There is no weight ${none}. Use one of: ${Object.keys(HAND_SET).join(", ")}.` };
    const figure = (name: "seed" | "steps" | "pairs" | "check" | "threads"): number => {
      const value = Number(values[name]);
      if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} can't be ${values[name]}. Use a whole number from 1.`);
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
      isKept: values.save || values.keep,
    };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Weights by name, each above 0. */
function weightsIn(text: string): Partial<PlanWeights> {
  const given = JSON.parse(text) as Record<string, unknown>;
  for (const [name, weight] of Object.entries(given)) {
    if (!Object.hasOwn(HAND_SET, name)) throw new Error(`There is no weight ${name}. Use one of: ${Object.keys(HAND_SET).join(", ")}.`);
    if (typeof weight !== "number" || !(weight > 0))
      throw new Error(`The weight ${name} can't be ${JSON.stringify(weight)}. Use a number above 0.`);
  }
  return given;
}
