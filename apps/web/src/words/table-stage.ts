/** What a table says to those who listen to it, its keys, and the buttons beside it. */
import { choosingHelp, keyboardHelp, speakTable } from "@broadside/table";
import { spoken } from "./spoken.ts";

speakTable(spoken);

export const TABLE_KEYS = spoken(keyboardHelp);
/** Of a table that asks. */
export const CHOOSING_KEYS = spoken(choosingHelp);

export const WORDS = spoken({
  smaller: "Smaller",
  larger: "Larger",
  wholeTable: "Whole table",
});
