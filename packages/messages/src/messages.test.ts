import { IntlMessageFormat } from "intl-messageformat";
import { expect, expectTypeOf, test } from "vitest";
import type { ArgumentsOf, Insert } from "./arguments.ts";
import { messagesOf, plainMessage, translated } from "./messages.ts";

const ENGLISH = {
  title: "Saved games",
  attack: "{ship} attacks {target} at range {range}",
  tokens: "{ship} has {count, plural, =0 {no tokens} one {# token} other {# tokens of {owners}}}.",
  rows: { side: "{side, select, fore {Fore section} other {Aft section}}, {share, number, percent}" },
} as const;

const english = messagesOf("en-GB", ENGLISH);

test("a text without arguments is a string", () => {
  expect(english.title).toBe("Saved games");
});

test("a text with arguments becomes a function of them", () => {
  expect(english.attack({ ship: "Vader", target: "Wedge", range: 2 })).toBe("Vader attacks Wedge at range 2");
});

test("the library picks plurals, and joins names in a list", () => {
  expect(english.tokens({ ship: "Vader", count: 0, owners: "Ana" })).toBe("Vader has no tokens.");
  expect(english.tokens({ ship: "Vader", count: 1, owners: "Ana" })).toBe("Vader has 1 token.");
  expect(english.tokens({ ship: "Vader", count: 2, owners: ["Ana", "Ben", "Cleo"] })).toBe("Vader has 2 tokens of Ana, Ben and Cleo.");
});

const LISTS = new Intl.ListFormat("en-GB", { type: "conjunction" });

test.each(["{ship}", "{ship} attacks {target} at range {range}", "{ship}'s dial: {target}", "{ship}{target}, # {range}% <b>", " {range} "])(
  "%s needs no library, and gives the same text as with it",
  (text) => {
    const values = { ship: "Vader", target: "", range: 0 };
    const format = new IntlMessageFormat(text, "en-GB", undefined, { ignoreTag: true });
    expect(plainMessage(text, LISTS)?.(values)).toBe(format.format(values));
  },
);

test("a plain text joins names in a list, and throws an error that names a missing argument", () => {
  const say = plainMessage("{players} won", LISTS);
  expect(say?.({ players: ["Ana", "Ben", "Cleo"] })).toBe("Ana, Ben and Cleo won");
  expect(() => say?.({})).toThrow("players");
});

test.each([
  "{count, plural, one {# ship} other {# ships}}",
  "{share, number, percent}",
  "{ ship }",
  "'{ship}'",
  "it''s {ship}",
  "'<b>' {ship}",
  "{ship",
  "ship} {target}",
])("%s needs the library", (text) => {
  expect(plainMessage(text, LISTS)).toBeUndefined();
});

test("the type of the arguments is read from the text, even from its branches", () => {
  expectTypeOf<ArgumentsOf<"Saved games">>().toEqualTypeOf<Readonly<unknown>>();
  expectTypeOf<ArgumentsOf<(typeof ENGLISH)["attack"]>>().toEqualTypeOf<{
    readonly ship: Insert;
    readonly target: Insert;
    readonly range: Insert;
  }>();
  expectTypeOf<ArgumentsOf<(typeof ENGLISH)["tokens"]>>().toEqualTypeOf<{
    readonly ship: Insert;
    readonly count: number;
    readonly owners: Insert;
  }>();
  expectTypeOf<ArgumentsOf<(typeof ENGLISH)["rows"]["side"]>>().toEqualTypeOf<{ readonly side: string; readonly share: number }>();
  expectTypeOf<ArgumentsOf<"{a, plural, one {x} other {y}}{b}">>().toEqualTypeOf<{ readonly a: number; readonly b: Insert }>();
});

test("another language has the same keys and arguments", () => {
  const texts = translated<typeof ENGLISH>()({
    title: "Gespeicherte Partien",
    attack: "{ship} greift {target} auf Reichweite {range} an",
    tokens: "{ship} hat {count, plural, =0 {keine Marker} one {# Marker} other {# Marker von {owners}}}.",
    rows: { side: "{side, select, fore {Bug} other {Heck}}, {share, number, percent}" },
  });
  const german: typeof english = messagesOf("de", texts);
  expect(german.tokens({ ship: "Vader", count: 1234, owners: ["Ana", "Ben"] })).toBe("Vader hat 1.234 Marker von Ana und Ben.");
  expect(german.rows.side({ side: "aft", share: 0.5 })).toBe("Heck, 50\u00a0%");
});

test("a missing key, a missing argument and an argument of another kind don't compile", () => {
  const translate = translated<{ readonly a: "Ships"; readonly b: "{count, plural, one {# ship} other {# ships}}" }>();
  type Given = Parameters<typeof translate>[0];
  expectTypeOf<{ readonly a: "Schiffe" }>().not.toExtend<Given>();
  expectTypeOf(translate<{ readonly a: "Schiffe"; readonly b: "{count, plural, one {# Schiff} other {# Schiffe}}" }>).toBeFunction();
  expectTypeOf(translate<{ readonly a: "Schiffe"; readonly b: "{cuont} Schiffe" }>)
    .parameter(0)
    .toHaveProperty("b")
    .toBeNever();
  expectTypeOf(translate<{ readonly a: "{n} Schiffe"; readonly b: "Schiffe" }>)
    .parameter(0)
    .toHaveProperty("a")
    .toBeNever();
  expectTypeOf(translate<{ readonly a: "Schiffe"; readonly b: "{count, plural, other {# Schiffe}}"; readonly c: "?" }>)
    .parameter(0)
    .toHaveProperty("c")
    .toBeNever();
});
