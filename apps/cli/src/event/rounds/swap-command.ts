/** `broadside event swap FILE A B`: two sides of the last round change places. */
import { byeNotes, swapBreaks } from "@broadside/tournament";
import { complain } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS } from "../file/open-event.ts";
import { findSide } from "../people/find-people.ts";
import { roundAsked } from "./round-option.ts";
import { roundInWords } from "./round-words.ts";

const SIDE_ARG = { type: "positional", required: true, valueHint: "SIDE" } as const;

export const swapCommand: Subcommand = {
  about: "lets two sides of the last round change places; one may have the bye",
  args: {
    file: FILE_ARG,
    one: { ...SIDE_ARG, description: "a player or a team" },
    other: { ...SIDE_ARG, description: "and another" },
    ...WRITING_ARGS,
    anyway: { ...WRITING_ARGS.anyway, description: "also where that breaks a criterion of the pairing, or the file was edited" },
  },
  run: async ({ file, one, other, ...writing }) =>
    changeEvent(String(file), writing, ({ log, record, against, told }) => {
      const round = roundAsked(log.event, undefined);
      const a = round && findSide(log.event, round, String(one));
      const b = round && findSide(log.event, round, String(other));
      if (!round || a === undefined || b === undefined) return undefined;
      const inRound = (side: string): boolean => round.byes.includes(side) || round.matches.some(({ sides }) => sides.includes(side));
      const breaks = inRound(a) && inRound(b) ? swapBreaks(log.event, round, [a, b]) : [];
      const swap = { kind: "swapped", round: round.number, sides: [a, b], despite: breaks } as const;
      // Only what the organiser may want is offered; anything else is refused when the row is written.
      if (breaks.length > 0 && writing["anyway"] !== true && against(swap) === undefined) {
        complain(`The swap breaks something: ${breaks.join("; ")}. To have it so, say --anyway.`);
        return undefined;
      }
      const hadBye = new Set(round.byes);
      if (!record(swap)) return undefined;
      const now = roundAsked(log.event, undefined);
      if (!now) return told;
      const before = { ...log.event, rounds: log.event.rounds.filter(({ number }) => number < now.number) };
      const notes = byeNotes(
        before,
        now.plan,
        now.byes.filter((side) => !hadBye.has(side)),
      );
      return [...told, ...roundInWords(log.event, now), ...notes.map((note) => `Note: ${note}.`)];
    }),
};
