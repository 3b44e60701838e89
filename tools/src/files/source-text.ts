/** Source files as text: what they import, and their code without comments and strings. */
import { readFileSync } from "node:fs";
import { inRoot } from "../root.ts";
import { filesBelow } from "./freshness.ts";

export interface SourceFile {
  /** Path from the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

export const sourceFiles = (...folders: readonly string[]): readonly SourceFile[] =>
  folders
    .flatMap(filesBelow)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith(".d.ts"))
    .map((path) => ({ path, text: readFileSync(inRoot(path), "utf8") }));

/** The modules a file imports or exports from, including types. */
export const importsOf = (text: string): readonly string[] =>
  [...withoutComments(text).matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)"([^"\n]+)"/g)].flatMap(([, name]) =>
    name === undefined ? [] : [name],
  );

/** The modules that a file names by their address, which is how it starts them as workers. */
export const addressesOf = (text: string): readonly string[] =>
  [...withoutComments(text).matchAll(/\bnew URL\(\s*"([^"\n]+\.tsx?)"\s*,\s*import\.meta\.url/g)].map(([, name = ""]) => name);

/** The same as `importsOf` without type imports, which are gone when the program runs. */
export const valueImportsOf = (text: string): readonly string[] =>
  importsOf(withoutComments(text).replace(/\b(?:import|export)\s+type\s[^;]*?from\s*"[^"\n]+"/g, ""));

const COMMENTS_AND_STRINGS = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`)|(\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g;

export const withoutComments = (text: string): string =>
  text.replace(COMMENTS_AND_STRINGS, (_, quoted: string | undefined) => quoted ?? " ");
/** The code without comments and strings. Code inside template strings stays. */
export const codeOnly = (text: string): string =>
  text.replace(COMMENTS_AND_STRINGS, (_, quoted: string | undefined) =>
    quoted === undefined ? " " : quoted.startsWith("`") ? [...quoted.matchAll(/\$\{([^}]*)\}/g)].map(([, code]) => code).join("; ") : '""',
  );

const blank = (code: string): string => code.replaceAll(/[^\n]/g, " ");
/**
 * The comments and strings of a file in place, with everything else blanked out. Keys are left out, and so are single-word strings unless
 * wanted: most are ids.
 */
export function proseOf(text: string, withSingleWords = false): string {
  let prose = "";
  let end = 0;
  for (const match of text.matchAll(COMMENTS_AND_STRINGS)) {
    const [whole, quoted] = match;
    const isKey = text[match.index + whole.length] === ":";
    const isProse = quoted === undefined || (!isKey && (withSingleWords || /\s/.test(quoted)));
    prose += blank(text.slice(end, match.index)) + (isProse ? whole.replaceAll(/\$\{[^}]*\}/g, blank) : blank(whole));
    end = match.index + whole.length;
  }
  return prose + blank(text.slice(end));
}
