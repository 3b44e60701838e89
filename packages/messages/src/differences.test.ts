import { expect, test } from "vitest";
import { differences, sameTexts } from "./differences.ts";

const ENGLISH = {
  title: "Saved games",
  tokens: "{ship} has {count, plural, one {# token} other {# tokens of {owner}}}",
  sides: { fore: "fore" },
  pair: "{one}, {two}",
};

test("a translation with the same arguments has no differences", () => {
  const german = {
    title: "Gespeichert",
    tokens: "{count, plural, one {# Marker} other {# Marker von {owner}}} auf {ship}",
    sides: { fore: "Bug" },
    pair: "{one}, {two}",
  };
  expect(differences(ENGLISH, german)).toEqual([]);
});

test("missing, extra and unreadable texts are found, and so are different arguments in any branch", () => {
  const german = {
    tokens: "{ship} hat {count, plural, one {# Marker} other {# Marker}}",
    sides: { fore: "{Bug", aft: "Heck" },
    pair: "{two}: {one}",
  };
  expect(differences(ENGLISH, german)).toEqual([
    "title: not in the translation",
    "tokens: uses count, ship instead of count, owner, ship",
    "sides.fore: can't be read",
    "sides.aft: only in the translation",
  ]);
});

test("texts that were left untranslated are found", () => {
  expect(sameTexts(ENGLISH, { ...ENGLISH, title: "Gespeichert" })).toEqual([ENGLISH.tokens, "fore"]);
});
