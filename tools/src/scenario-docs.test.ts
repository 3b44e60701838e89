import { readdirSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { inRoot } from "./root.ts";
import { run, scenarioDocs } from "./scenario-docs.ts";

const FOLDER = inRoot("docs", "scenarios");

test("docs/scenarios is what npm run scenario-docs writes", () => {
  const docs = scenarioDocs();
  expect(readdirSync(FOLDER).sort()).toEqual([...docs.keys()].sort());
  for (const [name, text] of docs) expect(readFileSync(inRoot("docs", "scenarios", name), "utf8"), name).toBe(text);
});

test("every part of a page is marked", () => {
  for (const [name, text] of scenarioDocs()) {
    if (!name.endsWith(".md") || name === "README.md") continue;
    const rules = /## Rules\n\n([\s\S]*?)\n\n##/.exec(text)?.[1]?.split("\n") ?? [];
    for (const line of rules) expect(line, name).toMatch(/_\((known|our reconstruction): .+\)_$|^- None: only the normal rules/);
    expect(rules.length, name).toBeGreaterThan(0);
  }
});

test("npm run scenario-docs takes no arguments", async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await run(["aces-high"])).toBe(2);
});
