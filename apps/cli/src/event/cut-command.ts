/** `broadside event cut FILE [SIZE]`: the best go on into the championship. */
import { cutSeeds } from "@broadside/tournament";
import { complain, EXIT } from "../exit-codes.ts";
import type { Subcommand } from "../subcommand.ts";
import { columns } from "./columns.ts";
import { AS_ARG, changeEvent, FILE_ARG, sentence } from "./open-event.ts";
import { OptionReader, wholeNumber } from "./option-reader.ts";
import { sideInWords } from "./round-words.ts";
import { SEED_ARG, seedOf } from "./seed.ts";

export const cutCommand: Subcommand = {
  about: "ends the Swiss rounds; the best go on into a bracket",
  args: {
    file: FILE_ARG,
    size: { type: "positional", required: false, valueHint: "SIZE", description: "how many; as set where left out" },
    seed: SEED_ARG,
    as: AS_ARG,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const text = options.text("size");
    const wanted = text === undefined ? undefined : wholeNumber(text);
    if (text !== undefined && wanted === undefined) options.note(`How many go on is a whole number, not "${text}"`);
    const seed = seedOf(options);
    if (options.complains()) return EXIT.usage;
    return changeEvent(String(values["file"]), values["as"], ({ log, record }) => {
      const { event } = log;
      const size = wanted ?? event.settings.cut;
      const seeds = size === undefined ? undefined : cutSeeds(event, size, seed);
      if (!seeds?.ok) {
        complain(seeds ? sentence(seeds.problems) : "Say how many go on: 2, 4, 8, 16, 32 or 64.");
        return undefined;
      }
      if (!record({ kind: "cut", seeds: seeds.value, seed })) return undefined;
      const rows = seeds.value.map((side, at) => [`${at + 1}`, sideInWords(event, side)]);
      return [`The best ${seeds.value.length} go on, in this order (lots drawn with seed ${seed}):`, ...columns(rows, [0])];
    });
  },
};
