/** Applies the points updates of a data folder, DIR/packs/*.json, in date order. */

import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { applyUpdate, type Pack, type PointsUpdate, parseUpdate, UPDATE_LIMITS } from "@broadside/cards";
import type { Problem } from "@broadside/kit";
import { complain, complainOf } from "./terminal/messages.ts";
import { readInput } from "./terminal/read-input.ts";
import { systemReason } from "./terminal/system-words.ts";

/** The option shared by all commands that use cards. */
export const DATA_ARG = {
  type: "string",
  valueHint: "DIR",
  description: "a folder with points updates in packs/*.json (default: BROADSIDE_DATA from the environment)",
} as const;

export interface UpdateFile {
  readonly file: string;
  readonly update: PointsUpdate;
}

/** The updates, sorted by date, and whether all files could be read. */
export interface UpdatesRead {
  readonly updates: readonly UpdateFile[];
  readonly complete: boolean;
}

/** Reads the updates. Without a folder there are none, but a folder that the user names must exist. */
export async function readUpdates(option: unknown): Promise<UpdatesRead> {
  const folder = typeof option === "string" ? option : (process.env["BROADSIDE_DATA"] ?? "");
  if (folder === "") return { updates: [], complete: true };
  const files = await updateFiles(folder);
  if (!files) return { updates: [], complete: false };
  const updates: UpdateFile[] = [];
  for (const file of files) {
    const text = await readInput(file, "a points update", UPDATE_LIMITS.characters);
    const parsed = text === undefined ? undefined : parseUpdate(text);
    if (parsed?.ok) updates.push({ file, update: parsed.value });
    else if (parsed) refuse(file, parsed.problems);
  }
  return { updates: updates.sort(byDate), complete: updates.length === files.length };
}

async function updateFiles(folder: string): Promise<readonly string[] | undefined> {
  try {
    if (!(await stat(folder)).isDirectory()) throw new Error("it is not a folder");
    const packs = join(folder, "packs");
    const names = await readdir(packs).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    return names
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => join(packs, name));
  } catch (error) {
    complain(`The data folder ${folder} can't be read: ${systemReason(error)}.`, "Name an existing folder with --data DIR.");
    return undefined;
  }
}

const byDate = ({ update: one }: UpdateFile, { update: other }: UpdateFile): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : 0;

export interface PackUpdate {
  readonly pack: Pack;
  readonly fitting: readonly UpdateFile[];
  readonly complete: boolean;
}

/** Applies the updates that fit the pack's edition, and prints why others don't. */
export function withUpdates(pack: Pack, updates: readonly UpdateFile[]): PackUpdate {
  const own = updates.filter(({ update }) => update.edition === pack.edition);
  const fitting: UpdateFile[] = [];
  let newest = pack;
  for (const { file, update } of own) {
    const applied = applyUpdate(newest, update);
    if (applied.ok) {
      newest = applied.value;
      fitting.push({ file, update });
    } else refuse(file, applied.problems);
  }
  return { pack: newest, fitting, complete: fitting.length === own.length };
}

const refuse = (file: string, problems: readonly Problem[]): void =>
  complainOf(
    `${file} isn't a valid points update:`,
    problems.map(({ path, reason }) => `${path === "" ? "the document" : path} ${reason}`),
    "Fix the file or delete it from the data folder.",
  );
