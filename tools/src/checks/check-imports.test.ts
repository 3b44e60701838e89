import { describe, expect, test } from "vitest";
import { problemsOf } from "./check-imports.ts";

/** The problems of made-up files, in packages that declare nothing but `left-pad`. */
const problemsIn = (files: Readonly<Record<string, string>>): readonly string[] =>
  problemsOf(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    () => ["left-pad"],
  );

describe("imports", () => {
  test.each([
    ["a package further down the table", 'import { sine } from "@broadside/kit";'],
    ["a type", 'import type { Pose } from "@broadside/kit";'],
    ["a file in the same package", 'export * from "./pose.ts";'],
    ["a declared dependency", 'import pad from "left-pad";'],
    ["a part of a declared dependency", 'import { pad } from "left-pad/sides.js";'],
  ])("%s may be imported", (_, text) => {
    expect(problemsIn({ "packages/geometry/src/a.ts": text })).toEqual([]);
  });

  test.each([
    ["a package against the table", 'import { Table } from "@broadside/table";', "geometry may not import table"],
    ["its types", 'import type { Table } from "@broadside/table";', "geometry may not import table"],
    ["a part of it", 'export { a } from "@broadside/table/part";', "geometry may not import table"],
    ["it on demand", 'const table = await import("@broadside/table");', "geometry may not import table"],
    ["it for its effects", 'import "@broadside/table";', "geometry may not import table"],
    ["another package's file", 'import { a } from "../../kit/src/a.ts";', "../../kit/src/a.ts lies outside the package"],
    ["something that only Node has", 'import { readFileSync } from "node:fs";', "node:fs does not exist in a browser"],
    ["an undeclared dependency", 'import pad from "right-pad";', "right-pad is not declared in the package's package.json"],
    [
      "a dependency whose name only begins like a declared one",
      'import pad from "left-pads";',
      "left-pads is not declared in the package's package.json",
    ],
    ["a test tool outside a test", 'import { test } from "vitest";', "vitest is not declared in the package's package.json"],
  ])("%s may not", (_, text, problem) => {
    expect(problemsIn({ "packages/geometry/src/a.ts": text })).toEqual([`packages/geometry/src/a.ts: ${problem}`]);
  });

  test("are also read over several lines", () => {
    const text = 'import {\n  type Table,\n  open,\n} from "@broadside/table";';
    expect(problemsIn({ "packages/geometry/src/a.ts": text })).toHaveLength(1);
  });

  test("don't count in comments", () => {
    const text = '// import { Table } from "@broadside/table";\n/* export * from "node:fs"; */\n';
    expect(problemsIn({ "packages/geometry/src/a.ts": text })).toEqual([]);
  });

  test("are free for apps and tools, and tests may import the test tools", () => {
    expect(
      problemsIn({
        "packages/kit/src/a.test.ts": 'import { test } from "vitest";\nimport fc from "fast-check";',
        "apps/cli/src/a.ts": 'import { readFileSync } from "node:fs";\nimport "@broadside/table";',
        "tools/src/a.ts": 'import { spawn } from "node:child_process";',
      }),
    ).toEqual([]);
  });

  test("are refused in a package that the table does not list", () => {
    expect(problemsIn({ "packages/attic/src/a.ts": "" })).toEqual([
      "packages/attic/src/a.ts: the package attic stands in no row of the import table",
    ]);
  });
});

