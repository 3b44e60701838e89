/**
 * Rows of the journal that stand beside the game: looks at secrets, what happened at the table, and answers to inputs that changed nothing.
 */
import type { AnyRefusal, GivenInput } from "@broadside/protocol";
import type { SecretLook } from "@broadside/telling";
import type { TableAct } from "../table/table-act.ts";
import { NEW_TABLE, type TableState, tableAfter } from "../table/table-state.ts";

/** When a row was written, and whose message caused it. */
interface Caused {
  readonly at?: number | undefined;
  readonly given?: GivenInput | undefined;
}

export type SideRow = Caused &
  (
    | ({ readonly row: "look" } & SecretLook)
    | { readonly row: "table"; readonly act: TableAct }
    /** An input was refused by the rules, or accepted without an effect. Sent again, it gets the same answer. */
    | { readonly row: "answered"; readonly refusal?: AnyRefusal | undefined }
  );

/** Where another row has the time, a look in an older journal has what was looked at. */
export type FormerLook = { readonly row: "look"; readonly at: SecretLook["kind"] } & Omit<SecretLook, "kind">;

const SIDE_ROWS: ReadonlySet<string> = new Set<SideRow["row"]>(["look", "table", "answered"]);

export const isSideRow = <Row extends { readonly row: string }>(row: Row): row is Extract<Row, SideRow | FormerLook> =>
  SIDE_ROWS.has(row.row);

export function sideRowNow(row: SideRow | FormerLook): SideRow {
  if (row.row !== "look" || "kind" in row) return row;
  const { at, ...look } = row;
  return { ...look, kind: at };
}

export const looksIn = (rows: readonly SideRow[]): readonly SecretLook[] => rows.filter((row) => row.row === "look");

export const tableIn = (rows: readonly SideRow[]): TableState =>
  rows.reduce((table, row) => (row.row === "table" ? tableAfter(table, row.act, row.at ?? 0) : table), NEW_TABLE);
