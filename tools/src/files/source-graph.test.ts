import { describe, expect, test } from "vitest";
import { type SourceGraph, sourceGraph, WEB_BUNDLE } from "./source-graph.ts";

type Files = Readonly<Record<string, string>>;

const graphOf = (files: Files): SourceGraph =>
  sourceGraph({ files: Object.keys(files).sort(), read: (file) => Buffer.from(files[file] ?? "") });

/** The files that the first of these sees, besides itself. */
const seen = (files: Files): readonly string[] => {
  const [first = ""] = Object.keys(files);
  return graphOf(files)
    .seenFrom([first])
    .filter((file) => file !== first);
};

const packageFile = (name: string, exports: object): string => JSON.stringify({ name: `@broadside/${name}`, exports });

describe("a file sees", () => {
  test("what it imports and what that imports, and no other file in the same folder", () => {
    expect(
      seen({
        "packages/kit/src/a.test.ts": 'import { a } from "./a.ts";',
        "packages/kit/src/a.ts": 'export * from "./deep/b.ts";',
        "packages/kit/src/deep/b.ts": 'import type { A } from "../a.ts";',
        "packages/kit/src/c.ts": "",
      }),
    ).toEqual(["packages/kit/src/a.ts", "packages/kit/src/deep/b.ts"]);
  });

  test("what it imports on demand, and workers", () => {
    expect(
      seen({
        "packages/kit/src/a.ts": 'await import("./later.ts"); new Worker(new URL("./worker.ts", import.meta.url));',
        "packages/kit/src/later.ts": "",
        "packages/kit/src/worker.ts": 'import "./of-worker.ts";',
        "packages/kit/src/of-worker.ts": "",
      }),
    ).toEqual(["packages/kit/src/later.ts", "packages/kit/src/of-worker.ts", "packages/kit/src/worker.ts"]);
  });

  test("in another package, the file that exports the import, and the file that declares the export", () => {
    const files = {
      "tests/a.test.ts": 'import { a } from "@broadside/kit"; import { b } from "@broadside/tools/deep/b";',
      "packages/kit/package.json": packageFile("kit", {
        ".": { broadside: "./src/index.ts", default: "./dist/index.js" },
        "./testing": { broadside: "./src/testing.ts" },
      }),
      "packages/kit/src/index.ts": "",
      "packages/kit/src/testing.ts": "",
      "tools/package.json": packageFile("tools", { "./*": { broadside: "./src/*.ts", default: "./dist/*.js" } }),
      "tools/src/deep/b.ts": "",
    };
    expect(seen(files)).toEqual(["packages/kit/package.json", "packages/kit/src/index.ts", "tools/package.json", "tools/src/deep/b.ts"]);
    expect(seen({ ...files, "tests/a.test.ts": 'import "@broadside/kit/testing";' })).toEqual([
      "packages/kit/package.json",
      "packages/kit/src/testing.ts",
    ]);
  });

  test("the sources of compiled or bundled files, without tests", () => {
    const app = { "apps/cli/src/main.ts": 'import "./play.ts";', "apps/cli/src/play.ts": "", "apps/cli/src/play.test.ts": "" };
    expect(seen({ "tests/a.test.ts": 'import { main } from "../apps/cli/dist/main.js";', ...app })).toEqual([
      "apps/cli/src/main.ts",
      "apps/cli/src/play.ts",
    ]);
    expect(
      seen({
        "tests/a.test.ts": 'spawn(fileURLToPath(new URL("../apps/cli/bin/broadside.mjs", import.meta.url)));',
        "apps/cli/bin/broadside.mjs": 'new URL("../bundle/main.js", import.meta.url)',
        ...app,
      }),
    ).toEqual(["apps/cli/bin/broadside.mjs", "apps/cli/src/main.ts", "apps/cli/src/play.ts", "apps/cli/bundle"]);
  });

  test.each([
    ["from its own folder", 'readFileSync(join(import.meta.dirname, "..", "docs", "play.md"))'],
    ["by its URL", 'readFileSync(new URL("../docs/play.md", import.meta.url))'],
    ["from the root", 'readFileSync("docs/play.md")'],
    ["in parts", 'inRoot("docs", "play.md")'],
  ])("a file that it reads, named %s", (_, text) => {
    expect(seen({ "tests/a.test.ts": text, "docs/play.md": "", "docs/odds.md": "" })).toEqual(["docs/play.md"]);
  });

  test("all files in a folder that it reads", () => {
    const files = { "docs/records/a.json": "", "docs/records/b.json": "", "docs/play.md": "" };
    const records = ["docs/records/a.json", "docs/records/b.json"];
    expect(seen({ "tests/a.test.ts": 'readdirSync(join(import.meta.dirname, "..", "docs", "records"))', ...files })).toEqual(records);
    expect(seen({ "tests/a.test.ts": "new URL(`../docs/records/$" + "{name}.json`, import.meta.url)", ...files })).toEqual(records);
    expect(seen({ "tools/src/a.ts": 'filesBelow("docs")', ...files })).toEqual([...records, "docs/play.md"].sort());
  });

  test("what it reads next to the checkout, if it is there", () => {
    const reads = { "tests/a.test.ts": 'const RULES = new URL("../../shared/rules/", import.meta.url);' };
    const shared = { "../shared/rules/a.md": "", "../shared/design/b.md": "" };
    expect(seen({ ...reads, ...shared })).toEqual(["../shared/rules/a.md"]);
    expect(seen(reads)).toEqual([]);
    expect(seen({ "tests/a.test.ts": 'new URL("../shared/rules/", repository)', ...shared })).toEqual(["../shared/rules/a.md"]);
  });

  test("in a package, nothing that only looks like a path, because packages read no files", () => {
    expect(seen({ "packages/kit/src/a.ts": 'const word = "docs";', "docs/play.md": "" })).toEqual([]);
  });
});

test("files that should end the search are not followed", () => {
  const graph = graphOf({
    "tests/browser/a.spec.ts": 'readFileSync("apps/web/dist/index.html")',
    "apps/web/src/main.tsx": "",
  });
  expect(graph.seenFrom(["tests/browser/a.spec.ts"], (file) => file === WEB_BUNDLE)).toEqual(["tests/browser/a.spec.ts", WEB_BUNDLE]);
});

describe("a fingerprint", () => {
  const files = {
    "tests/a.test.ts": 'import "./a.ts"; readdirSync(new URL("records/", import.meta.url));',
    "tests/a.ts": "",
    "tests/b.ts": "",
  };
  const print = (now: Files): string => {
    const graph = graphOf(now);
    return graph.printOf(graph.seenFrom(["tests/a.test.ts"]));
  };

  test.each<[what: string, now: Files]>([
    ["a file that it sees changes", { ...files, "tests/a.ts": "changed" }],
    ["a file that it sees imports another", { ...files, "tests/a.ts": 'import "./b.ts";' }],
    ["a file is added to a folder that it reads", { ...files, "tests/records/a.json": "" }],
    ["a file that it sees is removed", { "tests/a.test.ts": files["tests/a.test.ts"] }],
  ])("changes if %s", (_, now) => {
    expect(print(now)).not.toBe(print(files));
  });

  test("stays the same if another file changes", () => {
    expect(print({ ...files, "tests/b.ts": "changed", "tests/c.ts": "" })).toBe(print(files));
  });
});
