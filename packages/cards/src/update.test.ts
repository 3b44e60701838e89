import { runs } from "@broadside/kit/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Pack } from "./pack.ts";
import { pack as pack1e } from "./packs/1e/index.ts";
import { pack as pack20 } from "./packs/2.0/index.ts";
import { pack as pack25 } from "./packs/2.5/index.ts";
import { applyUpdate, type PointsUpdate, parseUpdate, UPDATE_LIMITS } from "./update.ts";

const parse = (update: unknown): PointsUpdate => {
  const read = parseUpdate(JSON.stringify(update));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};
const updated = (pack: Pack, cards: object): Pack => {
  const result = applyUpdate(pack, parse({ edition: pack.edition, date: "2030", ...cards }));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
const pathsOf = (text: string): string[] => {
  const read = parseUpdate(text);
  return read.ok ? [] : read.problems.map(({ path }) => path);
};
const refusals = (pack: Pack, cards: object): string[] => {
  const result = applyUpdate(pack, parse({ edition: pack.edition, date: "2030", ...cards }));
  return result.ok ? [] : result.problems.map(({ path, reason }) => `${path}: ${reason}`);
};
const cardOf = <Card extends { readonly id: string }>(cards: readonly Card[], id: string): Card | undefined =>
  cards.find((card) => card.id === id);

describe("a good update", () => {
  test("changes the pack's date and the cards' values, and nothing else", () => {
    const after = updated(pack25, {
      pilots: { midnight: { cost: 4, loadout: 9, slots: ["talent", "tech"], modes: ["extended"] } },
      upgrades: { afterburners: { cost: 11, modes: [] } },
    });
    expect(after.date).toBe("2030");
    expect(cardOf(after.pilots, "midnight")).toMatchObject({ cost: 4, loadout: 9, slots: ["talent", "tech"], modes: ["extended"] });
    expect(cardOf(after.upgrades, "afterburners")).toMatchObject({ cost: 11, modes: [] });
    expect(after.pilots.filter((pilot, at) => pilot !== pack25.pilots[at]).map(({ id }) => id)).toEqual(["midnight"]);
    expect(after.upgrades.filter((card, at) => card !== pack25.upgrades[at]).map(({ id }) => id)).toEqual(["afterburners"]);
    expect([after.ships, after.conditions, after.quickBuilds]).toEqual([pack25.ships, pack25.conditions, pack25.quickBuilds]);
  });

  test("leaves a card's other values and the original pack unchanged", () => {
    const before = cardOf(pack20.pilots, "midnight");
    const after = cardOf(updated(pack20, { pilots: { midnight: { cost: 1 } } }).pilots, "midnight");
    expect({ ...after, cost: before?.cost, missing: undefined, unconfirmed: undefined }).toEqual({
      ...before,
      missing: undefined,
      unconfirmed: undefined,
    });
    expect(cardOf(pack20.pilots, "midnight")?.cost).toBe(before?.cost);
  });

  test("replaces a cost that depended on the ship", () => {
    expect(cardOf(updated(pack20, { upgrades: { r2astromech: { cost: 6 } } }).upgrades, "r2astromech")?.cost).toBe(6);
  });

  test("can set an icon with a choice of types, and a cost that depends on the ship", () => {
    const after = updated(pack25, {
      pilots: { poedameron: { slots: ["talent", ["cannon", "torpedo", "missile"]] } },
      upgrades: { afterburners: { cost: { by: "size", values: { small: 3, medium: 5 } } } },
    });
    expect(cardOf(after.pilots, "poedameron")?.slots).toEqual(["talent", ["cannon", "torpedo", "missile"]]);
    expect(cardOf(after.upgrades, "afterburners")?.cost).toEqual({ by: "size", values: { small: 3, medium: 5 } });
    expect(
      pathsOf(JSON.stringify({ edition: "2.5", date: "2030", upgrades: { x: { cost: { by: "size", values: { tiny: 1 } } } } })),
    ).toEqual(["upgrades.x.cost.values.tiny"]);
  });

  test("doesn't change a corvette, whose cards have separate costs and bars", () => {
    expect(refusals(pack1e, { pilots: { cr90corvette: { cost: 80 } } })).toEqual([
      "pilots.cr90corvette: has two cards, each with its own cost and bar",
    ]);
  });

  test("makes exactly the values that were missing or unconfirmed known", () => {
    const { ships } = updated(pack1e, { ships: { croccruiser: { epicPoints: 2 }, gozanticlasscruiser: { epicPoints: 3 } } });
    expect(cardOf(pack1e.ships, "croccruiser")?.missing).toEqual(["epicPoints"]);
    expect(cardOf(ships, "croccruiser")).toMatchObject({ epicPoints: 2, missing: [] });
    expect(cardOf(pack1e.ships, "gozanticlasscruiser")?.unconfirmed).toEqual(["epicPoints"]);
    expect(cardOf(ships, "gozanticlasscruiser")).toMatchObject({ epicPoints: 3, unconfirmed: [] });
    const { pilots } = updated(pack1e, { pilots: { nashtahpuppilot: { cost: 6 } } });
    expect(cardOf(pilots, "nashtahpuppilot")?.missing).toEqual(["initiative"]);
  });

  test("bans and restricts cards, and an empty list lifts bans and restrictions", () => {
    const after = updated(pack25, { banned: ["midnight"], restricted: ["afterburners"] });
    expect([after.banned, after.restricted]).toEqual([["midnight"], ["afterburners"]]);
    const later = applyUpdate(after, parse({ edition: "2.5", date: "2031", banned: [] }));
    expect(later.ok && [later.value.banned, later.value.restricted]).toEqual([[], ["afterburners"]]);
  });

  test.each(["2021-06", "2021-05-01", "2022"])("of %s is after May 2021", (date) => {
    expect(applyUpdate(pack20, parse({ edition: "2.0", date })).ok).toBe(true);
  });
});

describe("a bad update changes nothing and reports a reason", () => {
  test("it is for another edition", () => {
    const result = applyUpdate(pack20, parse({ edition: "2.5", date: "2030" }));
    expect(result).toEqual({ ok: false, problems: [{ path: "edition", reason: "is 2.5; the pack is 2.0" }] });
  });

  test.each(["2021-05", "2021-04-30", "2020-12", "2021"])("%s is not after May 2021", (date) => {
    const result = applyUpdate(pack20, parse({ edition: "2.0", date }));
    expect(result).toEqual({
      ok: false,
      problems: [{ path: "date", reason: `is ${date}, but it must be later than the pack's date, 2021-05` }],
    });
  });

  test("it names cards that don't exist or are of another kind", () => {
    expect(refusals(pack20, { pilots: { nobody: { cost: 1 }, midnight: { cost: 1 } } })).toEqual(["pilots.nobody: isn't a card in 2.0"]);
    expect(refusals(pack20, { upgrades: { midnight: { cost: 1 } } })).toEqual(["upgrades.midnight: isn't a card in 2.0"]);
    expect(refusals(pack20, { ships: { midnight: { epicPoints: 1 } } })).toEqual(["ships.midnight: isn't a card in 2.0"]);
    expect(refusals(pack20, { banned: ["nobody"], restricted: ["noone"] })).toEqual([
      "banned: names nobody, which isn't a card in 2.0",
      "restricted: names noone, which isn't a card in 2.0",
    ]);
  });

  test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "prototype"])("calls a card %s", (id) => {
    for (const kind of ["pilots", "upgrades", "ships"] as const) {
      const figures = kind === "ships" ? '{"epicPoints":1}' : '{"cost":1}';
      const read = parseUpdate(`{"edition":"2.0","date":"2030","${kind}":{"${id}":${figures}}}`);
      const result = read.ok ? applyUpdate(pack20, read.value) : read;
      expect(result.ok ? [] : result.problems.map(({ path }) => path)).toEqual([`${kind}.${id}`]);
    }
    expect(refusals(pack20, { banned: [id] })).toEqual([`banned: names ${id}, which isn't a card in 2.0`]);
    expect(Object.hasOwn(Object.prototype, "cost")).toBe(false);
  });

  test.each([
    ['{"date":"2030"}', "edition"],
    ['{"edition":"2.0"}', "date"],
    ['{"edition":"3.0","date":"2030"}', "edition"],
    ['{"edition":2,"date":"2030"}', "edition"],
    ['{"edition":"2.0","date":2030}', "date"],
    ['{"edition":"2.0","date":""}', "date"],
    ['{"edition":"2.0","date":"May 2030"}', "date"],
    ['{"edition":"2.0","date":"2030-5"}', "date"],
    ['{"edition":"2.0","date":"2030-13"}', "date"],
    ['{"edition":"2.0","date":"2030-00-10"}', "date"],
    ['{"edition":"2.0","date":"2030-01-32"}', "date"],
    ['{"edition":"2.0","date":"2030-01-01-01"}', "date"],
    ['{"edition":"2.0","date":"2030","points":{}}', "points"],
    ['{"edition":"2.0","date":"2030","__proto__":{}}', "__proto__"],
    ['{"edition":"2.0","date":"2030","pilots":[]}', "pilots"],
    ['{"edition":"2.0","date":"2030","pilots":null}', "pilots"],
    ['{"edition":"2.0","date":"2030","pilots":"midnight"}', "pilots"],
    ['{"edition":"2.0","date":"2030","pilots":{"midnight":5}}', "pilots.midnight"],
    ['{"edition":"2.0","date":"2030","pilots":{"midnight":null}}', "pilots.midnight"],
    ['{"edition":"2.0","date":"2030","pilots":{"midnight":[]}}', "pilots.midnight"],
    ['{"edition":"2.0","date":"2030","pilots":{"midnight":{"name":"x"}}}', "pilots.midnight.name"],
    ['{"edition":"2.0","date":"2030","pilots":{"midnight":{"cost":"5"}}}', "pilots.midnight.cost"],
    ['{"edition":"2.0","date":"2030","pilots":{"midnight":{"cost":1.5}}}', "pilots.midnight.cost"],
    ['{"edition":"2.0","date":"2030","pilots":{"midnight":{"cost":1e9}}}', "pilots.midnight.cost"],
    ['{"edition":"2.0","date":"2030","pilots":{"midnight":{"cost":null}}}', "pilots.midnight.cost"],
    ['{"edition":"2.0","date":"2030","pilots":{"midnight":{"loadout":true}}}', "pilots.midnight.loadout"],
    ['{"edition":"2.0","date":"2030","pilots":{"midnight":{"slots":"tech"}}}', "pilots.midnight.slots"],
    ['{"edition":"2.0","date":"2030","pilots":{"midnight":{"slots":["tech","wings"]}}}', "pilots.midnight.slots[1]"],
    ['{"edition":"2.0","date":"2030","pilots":{"midnight":{"slots":[5]}}}', "pilots.midnight.slots[0]"],
    ['{"edition":"2.0","date":"2030","pilots":{"midnight":{"modes":["casual"]}}}', "pilots.midnight.modes[0]"],
    ['{"edition":"2.0","date":"2030","upgrades":{"afterburners":{"loadout":1}}}', "upgrades.afterburners.loadout"],
    ['{"edition":"2.0","date":"2030","upgrades":{"afterburners":{"cost":[1]}}}', "upgrades.afterburners.cost"],
    ['{"edition":"2.0","date":"2030","upgrades":{"afterburners":{"modes":{}}}}', "upgrades.afterburners.modes"],
    ['{"edition":"2.0","date":"2030","ships":{"croccruiser":{"cost":1}}}', "ships.croccruiser.cost"],
    ['{"edition":"2.0","date":"2030","ships":{"croccruiser":{"epicPoints":"2"}}}', "ships.croccruiser.epicPoints"],
    ['{"edition":"2.0","date":"2030","banned":"midnight"}', "banned"],
    ['{"edition":"2.0","date":"2030","banned":[1]}', "banned[0]"],
    ['{"edition":"2.0","date":"2030","restricted":[""]}', "restricted[0]"],
    ["[]", ""],
    ["null", ""],
    ["5", ""],
    ["{", ""],
    ["", ""],
  ])("%s", (text, path) => {
    expect(pathsOf(text)).toEqual([path]);
  });

  test("every mistake is reported, not only the first", () => {
    expect(pathsOf('{"edition":"x","date":"y","pilots":{"a":{"cost":"z"},"b":7}}')).toEqual([
      "edition",
      "date",
      "pilots.a.cost",
      "pilots.b",
    ]);
  });

  test("it is too long, too deep, or has too many cards", () => {
    expect(parseUpdate(" ".repeat(UPDATE_LIMITS.characters + 1))).toMatchObject({ ok: false });
    expect(parseUpdate("[".repeat(100_000))).toMatchObject({ ok: false });
    expect(
      pathsOf(`{"edition":"2.0","date":"2030","pilots":${'{"a":'.repeat(UPDATE_LIMITS.depth)}1${"}".repeat(UPDATE_LIMITS.depth + 1)}`),
    ).toEqual([""]);
    const many = Object.fromEntries(Array.from({ length: UPDATE_LIMITS.cards + 1 }, (_, at) => [`card${at}`, {}]));
    expect(pathsOf(JSON.stringify({ edition: "2.0", date: "2030", pilots: many }))).toEqual(["pilots"]);
    expect(pathsOf(JSON.stringify({ edition: "2.0", date: "2030", banned: Object.keys(many) }))).toEqual(["banned"]);
    expect(pathsOf(JSON.stringify({ edition: "2.0", date: "2030", pilots: { midnight: { slots: new Array(41).fill("tech") } } }))).toEqual([
      "pilots.midnight.slots",
    ]);
  });
});

