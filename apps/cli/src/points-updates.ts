/** Points updates of a data folder: DIR/packs/*.json, applied in the order of their dates. */
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { applyUpdate, type Pack, type PointsUpdate, parseUpdate, UPDATE_LIMITS } from "@broadside/cards";
import type { Problem } from "@broadside/kit";
import { complain } from "./exit-codes.ts";
import { readInput } from "./terminal/read-input.ts";
import { systemReason } from "./terminal/system-words.ts";

/** What every command that uses cards takes. */
export const DATA_ARG = {
  type: "string",
  valueHint: "DIR",
  description: "a folder whose packs/*.json update points; BROADSIDE_DATA in the environment",
} as const;

export interface UpdateFile {
  readonly file: string;
  readonly update: PointsUpdate;
}

/** The updates in the order of their dates, and whether all files could be read; reasons are said. */
export interface UpdatesRead {
  readonly updates: readonly UpdateFile[];
  readonly complete: boolean;
}

/** No folder has no updates; one that is named must be there. */
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
    else if (parsed) complain(refusal(file, parsed.problems));
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
    complain(`The data folder ${folder} cannot be read: ${systemReason(error)}.`);
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

/** The pack with those updates of its edition that fit it; why others do not is said. */
export function withUpdates(pack: Pack, updates: readonly UpdateFile[]): PackUpdate {
  const own = updates.filter(({ update }) => update.edition === pack.edition);
  const fitting: UpdateFile[] = [];
  let newest = pack;
  for (const { file, update } of own) {
    const applied = applyUpdate(newest, update);
    if (applied.ok) {
      newest = applied.value;
      fitting.push({ file, update });
    } else complain(refusal(file, applied.problems));
  }
  return { pack: newest, fitting, complete: fitting.length === own.length };
}

const refusal = (file: string, problems: readonly Problem[]): string =>
  [
    `${file} is not a points update that fits:`,
    ...problems.map(({ path, reason }) => `  ${path === "" ? "the document" : path} ${reason}`),
  ].join("\n");
