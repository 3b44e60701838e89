/** Recognises that two names lead to the same file, for example through a link, or on a disk that ignores capitals. */
import { statSync } from "node:fs";

/** Returns an id for the file that a name leads to, or undefined if there is none. */
export function fileAt(name: string): string | undefined {
  try {
    const { dev, ino } = statSync(name, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}