describe("any input", () => {
  /** Arbitrary values, some of which look like updates but have arbitrary contents. */
  const almost = fc.record(
    {
      edition: fc.oneof(fc.constantFrom("1e", "2.0", "2.5"), fc.jsonValue()),
      date: fc.oneof(fc.constantFrom("2018", "2030", "2030-02"), fc.jsonValue()),
      pilots: fc.oneof(fc.dictionary(fc.constantFrom("midnight", "lukeskywalker", "__proto__", "x"), fc.jsonValue()), fc.jsonValue()),
      upgrades: fc.oneof(fc.dictionary(fc.string(), fc.record({ cost: fc.oneof(fc.integer(), fc.jsonValue()) })), fc.jsonValue()),
      ships: fc.jsonValue(),
      banned: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
      restricted: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );

  test("never throws when it is read or applied, and a rejection has a reason", () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      almost.map((value) => JSON.stringify(value)),
      fc.anything().map((value) => fc.stringify(value)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = parseUpdate(text);
        expect(read.ok || read.problems.length > 0).toBe(true);
        if (!read.ok) return;
        for (const pack of [pack1e, pack20, pack25]) {
          const result = applyUpdate(pack, read.value);
          expect(result.ok || result.problems.length > 0).toBe(true);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test("gives the cards its values if it is accepted", () => {
    const figures = fc.record({ cost: fc.integer({ min: -1000, max: 1000 }), loadout: fc.nat(100) }, { requiredKeys: [] });
    const cards = fc.dictionary(fc.constantFrom(...pack25.pilots.map(({ id }) => id)), figures, { maxKeys: 5 });
    fc.assert(
      fc.property(cards, (pilots) => {
        const after = updated(pack25, { pilots });
        for (const [id, figure] of Object.entries(pilots)) expect(cardOf(after.pilots, id)).toMatchObject(figure);
        expect(after.pilots.filter(({ id }) => !Object.hasOwn(pilots, id))).toEqual(
          pack25.pilots.filter(({ id }) => !Object.hasOwn(pilots, id)),
        );
      }),
      { numRuns: runs(30) },
    );
  });
});
