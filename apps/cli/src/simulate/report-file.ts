/** The page of a run on the disk: written over an older one, never over anything else. */
import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { PAGE_MARK, reportPage, type Summary } from "@broadside/simulation";
import { complain } from "../exit-codes.ts";
import { canWrite } from "../play/record-file.ts";
import { writeFileOver } from "../terminal/output.ts";

/** Asked before a run is played for nothing. */
export async function canWriteReport(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile() || readFileSync(file, "utf8").includes(PAGE_MARK)) return canWrite(file, true);
  complain(`${file} is there already and is no page of broadside simulate; name another file with --report.`);
  return false;
}

export const writeReport = (file: string, summary: Summary): boolean => writeFileOver(file, reportPage(summary));
