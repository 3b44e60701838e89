/** Lists for the seats of a scenario: what the worker finds fitting, the browser's drafts, and what was brought here. */
import { formatById, type SquadDraft } from "@broadside/squads";
import { useDrafts } from "../../build/drafts/draft-store.ts";
import type { BattleList, BattleLists } from "./start-protocol.ts";
import type { Client } from "../client.ts";
import { useAsked } from "../use-asked.ts";

export interface OwnList {
  readonly id: string;
  readonly title: string;
  readonly source: BattleList["source"];
  readonly squad: SquadDraft;
}

interface OfferedLists {
  offers(seat: number): readonly OwnList[];
  /** The one wanted, or that of the line-up. */
  chosen(seat: number): OwnList | undefined;
}

/** With the list that each seat wants, by its id. */
export function useBattleLists(
  client: Client,
  wanted: BattleLists,
  own: readonly OwnList[],
  ids: readonly (string | undefined)[],
): OfferedLists | undefined {
  const found = useAsked(wanted, client.battleLists);
  const { drafts } = useDrafts();
  const drafted = drafts
    .filter(({ entry }) => formatById(entry.format)?.edition === wanted.edition)
    .flatMap(({ id, name, entry }) =>
      entry.squads.map((squad, at): OwnList => ({ id: `draft ${id} ${at}`, title: name, source: "My drafts", squad })),
    );
  const known = (seat: number): readonly OwnList[] => [...(found ?? []).filter(({ fits }) => fits.includes(seat)), ...drafted, ...own];
  const wantedBy = (seat: number): OwnList | undefined => known(seat).find(({ id }) => id === ids[seat]);
  const chosen = Object.fromEntries(
    wanted.teams.flatMap((_, seat) => {
      const list = wantedBy(seat);
      return list ? [[seat, list.squad] as const] : [];
    }),
  );
  const lineUp = useAsked(found && { ...wanted, chosen }, client.battleLineUp);
  if (!found || !lineUp) return undefined;
  const linedUp = (seat: number): OwnList | undefined => {
    const squad = lineUp[seat];
    if (!squad) return undefined;
    const title = squad.name ?? `Squad ${seat + 1}`;
    return known(seat).find((list) => isSameSquad(list.squad, squad)) ?? { id: `line-up ${seat}`, title, source: "Put together", squad };
  };
  return {
    offers: (seat) => [...new Set([...known(seat), ...(wantedBy(seat) ? [] : [linedUp(seat)])])].flatMap((list) => list ?? []),
    chosen: (seat) => wantedBy(seat) ?? linedUp(seat),
  };
}

/** Whatever they are called. */
const isSameSquad = (one: SquadDraft, other: SquadDraft): boolean => withoutName(one) === withoutName(other);
const withoutName = ({ faction, ships, builds, wings }: SquadDraft): string => JSON.stringify([faction, ships, builds ?? [], wings ?? []]);
