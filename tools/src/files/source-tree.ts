/** The project's current files, each read only once. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { inRoot } from "../root.ts";
import { filesBelow } from "./freshness.ts";

/** Paths are from the root, with forward slashes. */
export interface SourceTree {
  /** All files, including those next to the checkout, in a fixed order. */
  readonly files: readonly string[];
  read(file: string): Buffer;
}

/** Reference data next to the checkout, used in comparisons if it is there. */
const BESIDE = "../shared";

/** The project and everything tests may read. */
export const projectTree = (): SourceTree => ({
  files: [...filesBelow("."), ...filesBelow(BESIDE)],
  read: (file) => readFileSync(inRoot(file)),
});

/** A fingerprint of a file: its name and contents. */
export const printOfFile = (path: string, content: Uint8Array): Buffer =>
  createHash("sha256").update(path).update("\0").update(content).digest();
