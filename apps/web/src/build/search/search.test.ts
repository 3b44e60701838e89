import { catalogueOf } from "@broadside/cards";
import { pack as first } from "@broadside/cards/1e";
import { pack as legacy } from "@broadside/cards/2.0";
import { pack as second } from "@broadside/cards/2.5";
import { describe, expect, test } from "vitest";
import { indexCards } from "./search.ts";

/** The milliseconds of one frame at sixty frames per second. */
const FRAME = 16;

const find = await indexCards(catalogueOf(first));
const names = (text: string, most = 5) => find(text, most).map(({ card }) => card.name);

describe("the search", () => {
  test.each([
    ["luke", "Luke Skywalker"],
    ["lukee skywaker", "Luke Skywalker"],
    ["r2d2", "R2-D2"],
    ["r2-d2", "R2-D2"],
    ["cr90", "CR90 Corvette"],
    ["torpedos proton", "Proton Torpedoes"],
    ["expert handeling", "Expert Handling"],
    ["tantive", "Tantive IV"],
  ])("for %s finds %s", (text, name) => {
    expect(names(text)).toContain(name);
  });

  test("finds upgrades by slot", () => {
    const found = find("hardpoint");
    expect(found.length).toBeGreaterThan(3);
    expect(found.slice(0, 3).every(({ kind, card }) => kind === "upgrade" && card.slots.includes("hardpoint"))).toBe(true);
  });

  test("finds a ship type's pilots by the type's name", () => {
    const found = find("tie interceptor");
    expect(found.slice(0, 5).some(({ kind, card }) => kind === "pilot" && card.ship === "tieinterceptor")).toBe(true);
  });

  test("puts a whole name before names with the same beginning", () => {
    expect(names("wedge antilles")[0]).toBe("Wedge Antilles");
  });

  test("finds a pilot by the upgrades printed on the card", async () => {
    const search = await indexCards(catalogueOf(second));
    const luke = second.pilots.filter(({ name, standardLoadout }) => name === "Luke Skywalker" && standardLoadout);
    expect(luke.length).toBeGreaterThan(0);
    for (const { id, standardLoadout = [] } of luke) {
      const printed = standardLoadout.map((upgrade) => second.upgrades.find((card) => card.id === upgrade)?.name).join(" ");
      expect(search(`luke skywalker ${printed}`, 3).map(({ card }) => card.id)).toContain(id);
    }
  });

  test("finds nothing for nonsense or for an empty text", () => {
    expect(find("zzqqzz")).toEqual([]);
    expect(find("  ")).toEqual([]);
  });
});

test("a search takes less than one frame in the largest catalogue", async () => {
  const large = await indexCards(catalogueOf(second));
  const texts = ["l", "lu", "luke", "proton torpdo", "hardpoint gozanti", "tie fihgter", "jedi", "r2d2 republic"];
  for (const text of texts) large(text);
  const times = texts.flatMap((text) =>
    Array.from({ length: 5 }, () => {
      const start = performance.now();
      large(text);
      return performance.now() - start;
    }),
  );
  const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  expect(median).toBeLessThan(16);
});

test("a search takes less than one frame after every letter, among the more than 2,000 cards of all editions", async () => {
  const packs = [first, legacy, second];
  const all = catalogueOf({
    ...second,
    ships: packs.flatMap(({ ships }) => ships),
    pilots: packs.flatMap(({ pilots }) => pilots),
    upgrades: packs.flatMap(({ upgrades }) => upgrades),
  });
  expect(all.pack.pilots.length + all.pack.upgrades.length).toBeGreaterThan(2_000);
  const search = await indexCards(all);
  const typed = ["luke skywalker", "gunery taem", "veteran wing leader", "tie fighter", "corvette", "energy range 1"];
  const keystrokes = typed.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
  for (const text of keystrokes) search(text);
  const times = keystrokes.map((text) => {
    const start = performance.now();
    search(text);
    return performance.now() - start;
  });
  times.sort((one, other) => one - other);
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(FRAME);
});
