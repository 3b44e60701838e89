/**
 * Offers the saved drafts as lists for a game. Formats of the first edition take whole drafts, and second-edition scenarios take single
 * squads.
 */
import { type ListOffer, type ListTable, offersBySquad } from "@broadside/content";
import { SQUAD_FORMAT_IDS, squadFormatFacts } from "@broadside/formats";
import type { Draft } from "../lists/drafts/drafts.ts";

export const draftLists = (drafts: readonly Draft[], table: ListTable): readonly ListOffer[] =>
  drafts.flatMap((draft) => {
    if ("format" in table) return draft.entry.format === table.format ? [draftOffer(draft)] : [];
    return editionOf(draft.entry.format) === table.edition ? offersBySquad(draftOffer(draft)) : [];
  });

export const draftOffer = ({ id, name, entry }: Draft): ListOffer => ({ id: draftId(id), title: name, source: "My drafts", ...entry });

/** The id that tells a draft apart from other lists, in addresses and on the page. */
export const draftId = (id: string): string => `draft ${id}`;

function editionOf(format: string): string | undefined {
  const known = SQUAD_FORMAT_IDS.find((id) => id === format);
  return known && squadFormatFacts(known).edition;
}
