import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { PICTURES_IN_DOCS } from "../pictures/pictures.ts";
import { inRoot } from "../root.ts";
import { isBroken, linksIn, markdownLinks } from "./markdown-links.ts";

const LINKS = markdownLinks();

test("links are read from text and pictures, except links to other sites and within a page", () => {
  const text = "[a](b.md#part) ![c](../d.png) [e](https://example.org/f.md) [g](#h)";
  expect(linksIn("docs/a.md", text)).toEqual([
    { from: "docs/a.md", to: "docs/b.md" },
    { from: "docs/a.md", to: "d.png" },
  ]);
});

test("every link in the documentation leads to a file", () => {
  expect(LINKS.length).toBeGreaterThan(50);
  expect(LINKS.filter(isBroken)).toEqual([]);
});

test("a link to a missing file is reported", () => {
  expect(isBroken({ from: "README.md", to: "docs/nowhere.md" })).toBe(true);
});

test("the documentation shows every committed picture, and npm run screenshot takes all but one", () => {
  const committed = readdirSync(inRoot("docs", "images")).filter((file) => file.endsWith(".png"));
  const shown = new Set(LINKS.map(({ to }) => to).filter((to) => to.startsWith("docs/images/")));
  expect([...shown].map((to) => to.replace("docs/images/", "")).toSorted()).toEqual(committed.toSorted());
  expect([...PICTURES_IN_DOCS, "simulation-report.png"].toSorted()).toEqual(committed.toSorted());
});
