/**
 * The published rulings on first-edition cards and rules, by entry and sentence. Each sentence either has a test with its number in the
 * title, or is about a card that is still resolved by hand, or decides nothing. Automating a card requires tests for its rulings.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { automatedCards, FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { expect, test } from "vitest";
import { available, rulingEntries } from "./reference-1e.ts";

interface Entry {
  readonly entry: number;
  readonly name: string;
  readonly sentences: number;
  /** Sentences that can't be tested until these cards are automated. */
  readonly waiting?: Readonly<Record<string, readonly number[]>>;
  /** Introductions, examples and advice. */
  readonly decidingNothing?: readonly number[];
}
const ENTRIES = JSON.parse(readFileSync(join(import.meta.dirname, "rulings.json"), "utf8")) as readonly Entry[];

const PACKAGES = join(import.meta.dirname, "..", "..", "packages");
const TITLE = /rulings? (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/g;

/** The rulings named in test titles, such as `178.2`. */
const tested = readdirSync(PACKAGES, { recursive: true, encoding: "utf8" })
  .filter((file) => /[\\/]src[\\/].*\.test\.ts$/.test(file))
  .flatMap((file) => [...readFileSync(join(PACKAGES, file), "utf8").matchAll(TITLE)])
  .flatMap(([, numbers = ""]) => numbers.split(/, | and /));

test("every sentence either has a test, waits for a card or decides nothing", () => {
  const told = ENTRIES.flatMap(({ entry, waiting = {}, decidingNothing = [] }) =>
    [...Object.values(waiting).flat(), ...decidingNothing].map((sentence) => `${entry}.${sentence}`),
  );
  const all = ENTRIES.flatMap(({ entry, sentences }) => Array.from({ length: sentences }, (_, at) => `${entry}.${at + 1}`));
  expect([...new Set(tested), ...told].toSorted()).toEqual(all.toSorted());
});

test("no ruling waits for an automated card", () => {
  const { pilots, upgrades } = automatedCards(catalogueOf(pack), FIRST_EDITION_ABILITIES);
  const byHand = new Set([...pack.pilots.map(({ id }) => `pilot:${id}`), ...pack.upgrades.map(({ id }) => `upgrade:${id}`)]);
  for (const { id } of pilots) byHand.delete(`pilot:${id}`);
  for (const { id } of upgrades) byHand.delete(`upgrade:${id}`);
  const waiting = ENTRIES.flatMap(({ entry, waiting: cards = {} }) => Object.keys(cards).map((card) => ({ entry, card })));
  expect(waiting.filter(({ card }) => !byHand.has(card))).toEqual([]);
});

test.skipIf(!available)("every published entry is there with its number and name", () => {
  const known = ENTRIES.map(({ entry, name }) => ({ id: entry, name }));
  expect(known).toEqual(rulingEntries().toSorted((one, other) => one.id - other.id));
});
