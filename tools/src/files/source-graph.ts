/**
 * Which files a file sees: itself and everything that it leads to. It leads to the files that it imports, starts as a worker, loads by URL
 * or reads by name, and these lead to others in turn. Packages are found by their exports, under the condition "broadside"; compiled or
 * bundled files lead to their sources. A folder means all files below it.
 */
import { createHash } from "node:crypto";
import { dirname, join } from "node:path/posix";
import { namedPaths } from "./named-paths.ts";
import { isTest } from "./source-text.ts";
import { printOfFile, type SourceTree } from "./source-tree.ts";

export interface SourceGraph extends SourceTree {
  /** All files that the given ones see, in tree order. If `ends` is true for a file, the file is included but not followed. */
  seenFrom(starts: readonly string[], ends?: (file: string) => boolean): readonly string[];
  /** A fingerprint of the files' names and contents. */
  printOf(files: readonly string[]): string;
}

export const WEB_BUNDLE = "apps/web/dist";
export const COMMAND_BUNDLE = "apps/cli/bundle";
/** Vite's output for an app, and the app's folder. In the graph, each output is a file that leads to the app's sources. */
const BUNDLES: Readonly<Record<string, string>> = { [WEB_BUNDLE]: "apps/web", [COMMAND_BUNDLE]: "apps/cli" };

/** Packages compute the same everywhere, so they read no files. Neither does the app's own code. */
const readsNoFiles = (file: string): boolean => file.startsWith("packages/") || (file.startsWith("apps/") && !isTest(file));
const isSource = (file: string): boolean => /\.(?:[mc]?[jt]sx?|css|html)$/.test(file);

export function sourceGraph(tree: SourceTree): SourceGraph {
  const names = [...tree.files, ...Object.keys(BUNDLES)];
  const number = new Map(names.map((file, at) => [file, at]));
  const folders = foldersOf(tree.files);
  const packages = packagesOf(tree);
  const contents = new Map<number, { readonly leadsTo: readonly number[]; readonly print: Buffer }>();

  /** The files a path refers to: one file, those of a folder, or the sources of generated files; none if nothing is there. */
  const filesAt = (path: string): readonly number[] => {
    const clean = path.replace(/\/+$/, "");
    const file = number.get(clean);
    if (file !== undefined) return [file];
    const bundle = Object.keys(BUNDLES).find((made) => clean.startsWith(`${made}/`));
    if (bundle) return filesAt(bundle);
    const source = clean.replace(/(^|\/)dist(?=\/|$)/, "$1src");
    const compiled = [".ts", ".tsx"].flatMap((end) => number.get(source.replace(/\.js$/, end)) ?? []);
    return compiled.length > 0 ? compiled : (folders.get(source) ?? []);
  };
  const sourcesOf = (app: string): readonly number[] => (folders.get(app) ?? []).filter((at) => !isTest(names[at] ?? ""));

  const readContent = (at: number) => {
    const file = names[at] ?? "";
    const app = BUNDLES[file];
    if (app !== undefined) return { leadsTo: sourcesOf(app), print: printOfFile(file, Buffer.of()) };
    const content = tree.read(file);
    const leadsTo = new Set<number>();
    if (isSource(file) && !file.startsWith("..")) for (const one of leadingFrom(file, content.toString("utf8"))) leadsTo.add(one);
    return { leadsTo: [...leadsTo], print: printOfFile(file, content) };
  };
  const contentOf = (at: number) => {
    const known = contents.get(at) ?? readContent(at);
    contents.set(at, known);
    return known;
  };

  const leadingFrom = (file: string, text: string): readonly number[] => {
    const own = dirname(file);
    // A word may be a path from any folder around the file, or from the root.
    const places = readsNoFiles(file) ? [] : withParents(own);
    // A plain word names a top-level folder, or is just a word.
    const asWord = (word: string): readonly number[] =>
      (/[./]/.test(word) ? places : places.slice(-1)).flatMap((place) => filesAt(join(place, word)));
    return namedPaths(text).flatMap(({ kind, path, parts = [] }) => {
      if (path.startsWith("@broadside/")) return packages(path).flatMap(filesAt);
      const found = [...(kind === "word" ? [] : filesAt(join(own, path))), ...(kind === "call" ? [] : asWord(path))];
      return found.length > 0 || kind === "call" ? found : parts.flatMap(asWord);
    });
  };

  return {
    ...tree,
    seenFrom: (starts, ends = () => false) => {
      const seen = new Uint8Array(names.length);
      const open = starts.flatMap(filesAt);
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        if (seen[at] === 1) continue;
        seen[at] = 1;
        if (!ends(names[at] ?? "")) open.push(...contentOf(at).leadsTo);
      }
      return names.filter((_, at) => seen[at] === 1);
    },
    printOf: (files) => {
      const prints = files.map((file) => {
        const at = number.get(file);
        return at === undefined ? printOfFile(file, Buffer.from("is not there")) : contentOf(at).print;
      });
      return createHash("sha256").update(Buffer.concat(prints)).digest("hex");
    },
  };
}

/** The files below every folder but the root, by their numbers. */
function foldersOf(files: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const folders = new Map<string, number[]>();
  for (const [at, file] of files.entries())
    for (const folder of withParents(dirname(file)).slice(0, -1)) {
      const known = folders.get(folder);
      if (known) known.push(at);
      else folders.set(folder, [at]);
    }
  return folders;
}

/** The folder and all its parents up to the root. */
const withParents = (folder: string): readonly string[] =>
  folder === "." || folder === ".." ? ["."] : [folder, ...withParents(dirname(folder))];

type Conditions = Readonly<Record<string, string>>;
interface PackageFile {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, string | Conditions>>;
}

/** For an import from one of our packages: the files that the package exports for it, and the package.json that declares them. */
function packagesOf(tree: SourceTree): (specifier: string) => readonly string[] {
  const known = new Map<string, { readonly folder: string; readonly exports: PackageFile["exports"] }>();
  for (const file of tree.files) {
    if (!/^(?:packages\/[^/]+|apps\/[^/]+|tools|tests|tools\/bench)\/package\.json$/.test(file)) continue;
    const { name, exports } = JSON.parse(tree.read(file).toString("utf8")) as PackageFile;
    if (name) known.set(name, { folder: dirname(file), exports });
  }
  return (specifier) => {
    const [scope = "", name = "", ...rest] = specifier.split("/");
    const found = known.get(`${scope}/${name}`);
    if (!found) return [];
    const wanted = [".", ...rest].join("/");
    const targets = Object.entries(found.exports ?? {}).flatMap(([offer, target]) => {
      const file = typeof target === "string" ? target : (target["broadside"] ?? target["default"]);
      const [before = "", after] = offer.split("*");
      if (file === undefined) return [];
      if (after === undefined) return offer === wanted ? [file] : [];
      return wanted.startsWith(before) && wanted.endsWith(after)
        ? [file.replace("*", wanted.slice(before.length, wanted.length - after.length))]
        : [];
    });
    // If the package exports it in a form unknown here, it could be any file in the package.
    return [join(found.folder, "package.json"), ...(targets.length > 0 ? targets : ["."]).map((target) => join(found.folder, target))];
  };
}
