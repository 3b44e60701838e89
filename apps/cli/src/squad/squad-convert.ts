/** `broadside squad convert FILE`: writes a list in another exchange format, or as text. */

import { entryInText, writeXws } from "@broadside/squads";
import { documentWords, ENGLISH_LISTS, noteInWords, noteLine } from "@broadside/telling/lists";
import { LIST_EXIT } from "../exit-codes.ts";
import { DATA_ARG } from "../points-updates.ts";
import type { Subcommand } from "../subcommand.ts";
import { complain, printNote } from "../terminal/messages.ts";
import { chooseFormat, FILE_ARG, FORMAT_ARG, OUT_ARG, openList, readEntry, writeOutput } from "./squad-file.ts";

const TARGETS = ["xws1", "xws2", "text"] as const;
const EDITIONS_OF = { xws1: "the first edition", xws2: "the second edition" } as const;

export const squadConvertCommand: Subcommand = {
  about: "Convert a list to another exchange format or to text",
  example: "my-list.xws --to text",
  args: {
    file: FILE_ARG,
    to: { type: "string", valueHint: TARGETS.join("|"), description: "the exchange format to write", required: true },
    format: { ...FORMAT_ARG, description: "the format to name in the new file; its edition decides which cards are used" },
    out: OUT_ARG,
    data: DATA_ARG,
  },
  run: async ({ file, to, format: wanted, out, data }) => {
    const target = TARGETS.find((known) => known === to);
    if (!target) {
      complain(`--to can't be "${to}".`, `Use one of: ${TARGETS.join(", ")}.`);
      return LIST_EXIT.unreadable;
    }
    const list = await openList(String(file));
    if (!list) return LIST_EXIT.unreadable;
    if (target !== "text" && target !== list.kind) {
      complain(
        `${file} is a list for ${EDITIONS_OF[list.kind]}, but ${target} is for ${EDITIONS_OF[target]}, which has different cards.`,
        `Use --to ${list.kind} or --to text.`,
      );
      return LIST_EXIT.unreadable;
    }
    const format = wanted === undefined ? undefined : chooseFormat(String(file), list, wanted);
    if (wanted !== undefined && !format) return LIST_EXIT.unreadable;
    const opened = await readEntry(String(file), list, format?.edition ?? list.edition, data);
    if (!opened) return LIST_EXIT.unreadable;
    const { notes, catalogue } = opened;
    const entry = format ? { ...opened.entry, format: format.id } : opened.entry;
    if (!format && list.isGuess)
      printNote(`${file} ${noteInWords({ path: "", note: "edition guessed" }, ENGLISH_LISTS)}. To choose another format, add --format ID.`);
    for (const note of notes) printNote(`${noteLine(note, ENGLISH_LISTS)}.`);
    const text = target === "text" ? entryInText(entry, catalogue, documentWords(ENGLISH_LISTS)) : writeXws(entry, catalogue);
    return (await writeOutput(out, text)) ? LIST_EXIT.legal : LIST_EXIT.unreadable;
  },
};
