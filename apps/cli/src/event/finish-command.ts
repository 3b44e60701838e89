/** `broadside event finish FILE`: the event is over; only mending it is left. */
import type { Subcommand } from "../subcommand.ts";
import { AS_ARG, changeEvent, FILE_ARG } from "./open-event.ts";

export const finishCommand: Subcommand = {
  about: "closes the event once every result is in",
  args: { file: FILE_ARG, as: AS_ARG },
  run: async ({ file, as }) => changeEvent(String(file), as, ({ record, told }) => (record({ kind: "finished" }) ? told : undefined)),
};
