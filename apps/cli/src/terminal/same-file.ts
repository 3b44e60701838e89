/** Two names of one file: by a link, by another way, or in other letters where the disk does not tell large from small. */
import { statSync } from "node:fs";

/** Stands for the file that a name leads to; undefined where there is none. */
export function fileAt(name: string): string | undefined {
  try {
    const { dev, ino } = statSync(name, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}
