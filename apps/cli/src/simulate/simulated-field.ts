/** A list and the field that it meets, with every way in which they sit down. */
import type { Content } from "@broadside/rules";
import type { SeatedTable } from "@broadside/simulation";
import type { SquadDraft } from "@broadside/squads";
import { nameOf, type OpenedList } from "../play/list-file.ts";

export interface SimulatedField {
  /** What is played, as people call it. */
  readonly game: string;
  readonly list: string;
  /** What the lists of the field are called, no two alike. */
  readonly field: readonly string[];
  readonly tables: readonly SeatedTable[];
  /** Of the first table. */
  readonly content: Content;
}

/** The lists of a folder, or undefined where ready-made ones are met. */
export interface ListsToMeet {
  readonly own: OpenedList;
  readonly folder: readonly OpenedList[] | undefined;
}

/** A list is called by its name; by that of its player, or of its file, only where it has none. */
export const listName = (file: string, squad: SquadDraft | undefined): string => squad?.name?.trim() || nameOf(file, squad);

/** Of two or more of one name all but the first get numbers. */
export function namesApart(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}
