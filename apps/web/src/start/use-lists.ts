/** The lists for a game's seats: suggestions from the worker, drafts saved in the browser, and imported lists. */
import { fitsSeat, type ListOffer, type ListTable } from "@broadside/content";

import { type Loading, useLoaded, useLoading } from "../browser/use-loading.ts";
import type { Client } from "../game-worker/client.ts";
import { useDrafts } from "../lists/drafts/draft-store.ts";
import { draftLists } from "./draft-lists.ts";

interface ListsOfSeats {
  offers(seat: number): readonly ListOffer[];
  /** The list chosen for a seat, or the default one. */
  chosen(seat: number): ListOffer | undefined;
}

/** `ids` gives the id of each seat's chosen list. */
export function useLists(
  client: Client,
  table: ListTable,
  imported: readonly ListOffer[],
  ids: readonly (string | undefined)[],
): { readonly lists: ListsOfSeats | undefined; readonly loads: readonly Loading<unknown>[] } {
  const finding = useLoading(table, client.lists);
  const found = finding.answer;
  const own = [...draftLists(useDrafts().drafts, table), ...imported];
  const counted = useLoaded(own.length > 0 ? { table, lists: own } : undefined, client.figures);
  const fitting = (lists: readonly ListOffer[], seat: number) => lists.filter((list) => fitsSeat(list, seat));
  const chosen = Object.fromEntries(
    table.teams.flatMap((_, seat) => {
      const list = fitting([...(found ?? []), ...own], seat).find(({ id }) => id === ids[seat]);
      return list ? [[seat, list] as const] : [];
    }),
  );
  const liningUp = useLoading(found && { table, chosen }, client.lineUp);
  const lineUp = liningUp.answer;
  const loads = [finding, liningUp];
  if (!found || !lineUp) return { lists: undefined, loads };
  const lists: ListsOfSeats = {
    offers: (seat) => {
      const known = fitting([...found, ...(counted ?? own)], seat);
      return [...known, ...lineUp.slice(seat, seat + 1).filter(({ id }) => known.every((list) => list.id !== id))];
    },
    chosen: (seat) => lineUp[seat],
  };
  return { lists, loads };
}
