/** Summaries say in our own words what a card does. Every huge-ship card, wing card and card named in a rule needs one. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Pack } from "@broadside/cards";
import { pack as first } from "@broadside/cards/1e";
import { pack as second } from "@broadside/cards/2.0";
import { pack as third } from "@broadside/cards/2.5";
import { rows } from "@broadside/rulebook";
import { describe, expect, test } from "vitest";

const REFERENCE = new URL("../../../shared/reference/", import.meta.url);
const SOURCES = { "1e": "first-edition", "2.0": "second-edition-2.0", "2.5": "second-edition-2.5" } as const;
/** This many consecutive words that also appear on a card count as the card's wording. */
const WORDING = 9;

const runsOf = (text: string): readonly string[] => {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.map((_, at) => words.slice(at, at + WORDING)).flatMap((run) => (run.length === WORDING ? [run.join(" ")] : []));
};

/** Nobody would read more than a line on a sheet. */
const LONGEST = 170;

describe.each([first, second, third].map((pack) => [pack.edition, pack] as const))("%s", (edition, pack: Pack) => {
  const { summaries } = pack;
  const text = rows
    .filter((row) => row.edition.includes(edition))
    .map((row) => `${row.text} ${row.check}`)
    .join("\n");

  test("every upgrade and every condition has a summary, including wing cards and huge ships' cards", () => {
    expect(pack.upgrades.filter(({ id }) => !summaries.upgrades[id]).map(({ id }) => id)).toEqual([]);
    expect(pack.conditions.filter(({ id }) => !summaries.conditions[id]).map(({ id }) => id)).toEqual([]);
  });

  test("every pilot that a rule names has one, unless the card has no effect", () => {
    const plain = ["Red Squadron Veteran"];
    const named = pack.pilots.filter(
      ({ name, limit }) => limit === 1 && name.includes(" ") && !plain.includes(name) && text.includes(name),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ id }) => !summaries.pilots[id]).map(({ id }) => id)).toEqual([]);
  });

  test("every huge ship with an ability has one", () => {
    const silent = ["gr75mediumtransport", "croccruiser"];
    const huge = pack.ships.filter(({ id, size }) => size === "huge" && !(edition === "1e" && silent.includes(id)));
    expect(huge.filter(({ id }) => !summaries.ships[id]).map(({ id }) => id)).toEqual([]);
  });

  test("every damage card has one", () => {
    const cards = pack.damageDecks.flatMap((deck) => deck.cards.map((card) => ({ deck: deck.id, ...card })));
    const without = cards.filter(({ deck, name }) => !summaries.damage[name] && !summaries.damage[`${deck}/${name}`]);
    expect(without.map(({ deck, name }) => `${deck}: ${name}`)).toEqual([]);
  });

  test("each fits a line or two", () => {
    const all = [summaries.ships, summaries.pilots, summaries.upgrades, summaries.conditions, summaries.damage].flatMap(Object.values);
    expect(all.filter((summary: string) => summary.length > LONGEST)).toEqual([]);
  });

  test.skipIf(!existsSync(REFERENCE))("none uses a card's wording", () => {
    const folder = new URL(`${SOURCES[edition]}/`, REFERENCE);
    const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .map((name) => readFileSync(new URL(name, folder), "utf8"));
    const printed = new Set(texts.flatMap((json) => runsOf(json.replace(/<[^>]*>|\\n/g, " "))));
    const all = [summaries.ships, summaries.pilots, summaries.upgrades, summaries.conditions, summaries.damage].flatMap(Object.entries);
    expect(all.filter(([, summary]) => runsOf(String(summary)).some((run) => printed.has(run))).map(([id]) => id)).toEqual([]);
  });
});
