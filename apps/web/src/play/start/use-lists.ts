/** Lists for the seats of a table: what the worker finds fitting, the browser's drafts, and what was brought here. */
import { useDrafts } from "../../build/drafts/draft-store.ts";
import type { Client } from "../../game-worker/client.ts";
import { useAsked } from "../table/use-asked.ts";
import { draftedLists } from "./drafted-lists.ts";
import type { ListTable, OfferedLists } from "./start-protocol.ts";

interface ListsOfSeats {
  offers(seat: number): readonly OfferedLists[];
  /** The one wanted, or that of the line-up. */
  chosen(seat: number): OfferedLists | undefined;
}

/** With the lists that each seat wants, by their id. */
export function useLists(
  client: Client,
  table: ListTable,
  own: readonly OfferedLists[],
  ids: readonly (string | undefined)[],
): ListsOfSeats | undefined {
  const found = useAsked(table, client.lists);
  const drafted = draftedLists(useDrafts().drafts, table);
  const known = (seat: number): readonly OfferedLists[] => [...(found ?? []).filter(({ fits }) => fits.includes(seat)), ...drafted, ...own];
  const wantedBy = (seat: number): OfferedLists | undefined => known(seat).find(({ id }) => id === ids[seat]);
  const chosen = Object.fromEntries(
    table.teams.flatMap((_, seat) => {
      const lists = wantedBy(seat);
      return lists ? [[seat, { title: lists.title, squads: lists.squads, options: lists.options }] as const] : [];
    }),
  );
  const lineUp = useAsked(found && { table, chosen }, client.lineUp);
  if (!found || !lineUp) return undefined;
  const linedUp = (seat: number): OfferedLists | undefined => {
    const lists = lineUp[seat];
    if (!lists) return undefined;
    const same = known(seat).find(({ squads }) => isSame(squads, lists.squads));
    return same ?? { ...lists, id: `line-up ${seat}`, source: "Put together" };
  };
  return {
    offers: (seat) => [...new Set([...known(seat), ...(wantedBy(seat) ? [] : [linedUp(seat)])])].flatMap((lists) => lists ?? []),
    chosen: (seat) => wantedBy(seat) ?? linedUp(seat),
  };
}

/** Whatever they are called. */
const isSame = (some: OfferedLists["squads"], others: OfferedLists["squads"]): boolean => withoutNames(some) === withoutNames(others);
const withoutNames = (squads: OfferedLists["squads"]): string =>
  JSON.stringify(squads.map(({ faction, ships, builds, wings }) => [faction, ships, builds ?? [], wings ?? []]));
