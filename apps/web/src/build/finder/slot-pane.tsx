/** What could go into the slot that is open. */
import { isByHand, type Upgrade } from "@broadside/cards";
import type { ListTotals } from "@broadside/squads";
import { useCallback, useDeferredValue, useMemo } from "react";
import { Icon } from "../../look/icon.tsx";
import { SLOT_ICONS } from "../../look/icons-of.ts";
import { Sign } from "../../parts/icons.tsx";
import { CARDS } from "../../words/build/cards.ts";
import { WORDS } from "../../words/build/finder.ts";
import { inFigures } from "../cards/figures.ts";
import { shipName, upgradeName } from "../cards/names.ts";
import { type BarIcon, type RankedOffer, rankedUpgrades, slotsOf } from "../choosers/offers.ts";
import { useBuilder } from "../editor/builder.ts";
import { removeUpgrade, setUpgrade } from "../entry/edits.ts";
import { Candidates } from "./candidates.tsx";
import type { FinderParts } from "./finder-parts.ts";
import type { Choice } from "./narrowing.ts";
import { useSuggestedShips } from "./ships-pane.tsx";

export function SlotPane({ slot, finder }: { readonly slot: BarIcon; readonly finder: FinderParts }) {
  const { entry, format, catalogue, edit, touch, say } = useBuilder();
  const { list, ship, upgrade, section } = slot;
  const own = entry.squads[list]?.ships[ship];
  const equipped = upgrade === undefined ? undefined : own?.upgrades[upgrade];
  const current = useMemo(() => ({ entry, slot }), [entry, slot]);
  const asked = useDeferredValue<typeof current | undefined>(current, undefined);
  const offersOf = useCallback(
    ({ entry: of, slot: at }: typeof current): readonly RankedOffer<Upgrade>[] => {
      const now = at.upgrade === undefined ? undefined : of.squads[at.list]?.ships[at.ship]?.upgrades[at.upgrade]?.id;
      return rankedUpgrades(of, format, catalogue, at).filter(({ card }) => card.id !== now);
    },
    [format, catalogue],
  );
  const offers = useMemo(() => (asked?.slot === slot ? offersOf(asked) : undefined), [asked, slot, offersOf]);
  const choiceOf = useCallback(
    ({ card, cost, totals }: RankedOffer<Upgrade>): Choice => ({
      id: card.id,
      name: card.name,
      cost: cost === undefined ? "?" : inFigures(cost),
      sum: totals && sumOn(totals, ship),
      summary: catalogue.pack.summaries.upgrades[card.id],
      limit: card.limit,
      isByHand: isByHand(catalogue, "upgrade", card.id),
    }),
    [catalogue, ship],
  );
  const choose = (card: Upgrade) => {
    edit(list, (squad) => setUpgrade(squad, ship, section === undefined ? { id: card.id } : { id: card.id, section }, upgrade));
    touch(list, ship);
    say(WORDS.equipped(card.name));
    finder.back();
  };
  const also = useSuggestedShips(list, finder);
  const takeOff = () => {
    if (upgrade !== undefined) edit(list, (squad) => removeUpgrade(squad, ship, upgrade));
    touch(list, ship);
    finder.back();
  };
  const [first] = slotsOf(slot.icon);
  const icon = first && SLOT_ICONS[first];
  const title = section === undefined ? CARDS.icon(slot.icon) : WORDS.slotOn(CARDS.icon(slot.icon), section);
  const carrier = own ? shipName(catalogue, own) : "";
  return (
    <>
      <div className="build-slot-head">
        {icon && <Icon name={icon} />}
        <span>
          <b>{title}</b>
          <small>
            <span translate="no">{carrier}</span> · {equipped ? WORDS.now(upgradeName(catalogue, equipped.id)) : WORDS.empty}
          </small>
        </span>
        <button type="button" className="icon-button" aria-label={WORDS.closeSlot} onClick={finder.back}>
          <Sign of="cross" />
        </button>
      </div>
      {equipped && (
        <button type="button" className="build-take-off" onClick={takeOff}>
          {WORDS.takeOff(upgradeName(catalogue, equipped.id))}
        </button>
      )}
      <Candidates
        label={WORDS.slotOf(title, carrier)}
        finder={finder}
        offers={offers}
        offersNow={() => (offers && asked === current ? offers : offersOf(current))}
        choiceOf={choiceOf}
        icon={icon}
        list={list}
        isBestTried
        also={also}
        choose={choose}
      />
    </>
  );
}

/** Of the list; where upgrades are paid from a loadout, of the ship's. */
function sumOn({ points, ships }: ListTotals, ship: number): string {
  const { upgrades, loadout } = ships[ship] ?? {};
  return loadout === undefined ? String(points) : `${upgrades}/${loadout}`;
}
