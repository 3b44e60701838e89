/** `broadside squad print FILE`: a sheet to print, with dials, figures, totals and verdict. */
import { checkEntry, sheetHtml } from "@broadside/squads";
import { complain, LIST_EXIT } from "../exit-codes.ts";
import { DATA_ARG } from "../points-updates.ts";
import type { Subcommand } from "../subcommand.ts";
import { FILE_ARG, FORMAT_ARG, OUT_ARG, problemInWords, putOut } from "./squad-file.ts";
import { faultsWithoutOwn, OPTIONS_ARG, openQuestion, TIER_ARG } from "./squad-question.ts";

export const squadPrintCommand: Subcommand = {
  about: "makes a sheet to print, as HTML; an illegal list is printed too and ends with 1",
  args: { file: FILE_ARG, format: FORMAT_ARG, tier: TIER_ARG, options: OPTIONS_ARG, out: OUT_ARG, data: DATA_ARG },
  run: async (args) => {
    const question = await openQuestion(args);
    if (!question) return LIST_EXIT.unreadable;
    const { entry, notes, format, catalogue, name = format.name } = question;
    for (const note of notes) complain(`Note: ${problemInWords(note)}.`);
    const { verdict } = checkEntry(entry, format, catalogue);
    if (!(await putOut(args["out"], sheetHtml(entry, format, catalogue, verdict)))) return LIST_EXIT.unreadable;
    if (verdict.legal && faultsWithoutOwn(question).length > 0)
      complain("Note: the list is legal only by options that it brings itself; squad check says what stands against it without them.");
    if (verdict.legal) return LIST_EXIT.legal;
    complain(`${args["file"]} is not legal for ${name}; the sheet says why.`);
    return LIST_EXIT.illegal;
  },
};