describe("cycles", () => {
  test("are shown whole, once", () => {
    const problems = problemsIn({
      "packages/kit/src/start.ts": 'import "./a.ts";',
      "packages/kit/src/a.ts": 'import { b } from "./b.ts";',
      "packages/kit/src/b.ts": 'export { c } from "./deep/c.ts";',
      "packages/kit/src/deep/c.ts": 'import { a } from "../a.ts";',
    });
    expect(problems).toEqual([
      "these files import each other: packages/kit/src/a.ts → packages/kit/src/b.ts → packages/kit/src/deep/c.ts → packages/kit/src/a.ts",
    ]);
  });

  test("don't count if they only pass through the types of a few files", () => {
    const problems = problemsIn({
      "packages/kit/src/a.ts": 'import { b } from "./b.ts";',
      "packages/kit/src/b.ts": 'import type { A } from "./a.ts";\nexport type { B } from "./a.ts";',
    });
    expect(problems).toEqual([]);
  });

  test("are found in apps too", () => {
    expect(problemsIn({ "apps/web/src/a.tsx": 'import "./b.ts";', "apps/web/src/b.ts": 'import "./a.tsx";' })).toHaveLength(1);
  });

  test("take more than two ways to the same file", () => {
    const problems = problemsIn({
      "packages/kit/src/a.ts": 'import "./b.ts";\nimport "./c.ts";',
      "packages/kit/src/b.ts": 'import "./c.ts";',
      "packages/kit/src/c.ts": "",
    });
    expect(problems).toEqual([]);
  });
});

describe("circles of type imports", () => {
  /** Files that each import only the next one's types, and the last one those of the first. */
  const circleOf = (size: number) =>
    Object.fromEntries(
      Array.from({ length: size }, (_, at) => [`packages/kit/src/${at}.ts`, `import type { A } from "./${(at + 1) % size}.ts";`]),
    );

  test("may have nine files", () => {
    expect(problemsIn(circleOf(9))).toEqual([]);
  });

  test("may not have more", () => {
    const names = Array.from({ length: 10 }, (_, at) => `packages/kit/src/${at}.ts`).join(", ");
    expect(problemsIn(circleOf(10))).toEqual([`these 10 files import each other, and at most 9 may: ${names}`]);
  });
});

describe("arithmetic that is not the same everywhere", () => {
  test.each([
    ["y = Math.sin(x);", "Math.sin differs between engines; kit has what is needed"],
    ["y = Math\n  .hypot(x, x);", "Math.hypot differs between engines; kit has what is needed"],
    ["y = Math.random();", "Math.random differs between engines; kit has what is needed"],
    ["const { sin } = Math;", "Math without a name differs between engines; kit has what is needed"],
    ['y = Math["sin"](x);', "Math without a name differs between engines; kit has what is needed"],
    ["y = `$" + "{Math.sin(x)}`;", "Math.sin differs between engines; kit has what is needed"],
    ["y = crypto.getRandomValues(x);", "packages draw no lots but kit's"],
    ["y = a.localeCompare(b);", "what depends on the locale differs between machines"],
    ["y = x ** 2;", "** differs between engines; multiply instead"],
    ["x **= 2;", "** differs between engines; multiply instead"],
    ["y = Date.now();", "packages read no clock"],
    ["y = new Date();", "packages read no clock"],
    ["y = performance.now();", "packages read no clock"],
  ])("%j is refused in a package", (text, problem) => {
    expect(problemsIn({ "packages/kit/src/a.ts": text })).toEqual([`packages/kit/src/a.ts: ${problem}`]);
  });

  test("does not include exact functions", () => {
    const text = "y = Math.sqrt(Math.abs(x)) + Math.max(Math.PI, Math.floor(x)) * Math.imul(2, 3);";
    expect(problemsIn({ "packages/kit/src/a.ts": text })).toEqual([]);
  });

  test("may be mentioned in comments and strings", () => {
    const text = [
      "/** Not Math.sin, not x ** 2, not Date.now. */",
      "// Math.cos",
      'const a = "Math.tan";',
      "const b = `Math.exp ** 2`;",
      "const c = 'Math.pow'; // Math.pow",
    ].join("\n");
    expect(problemsIn({ "packages/kit/src/a.ts": text })).toEqual([]);
  });

  test("may be used by tests, apps and tools", () => {
    const text = "y = Math.sin(x) ** 2 + Date.now();";
    expect(problemsIn({ "packages/kit/src/a.test.ts": text, "apps/web/src/a.ts": text, "tools/src/a.ts": text })).toEqual([]);
  });
});
