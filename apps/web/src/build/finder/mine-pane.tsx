/** Ships of one's other lists of the faction, with the cards they carry there. */
import { useMemo, useState } from "react";
import { WORDS } from "../../words/build/finder.ts";
import { pilotName, shipTypeOf, upgradeName } from "../cards/names.ts";
import type { RankedOffer } from "../choosers/offers.ts";
import { storedDrafts } from "../drafts/draft-store.ts";
import { useBuilder, useTouched } from "../editor/builder.ts";
import { addShip } from "../entry/edits.ts";
import { Candidates } from "./candidates.tsx";
import type { FinderParts } from "./finder-parts.ts";
import { type OwnShip, offersOfMine, shipsOfMine } from "./mine.ts";
import type { Choice } from "./narrowing.ts";

interface MinePaneProps {
  /** The draft at work. */
  readonly draft: string;
  readonly finder: FinderParts;
}

export function MinePane({ draft, finder }: MinePaneProps) {
  const { entry, format, catalogue, edit, touch, say } = useBuilder();
  const { list } = useTouched();
  const faction = entry.squads[list]?.faction ?? "";
  const [drafts] = useState(storedDrafts);
  const ships = useMemo(() => shipsOfMine(drafts, draft, format, faction), [drafts, draft, format, faction]);
  const offers = useMemo(() => offersOfMine(entry, format, catalogue, list, ships), [entry, format, catalogue, list, ships]);
  if (ships.length === 0) return <p className="quiet">{WORDS.noneOfMine}</p>;
  const choiceOf = ({ card: { id, ship, lists }, cost, totals }: RankedOffer<OwnShip>): Choice => ({
    id,
    name: pilotName(catalogue, ship.pilot),
    detail: shipTypeOf(catalogue, ship.pilot),
    figures: WORDS.of(lists.join(", ")),
    cost: String(cost ?? "?"),
    sum: totals && String(totals.points),
    summary: ship.upgrades.map((upgrade) => upgradeName(catalogue, upgrade.id)).join(", ") || undefined,
    ship: catalogue.pilots.get(ship.pilot)?.ship,
  });
  const choose = ({ ship }: OwnShip) => {
    edit(list, (squad) => addShip(squad, ship));
    touch(list, entry.squads[list]?.ships.length ?? 0);
    say(WORDS.added(pilotName(catalogue, ship.pilot)));
    finder.next();
  };
  return (
    <Candidates
      label={WORDS.mine}
      finder={finder}
      list={list}
      offers={offers}
      offersNow={() => offers}
      choiceOf={choiceOf}
      choose={choose}
    />
  );
}
