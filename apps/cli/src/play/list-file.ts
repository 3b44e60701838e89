/** Opens one list of a game, from a file or by the id of a ready-made list, and names its seat. */

import { stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { ListOffer } from "@broadside/content";
import type { EditionId } from "@broadside/formats";
import type { ListFile, SquadDraft } from "@broadside/squads";
import { ENGLISH_LISTS, noteLine } from "@broadside/telling/lists";
import { readyMadeText } from "../lists-command.ts";
import { listIn, openList, readEntry } from "../squad/squad-file.ts";
import { complain, printNote } from "../terminal/messages.ts";

/** A list's file, before it is read with the cards of an edition. */
export interface OpenedList {
  readonly file: string;
  readonly list: ListFile;
  readonly isReadyMade: boolean;
}

/** Opens a list. The id of a ready-made list takes precedence over a file of that name. */
export async function openOne(given: string): Promise<OpenedList | undefined> {
  const text = await readyMadeText(given);
  const isReadyMade = text !== undefined;
  if (isReadyMade || given === "-" || (await isThere(given))) {
    const list = isReadyMade ? listIn(given, text) : await openList(given);
    return list && { file: given, list, isReadyMade };
  }
  complain(`There is no file or ready-made list called "${given}".`, "Check the file name, or see the ready-made lists: broadside lists");
  return undefined;
}

const isThere = async (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Reads a list with the cards of an edition, and reports anything it couldn't read. */
export async function readOne({ file, list, isReadyMade }: OpenedList, edition: EditionId, data: unknown): Promise<ListOffer | undefined> {
  const read = await readEntry(file, list, edition, data);
  if (!read) return undefined;
  for (const note of read.notes) printNote(`${file}: ${noteLine(note, ENGLISH_LISTS)}.`);
  const { entry } = read;
  return { id: file, title: titleOf(file, entry.squads[0]), source: isReadyMade ? "Ready-made" : "Opened here", ...entry };
}

/** Returns a list's title. If it has none, returns the name of its player or its file. */
const titleOf = (file: string, squad: SquadDraft | undefined): string => squad?.name?.trim() || nameOf(file, squad);

/** Returns the name of a list's player. If it names none, returns the name of the list or its file. */
export function nameOf(file: string, squad: SquadDraft | undefined): string {
  const name = squad?.player ?? squad?.name;
  if (name !== undefined && name.trim() !== "") return name.trim();
  return file === "-" ? "standard input" : basename(file, extname(file));
}

/** Numbers the seats that have the same name. */
export function withNamesApart<Seat extends { readonly name: string }>(seats: readonly Seat[]): readonly Seat[] {
  const counts = new Map<string, number>();
  return seats.map((seat) => {
    const count = (counts.get(seat.name) ?? 0) + 1;
    counts.set(seat.name, count);
    return count === 1 ? seat : { ...seat, name: `${seat.name} ${count}` };
  });
}
