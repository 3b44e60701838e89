/** `broadside squad print FILE`: makes a printable sheet with dials, ship values, totals and verdict. */

import { checkEntry, sheetHtml } from "@broadside/squads";
import { documentWords, ENGLISH_LISTS, noteLine } from "@broadside/telling/lists";
import { LIST_EXIT } from "../exit-codes.ts";
import { DATA_ARG } from "../points-updates.ts";
import type { Subcommand } from "../subcommand.ts";
import { complain, printNote } from "../terminal/messages.ts";
import { FILE_ARG, FORMAT_ARG, OUT_ARG, writeOutput } from "./squad-file.ts";
import { OPTIONS_ARG, openQuestion, problemsWithoutOwn, TIER_ARG } from "./squad-question.ts";

export const squadPrintCommand: Subcommand = {
  about: "Make a printable HTML sheet (exit code 1 if the list is illegal)",
  example: "my-list.xws --format standard-100 --out my-list.html",
  args: { file: FILE_ARG, format: FORMAT_ARG, tier: TIER_ARG, options: OPTIONS_ARG, out: OUT_ARG, data: DATA_ARG },
  run: async (args) => {
    const question = await openQuestion(args);
    if (!question) return LIST_EXIT.unreadable;
    const { entry, notes, format, catalogue, name = format.name } = question;
    for (const note of notes) printNote(`${noteLine(note, ENGLISH_LISTS)}.`);
    const { verdict } = checkEntry(entry, format, catalogue);
    const sheet = sheetHtml(entry, format, catalogue, verdict, documentWords(ENGLISH_LISTS));
    if (!(await writeOutput(args["out"], sheet))) return LIST_EXIT.unreadable;
    if (verdict.legal && problemsWithoutOwn(question).length > 0)
      printNote(
        "the list is legal only because of options saved in the list itself. To see the problems without them, run broadside squad check.",
      );
    if (verdict.legal) return LIST_EXIT.legal;
    complain(`${args["file"]} isn't legal for ${name}.`, "Open the sheet to see the problems, or run broadside squad check.");
    return LIST_EXIT.illegal;
  },
};
