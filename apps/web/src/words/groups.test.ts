/**
 * Checks that every page loads all texts that its modules use. Texts are in rooms, and rooms are in groups, so each room that the modules
 * import must be in one of the page's groups.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { groupsOfPage } from "./groups.ts";

const SOURCE = join(import.meta.dirname, "..");

const PAGES = [
  ["/", "home/page.tsx"],
  ["/about", "about/page.tsx"],
  ["/build", "build/page.tsx"],
  ["/judge", "judge/page.tsx"],
  ["/saved", "saved/page.tsx"],
  ["/odds", "odds/page.tsx"],
  ["/play", "play/page.tsx"],
  ["/rules", "rules/search-page.tsx"],
  ["/rules/HS-TGT-03", "rules/rule-page.tsx"],
] as const;

test.each(PAGES)("the page at %s loads the groups with all rooms that it imports", (path, file) => {
  expect(missingIn(file, ["shell", ...groupsOfPage(path)])).toEqual([]);
});

test("the shell needs no group besides its own", () => {
  expect(missingIn("shell/shell.tsx", ["shell"])).toEqual([]);
  expect(missingIn("shell/notices.tsx", ["shell"])).toEqual([]);
});

test("the game's worker needs only names, lists and its own texts", () => {
  expect(missingIn("game-worker/worker/worker.ts", ["lists", "names", "worker"])).toEqual([]);
});

/**
 * Returns the groups whose texts a file needs but doesn't get. A file also needs the texts of all modules that it imports, directly or
 * indirectly. Groups in `loaded` don't count as missing, nor do groups that the file or one of these modules loads.
 */
function missingIn(file: string, loaded: readonly string[]): readonly string[] {
  const groups = new Set<string>();
  const loadedLater = new Set<string>();
  const known = new Set<string>();
  const read = (path: string): void => {
    if (known.has(path)) return;
    known.add(path);
    const text = readFileSync(path, "utf8");
    for (const [, group = ""] of text.matchAll(/\bwordsOf\("(\w+)"/g)) groups.add(group);
    for (const [, group = ""] of text.matchAll(/\bloadWords\("(\w+)"/g)) loadedLater.add(group);
    // These files import every page or every group, so their imports aren't followed.
    if (/\/(routes\.tsx|load\.ts|load-for-worker\.ts)$/.test(path)) return;
    for (const source of importsIn(path, text)) read(join(dirname(path), source));
  };
  read(join(SOURCE, file));
  return [...groups].filter((group) => !loaded.includes(group) && !loadedLater.has(group));
}

function importsIn(path: string, text: string): readonly string[] {
  const { staticImports, dynamicImports } = parseSync(path, text).module;
  const atOnce = staticImports.filter(({ entries }) => !isOfTypes(entries)).map(({ moduleRequest }) => moduleRequest.value);
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  return [...atOnce, ...later].filter(isSource);
}

const isSource = (request: string): boolean => /^\..*\.tsx?$/.test(request);
const isOfTypes = (entries: readonly { readonly isType: boolean }[]): boolean =>
  entries.length > 0 && entries.every(({ isType }) => isType);
