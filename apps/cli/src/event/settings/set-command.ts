/** `broadside event set FILE`: the organiser's choices, and making them known. */
import { limitNotes, type Settings } from "@broadside/tournament";
import { complain, EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, readBeforeWriting, WRITING_ARGS } from "../file/open-event.ts";
import { tablesNeeded } from "../rounds/table-count.ts";
import { seedOf } from "./seed.ts";
import { SETTINGS_ARGS, settingsFrom } from "./settings-options.ts";

export const setCommand: Subcommand = {
  about: "changes the settings, before the first round most of them",
  args: {
    file: FILE_ARG,
    ...SETTINGS_ARGS,
    publish: { type: "boolean", description: "makes scenarios, limits and requirements known; lists may come" },
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const file = String(values["file"]);
    const seed = seedOf(options);
    // What is misused is told before anybody has to wait for the lock.
    const look = await readBeforeWriting(file);
    if (!look) return EXIT.refused;
    const wanted = await settingsFrom(options, look.event.format, look.event.settings, seed);
    if (options.complains()) return EXIT.usage;
    if (!wanted) return EXIT.refused;
    return changeEvent(file, values, async ({ log, record, told }) => {
      const settings = await settingsFrom(new OptionReader(values), log.event.format, log.event.settings, seed);
      if (!settings) return undefined;
      if (inOrder(settings) !== inOrder(log.event.settings) && !record({ kind: "changed", settings })) return undefined;
      if (options.flag("publish") && !record({ kind: "published" })) return undefined;
      const [tables, needed] = [options.text("tables") === undefined ? undefined : settings.tables, tablesNeeded(log.event)];
      if (tables !== undefined && needed !== undefined && tables < needed)
        complain(`Note: ${needed} tables are needed for all who play now, and ${tables} ${tables === 1 ? "stands" : "stand"}.`);
      const notes = options.text("plan") === undefined ? [] : limitNotes(log.event.format, settings).map((note) => `Note: ${note}.`);
      return told.length > 0 ? [...told, ...notes] : ["Nothing was changed."];
    });
  },
};

/** Settings alike have the same text, whatever the order in which they were made. */
const inOrder = (settings: Settings): string => JSON.stringify(Object.entries(settings).sort(([one], [other]) => (one < other ? -1 : 1)));
