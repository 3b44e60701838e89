import { expect, test } from "vitest";
import { printOfBuild } from "./built-app.ts";

const built = (build: string, hash: string, more: Readonly<Record<string, string>> = {}): string =>
  printOfBuild(
    new Map(
      Object.entries({
        "index.html": `<script src="/assets/index-${hash}.js"></script>`,
        "sw.js": `store("${build}"); keep(["/assets/index-${hash}.js", "/assets/later-${hash}.js"])`,
        [`assets/index-${hash}.js`]: `import("./later-${hash}.js"); is("${build}")`,
        [`assets/later-${hash}.js`]: "later()",
        ...more,
      }),
    ),
    build,
  );
const before = built("0123456789ab", "AAAAAAAA");

test("the build's name, and file names that depend on it, make no difference", () => {
  expect(built("ba9876543210", "B-_bbbb9")).toBe(before);
});

test("the service worker may list the files in another order", () => {
  const sw = 'store("ba9876543210"); keep(["/assets/later-BBBBBBBB.js", "/assets/index-BBBBBBBB.js"])';
  expect(built("ba9876543210", "BBBBBBBB", { "sw.js": sw })).toBe(before);
});

test.each<[what: string, more: Readonly<Record<string, string>>]>([
  ["a script does something else", { "assets/later-AAAAAAAA.js": "sooner()" }],
  ["the page changes", { "index.html": "" }],
  ["a file is added", { "assets/more-AAAAAAAA.js": "" }],
  ["a script loads another one", { "assets/index-AAAAAAAA.js": 'import("./index-AAAAAAAA.js"); is("0123456789ab")' }],
  ["the service worker does something else", { "sw.js": 'keep(["/assets/index-AAAAAAAA.js", "/assets/later-AAAAAAAA.js"])' }],
])("the print changes if %s", (_, more) => {
  expect(built("0123456789ab", "AAAAAAAA", more)).not.toBe(before);
});

test("two files with the same name differ by their contents", () => {
  const two = (first: string, second: string): string =>
    built("0123456789ab", "AAAAAAAA", {
      "index.html": `<script src="/assets/a-${first}.js"></script>`,
      "assets/a-CCCCCCCC.js": "one()",
      "assets/a-DDDDDDDD.js": "two()",
      "assets/b-EEEEEEEE.js": `import("./a-${second}.js")`,
    });
  expect(two("CCCCCCCC", "DDDDDDDD")).not.toBe(two("DDDDDDDD", "CCCCCCCC"));
});
