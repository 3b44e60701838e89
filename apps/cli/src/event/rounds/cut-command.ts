/** `broadside event cut FILE [SIZE]`: the top sides advance to the championship. */

import { cutSeeds, nameOf, standings, type TournamentEvent } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { columns } from "../../terminal/columns.ts";
import { complain } from "../../terminal/messages.ts";
import { OptionReader, wholeNumber } from "../../terminal/option-reader.ts";
import { eventCommand } from "../file/command-words.ts";
import { changeEvent, FILE_ARG, sentence, stateStep, WRITING_ARGS } from "../file/open-event.ts";
import { SEED_ARG, seedOf } from "../settings/seed.ts";
import { sideInWords } from "./round-words.ts";

export const cutCommand: Subcommand = {
  about: "End the Swiss rounds and start the championship bracket",
  example: "cup.jsonl 8",
  args: {
    file: FILE_ARG,
    size: {
      type: "positional",
      required: false,
      valueHint: "SIZE",
      description: "how many players or teams play in the championship (default: as set with event set --cut)",
    },
    early: { type: "boolean", description: "cut even if not all planned rounds have been played" },
    seed: SEED_ARG,
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const text = options.text("size");
    const wanted = text === undefined ? undefined : wholeNumber(text);
    if (text !== undefined && wanted === undefined)
      options.note(`The size of the cut can't be "${text}".`, "Use one of: 2, 4, 8, 16, 32, 64.");
    const seed = seedOf(options);
    if (options.reportProblems()) return EXIT.usage;
    return changeEvent(String(values["file"]), values, ({ file, log, record }) => {
      const { event } = log;
      const size = wanted ?? event.settings.cut;
      const seeds = size === undefined ? undefined : cutSeeds(event, size, seed);
      if (!seeds?.ok) {
        if (seeds) complain(sentence(seeds.problems), stateStep(file));
        else complain("The size of the cut isn't set.", `Choose 2, 4, 8, 16, 32 or 64, such as ${eventCommand("cut", file, 8)}`);
        return undefined;
      }
      if (!options.flag("early") && leavesRounds(event)) return undefined;
      const lots = lotsInWords(event, seeds.value);
      if (!record({ kind: "cut", seeds: seeds.value, seed })) return undefined;
      const rows = seeds.value.map((side, at) => [`${at + 1}`, sideInWords(event, side)]);
      return [
        `The top ${seeds.value.length} play in the championship, seeded in this order (random seed ${seed} broke ties):`,
        ...columns(rows, [0]),
        ...lots,
      ];
    });
  },
};

/** True if planned rounds remain. Prints a message if so. */
function leavesRounds({ rounds, settings, bracket }: TournamentEvent): boolean {
  const left = settings.rounds.length - rounds.length;
  if (bracket || rounds.length === 0 || left <= 0) return false;
  complain(
    `Only ${rounds.length} of ${settings.rounds.length} rounds ${rounds.length === 1 ? "has" : "have"} been paired.`,
    "Add --early to end the Swiss rounds here.",
  );
  return true;
}

/** Names the sides that every tiebreaker left tied, and the order that a random draw put them in (ET-TIE-53-Q). */
function lotsInWords(event: TournamentEvent, seeds: readonly string[]): readonly string[] {
  const ranks = standings(event).filter(({ status }) => status === "playing");
  const seeded = [...new Set(ranks.filter(({ side }) => seeds.includes(side)).map(({ rank }) => rank))];
  return seeded.flatMap((rank) => {
    const level = ranks.filter((own) => own.rank === rank).map(({ side }) => side);
    const [on, out] = [seeds.filter((side) => level.includes(side)), level.filter((side) => !seeds.includes(side))];
    if (level.length < 2) return [];
    const drawn = `Tied on everything, so the random seed decided: ${namesOf(event, on)}`;
    return [out.length === 0 ? `${drawn}, in this order.` : `${drawn}; not ${namesOf(event, out)}.`];
  });
}

const namesOf = (event: TournamentEvent, sides: readonly string[]): string => sides.map((side) => nameOf(event, side)).join(", ");
