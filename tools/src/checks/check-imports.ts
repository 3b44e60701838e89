/** Imports run one way, without cycles, and packages compute the same everywhere. Part of `npm test`. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { codeOnly, importsOf, isTest, type SourceFile, sourceFiles, valueImportsOf } from "../files/source-text.ts";
import { inRoot, say } from "../root.ts";
import { arrowsOf, circlesOf } from "../structure/circles.ts";
import { roomProblems } from "./check-rooms.ts";
import { testRoomProblems } from "./check-test-rooms.ts";

/** What each package may import, as in ARCHITECTURE.md. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  messages: [],
  rulebook: [],
  formats: ["kit", "rulebook"],
  geometry: ["kit"],
  cards: ["kit", "rulebook"],
  squads: ["kit", "formats", "cards", "geometry", "rulebook"],
  position: ["kit", "geometry", "cards", "rulebook"],
  table: ["kit", "geometry"],
  tournament: ["kit", "formats"],
  dice: ["kit"],
  protocol: ["kit", "rulebook", "formats", "geometry", "dice", "cards", "squads"],
  rules: ["kit", "formats", "geometry", "dice", "cards", "protocol"],
  scenarios: ["kit", "formats", "geometry", "rulebook", "rules"],
  abilities: ["kit", "geometry", "dice", "cards", "rules"],
  telling: [
    "kit",
    "messages",
    "formats",
    "geometry",
    "dice",
    "cards",
    "squads",
    "position",
    "protocol",
    "rules",
    "scenarios",
    "tournament",
  ],
  content: ["formats", "cards", "squads", "rules", "abilities", "scenarios", "protocol"],
  odds: ["kit", "dice"],
  players: ["kit", "formats", "geometry", "dice", "cards", "protocol", "odds", "rules"],
  simulation: ["kit", "formats", "players", "rules"],
  client: ["kit", "geometry", "protocol"],
  host: ["kit", "formats", "geometry", "protocol", "client", "rules", "players", "telling"],
};

/** These are exact in every engine. The rest of Math is inexact or differs between engines. */
const ALLOWED_MATH = ["abs", "ceil", "floor", "round", "trunc", "sign", "min", "max", "sqrt", "imul", "PI"];
/** Code whose result differs between engines or between runs. */
const UNLIKE = [
  { pattern: /\*\*/, reason: "** differs between engines; multiply instead" },
  { pattern: /\bDate\b|\bperformance\b/, reason: "packages read no clock" },
  { pattern: /\bcrypto\b/, reason: "packages draw no lots but kit's" },
  { pattern: /\bIntl\b|\blocaleCompare\b|\btoLocale\w+\b/, reason: "what depends on the locale differs between machines" },
] as const;
/** Messages use the plural and list rules of a named language, which are the same everywhere. */
const MAY_USE_INTL = "packages/messages/";
/** Test tools, which any test may use. */
const TEST_TOOLS = ["vitest", "fast-check"];

export const importProblems = (): readonly string[] => problemsOf(sourceFiles("packages", "apps", "tools", "tests"));

/** The same check for any files, so that tests can use made-up ones. */
export function problemsOf(files: readonly SourceFile[], declared: (folder: string) => readonly string[] = declaredBy): readonly string[] {
  return [
    ...files.flatMap((file) => [...packageProblems(file, declared), ...arithmeticProblems(file)]),
    ...roomProblems(files),
    ...testRoomProblems(files),
    ...cycles(files),
    ...largeCircles(files),
  ];
}

function packageProblems({ path, text }: SourceFile, declared: (folder: string) => readonly string[]): readonly string[] {
  const [kind, name] = path.split("/");
  if (kind === "apps")
    return importsOf(text)
      .filter((target) => target.startsWith(".") && !join(dirname(path), target).startsWith(`apps/${name}/`))
      .map((target) => `${path}: ${target} lies outside the app`);
  if (kind !== "packages" || !name) return [];
  const allowed = MAY_IMPORT[name];
  if (!allowed) return [`${path}: the package ${name} stands in no row of the import table`];
  return importsOf(text).flatMap((target) => {
    if (target.startsWith("."))
      return join(dirname(path), target).startsWith(`packages/${name}/`) ? [] : [`${path}: ${target} lies outside the package`];
    const own = /^@broadside\/([^/]+)/.exec(target)?.[1];
    if (own) return own === name || allowed.includes(own) ? [] : [`${path}: ${name} may not import ${own}`];
    if (isTest(path) && TEST_TOOLS.includes(target)) return [];
    if (target.startsWith("node:")) return [`${path}: ${target} does not exist in a browser`];
    return declared(`packages/${name}`).some((one) => target === one || target.startsWith(`${one}/`))
      ? []
      : [`${path}: ${target} is not declared in the package's package.json`];
  });
}

export function declaredBy(folder: string): readonly string[] {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8")) as {
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly peerDependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys({ ...dependencies, ...peerDependencies });
}

function arithmeticProblems({ path, text }: SourceFile): readonly string[] {
  if (!path.startsWith("packages/") || isTest(path)) return [];
  const code = codeOnly(text);
  const math = [...code.matchAll(/\bMath\b(?:\s*\.\s*(\w+))?/g)].flatMap(([, name]) =>
    name !== undefined && ALLOWED_MATH.includes(name)
      ? []
      : [`${path}: ${name === undefined ? "Math without a name" : `Math.${name}`} differs between engines; kit has what is needed`],
  );
  const found = path.startsWith(MAY_USE_INTL) ? [] : UNLIKE;
  const unlike = found.flatMap(({ pattern, reason }) => (pattern.test(code) ? [`${path}: ${reason}`] : []));
  return [...math, ...unlike];
}

/**
 * Every cycle of files, each once, starting at its first file. Type imports may form small cycles, because they are gone when the program
 * runs.
 */
function cycles(files: readonly SourceFile[]): readonly string[] {
  const known = new Map(files.map((file) => [file.path, file]));
  const state = new Map<string, "open" | "done">();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === "done") return;
    if (state.get(path) === "open") {
      found.push(`these files import each other: ${[...trail.slice(trail.indexOf(path)), path].join(" → ")}`);
      return;
    }
    state.set(path, "open");
    for (const target of valueImportsOf(known.get(path)?.text ?? "")) {
      const next = target.startsWith(".") ? join(dirname(path), target) : undefined;
      if (next && known.has(next)) visit(next, [...trail, path]);
    }
    state.set(path, "done");
  };
  for (const { path } of files) visit(path, []);
  return found;
}

/** How many files may import each other in a circle if type imports count too. */
const LARGEST_CIRCLE = 9;

const largeCircles = (files: readonly SourceFile[]): readonly string[] =>
  circlesOf(arrowsOf(files))
    .filter(({ length }) => length > LARGEST_CIRCLE)
    .map((circle) => `these ${circle.length} files import each other, and at most ${LARGEST_CIRCLE} may: ${circle.join(", ")}`);

export async function run(): Promise<number> {
  const problems = importProblems();
  for (const problem of problems) say(problem);
  return problems.length === 0 ? 0 : 1;
}
