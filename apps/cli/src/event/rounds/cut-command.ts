/** `broadside event cut FILE [SIZE]`: the best go on into the championship. */
import { cutSeeds, nameOf, standings, type TournamentEvent } from "@broadside/tournament";
import { complain, EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { columns } from "../../terminal/columns.ts";
import { OptionReader, wholeNumber } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, sentence, WRITING_ARGS } from "../file/open-event.ts";
import { SEED_ARG, seedOf } from "../settings/seed.ts";
import { sideInWords } from "./round-words.ts";

export const cutCommand: Subcommand = {
  about: "ends the Swiss rounds; the best go on into a bracket",
  args: {
    file: FILE_ARG,
    size: { type: "positional", required: false, valueHint: "SIZE", description: "how many; as set where left out" },
    early: { type: "boolean", description: "although rounds are left that were planned" },
    seed: SEED_ARG,
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const text = options.text("size");
    const wanted = text === undefined ? undefined : wholeNumber(text);
    if (text !== undefined && wanted === undefined) options.note(`How many go on is a whole number, not "${text}"`);
    const seed = seedOf(options);
    if (options.complains()) return EXIT.usage;
    return changeEvent(String(values["file"]), values, ({ log, record }) => {
      const { event } = log;
      const size = wanted ?? event.settings.cut;
      const seeds = size === undefined ? undefined : cutSeeds(event, size, seed);
      if (!seeds?.ok) {
        complain(seeds ? sentence(seeds.problems) : "Say how many go on: 2, 4, 8, 16, 32 or 64.");
        return undefined;
      }
      if (!options.flag("early") && leavesRounds(event)) return undefined;
      const lots = lotsInWords(event, seeds.value);
      if (!record({ kind: "cut", seeds: seeds.value, seed })) return undefined;
      const rows = seeds.value.map((side, at) => [`${at + 1}`, sideInWords(event, side)]);
      return [`The best ${seeds.value.length} go on, in this order (lots drawn with seed ${seed}):`, ...columns(rows, [0]), ...lots];
    });
  },
};

/** Whether planned rounds would not be played; then it has been said. */
function leavesRounds({ rounds, settings, bracket }: TournamentEvent): boolean {
  const left = settings.rounds.length - rounds.length;
  if (bracket || rounds.length === 0 || left <= 0) return false;
  complain(
    `${rounds.length} of ${settings.rounds.length} rounds ${rounds.length === 1 ? "has" : "have"} been paired. To end the Swiss rounds here, say --early.`,
  );
  return true;
}

/** Where sides are level on everything, and what the lot made of it (ET-TIE-53-Q). */
function lotsInWords(event: TournamentEvent, seeds: readonly string[]): readonly string[] {
  const ranks = standings(event).filter(({ status }) => status === "playing");
  const seeded = [...new Set(ranks.filter(({ side }) => seeds.includes(side)).map(({ rank }) => rank))];
  return seeded.flatMap((rank) => {
    const level = ranks.filter((own) => own.rank === rank).map(({ side }) => side);
    const [on, out] = [seeds.filter((side) => level.includes(side)), level.filter((side) => !seeds.includes(side))];
    if (level.length < 2) return [];
    const drawn = `Level on everything, so drawn by lot: ${namesOf(event, on)}`;
    return [out.length === 0 ? `${drawn}, in this order.` : `${drawn}; not ${namesOf(event, out)}.`];
  });
}

const namesOf = (event: TournamentEvent, sides: readonly string[]): string => sides.map((side) => nameOf(event, side)).join(", ");
