/** A list, the lists that it plays against (its field), and all ways to seat them. */
import type { Content } from "@broadside/rules";
import type { SeatedTable } from "@broadside/simulation";
import type { OpenedList } from "../play/list-file.ts";

export interface SimulatedField {
  /** The name of the format or scenario. */
  readonly game: string;
  readonly list: string;
  /** The names of the field's lists, all different. */
  readonly field: readonly string[];
  readonly tables: readonly SeatedTable[];
  /** The first table's rules and cards. */
  readonly content: Content;
}

/** The simulated list and the folder of its opponents. Without a folder, it plays against ready-made lists. */
export interface ListsToMeet {
  readonly own: OpenedList;
  readonly folder: readonly OpenedList[] | undefined;
}

/** Numbers repeated names. */
export function namesApart(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}
