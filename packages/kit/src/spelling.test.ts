import { describe, expect, test } from "vitest";
import { comparable, folded, looksOf, withoutAccents } from "./index.ts";

describe("spelling", () => {
  test("a name looks the same however its accents are put together and whatever spaces stand in it", () => {
    expect(looksOf(" Ana\u00A0 Li\u0301 ")).toBe("Ana L\u00ED");
    expect(looksOf("Ana Li")).not.toBe(looksOf("ana li"));
  });

  test("capitals do not make another name, accents do", () => {
    expect(comparable("Ana  LI")).toBe(comparable("ana li"));
    expect(comparable("José")).not.toBe(comparable("Jose"));
  });

  test("accents are left out, but not the marks that are letters of their own", () => {
    expect(withoutAccents("Žofie Öberg")).toBe("zofie oberg");
    expect(withoutAccents("हिन्दी")).toBe("हिन्दी");
  });

  test("of an id hyphens, blanks and capitals do not count", () => {
    expect(folded("YT-2400 Debris 1")).toBe("yt2400debris1");
    expect(folded("–")).toBe("");
  });
});
