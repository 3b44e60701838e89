/** Writes a command's output to a file or to standard output, byte for byte. */
import { complain, print } from "./messages.ts";
import { writeOver } from "./safe-write.ts";
import { fileAt } from "./same-file.ts";
import { systemReason } from "./system-words.ts";

export const OUT_ARG = {
  type: "string",
  alias: "o",
  valueHint: "OUT",
  description: "the file to write (default: standard output)",
} as const;

/** Writes output for an event. `event` is the file that was read, which is never overwritten. */
export async function writeEventOutput(out: unknown, text: string, event: string): Promise<boolean> {
  if (typeof out !== "string") {
    await writeStandardOutput(text);
    return true;
  }
  const written = fileAt(out);
  if (written !== undefined && written === fileAt(event)) {
    complain(`${out} is the event itself.`, "Choose another file name with --out.");
    return false;
  }
  return writeFileOver(out, text);
}

/** Writes a file, replacing an older one. Prints the reason and returns false if it can't. */
export function writeFileOver(file: string, text: string): boolean {
  try {
    writeOver(file, text);
    return true;
  } catch (error) {
    complain(`${file} can't be written: ${systemReason(error)}.`, "Choose another file or folder that you can write to.");
    return false;
  }
}

/**
 * Writes to standard output and waits until the text is accepted. A terminal gets no control characters; a pipe or a file gets every byte.
 */
export async function writeStandardOutput(text: string): Promise<void> {
  if (process.stdout.isTTY) print(text.replaceAll("\r\n", "\n").replace(/\n$/, ""));
  else await new Promise<void>((resolve) => void process.stdout.write(text, () => resolve()));
}
