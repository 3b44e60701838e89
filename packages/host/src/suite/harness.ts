/**
 * Tests of the host as plain functions, so that the same ones run in Node and in a browser's worker. A world is what they need from outside:
 * cards and scenarios, set-ups, records, and a place to keep journals.
 */
import { canonicalJson, jsonDifference } from "@broadside/kit";
import type { Content, GameSetup } from "@broadside/rules";
import type { Journal, JournalRow } from "../journal.ts";

export interface World {
  readonly contentFor: (setup: GameSetup) => Promise<Content | undefined>;
  /** Set-ups of each edition by their names. */
  readonly setups: Readonly<Record<string, GameSetup>>;
  /** Texts of records that are in the middle of a game, and of one that is over. */
  readonly records: Readonly<Record<string, string>>;
  readonly finished: string;
  /** A journal with these rows that nobody else has. */
  journal(rows?: readonly JournalRow[]): Promise<Journal>;
  /** Everything that waits for promises or for a journal has come to its end. */
  rest(): Promise<void>;
}

export interface SuiteCase {
  readonly title: string;
  run(world: World): Promise<void>;
}

/** Throws with a sentence where something does not hold. */
export function holds(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(`does not hold: ${sentence}`);
}

/** As JSON has them. */
export function same(found: unknown, wanted: unknown, sentence: string): void {
  const one = found === undefined ? undefined : (JSON.parse(JSON.stringify(found)) as unknown);
  const other = wanted === undefined ? undefined : (JSON.parse(JSON.stringify(wanted)) as unknown);
  const difference = jsonDifference(one, other);
  if (difference)
    throw new Error(`${sentence}: at ${difference.path || "the top"} ${shown(difference.one)}, not ${shown(difference.other)}`);
}

const shown = (value: unknown): string => canonicalJson(value).slice(0, 300);

/** What must be there. */
export function there<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`there is no ${what}`);
  return thing;
}
