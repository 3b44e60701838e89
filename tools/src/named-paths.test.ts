import { expect, test } from "vitest";
import { type NamedPath, namedPaths } from "./named-paths.ts";

const named = (text: string, kind: NamedPath["kind"]): readonly string[] =>
  namedPaths(text).flatMap((path) => (path.kind === kind ? [path.path] : []));

test.each([
  ["an import", 'import { a } from "./a.ts";', "./a.ts"],
  ["an import over several lines", 'import {\n  a,\n} from "../b/a.ts";', "../b/a.ts"],
  ["what is exported from elsewhere", 'export * from "@broadside/kit";', "@broadside/kit"],
  ["a type", 'import type { A } from "./types.ts";', "./types.ts"],
  ["an import when it is needed", 'const load = () => import("./later.ts");', "./later.ts"],
  ["a mocked file", 'vi.mock("./clock.ts");', "./clock.ts"],
  ["a list of places", 'const PLACES = ["./worker.js", "../bundle/worker.js"];', "../bundle/worker.js"],
  ["the folder of a name that is put together", "read(new URL(`../docs/$" + "{name}.md`, import.meta.url))", "../docs/"],
])("%s is one", (_, text, path) => {
  expect(named(text, "import")).toContain(path);
});

test.each([
  ["a worker", 'new Worker(new URL("./worker.ts", import.meta.url))', "./worker.ts"],
  ["a folder above", 'new URL("..", import.meta.url)', ".."],
  ["a path in parts", 'join(import.meta.dirname, "..", "docs", "records", name)', "../docs/records"],
  ["a path from the address of the file", 'join(dirname(fileURLToPath(import.meta.url)), "..", "web")', "../web"],
])("%s is one from the folder of the file", (_, text, path) => {
  expect(named(text, "call")).toEqual([path]);
  expect(named(text, "word")).toEqual([]);
});

test("a folder above and a name from elsewhere are none: the name is found where it stands", () => {
  expect(namedPaths('join(import.meta.dirname, "..", file)')).toEqual([]);
});

test("parts that are joined to something else are one word, and may be several", () => {
  expect(namedPaths('join(ROOT, "docs", "play.md")')).toEqual([{ kind: "word", path: "docs/play.md", parts: ["docs", "play.md"] }]);
  expect(named('inRoot("docs", name)', "word")).toEqual(["docs"]);
});

test("any string may be one; of a sentence only a word with a dot or a slash", () => {
  expect(named('filesBelow("packages")', "word")).toEqual(["packages"]);
  expect(named('say("the tests of docs/play.md")', "word")).toEqual(["docs/play.md"]);
  expect(named("run(`node apps/cli/bin/broadside.mjs serve --port $" + "{port}`)", "word")).toEqual(["apps/cli/bin/broadside.mjs"]);
  expect(named("read(`$" + "{ROOT}/docs/play.md`)", "word")).toEqual(["docs/play.md"]);
});

test("quotes in a pattern hide none", () => {
  expect(named('const quote = /["\'`]/;\nimport { a } from "./a.ts";', "import")).toEqual(["./a.ts"]);
});

test("in a comment they are none", () => {
  expect(namedPaths('/** See "docs/play.md". */\n// import "./a.ts";\n/*\n * import "./b.ts";\n */')).toEqual([]);
});
