/**
 * Tests of the host as plain functions, so that the same tests run in Node and in a browser's worker. A `World` is what they need from
 * outside: cards and scenarios, set-ups, records, and a place for journals.
 */
import { canonicalJson, jsonDifference } from "@broadside/kit";
import type { Content, GameSetup } from "@broadside/rules";
import type { Journal, JournalRow } from "../journal/journal.ts";

export interface World {
  readonly contentFor: (setup: GameSetup) => Promise<Content | undefined>;
  /** Set-ups for each edition, by name. Their players have the ids `player-1`, `player-2` and so on. */
  readonly setups: Readonly<Record<string, GameSetup>>;
  /** Records as text, by name. All of them are from games that are still running. */
  readonly records: Readonly<Record<string, string>>;
  readonly finished: string;
  /** Creates a journal with these rows that nobody else uses. */
  journal(rows?: readonly JournalRow[]): Promise<Journal>;
  /** Resolves when nothing is waiting for promises or a journal. */
  rest(): Promise<void>;
}

export interface SuiteCase {
  readonly title: string;
  run(world: World): Promise<void>;
}

/** Throws an error with this sentence if the condition is false. */
export function holds(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(`does not hold: ${sentence}`);
}

/** Compares two values as JSON. */
export function same(found: unknown, wanted: unknown, sentence: string): void {
  const one = found === undefined ? undefined : (JSON.parse(JSON.stringify(found)) as unknown);
  const other = wanted === undefined ? undefined : (JSON.parse(JSON.stringify(wanted)) as unknown);
  const difference = jsonDifference(one, other);
  if (difference)
    throw new Error(`${sentence}: at ${difference.path || "the top"} ${shown(difference.one)}, not ${shown(difference.other)}`);
}

const shown = (value: unknown): string => canonicalJson(value).slice(0, 300);

/** Returns a value that must exist; throws if it doesn't. */
export function there<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`there is no ${what}`);
  return thing;
}
