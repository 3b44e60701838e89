/** Shows ships that could join the list you changed last. If that list counts threat, it shows quick builds instead. */
import { cardsByHand, isByHand, type Pilot, type QuickBuild } from "@broadside/cards";
import type { EntryDraft } from "@broadside/squads";
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { pilotName, printedUpgrades, shipTypeOf, typeBeside, upgradeName } from "../../cards/names.ts";
import { addBuild, addShip } from "../../lists/entry/edits.ts";
import { countsThreat } from "../../lists/entry/entries.ts";
import { initiativeInWords } from "../../words/build/cards.ts";
import { FINDER } from "../../words/build/finder.ts";
import { listName } from "../../words/build/list.ts";
import { type RankedOffer, rankedBuilds, rankedPilots } from "../choosers/offers.ts";
import { useBuilder, useTouched } from "../state/builder.ts";
import { Candidates, type SuggestedShip } from "./candidates.tsx";
import type { FinderParts } from "./finder-parts.ts";
import type { Choice } from "./narrowing.ts";
import { suggestedShips } from "./suggested-ships.ts";

interface PaneProps {
  readonly finder: FinderParts;
}

export function ShipsPane({ finder }: PaneProps) {
  const { entry, format } = useBuilder();
  const touched = useTouched();
  const squad = entry.squads[touched.list];
  if (!squad || squad.faction === "") return <p className="quiet">{FINDER.noFaction}</p>;
  const builds = countsThreat(entry, format, touched.list) && squad.ships.length === 0;
  return builds ? <BuildCandidates finder={finder} /> : <PilotCandidates finder={finder} />;
}

/** What can be added. Computed at low priority, so the page stays responsive. */
function useOffers<Card>(make: (entry: EntryDraft) => readonly RankedOffer<Card>[]) {
  const { entry } = useBuilder();
  const asked = useDeferredValue<EntryDraft | undefined>(entry, undefined);
  const offers = useMemo(() => asked && make(asked), [asked, make]);
  return { offers, offersNow: () => (offers && asked === entry ? offers : make(entry)) };
}

function PilotCandidates({ finder }: PaneProps) {
  const { entry, format, catalogue } = useBuilder();
  const { list } = useTouched();
  const offers = useOffers(useCallback((of: EntryDraft) => rankedPilots(of, format, catalogue, list), [format, catalogue, list]));
  const label = FINDER.shipsFor({ list: listName(entry, format, list) });
  return <Candidates label={label} finder={finder} list={list} {...offers} {...usePilotChoices(list, finder)} />;
}

/** How to show ships, and how to add one to the list. */
function usePilotChoices(list: number, { next }: FinderParts) {
  const { entry, catalogue, edit, touch, say } = useBuilder();
  const { pack } = catalogue;
  const added = entry.squads[list]?.ships.length ?? 0;
  const choiceOf = useCallback(
    ({ card, cost, totals }: RankedOffer<Pilot>): Choice => ({
      id: card.id,
      name: card.name,
      detail: typeBeside(catalogue, card),
      figures: [
        initiativeInWords(pack.edition, card.initiative ?? "?"),
        ...(card.loadout === undefined ? [] : [FINDER.loadout({ points: card.loadout })]),
        ...(card.standardLoadout ? [FINDER.standardLoadout] : []),
      ].join(" · "),
      cost: cost === undefined ? "?" : String(cost),
      sum: totals && String(totals.points),
      summary:
        [printedUpgrades(catalogue, card), pack.summaries.pilots[card.id]].filter((text) => text !== undefined).join(". ") || undefined,
      limit: card.limit,
      isByHand: isByHand(catalogue, "pilot", card.id),
      ship: card.ship,
    }),
    [catalogue, pack],
  );
  const choose = useCallback(
    (card: Pilot) => {
      edit(list, (squad) => addShip(squad, { pilot: card.id, upgrades: [] }));
      touch(list, added);
      say(FINDER.added({ card: card.name }));
      next();
    },
    [edit, touch, say, next, list, added],
  );
  return { choiceOf, choose };
}

/** Milliseconds after which the page counts as idle. */
const REST = 1000;
const NONE: readonly SuggestedShip[] = [];

/** A few ships to show below the cards for a slot. Finding them takes a while, so this waits until the page is idle. */
export function useSuggestedShips(list: number, finder: FinderParts): readonly SuggestedShip[] {
  const { entry, format, catalogue } = useBuilder();
  const [rested, setRested] = useState<EntryDraft>();
  useEffect(() => {
    const wait = setTimeout(setRested, REST, entry);
    return () => clearTimeout(wait);
  }, [entry]);
  const { choiceOf, choose } = usePilotChoices(list, finder);
  const isAsked = rested === entry && !countsThreat(entry, format, list);
  return useMemo(
    () =>
      isAsked
        ? suggestedShips(rankedPilots(entry, format, catalogue, list)).map((offer) => ({
            offer,
            choice: { ...choiceOf(offer), id: `ship ${offer.card.id}`, summary: undefined },
            take: () => choose(offer.card),
          }))
        : NONE,
    [isAsked, entry, format, catalogue, list, choiceOf, choose],
  );
}

function BuildCandidates({ finder }: PaneProps) {
  const { entry, format, catalogue, edit, touch, say } = useBuilder();
  const { list } = useTouched();
  const offers = useOffers(useCallback((of: EntryDraft) => rankedBuilds(of, format, catalogue, list), [format, catalogue, list]));
  const choiceOf = useCallback(
    ({ card, totals }: RankedOffer<QuickBuild>): Choice => ({
      id: card.id,
      name: card.ships.map(({ pilot }) => pilotName(catalogue, pilot)).join(", "),
      detail: [...new Set(card.ships.map(({ pilot }) => shipTypeOf(catalogue, pilot)))].join(" · "),
      kind: card.wing && FINDER.wing,
      cost: String(card.threat),
      sum: totals && String(totals.threat),
      summary: card.ships.flatMap(({ upgrades }) => upgrades.map((id) => upgradeName(catalogue, id))).join(", "),
      isByHand: cardsByHand(catalogue, card.ships).length > 0,
      ship: catalogue.pilots.get(card.ships[0]?.pilot ?? "")?.ship,
    }),
    [catalogue],
  );
  const choose = (card: QuickBuild) => {
    edit(list, (squad) => addBuild(squad, card.id));
    touch(list);
    say(FINDER.buildAdded);
    finder.next();
  };
  const label = FINDER.buildsFor({ list: listName(entry, format, list) });
  return <Candidates label={label} finder={finder} list={list} {...offers} choiceOf={choiceOf} choose={choose} />;
}
