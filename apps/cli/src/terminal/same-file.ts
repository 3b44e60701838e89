/** Recognises different names for the same file: through a link, another path, or different capitals on a disk that ignores case. */
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
