/** What the built app holds, apart from which build it is: two builds that do the same have the same print. */
import { createHash } from "node:crypto";
import { basename } from "node:path/posix";

/** A file of the build by its path, and what is in it, a character for each byte. */
export type BuiltFiles = ReadonlyMap<string, string>;

/** Lists all files in the order of their names, which changes with every build. */
const SERVICE_WORKER = "sw.js";
/** As Vite names files by what is in them: `worker-Bx3_9aZk.js`. */
const HASHED = /[\w.~-]+-[\w-]{8}\.\w+/g;

/** The name of the build stands in some scripts, their names hold hashes of their contents, and other scripts hold those names. */
export function printOfBuild(files: BuiltFiles, build: string): string {
  const names = new Set([...files.keys()].map((path) => basename(path)));
  const withNames = (text: string, nameOf: (file: string) => string): string =>
    text.replaceAll(build, "BUILD").replace(HASHED, (word) => (names.has(word) ? nameOf(word) : word));
  // First by what they are called without the hash, then by their contents, so that none is taken for another of the same name.
  const contents = new Map([...files].map(([path, text]) => [basename(path), digest(withNames(text, withoutHash))]));
  const parts = [...files].map(([path, text]) => {
    if (path === SERVICE_WORKER)
      return [path, ...(text.match(HASHED) ?? []).map(withoutHash).sort(), digest(withNames(text, () => ""))].join();
    const content = withNames(text, (file) => `${withoutHash(file)} ${contents.get(file)}`);
    return `${withoutHash(path)} ${digest(content)}`;
  });
  return digest(parts.sort().join("\n"));
}

const withoutHash = (file: string): string => file.replace(/-[\w-]{8}(?=\.\w+$)/, "");
const digest = (text: string): string => createHash("sha256").update(text, "latin1").digest("hex");
