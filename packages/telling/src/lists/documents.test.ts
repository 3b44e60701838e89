/** Tests the sentences in documents about lists: the printed sheet, the plain text, and the verdict as JSON. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { checkEntry, entryInText, formatById, sheetHtml } from "@broadside/squads";
import { expect, test } from "vitest";
import { documentWords, verdictData } from "./documents.ts";
import { ENGLISH_LISTS } from "./english.ts";

const catalogue = catalogueOf(pack);
const words = documentWords(ENGLISH_LISTS);

const format = formatById("epic-dogfight");
if (!format) throw new Error("no Epic Dogfight");
const entry = {
  format: format.id,
  squads: [
    {
      faction: "rebel",
      ships: ["wedgeantilles", "lukeskywalker"].map((pilot) => ({ pilot, upgrades: [{ id: "r2d2" }] })),
    },
  ],
};
const { verdict } = checkEntry(entry, format, catalogue);
const TEXT = "A squad can include R2-D2 only once, counting ships and upgrades together.";

test("a sheet lists each problem with its place, rule and fix", () => {
  const html = sheetHtml(entry, format, catalogue, verdict, words);
  expect(html).toContain(`<li>Luke Skywalker, R2-D2: ${TEXT} [1E-SQUAD-05] Remove one copy of R2-D2.</li>`);
  expect(html).toContain("Rebel Alliance: 65 of 300 points, 235 left; 0 of 5 epic points");
});

test("a plain text shows the points spent", () => {
  expect(entryInText(entry, catalogue, words)).toContain("65 of 300 points, 235 left; 0 of 5 epic points");
});

test("a verdict as JSON has a text and a fix for each problem", () => {
  const place = { list: 0, ship: 1, upgrade: 0 };
  expect(verdictData(verdict, ENGLISH_LISTS)).toMatchObject({
    legal: false,
    points: 65,
    faults: [{ rule: "1E-SQUAD-05", weight: "illegal", place, text: TEXT, mend: "Remove one copy of R2-D2." }],
  });
  expect(verdictData(verdict, ENGLISH_LISTS)).not.toHaveProperty("problems");
});
