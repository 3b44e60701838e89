/** docs/write-your-own-card.md is correct: it has every verb, and shows the example's contents. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8").replaceAll("\r\n", "\n");
const PAGE = read("docs/write-your-own-card.md");

test("the page names every verb of the card language, and no other", () => {
  const verbs = [...read("packages/abilities/src/language/instruction.ts").matchAll(/readonly verb: "([^"]+)"/g)].map(([, verb]) => verb);
  const table = PAGE.slice(PAGE.indexOf("## The verbs"), PAGE.indexOf("What a verb takes"));
  const shown = [...table.matchAll(/`([^`]+)`/g)].map(([, verb]) => verb);
  expect(shown.toSorted()).toEqual([...new Set(verbs)].toSorted());
});

test("the page shows the example's card", () => {
  const [shown] = /(?<=```ts\n)[\s\S]*?(?=```)/.exec(PAGE) ?? [];
  expect(read("docs/own-card/old-scars.ts")).toContain(shown);
});

test("the page shows the program's content", () => {
  const [shown] = /const bare = [\s\S]*?(?=```)/.exec(PAGE) ?? [];
  expect(read("docs/own-card/play.ts")).toContain(shown);
});
