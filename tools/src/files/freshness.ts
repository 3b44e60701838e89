/** Saves results, so that work isn't repeated while the files it depends on are unchanged. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { join } from "node:path/posix";
import { inRoot } from "../root.ts";

const SKIPPED = new Set(["node_modules", "dist", "dist-types", "bundle", ".git", ".cache", "test-results"]);

/** The paths of all files below a path, in a fixed order. Paths start at the project's root and have forward slashes on every system. */
export function filesBelow(path: string): readonly string[] {
  const whole = inRoot(path);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [path];
  return readdirSync(whole)
    .filter((entry) => !SKIPPED.has(entry) && !entry.endsWith(".tsbuildinfo"))
    .sort()
    .flatMap((entry) => filesBelow(join(path, entry)));
}

/** A fingerprint of all files below these paths. `counts` can leave some out. */
export function fingerprint(paths: readonly string[], counts: (path: string) => boolean = () => true): string {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesBelow).filter(counts))
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(inRoot(path)))
      .update("\0");
  return hash.digest("hex");
}

const noteOf = (name: string): string => inRoot(".cache", `${name}.json`);

/** The value saved for this fingerprint, or undefined if the fingerprint has changed. */
export function recall(name: string, print: string): unknown {
  try {
    const kept = JSON.parse(readFileSync(noteOf(name), "utf8")) as { readonly print?: unknown; readonly value?: unknown };
    return kept.print === print ? kept.value : undefined;
  } catch {
    // Not saved yet, or the file is incomplete.
    return undefined;
  }
}

export function keep(name: string, print: string, value: unknown): void {
  const note = noteOf(name);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify({ print, value }));
}
