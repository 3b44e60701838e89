import { describe, expect, test } from "vitest";
import { hasBeginning, lettersApart, likeness, nearest, nearestText } from "./index.ts";

describe("likeness", () => {
  test("is 1 for the same, 0 for nothing in common, and the same both ways", () => {
    expect(likeness("wedge", "wedge")).toBe(1);
    expect(likeness("wedge", "")).toBe(0);
    expect(likeness("wedge", "xyz")).toBe(0);
    expect(likeness("aaa", "aa")).toBeCloseTo(2 / 3);
    expect(likeness("wedgeantiles", "wedgeantilles")).toBe(likeness("wedgeantilles", "wedgeantiles"));
  });

  test("finds the nearest of several, or none", () => {
    const known = ["wedgeantilles", "lukeskywalker", "r2d2"];
    expect(nearestText("wedgeantiles", known)).toBe("wedgeantilles");
    expect(nearestText("luke", known)).toBe("lukeskywalker");
    expect(nearestText("zzzz", known)).toBeUndefined();
    expect(nearestText("", known)).toBeUndefined();
  });
});

describe("a name begins so", () => {
  test("in any of its words, over several words, without capitals and accents", () => {
    for (const wanted of ["ana", "LÍ", "ana l", "li"]) expect(hasBeginning("Ana Lí", wanted), wanted).toBe(true);
  });

  test("not in the middle of a word, and never with nothing", () => {
    for (const wanted of ["na", "ana i", ""]) expect(hasBeginning("Ana Lí", wanted), wanted).toBe(false);
  });
});

describe("letters apart", () => {
  test("are those that are other ones, too many or too few", () => {
    expect(lettersApart("Jon", "Jan")).toBe(1);
    expect(lettersApart("Anna", "Ana")).toBe(1);
    expect(lettersApart("Ana", "Annna")).toBe(2);
    expect(lettersApart("Ana", "")).toBe(3);
  });

  test("are counted in the word that is nearest, and accents and capitals are none", () => {
    expect(lettersApart("Žofie Novak", "novac")).toBe(1);
    expect(lettersApart("Žofie Novak", "ZOFIE NOVAK")).toBe(0);
  });
});

test("the nearest of several come first, of equals the one named first, and no more than wanted", () => {
  const near = (above: number, most: number) => nearest(["five", "two", "three", "four"], (word) => word.length, { above, most });
  expect(near(0, 2)).toEqual(["three", "five"]);
  expect(near(3, 9)).toEqual(["three", "five", "four"]);
  expect(near(5, 9)).toEqual([]);
});
