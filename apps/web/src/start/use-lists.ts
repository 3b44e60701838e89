/** The lists for a game's seats: suggestions from the worker, drafts saved in the browser, and lists that players have brought. */
import { fitsSeat, type ListOffer } from "@broadside/content";
import type { SquadDraft } from "@broadside/squads";
import { useState } from "react";
import { type Loading, useLoaded, useLoading } from "../browser/use-loading.ts";
import type { GameWorker } from "../game-worker/page/game-worker.ts";
import { useDrafts } from "../lists/drafts/draft-store.ts";
import { LISTS } from "../words/play/start-seats.ts";
import { draftLists } from "./draft-lists.ts";
import { readList } from "./read-list.ts";
import { listTable } from "./table-choice.ts";
import type { TableForm } from "./use-table-form.ts";

export interface ListsOfSeats {
  offers(seat: number): readonly ListOffer[];
  /** The list chosen for a seat, or the default one. */
  chosen(seat: number): ListOffer | undefined;
}

interface SeatLists {
  readonly lists: ListsOfSeats | undefined;
  readonly loads: readonly Loading<unknown>[];
  /** Imports a list for a seat. Returns the problems if it can't be read. */
  take(seat: number, text: string): Promise<readonly string[]>;
  /** Gives a seat a squad made of quick builds. */
  bringBuilds(seat: number, title: string, squad: SquadDraft): void;
}

export function useLists(worker: GameWorker, form: TableForm): SeatLists {
  const { seats } = form;
  const table = listTable(form.table);
  const { brought, take, bringBuilds } = useBroughtLists(form);
  const finding = useLoading(table, worker.lists);
  const found = finding.answer;
  const own = [...draftLists(useDrafts().drafts, table), ...brought];
  const counted = useLoaded(own.length > 0 ? { table, lists: own } : undefined, worker.figures);
  const fitting = (lists: readonly ListOffer[], seat: number) => lists.filter((list) => fitsSeat(list, seat));
  const chosen = Object.fromEntries(
    table.teams.flatMap((_, seat) => {
      const list = fitting([...(found ?? []), ...own], seat).find(({ id }) => id === seats[seat]?.list);
      return list ? [[seat, list] as const] : [];
    }),
  );
  const liningUp = useLoading(found && { table, chosen }, worker.lineUp);
  const lineUp = liningUp.answer;
  return {
    lists: found &&
      lineUp && {
        offers: (seat) => {
          const known = fitting([...found, ...(counted ?? own)], seat);
          return [...known, ...lineUp.slice(seat, seat + 1).filter(({ id }) => known.every((list) => list.id !== id))];
        },
        chosen: (seat) => lineUp[seat],
      },
    loads: [finding, liningUp],
    take,
    bringBuilds,
  };
}

/** The lists that players have brought. */
function useBroughtLists({ table, changeSeat }: TableForm): Pick<SeatLists, "take" | "bringBuilds"> & { brought: readonly ListOffer[] } {
  const { offer, edition } = table;
  const [brought, setBrought] = useState<readonly ListOffer[]>([]);
  /** Adds a list, and chooses it for its player's seat. */
  const bring = (seat: number, list: ListOffer) => {
    setBrought([...brought.filter(({ id }) => id !== list.id), list]);
    changeSeat(seat, { list: list.id });
  };
  return {
    brought,
    take: async (seat, text) => {
      const read = await readList(text, edition);
      if ("problems" in read) return read.problems;
      const { squads } = read.entry;
      const handed = offer.handedIn === "squad" ? squads.slice(0, 1) : squads;
      if (handed.length === 0) return [LISTS.noList];
      bring(seat, { id: `opened ${brought.length + 1}`, title: read.name, source: "Opened here", ...read.entry, squads: handed });
      return [];
    },
    bringBuilds: (seat, title, squad) => bring(seat, { id: `chosen ${seat}`, title, source: "Chosen here", squads: [squad] }),
  };
}
