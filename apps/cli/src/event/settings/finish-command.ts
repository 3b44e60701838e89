/** `broadside event finish FILE`: closes the event. After that, it only takes corrections. */
import type { Subcommand } from "../../subcommand.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS } from "../file/open-event.ts";

export const finishCommand: Subcommand = {
  about: "Close the event when all results are in",
  example: "cup.jsonl",
  args: { file: FILE_ARG, ...WRITING_ARGS },
  run: async (values) =>
    changeEvent(String(values["file"]), values, ({ record, recorded }) => (record({ kind: "finished" }) ? recorded : undefined)),
};
