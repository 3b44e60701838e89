/** One list of a game: a file, or a ready-made one by its id, and what its seat is called. */
import { stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { EditionId } from "@broadside/formats";
import type { ListFile, SquadDraft } from "@broadside/squads";
import { complain } from "../exit-codes.ts";
import { readyMadeText } from "../lists-command.ts";
import { listIn, type OpenedEntry, openList, problemInWords, readEntry } from "../squad/squad-file.ts";

export interface OpenedList {
  readonly file: string;
  readonly list: ListFile;
  readonly isReadyMade: boolean;
}

/** The id of a ready-made list goes before a file of that name. */
export async function openOne(given: string): Promise<OpenedList | undefined> {
  const text = await readyMadeText(given);
  const isReadyMade = text !== undefined;
  if (isReadyMade || given === "-" || (await isThere(given))) {
    const list = isReadyMade ? listIn(given, text) : await openList(given);
    return list && { file: given, list, isReadyMade };
  }
  complain(`There is neither a file nor a ready-made list "${given}"; broadside lists names the ready-made ones.`);
  return undefined;
}

const isThere = async (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** With the cards of the edition; what was not understood is said. */
export async function readOne({ file, list }: OpenedList, edition: EditionId, data: unknown): Promise<OpenedEntry | undefined> {
  const read = await readEntry(file, list, edition, data);
  for (const note of read?.notes ?? []) complain(`Note: ${file}: ${problemInWords(note)}.`);
  return read;
}

export function nameOf(file: string, squad: SquadDraft | undefined): string {
  const name = squad?.player ?? squad?.name;
  if (name !== undefined && name.trim() !== "") return name.trim();
  return file === "-" ? "standard input" : basename(file, extname(file));
}

/** Seats of one name get numbers. */
export function withNamesApart<Seat extends { readonly name: string }>(seats: readonly Seat[]): readonly Seat[] {
  const counts = new Map<string, number>();
  return seats.map((seat) => {
    const count = (counts.get(seat.name) ?? 0) + 1;
    counts.set(seat.name, count);
    return count === 1 ? seat : { ...seat, name: `${seat.name} ${count}` };
  });
}
