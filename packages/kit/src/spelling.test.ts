import { describe, expect, test } from "vitest";
import { comparable, folded, looksOf, withoutAccents } from "./index.ts";

describe("spelling", () => {
  test("names look equal however their accents are composed and whatever spaces they contain", () => {
    expect(looksOf(" Ana\u00A0 Li\u0301 ")).toBe("Ana L\u00ED");
    expect(looksOf("Ana Li")).not.toBe(looksOf("ana li"));
  });

  test("names that differ only in capitals are the same, but names that differ in accents aren't", () => {
    expect(comparable("Ana  LI")).toBe(comparable("ana li"));
    expect(comparable("José")).not.toBe(comparable("Jose"));
  });

  test("accents are removed, but not marks that count as letters in their script", () => {
    expect(withoutAccents("Žofie Öberg")).toBe("zofie oberg");
    expect(withoutAccents("हिन्दी")).toBe("हिन्दी");
  });

  test("hyphens, spaces and capitals in an id are ignored", () => {
    expect(folded("YT-2400 Debris 1")).toBe("yt2400debris1");
    expect(folded("–")).toBe("");
  });
});
