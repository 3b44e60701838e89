import { readFileSync } from "node:fs";
import { AUTHORITY } from "@broadside/host";
import { expect, test, vi } from "vitest";
import { EXPLANATIONS, GROUPS } from "./authority/explanations.ts";
import { authorityDocs, run } from "./authority-docs.ts";
import { inRoot } from "./root.ts";

test("docs/authority.md is what npm run authority-docs writes", () => {
  expect(readFileSync(inRoot("docs", "authority.md"), "utf8").replaceAll("\r\n", "\n")).toBe(authorityDocs());
});

test("the page has one row and one sentence for each action, in the groups of the code", () => {
  const page = authorityDocs();
  expect(Object.keys(EXPLANATIONS)).toEqual(Object.keys(AUTHORITY));
  expect(Object.values(GROUPS).flatMap(Object.keys)).toEqual(Object.keys(AUTHORITY));
  for (const action of Object.keys(AUTHORITY)) {
    expect(page.match(new RegExp(`^\\| \`${action}\` \\|`, "gm")), action).toHaveLength(1);
    expect(page.match(new RegExp(`^- \\*\\*\`${action}\`\\*\\*: [A-Z].*\\.`, "gm")), action).toHaveLength(1);
  }
});

test("npm run authority-docs takes no arguments", async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await run(["judge"])).toBe(2);
});
