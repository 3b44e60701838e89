/** `broadside event set FILE`: changes and publishes the settings. */

import { limitNoteInWords } from "@broadside/telling/events";
import { limitNotes, type Settings } from "@broadside/tournament";
import { RENAMED_AGREEMENTS } from "../../agreement-options.ts";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { printNote } from "../../terminal/messages.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, readBeforeWriting, WRITING_ARGS } from "../file/open-event.ts";
import { tablesNeeded } from "../rounds/table-count.ts";
import { seedOf } from "./seed.ts";
import { SETTINGS_ARGS, settingsFrom } from "./settings-options.ts";

export const setCommand: Subcommand = {
  about: "Change or publish the settings; most can change only before the first round",
  example: "cup.jsonl --rounds 4 --tables 10",
  args: {
    file: FILE_ARG,
    ...SETTINGS_ARGS,
    publish: { type: "boolean", description: "publish scenarios, limits and requirements, so that players can hand in lists" },
    ...WRITING_ARGS,
  },
  renamed: RENAMED_AGREEMENTS,
  run: async (values) => {
    const options = new OptionReader(values);
    const file = String(values["file"]);
    const seed = seedOf(options);
    // Report wrong options before waiting for the lock.
    const look = await readBeforeWriting(file);
    if (!look) return EXIT.refused;
    const wanted = await settingsFrom(options, look.event.format, look.event.settings, seed);
    if (options.reportProblems()) return EXIT.usage;
    if (!wanted) return EXIT.refused;
    return changeEvent(file, values, async ({ log, record, recorded }) => {
      const settings = await settingsFrom(new OptionReader(values), log.event.format, log.event.settings, seed);
      if (!settings) return undefined;
      if (inOrder(settings) !== inOrder(log.event.settings) && !record({ kind: "changed", settings })) return undefined;
      if (options.flag("publish") && !record({ kind: "published" })) return undefined;
      const [tables, needed] = [options.text("tables") === undefined ? undefined : settings.tables, tablesNeeded(log.event)];
      if (tables !== undefined && needed !== undefined && tables < needed)
        printNote(`the current players need ${needed} tables, and you have ${tables}.`);
      const notes =
        options.text("plan") === undefined ? [] : limitNotes(log.event.format, settings).map((note) => `Note: ${limitNoteInWords(note)}`);
      return recorded.length > 0 ? [...recorded, ...notes] : ["Nothing changed."];
    });
  },
};

/** Formats settings so that equal ones give the same text, whatever the order of their keys. */
const inOrder = (settings: Settings): string => JSON.stringify(Object.entries(settings).sort(([one], [other]) => (one < other ? -1 : 1)));
