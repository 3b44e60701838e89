export { choosingHelp, type KeyHelp, keyboardHelp } from "./keys.ts";
export { createTable, type TableWidget } from "./table.ts";
export type { Accent, Mark, Piece, Points, TableEvents, TableView, Track } from "./view.ts";
