/** Rows of the journal that stand beside the game: looks at secrets, what happened at the table, and answers to inputs that changed nothing. */
import type { AnyRefusal, GivenInput } from "@broadside/protocol";
import type { SecretLook } from "@broadside/telling";
import type { TableAct } from "./table/table-act.ts";
import { NEW_TABLE, type TableState, tableAfter } from "./table/table-state.ts";

/** Every row has a time, and `given` says whose message caused it. */
interface SideRowFacts {
  readonly at?: number | undefined;
  readonly given?: GivenInput | undefined;
}

export type SideRow =
  /** Somebody has looked at a seat's secrets. */
  | (SideRowFacts & { readonly row: "look" } & SecretLook)
  | (SideRowFacts & { readonly row: "table"; readonly act: TableAct })
  /** An input was refused by the rules, or accepted without an effect. Sent again, it gets the same answer. */
  | (SideRowFacts & { readonly row: "answered"; readonly refusal?: AnyRefusal | undefined });

export const isSideRow = (row: { readonly row: string }): row is SideRow => row.row === "look" || row.row === "table" || row.row === "answered";

export const looksIn = (rows: readonly SideRow[]): readonly SecretLook[] =>
  rows.flatMap((row) => {
    if (row.row !== "look") return [];
    const { row: _row, at: _at, given: _given, ...look } = row;
    return [look as SecretLook];
  });

export const tableIn = (rows: readonly SideRow[]): TableState =>
  rows.reduce((table, row) => (row.row === "table" ? tableAfter(table, row.act, row.at ?? 0) : table), NEW_TABLE);
