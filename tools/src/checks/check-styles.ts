/**
 * The web app's CSS: every class that a component or a test names exists, every class is used, no room styles one that comes after it, and screens
 * are named.
 */
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { filesBelow } from "../files/freshness.ts";
import { isTest, type SourceFile, sourceFiles, withoutComments } from "../files/source-text.ts";
import { inRoot } from "../root.ts";
import { ROOMS } from "./check-rooms.ts";

const APP = "apps/web/src";
const MODULE = ".module.css";
/** Where `@media` conditions for screen sizes get their names. */
const SCREENS = `${APP}/look/screens.css`;

export function styleProblems(): readonly string[] {
  const sheets = filesBelow(APP)
    .filter((path) => path.endsWith(".css"))
    .map((path) => ({ path, text: readFileSync(inRoot(path), "utf8") }));
  const scripts = sourceFiles(APP).filter(({ path }) => !isTest(path));
  const tests = sourceFiles("tests", `${APP}/play`).filter(({ path }) => !scripts.some((script) => script.path === path));
  return [
    ...classProblems(sheets, scripts),
    ...landmarkProblems(sheets, scripts),
    ...selectorProblems(sheets, scripts, tests),
    ...sheets.flatMap(ownerProblems),
    ...sheets.flatMap(sizeProblems),
  ];
}

/** A script's imports of CSS modules: the name it gives to the module, and the classes it uses. */
const uses = ({ path, text }: SourceFile) =>
  [...text.matchAll(/^import (\w+) from "(\.[^"]+\.module\.css)";$/gm)].map(([, name = "", target = ""]) => ({
    script: path,
    module: join(dirname(path), target),
    classes: [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, found = ""]) => found),
  }));

/** Each module's classes are the ones that scripts use. */
export function classProblems(sheets: readonly SourceFile[], scripts: readonly SourceFile[]): readonly string[] {
  const used = scripts.flatMap(uses);
  const modules = sheets.filter(({ path }) => path.endsWith(MODULE));
  return modules.flatMap(({ path, text }) => {
    const own = new Set(classesOf(selectorsOf(text).replaceAll(GLOBAL, "")));
    const users = used.filter(({ module }) => module === path);
    const named = new Set(users.flatMap(({ classes }) => classes));
    return [
      ...users.flatMap(({ script, classes }) =>
        classes.filter((name) => !own.has(name)).map((name) => `${script}: ${path} has no class ${name}`),
      ),
      ...[...own].filter((name) => !named.has(name)).map((name) => `${path}: nothing uses the class ${name}`),
    ];
  });
}

/** A class in `:global()`, or in a plain file, is one that a script names in full. */
export function landmarkProblems(sheets: readonly SourceFile[], scripts: readonly SourceFile[]): readonly string[] {
  const words = new Set(scripts.flatMap(({ text }) => withoutComments(text).match(/[\w-]+/g) ?? []));
  return sheets.flatMap(({ path, text }) => {
    const missing = plainClassesOf({ path, text }).filter((name) => !words.has(name));
    return missing.map((name) => `${path}: nothing is called ${name}`);
  });
}

/** A class that begins with the name of a room belongs to that room. Rooms before it in the table of rooms may not style it. */
export function ownerProblems({ path, text }: SourceFile): readonly string[] {
  const room = roomOf(path);
  const owned = plainClassesOf({ path, text }).map((name) => ({ name, owner: name.split("-")[0] ?? "" }));
  return owned
    .filter(({ owner }) => ROOMS.indexOf(owner) > ROOMS.indexOf(room))
    .map(({ name, owner }) => `${path}: the room ${room} may not style ${name}, which belongs to the room ${owner}`);
}

/** A selector in a test that begins with the name of a room, such as `.play-question-head`, is a class on the page. */
export function selectorProblems(
  sheets: readonly SourceFile[],
  scripts: readonly SourceFile[],
  tests: readonly SourceFile[],
): readonly string[] {
  const onPage = new Set(scripts.flatMap(({ text }) => withoutComments(text).match(/[\w-]+/g) ?? []));
  const rooms = new Set<string>();
  for (const { path, text } of sheets) {
    const room = roomOf(path);
    rooms.add(room);
    const module = basename(path, MODULE);
    for (const name of classesOf(selectorsOf(text))) onPage.add(room === module ? `${room}-${name}` : `${room}-${module}-${name}`);
  }
  return tests.flatMap(({ path, text }) =>
    [...text.matchAll(/["'`\s(>]\.((\w+)-[\w-]+)/g)]
      .filter(([, name = "", room = ""]) => rooms.has(room) && !onPage.has(name))
      .map(([, name]) => `${path}: nothing on the page is called ${name}`),
  );
}

/** Only one file knows screen sizes in pixels. */
export const sizeProblems = ({ path, text }: SourceFile): readonly string[] =>
  path === SCREENS
    ? []
    : [...text.matchAll(/@media[^{]*\b(?:width|height|orientation)\b[^{]*/g)].map(
        ([query]) => `${path}: name the screen of "${query.trim()}" in ${SCREENS}`,
      );

const roomOf = (path: string): string => path.slice(APP.length + 1).split("/")[0] ?? "";

/** The classes that a sheet names in full: in `:global()` if it is a module, and otherwise all. */
function plainClassesOf({ path, text }: SourceFile): readonly string[] {
  const selectors = selectorsOf(text);
  const names = path.endsWith(MODULE) ? [...selectors.matchAll(GLOBAL)].map(([, name = ""]) => name) : classesOf(selectors);
  return [...new Set(names)];
}

const GLOBAL = /:global\(\.([\w-]+)\)/g;
const classesOf = (selectors: string): readonly string[] => [...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);

/** What stands before each brace, without comments, at-rules and quoted text. */
const selectorsOf = (css: string): string =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"/g, "").matchAll(/(?:^|[{};])([^{};@]+)\{/g)]
    .map(([, selector = ""]) => selector)
    .join("\n");
