import type { Card } from "@broadside/abilities";
import { pack } from "@broadside/cards/1e";
import { describe, expect, test } from "vitest";
import { cardProblems, fileNameOf, problemsOf, unlisted } from "./check-cards.ts";

/** The problems reported for a card file, with one test that names these. */
const saidOf = (path: string, file: Card | readonly Card[], ...named: readonly string[]): readonly string[] =>
  problemsOf({
    path: "cards",
    files: { [path]: file },
    packs: [pack],
    tests: [{ path: "cards/any.test.ts", text: named.map((name) => `test("${name}", () => {});`).join("\n") }],
  });

const R5P9: Card = { card: "upgrade:r5p9", title: "R5-P9" };
const direct = (key: string): Card => ({ card: `damage:${key}`, title: "Direct Hit!" });

test("every card in the project has a file with its name, a summary, and a test that names it", () => {
  expect(cardProblems()).toEqual([]);
});

describe("the file name", () => {
  test("is the id of a pilot, an upgrade or a Condition", () => {
    expect(["pilot:4lom", "upgrade:r2d2-crew", "condition:rattled"].map(fileNameOf)).toEqual(["4lom", "r2d2-crew", "rattled"]);
  });

  test("is the name of a Damage card without its deck, of a ship's ability or of an effect, in lower case", () => {
    expect(["damage:core/Direct Hit!", "ship:Locked S-Foils", "effect:pilot skill"].map(fileNameOf)).toEqual([
      "direct-hit",
      "locked-s-foils",
      "pilot-skill",
    ]);
  });

  test("must match the card", () => {
    expect(saidOf("upgrades/r5-p9", R5P9, "r5p9")).toEqual(["cards/upgrades/r5-p9.ts: upgrade:r5p9 belongs in its own file, r5p9.ts"]);
  });

  test("must match every card in the file", () => {
    const two = [R5P9, { card: "upgrade:r5d8", title: "R5-D8" } as const];
    expect(saidOf("upgrades/r5p9", two, "r5p9")).toEqual(["cards/upgrades/r5p9.ts: upgrade:r5d8 belongs in its own file, r5d8.ts"]);
  });

  test("matches a card that is in several decks", () => {
    expect(saidOf("damage/direct-hit", [direct("core/Direct Hit!"), direct("core-tfa/Direct Hit!")], "Direct Hit!")).toEqual([]);
  });
});

describe("a file named after a card", () => {
  const saidOfFiles = (...files: readonly string[]) => unlisted({ path: "cards", files: { "upgrades/r5p9": R5P9 }, packs: [pack] }, files);

  test("is in the list", () => {
    expect(saidOfFiles("cards/upgrades/r5p9.ts", "cards/upgrades/r5p9.test.ts", "cards/upgrades/phrases.ts")).toEqual([]);
  });

  test("is reported if it isn't", () => {
    expect(saidOfFiles("cards/upgrades/r5d8.ts")).toEqual([
      'cards/upgrades/r5d8.ts: it is named after a card and exports none; write "export const name: Card = …"',
    ]);
  });
});

describe("the facts", () => {
  test("must include the card", () => {
    expect(saidOf("pilots/nobody", { card: "pilot:nobody", title: "Nobody" }, "nobody")).toEqual([
      "cards/pilots/nobody.ts: the facts know no pilot:nobody",
    ]);
  });

  test("must include a summary", () => {
    const { summaries } = pack;
    const silent = { ...pack, summaries: { ...summaries, upgrades: {} } };
    const tests = [{ path: "cards/any.test.ts", text: '"r5p9"' }];
    expect(problemsOf({ path: "cards", files: { "upgrades/r5p9": R5P9 }, packs: [silent], tests })).toEqual([
      "cards/upgrades/r5p9.ts: upgrade:r5p9 has no summary in 1e",
    ]);
  });
});

describe("tests", () => {
  test.each([["r5p9"], ["A1/upgrade:r5p9/0"], ["upgrade:r5p9"]])("%s names R5-P9", (text) => {
    expect(saidOf("upgrades/r5p9", R5P9, text)).toEqual([]);
  });

  test("must name every card, even if a longer id begins with its id", () => {
    expect(saidOf("upgrades/r5p9", R5P9, "r5p9x", "R5-P9")).toEqual(["cards/upgrades/r5p9.ts: no test names it"]);
  });

  test("need not name an effect that several cards share", () => {
    expect(saidOf("effects/pilot-skill", { card: "effect:pilot skill", title: "Pilot skill" })).toEqual([]);
  });
});
