import { describe, expect, test } from "vitest";
import { hasBeginning, lettersApart, likeness, nearest, nearestText } from "./index.ts";

describe("likeness", () => {
  test("is 1 for equal texts, 0 if nothing matches, and the same both ways", () => {
    expect(likeness("wedge", "wedge")).toBe(1);
    expect(likeness("wedge", "")).toBe(0);
    expect(likeness("wedge", "xyz")).toBe(0);
    expect(likeness("aaa", "aa")).toBeCloseTo(2 / 3);
    expect(likeness("wedgeantiles", "wedgeantilles")).toBe(likeness("wedgeantilles", "wedgeantiles"));
  });

  test("finds the most similar of several texts, or none", () => {
    const known = ["wedgeantilles", "lukeskywalker", "r2d2"];
    expect(nearestText("wedgeantiles", known)).toBe("wedgeantilles");
    expect(nearestText("luke", known)).toBe("lukeskywalker");
    expect(nearestText("zzzz", known)).toBeUndefined();
    expect(nearestText("nope", ["chopper"])).toBeUndefined();
    expect(nearestText("", known)).toBeUndefined();
  });
});

describe("a name begins with a wanted text", () => {
  test("at the start of any word, across words, and regardless of capitals and accents", () => {
    for (const wanted of ["ana", "LÍ", "ana l", "li"]) expect(hasBeginning("Ana Lí", wanted), wanted).toBe(true);
  });

  test("but not in the middle of a word, and never with an empty text", () => {
    for (const wanted of ["na", "ana i", ""]) expect(hasBeginning("Ana Lí", wanted), wanted).toBe(false);
  });
});

describe("the number of typos", () => {
  test("counts wrong, extra and missing letters", () => {
    expect(lettersApart("Jon", "Jan")).toBe(1);
    expect(lettersApart("Anna", "Ana")).toBe(1);
    expect(lettersApart("Ana", "Annna")).toBe(2);
    expect(lettersApart("Ana", "")).toBe(3);
  });

  test("is taken from the closest word, and ignores accents and capitals", () => {
    expect(lettersApart("Žofie Novak", "novac")).toBe(1);
    expect(lettersApart("Žofie Novak", "ZOFIE NOVAK")).toBe(0);
  });
});

test("the nearest come first, equally near ones in their given order, and no more than asked for", () => {
  const near = (above: number, most: number) => nearest(["five", "two", "three", "four"], (word) => word.length, { above, most });
  expect(near(0, 2)).toEqual(["three", "five"]);
  expect(near(3, 9)).toEqual(["three", "five", "four"]);
  expect(near(5, 9)).toEqual([]);
});
