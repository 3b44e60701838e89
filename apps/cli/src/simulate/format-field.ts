/** Seats a first-edition list against each of its opponents' lists (the field), once on each side of the table. */

import { type ListOffer, prepareGame } from "@broadside/content";
import { playsScenarios } from "@broadside/formats";
import type { Content, GameSetup } from "@broadside/rules";
import type { SeatedTable } from "@broadside/simulation";
import { loadCatalogue } from "../catalogues.ts";
import { EXIT } from "../exit-codes.ts";
import { readyMadeIn } from "../lists-command.ts";
import { type FormatInPlay, gameOfLists, playedFormat, readForFormat } from "../play/format-lists.ts";
import { type OpenedList, openOne } from "../play/list-file.ts";
import { refuse } from "../play/play-game.ts";
import type { PlayOptions } from "../play/play-options.ts";
import { complain, printNote } from "../terminal/messages.ts";
import { type ListsToMeet, namesApart, type SimulatedField } from "./simulated-field.ts";

type Options = Omit<PlayOptions, "files">;
type Args = Readonly<Record<string, unknown>>;

/** Returns the field, or an exit code after printing the problems. */
export async function formatField({ own, folder }: ListsToMeet, options: Options, args: Args): Promise<SimulatedField | number> {
  if (playsScenarios(own.list.edition)) {
    complain(`${own.file} is a second-edition list, so it needs a scenario.`, "Add --scenario, such as --scenario dogfight.");
    return EXIT.usage;
  }
  const format = playedFormat([own], options);
  if (!format) return EXIT.usage;
  const met = folder ?? (await readyMade(format, own.file));
  if (met.length === 0) {
    complain(`There is no other ready-made list for ${format.name}.`, "Name a folder of lists to play against: --field FOLDER");
    return EXIT.refused;
  }
  const catalogue = await loadCatalogue(format.edition, args["data"]);
  if (!catalogue) return EXIT.refused;
  const [list, ...field] = await readAll([own, ...met], format, args["data"]);
  if (!list || field.length < met.length) return EXIT.refused;
  const tables: SeatedTable[] = [];
  const said = new Set<string>();
  let content: Content | undefined;
  for (const [place, opponent] of field.entries())
    for (const isFirst of [true, false]) {
      const sides = isFirst ? [list, opponent] : [opponent, list];
      const chosen = await gameOfLists(sides, format, { ...options, catalogue }, args);
      if (typeof chosen === "number") return chosen;
      const prepared = await prepareGame(chosen.choice, chosen.updated);
      if ("problems" in prepared) return refuse(chosen, prepared);
      for (const note of isFirst ? chosen.notes : []) said.add(note);
      content ??= prepared.content;
      tables.push(seatedTable(prepared.setup, isFirst ? 1 : 2, place));
    }
  if (!content) return EXIT.refused;
  for (const note of said) printNote(`${note}.`);
  return { game: format.name, list: list.title, field: namesApart(field.map(({ title }) => title)), tables, content };
}

async function readyMade(format: FormatInPlay, own: string): Promise<readonly OpenedList[]> {
  const lists = (await readyMadeIn(format.id)).filter(({ id }) => id !== own);
  const opened = await Promise.all(lists.map(({ id }) => openOne(id)));
  return opened.flatMap((list) => list ?? []);
}

/** Reads the lists, and prints the problems with any it can't read. */
async function readAll(lists: readonly OpenedList[], format: FormatInPlay, data: unknown): Promise<readonly ListOffer[]> {
  const read: ListOffer[] = [];
  for (const one of lists) {
    const list = await readForFormat(one, format, data);
    if (list) read.push(list);
  }
  return read;
}

/** Returns the seats of the simulated list and those of its opponent. `team` is the simulated list's team, 1 or 2. */
const seatedTable = (setup: GameSetup, team: number, lineUp: number): SeatedTable => ({
  setup,
  lineUp,
  own: setup.seats.flatMap((seat, at) => (seat.team === team ? [at] : [])),
  opponents: setup.seats.map((seat) => (seat.team === team ? undefined : lineUp)),
});
