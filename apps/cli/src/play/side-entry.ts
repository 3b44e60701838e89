import type { OpenedForFormat } from "../squad/squad-file.ts";

/** What one side, or one player, brings: the lists of an entry, and which file each comes from. */
export interface SideEntry {
  readonly file: string;
  readonly team: number;
  readonly from: readonly number[];
  readonly question: OpenedForFormat;
}
