/**
 * Offers the saved drafts as lists for a game. Formats of the first edition take whole drafts, and second-edition scenarios take single
 * squads.
 */
import type { ListOffer, ListTable } from "@broadside/content";
import { SQUAD_FORMAT_IDS, squadFormatFacts } from "@broadside/formats";
import type { Draft } from "../lists/drafts/drafts.ts";

export const draftLists = (drafts: readonly Draft[], table: ListTable): readonly ListOffer[] =>
  drafts.flatMap(({ id, name, entry }): readonly ListOffer[] => {
    const own = { title: name, source: "My drafts" } as const;
    if ("format" in table)
      return entry.format === table.format ? [{ ...own, id: draftId(id), squads: entry.squads, options: entry.options }] : [];
    if (editionOf(entry.format) !== table.edition) return [];
    return entry.squads.map((squad, at) => ({ ...own, id: `${draftId(id)} ${at}`, squads: [squad] }));
  });

/** The id that tells a draft apart from other lists, in addresses and on the page. */
export const draftId = (id: string): string => `draft ${id}`;

function editionOf(format: string): string | undefined {
  const known = SQUAD_FORMAT_IDS.find((id) => id === format);
  return known && squadFormatFacts(known).edition;
}
