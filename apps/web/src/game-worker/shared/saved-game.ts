import type { TableSnapshot } from "./table-snapshot.ts";

/** An entry in the list of saved games. */
export interface SavedGameInfo {
  readonly id: string;
  readonly names: readonly string[];
  /** The name of the scenario. */
  readonly scenario?: string | undefined;
  /** The name of the format or scenario. Games saved by earlier versions don't have it. */
  readonly played?: string | undefined;
  readonly round: number;
  readonly isOver: boolean;
  /** In milliseconds. */
  readonly changed: number;
  /** A small picture of the table. Games saved by earlier versions don't have one. */
  readonly look?: TableSnapshot | undefined;
}
