/** What the head of the editor and its three sheets say. */
import type { Edition } from "@broadside/rulebook/row";

export const WORDS = {
  home: "Broadside, to the start",
  settings: "Name, format and faction",
  draft: "Draft",
  format: "Format",
  thisList: "This list",
  allLists: "All lists",
  undo: "Undo",
  redo: "Redo",
  import: "Import",
  export: "Export",
  share: "Share",
  print: "Print",
  more: "More",
  playThis: "Play this",
  toMend: (count: number): string => `${count} to mend`,
  noFaction: "no faction yet",
  sheets: "Sheets",
  list: "List",
  fits: "What fits",
  slot: "Slot",
  verdict: "Verdict",
} as const;

export const EDITION_WORDS: Readonly<Record<Edition, string>> = {
  "1e": "first edition",
  "2.0": "second edition 2.0",
  "2.5": "second edition 2.5",
};
