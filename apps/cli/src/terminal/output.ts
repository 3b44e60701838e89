/** What a command makes, exactly as it is: into a file, or to standard output. */
import { complain, print } from "../exit-codes.ts";
import { fileAt } from "./same-file.ts";
import { systemReason } from "./system-words.ts";
import { writeOver } from "./whole-write.ts";

export const OUT_ARG = {
  type: "string",
  alias: "o",
  valueHint: "OUT",
  description: "the file to write; standard output where left out",
} as const;

/** `event` is the file that was read, which is never written over. */
export async function putOut(out: unknown, text: string, event: string): Promise<boolean> {
  if (typeof out !== "string") {
    await pour(text);
    return true;
  }
  const written = fileAt(out);
  if (written !== undefined && written === fileAt(event)) {
    complain(`${out} is the event itself; write to another file.`);
    return false;
  }
  return writeFileOver(out, text);
}

/** Whether the file could be written; otherwise the reason has been said. */
export function writeFileOver(file: string, text: string): boolean {
  try {
    writeOver(file, text);
    return true;
  } catch (error) {
    complain(`${file} cannot be written: ${systemReason(error)}.`);
    return false;
  }
}

/** Waits until it is taken. A terminal gets no control characters, a pipe or a file gets every byte. */
export async function pour(text: string): Promise<void> {
  if (process.stdout.isTTY) print(text.replaceAll("\r\n", "\n").replace(/\n$/, ""));
  else await new Promise<void>((resolve) => void process.stdout.write(text, () => resolve()));
}
