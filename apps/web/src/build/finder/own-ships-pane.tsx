/** Ships from your other lists of this faction, with their cards. */
import { useMemo, useState } from "react";
import { pilotName, shipTypeOf, upgradeName } from "../../cards/names.ts";
import { storedDrafts } from "../../lists/drafts/draft-store.ts";
import { addShip } from "../../lists/entry/edits.ts";
import { FINDER } from "../../words/build/finder.ts";
import type { RankedOffer } from "../choosers/offers.ts";
import { useBuilder, useTouched } from "../state/builder.ts";
import { Candidates } from "./candidates.tsx";
import type { FinderParts } from "./finder-parts.ts";
import type { Choice } from "./narrowing.ts";
import { type OwnShip, ownShipOffers, ownShips } from "./own-ships.ts";

interface OwnShipsPaneProps {
  /** The draft being edited. */
  readonly draft: string;
  readonly finder: FinderParts;
}

export function OwnShipsPane({ draft, finder }: OwnShipsPaneProps) {
  const { entry, format, catalogue, edit, touch, say } = useBuilder();
  const { list } = useTouched();
  const faction = entry.squads[list]?.faction ?? "";
  const [drafts] = useState(storedDrafts);
  const ships = useMemo(() => ownShips(drafts, draft, format, faction), [drafts, draft, format, faction]);
  const offers = useMemo(() => ownShipOffers(entry, format, catalogue, list, ships), [entry, format, catalogue, list, ships]);
  if (ships.length === 0) return <p className="quiet">{FINDER.noneOfMine}</p>;
  const choiceOf = ({ card: { id, ship, lists }, cost, totals }: RankedOffer<OwnShip>): Choice => ({
    id,
    name: pilotName(catalogue, ship.pilot),
    detail: shipTypeOf(catalogue, ship.pilot),
    figures: FINDER.from({ lists }),
    cost: String(cost ?? "?"),
    sum: totals && String(totals.points),
    summary: ship.upgrades.map((upgrade) => upgradeName(catalogue, upgrade.id)).join(", ") || undefined,
    ship: catalogue.pilots.get(ship.pilot)?.ship,
  });
  const choose = ({ ship }: OwnShip) => {
    edit(list, (squad) => addShip(squad, ship));
    touch(list, entry.squads[list]?.ships.length ?? 0);
    say(FINDER.added({ card: pilotName(catalogue, ship.pilot) }));
    finder.next();
  };
  const known = { offers, offersNow: () => offers };
  return <Candidates label={FINDER.mine} finder={finder} list={list} {...known} choiceOf={choiceOf} choose={choose} />;
}
