/** `broadside event swap FILE A B`: swaps two sides of the last round. */

import { pairingNoteInWords, swapBreakInWords } from "@broadside/telling/events";
import { byeNotes, swapBreaks } from "@broadside/tournament";
import type { Subcommand } from "../../subcommand.ts";
import { complain } from "../../terminal/messages.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS } from "../file/open-event.ts";
import { findSide } from "../people/find-people.ts";
import { pairedRound } from "./round-option.ts";
import { roundInWords } from "./round-words.ts";

const SIDE_ARG = { type: "positional", required: true, valueHint: "SIDE" } as const;

export const swapCommand: Subcommand = {
  about: "Swap two players or teams in the last round; one of them may have the bye",
  example: "cup.jsonl Ana Ben",
  args: {
    file: FILE_ARG,
    one: { ...SIDE_ARG, description: "a player or a team" },
    other: { ...SIDE_ARG, description: "another player or team" },
    ...WRITING_ARGS,
    anyway: { ...WRITING_ARGS.anyway, description: "do it even if it breaks a pairing rule or the file was edited by hand" },
  },
  run: async ({ file, one, other, ...writing }) =>
    changeEvent(String(file), writing, ({ log, record, against, recorded }) => {
      const round = pairedRound(log.event, undefined);
      const a = round && findSide(log.event, round, String(one));
      const b = round && findSide(log.event, round, String(other));
      if (!round || a === undefined || b === undefined) return undefined;
      const inRound = (side: string): boolean => round.byes.includes(side) || round.matches.some(({ sides }) => sides.includes(side));
      const breaks = (inRound(a) && inRound(b) ? swapBreaks(log.event, round, [a, b]) : []).map((broken) => swapBreakInWords(broken));
      const swap = { kind: "swapped", round: round.number, sides: [a, b], despite: breaks } as const;
      // Asks only about swaps that are possible. Impossible ones are refused when the row is written.
      if (breaks.length > 0 && writing["anyway"] !== true && against(swap) === undefined) {
        complain(`The swap breaks a pairing rule: ${breaks.join("; ")}.`, "Add --anyway to swap them anyway.");
        return undefined;
      }
      const hadBye = new Set(round.byes);
      if (!record(swap)) return undefined;
      const now = pairedRound(log.event, undefined);
      if (!now) return recorded;
      const before = { ...log.event, rounds: log.event.rounds.filter(({ number }) => number < now.number) };
      const notes = byeNotes(
        before,
        now.plan,
        now.byes.filter((side) => !hadBye.has(side)),
      );
      return [...recorded, ...roundInWords(log.event, now), ...notes.map((note) => `Note: ${pairingNoteInWords(note)}`)];
    }),
};
