import type { OpenedForFormat } from "../squad/squad-file.ts";

/** The lists that one side or one player brings, and the file of each. */
export interface SideEntry {
  readonly file: string;
  readonly team: number;
  readonly from: readonly number[];
  readonly question: OpenedForFormat;
}
