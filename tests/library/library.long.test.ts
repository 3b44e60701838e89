/** The packages as a library: packed, installed into an empty project, and run by plain Node. */
import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { npmCommand } from "../../tools/machine.mjs";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDERS = [
  "packages/kit",
  "packages/rulebook",
  "packages/formats",
  "packages/geometry",
  "packages/dice",
  "packages/cards",
  "packages/squads",
  "packages/protocol",
  "packages/rules",
  "packages/abilities",
  "packages/odds",
  "packages/players",
];
const PACKAGES = FOLDERS.map((folder) => basename(folder));
const EXAMPLE = join(ROOT, "docs", "library-example.mjs");
const OWN_CARD = join(ROOT, "docs", "own-card");
const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");

const folder = mkdtempSync(join(tmpdir(), "broadside-library-"));
const tarballs = join(folder, "tarballs");
const project = join(folder, "project");
/** Runs npm with separate settings and a separate cache, so that nothing on this machine helps. */
function npm(cwd: string, ...args: readonly string[]) {
  const { program, args: script, shell } = npmCommand();
  const settings = ["--offline", "--no-audit", "--no-fund", "--silent", `--cache=${join(folder, "cache")}`];
  return run(program, [...script, ...args, ...settings], { cwd, shell });
}

beforeAll(async () => {
  for (const made of [tarballs, project]) mkdirSync(made);
  await npm(ROOT, "pack", "--pack-destination", tarballs, ...FOLDERS.flatMap((folder) => ["-w", folder]));
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await npm(project, "install", ...readdirSync(tarballs).map((name) => join(tarballs, name)));
  copyFileSync(EXAMPLE, join(project, "example.mjs"));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a program with at most thirty lines plays a game to its end", async () => {
  const { stdout, stderr } = await run(process.execPath, ["example.mjs"], { cwd: project });
  expect(stdout).toMatch(/^(Red Squadron|Howlrunner's swarm|Nobody) won by (elimination|rounds) in round \d+, after \d+ inputs\.\n$/);
  expect(stderr).toBe("");
  expect(readFileSync(EXAMPLE, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(30);
});

test("the rules' README shows this program", () => {
  const readme = readFileSync(join(ROOT, "packages", "rules", "README.md"), "utf8");
  expect(/```js\n([\s\S]*?)```/.exec(readme)?.[1]).toBe(readFileSync(EXAMPLE, "utf8"));
});

test("an installed package has its compiled files, and no tests", () => {
  const installed = readdirSync(join(project, "node_modules", "@broadside"));
  expect(installed.sort()).toEqual([...PACKAGES].sort());
  for (const name of PACKAGES) {
    const shipped = readdirSync(join(project, "node_modules", "@broadside", name), { recursive: true, encoding: "utf8" });
    expect(shipped).toContain(join("dist", "index.js"));
    expect(shipped).toContain("README.md");
    expect(shipped.filter((file) => /\.test\.|\.testing\.|^src\b/.test(file))).toEqual([]);
  }
});

test("what a package exports is shipped", () => {
  for (const name of PACKAGES) {
    const root = join(project, "node_modules", "@broadside", name);
    const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
    };
    const missing = Object.values(exports).flatMap((paths) => [paths.types, paths.default].filter((path) => !existsSync(join(root, path))));
    expect(missing, name).toEqual([]);
  }
});

test("a card can be tried on the test table", async () => {
  const program = `
    import { at, startTable } from "@broadside/rules/testing";
    const table = startTable({ ships: [[{ pilot: "wedgeantilles", pose: at(300, 300) }], [{ pilot: "academypilot", pose: at(300, 600, 180) }]] });
    console.log(table.kind);`;
  writeFileSync(join(project, "card.mjs"), program);
  expect((await run(process.execPath, ["card.mjs"], { cwd: project })).stdout).toBe("dial + dial\n");
});

test("the types check other people's cards, and the cards play", { timeout: 60_000 }, async () => {
  const files = readdirSync(OWN_CARD).filter((file) => file.endsWith(".ts") && !file.includes(".test."));
  const folder = join(project, "own-card");
  mkdirSync(folder);
  for (const file of files) copyFileSync(join(OWN_CARD, file), join(folder, file));
  const compilerOptions = { module: "nodenext", target: "ES2023", strict: true, skipLibCheck: true, rewriteRelativeImportExtensions: true };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: [], lib: ["ES2023", "DOM"] } }),
  );
  await run(process.execPath, [TSC, "--project", folder]);
  const { stdout } = await run(process.execPath, ["play.js"], { cwd: folder });
  expect(stdout).toMatch(/^Twenty games are over; our cards were used [1-9]\d* times\.\n$/);
});

test("every package declares what it imports", () => {
  for (const name of PACKAGES) {
    const root = join(project, "node_modules", "@broadside", name);
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly dependencies?: object };
    const code = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
    const imported = code.flatMap((file) =>
      [...readFileSync(join(root, "dist", file), "utf8").matchAll(/(?:from|import) "(@broadside\/[a-z]+)/g)].flatMap(
        ([, other]) => other ?? [],
      ),
    );
    for (const other of new Set(imported)) expect(Object.keys(dependencies), `${name} imports ${other}`).toContain(other);
  }
});
