/** `broadside squad convert FILE`: a list in another exchange format, or in words. */
import { entryInText, writeXws } from "@broadside/squads";
import { complain, LIST_EXIT } from "../exit-codes.ts";
import { DATA_ARG } from "../points-updates.ts";
import type { Subcommand } from "../subcommand.ts";
import { chooseFormat, FILE_ARG, FORMAT_ARG, OUT_ARG, openList, problemInWords, putOut, readEntry } from "./squad-file.ts";

const TARGETS = ["xws1", "xws2", "text"] as const;
const EDITIONS_OF = { xws1: "the first edition", xws2: "the second edition" } as const;

export const squadConvertCommand: Subcommand = {
  about: "writes a list in another exchange format or in words",
  args: {
    file: FILE_ARG,
    to: { type: "string", valueHint: TARGETS.join("|"), description: "what to write", required: true },
    format: { ...FORMAT_ARG, description: "the format that what is written names, and whose edition counts" },
    out: OUT_ARG,
    data: DATA_ARG,
  },
  run: async ({ file, to, format: wanted, out, data }) => {
    const target = TARGETS.find((known) => known === to);
    if (!target) {
      complain(`--to is one of ${TARGETS.join(", ")}, not "${to}".`);
      return LIST_EXIT.unreadable;
    }
    const list = await openList(String(file));
    if (!list) return LIST_EXIT.unreadable;
    if (target !== "text" && target !== list.kind) {
      complain(
        `${file} is a list of ${EDITIONS_OF[list.kind]}, and ${target} holds lists of ${EDITIONS_OF[target]}: its cards do not exist there.`,
      );
      return LIST_EXIT.unreadable;
    }
    const format = wanted === undefined ? undefined : chooseFormat(String(file), list, wanted);
    if (wanted !== undefined && !format) return LIST_EXIT.unreadable;
    const opened = await readEntry(String(file), list, format?.edition ?? list.edition, data);
    if (!opened) return LIST_EXIT.unreadable;
    const { notes, catalogue } = opened;
    const entry = format ? { ...opened.entry, format: format.id } : opened.entry;
    if (!format && list.guess !== undefined) complain(`Note: ${file} ${list.guess}; --format says otherwise.`);
    for (const note of notes) complain(`Note: ${problemInWords(note)}.`);
    const text = target === "text" ? entryInText(entry, catalogue) : writeXws(entry, catalogue);
    return (await putOut(out, text)) ? LIST_EXIT.legal : LIST_EXIT.unreadable;
  },
};
