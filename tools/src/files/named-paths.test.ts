import { expect, test } from "vitest";
import { type NamedPath, namedPaths } from "./named-paths.ts";

const named = (text: string, kind: NamedPath["kind"]): readonly string[] =>
  namedPaths(text).flatMap((path) => (path.kind === kind ? [path.path] : []));

test.each([
  ["an import", 'import { a } from "./a.ts";', "./a.ts"],
  ["an import over several lines", 'import {\n  a,\n} from "../b/a.ts";', "../b/a.ts"],
  ["a re-export", 'export * from "@broadside/kit";', "@broadside/kit"],
  ["a type", 'import type { A } from "./types.ts";', "./types.ts"],
  ["an import on demand", 'const load = () => import("./later.ts");', "./later.ts"],
  ["a mocked file", 'vi.mock("./clock.ts");', "./clock.ts"],
  ["a list of places", 'const PLACES = ["./worker.js", "../bundle/worker.js"];', "../bundle/worker.js"],
  ["the folder of an assembled name", "read(new URL(`../docs/$" + "{name}.md`, import.meta.url))", "../docs/"],
])("%s is a path", (_, text, path) => {
  expect(named(text, "import")).toContain(path);
});

test.each([
  ["a worker", 'new Worker(new URL("./worker.ts", import.meta.url))', "./worker.ts"],
  ["a parent folder", 'new URL("..", import.meta.url)', ".."],
  ["a path in parts", 'join(import.meta.dirname, "..", "docs", "records", name)', "../docs/records"],
  ["a path from the file's URL", 'join(dirname(fileURLToPath(import.meta.url)), "..", "web")', "../web"],
])("%s is a path from the file's folder", (_, text, path) => {
  expect(named(text, "call")).toEqual([path]);
  expect(named(text, "word")).toEqual([]);
});

test("a parent folder with a name from elsewhere is no path: the name is found where it is defined", () => {
  expect(namedPaths('join(import.meta.dirname, "..", file)')).toEqual([]);
});

test("parts joined to something else form one word, or may be several", () => {
  expect(namedPaths('join(ROOT, "docs", "play.md")')).toEqual([{ kind: "word", path: "docs/play.md", parts: ["docs", "play.md"] }]);
  expect(named('inRoot("docs", name)', "word")).toEqual(["docs"]);
});

test("any string may be a path; in a sentence, only a word with a dot or a slash", () => {
  expect(named('filesBelow("packages")', "word")).toEqual(["packages"]);
  expect(named('say("the tests of docs/play.md")', "word")).toEqual(["docs/play.md"]);
  expect(named("run(`node apps/cli/bin/broadside.mjs serve --port $" + "{port}`)", "word")).toEqual(["apps/cli/bin/broadside.mjs"]);
  expect(named("read(`$" + "{ROOT}/docs/play.md`)", "word")).toEqual(["docs/play.md"]);
});

test("quotes in a pattern hide no path", () => {
  expect(named('const quote = /["\'`]/;\nimport { a } from "./a.ts";', "import")).toEqual(["./a.ts"]);
});

test("paths in comments don't count", () => {
  expect(namedPaths('/** See "docs/play.md". */\n// import "./a.ts";\n/*\n * import "./b.ts";\n */')).toEqual([]);
});
