/** The files of the project as they are now, each read once. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { filesBelow } from "./freshness.ts";
import { inRoot } from "./root.ts";

/** Paths are from the root, with forward slashes. */
export interface SourceTree {
  /** All files, those beside the checkout too, in a fixed order. */
  readonly files: readonly string[];
  read(file: string): Buffer;
}

/** What lies beside the checkout and is compared with, where it is there. */
const BESIDE = "../shared";

/** The project with all that tests may look at. */
export const projectTree = (): SourceTree => ({
  files: [...filesBelow("."), ...filesBelow(BESIDE)],
  read: (file) => readFileSync(inRoot(file)),
});

/** Stands for a file: its name and what is in it. */
export const printOfFile = (path: string, content: Uint8Array): Buffer =>
  createHash("sha256").update(path).update("\0").update(content).digest();
