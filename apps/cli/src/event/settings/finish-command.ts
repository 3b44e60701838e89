/** `broadside event finish FILE`: the event is over; only corrections are taken from then on. */
import type { Subcommand } from "../../subcommand.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS } from "../file/open-event.ts";

export const finishCommand: Subcommand = {
  about: "closes the event once every result is in",
  args: { file: FILE_ARG, ...WRITING_ARGS },
  run: async (values) =>
    changeEvent(String(values["file"]), values, ({ record, told }) => (record({ kind: "finished" }) ? told : undefined)),
};
