/** Writes a run's report page. It replaces an older report, but never any other file. */

import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { PAGE_MARK, reportPage, type Summary } from "@broadside/simulation";
import { canWrite } from "../play/record-file.ts";
import { complain } from "../terminal/messages.ts";
import { writeFileOver } from "../terminal/output.ts";

/** Checks the file before a run, so that games aren't played for nothing. */
export async function canWriteReport(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile() || readFileSync(file, "utf8").includes(PAGE_MARK)) return canWrite(file, true);
  complain(`${file} already exists, and it isn't a report from broadside simulate.`, "Choose another file name with --report.");
  return false;
}

export const writeReport = (file: string, summary: Summary): boolean => writeFileOver(file, reportPage(summary));
