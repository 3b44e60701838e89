/** `broadside lists`: prints ready-made lists to start from. */

import { catalogueOf } from "@broadside/cards";
import { EDITIONS } from "@broadside/formats";
import { type EntryDraft, type ReadyMadeList, readyMadeLists, writeXws } from "@broadside/squads";
import { PACKS } from "./catalogues.ts";
import { EXIT } from "./exit-codes.ts";
import type { Subcommand } from "./subcommand.ts";
import { complain, print } from "./terminal/messages.ts";

export const listsCommand: Subcommand = {
  about: "Show the ready-made lists, or print one as XWS",
  example: "1e-red-squadron > my-list.xws",
  args: { id: { type: "positional", required: false, valueHint: "ID", description: "the list to print" } },
  run: async ({ id }) => {
    const lists = await readyMade();
    if (id === undefined) {
      const longest = Math.max(...lists.map(({ list }) => list.id.length));
      for (const { list } of lists) print(`${list.id.padEnd(longest)}  ${list.entry.format.padEnd(15)}  ${list.title}`);
      return EXIT.fine;
    }
    const text = await readyMadeText(String(id));
    if (text === undefined) {
      complain(`There is no ready-made list "${id}".`, "See all of them: broadside lists");
      return EXIT.usage;
    }
    print(text.replace(/\n$/, ""));
    return EXIT.fine;
  },
};

/** Returns a ready-made list as the text of a file; undefined if no list has this id. */
export async function readyMadeText(id: string): Promise<string | undefined> {
  const found = (await readyMade()).find(({ list }) => list.id === id);
  if (!found) return undefined;
  const { pack } = await PACKS[found.edition]();
  const { title, entry } = found.list;
  const named = { ...entry, squads: entry.squads.map((squad) => ({ name: title, ...squad })) };
  return writeXws(named, catalogueOf(pack));
}

/** Returns the ready-made lists for a format. */
export const readyMadeIn = async (format: string): Promise<readonly (Pick<ReadyMadeList, "id"> & Pick<EntryDraft, "squads">)[]> =>
  (await readyMade()).flatMap(({ list: { id, entry } }) => (entry.format === format ? [{ id, squads: entry.squads }] : []));

const readyMade = async () =>
  (await Promise.all(EDITIONS.map(async (edition) => (await readyMadeLists(edition)).map((list) => ({ edition, list }))))).flat();
