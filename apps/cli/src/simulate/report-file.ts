/** The page of a run on the disk: written over an older one, never over anything else. */
import { readFileSync } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { PAGE_MARK, reportPage, type Summary } from "@broadside/simulation";
import { complain } from "../exit-codes.ts";
import { canWrite } from "../play/record-file.ts";
import { systemReason } from "../terminal/system-words.ts";

/** Asked before a run is played for nothing. */
export async function canWriteReport(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile() || readFileSync(file, "utf8").includes(PAGE_MARK)) return canWrite(file, true);
  complain(`${file} is there already and is no page of broadside simulate; name another file with --report.`);
  return false;
}

export async function writeReport(file: string, summary: Summary): Promise<boolean> {
  try {
    await writeFile(file, reportPage(summary));
    return true;
  } catch (error) {
    complain(`${file} cannot be written: ${systemReason(error)}.`);
    return false;
  }
}
