/** Opens the lists in a folder, as the opponents of another list. */

import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { type OpenedList, openOne } from "../play/list-file.ts";
import { complain, printNote } from "../terminal/messages.ts";
import { fileAt } from "../terminal/same-file.ts";
import { systemReason } from "../terminal/system-words.ts";

const ENDINGS = [".xws", ".json"];

/** Returns the folder's lists other than `own`, sorted by file name. Prints the reasons and returns undefined if one can't be read. */
export async function listsIn(folder: string, own: string): Promise<readonly OpenedList[] | undefined> {
  const files = await listFiles(folder);
  if (!files) return undefined;
  const ownFile = own === "-" ? undefined : fileAt(own);
  const others = files.filter((file) => ownFile === undefined || fileAt(file) !== ownFile);
  if (others.length < files.length) printNote(`${own} is in ${folder} too, and it was skipped because a list doesn't play against itself.`);
  if (others.length === 0) {
    complain(
      `${folder} contains no ${files.length > 0 ? "other " : ""}lists.`,
      `Add lists to it as files that end in ${ENDINGS.join(" or ")}.`,
    );
    return undefined;
  }
  const opened: OpenedList[] = [];
  for (const file of others) {
    const list = await openOne(file);
    if (list) opened.push(list);
  }
  return opened.length === others.length ? opened : undefined;
}

async function listFiles(folder: string): Promise<readonly string[] | undefined> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith(".") && ENDINGS.includes(extname(entry.name).toLowerCase()))
      .map(({ name }) => join(folder, name))
      .sort();
  } catch (error) {
    complain(`The folder ${folder} can't be read: ${systemReason(error)}.`, "Name an existing folder of lists: --field FOLDER");
    return undefined;
  }
}
