/** A fingerprint of the built app. It ignores the build's name, so two builds that behave the same have the same fingerprint. */
import { createHash } from "node:crypto";
import { basename } from "node:path/posix";

/** The build's files by path, with their contents, one character per byte. */
export type BuiltFiles = ReadonlyMap<string, string>;

/** Lists all files in the order of their names. Names contain hashes, so the order can change with every build. */
const SERVICE_WORKER = "sw.js";
/** File names with a hash of the content, as Vite writes them: `worker-Bx3_9aZk.js`. */
const HASHED = /[\w.~-]+-[\w-]{8}\.\w+/g;

/**
 * Leaves out the build name and every hash. Some scripts contain the build name, so the hashes in their file names change with each build,
 * and so do the scripts that mention those files.
 */
export function printOfBuild(files: BuiltFiles, build: string): string {
  const names = new Set([...files.keys()].map((path) => basename(path)));
  const withNames = (text: string, nameOf: (file: string) => string): string =>
    text.replaceAll(build, "BUILD").replace(HASHED, (word) => (names.has(word) ? nameOf(word) : word));
  // Compare names without their hashes first, then contents, so that no file is mistaken for another of the same name.
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
