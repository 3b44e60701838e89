/** Rows in the form that generated files store. Values that repeat within a ledger or a section are left out. */
import { type Edition, type Layer, LEDGER_FACTS, type Ledger, type Row } from "./row.ts";

/** Id, text, layer and check, and the edition if it is narrower than the ledger's. */
type PackedRow = readonly [id: string, text: string, layer: Layer, check: string, edition?: Edition];

export type PackedSection = readonly [section: string, rows: readonly PackedRow[]];

export function unpack(ledger: Ledger, sections: readonly PackedSection[]): readonly Row[] {
  const { document, edition } = LEDGER_FACTS[ledger];
  return sections.flatMap(([section, packed]) =>
    packed.map(([id, text, layer, check, only]) => ({
      id,
      text,
      layer,
      document,
      edition: only === undefined ? edition : [only],
      check,
      ledger,
      section,
    })),
  );
}
