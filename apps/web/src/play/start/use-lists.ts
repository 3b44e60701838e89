/** The lists for a game's seats: suggestions from the worker, drafts saved in the browser, and imported lists. */
import { useDrafts } from "../../build/drafts/draft-store.ts";
import type { Client } from "../../game-worker/client.ts";
import { type Loading, useLoaded, useLoading } from "../table/use-loading.ts";
import { draftLists } from "./draft-lists.ts";
import type { ListTable, OfferedLists, OfferedSquads } from "./start-protocol.ts";

interface ListsOfSeats {
  offers(seat: number): readonly OfferedLists[];
  /** The list chosen for a seat, or the default one. */
  chosen(seat: number): OfferedLists | undefined;
}

/** `wanted` gives the id of each seat's chosen list. */
export function useLists(
  client: Client,
  table: ListTable,
  own: readonly OfferedLists[],
  ids: readonly (string | undefined)[],
): { readonly lists: ListsOfSeats | undefined; readonly loads: readonly Loading<unknown>[] } {
  const finding = useLoading(table, client.lists);
  const found = finding.answer;
  const drafts = draftLists(useDrafts().drafts, table);
  const brought = useFigures(client, table, [...drafts, ...own]);
  const known = (seat: number): readonly OfferedLists[] => [...(found ?? []).filter(({ fits }) => fits.includes(seat)), ...brought];
  const wantedBy = (seat: number): OfferedLists | undefined => known(seat).find(({ id }) => id === ids[seat]);
  const chosen = Object.fromEntries(
    table.teams.flatMap((_, seat) => {
      const lists = wantedBy(seat);
      return lists ? [[seat, { title: lists.title, squads: lists.squads, options: lists.options }] as const] : [];
    }),
  );
  const liningUp = useLoading(found && { table, chosen }, client.lineUp);
  const lineUp = useFigures(client, table, liningUp.answer ?? NO_LISTS);
  const loads = [finding, liningUp];
  if (!found || !liningUp.answer) return { lists: undefined, loads };
  const linedUp = (seat: number): OfferedLists | undefined => {
    const lists = lineUp[seat];
    if (!lists) return undefined;
    const same = known(seat).find(({ squads }) => isSame(squads, lists.squads));
    return same ?? { ...lists, id: `line-up ${seat}`, source: "Put together" };
  };
  const lists: ListsOfSeats = {
    offers: (seat) => [...new Set([...known(seat), ...(wantedBy(seat) ? [] : [linedUp(seat)])])].flatMap((lists) => lists ?? []),
    chosen: (seat) => wantedBy(seat) ?? linedUp(seat),
  };
  return { lists, loads };
}

const NO_LISTS: readonly OfferedSquads[] = [];

/** Adds each list's points or threat as soon as they are known. */
function useFigures<List extends OfferedSquads>(client: Client, table: ListTable, lists: readonly List[]): readonly List[] {
  const handed = lists.map(({ title, squads, options }) => ({ title, squads, options }));
  const figures = useLoaded(lists.length > 0 ? { table, lists: handed } : undefined, client.figures);
  return lists.map((list, at) => ({ ...list, figures: figures?.[at] }));
}

/** Whether the squads are the same, apart from their names. */
const isSame = (some: OfferedLists["squads"], others: OfferedLists["squads"]): boolean => withoutNames(some) === withoutNames(others);
const withoutNames = (squads: OfferedLists["squads"]): string =>
  JSON.stringify(squads.map(({ faction, ships, builds, wings }) => [faction, ships, builds ?? [], wings ?? []]));
