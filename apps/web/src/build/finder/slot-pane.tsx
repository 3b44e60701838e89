/** Cards for the open slot. */
import { isByHand, type Upgrade } from "@broadside/cards";
import type { ListTotals } from "@broadside/squads";
import { useCallback, useDeferredValue, useMemo } from "react";
import { inFigures } from "../../cards/figures.ts";
import { shipName, upgradeName } from "../../cards/names.ts";
import { removeUpgrade, setUpgrade } from "../../lists/entry/edits.ts";
import { Icon } from "../../look/icon.tsx";
import { SLOT_ICONS } from "../../look/icons-of.ts";
import { Sign } from "../../parts/icons.tsx";
import { iconName } from "../../words/build/cards.ts";
import { FINDER } from "../../words/build/finder.ts";
import { SECTION_WORDS } from "../../words/terms/sections.ts";
import { type BarIcon, type RankedOffer, rankedUpgrades, slotsOf } from "../choosers/offers.ts";
import { useBuilder } from "../state/builder.ts";
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
    say(FINDER.equipped({ card: card.name }));
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
  const title =
    section === undefined
      ? iconName(slot.icon)
      : FINDER.slotOnSection({ slot: iconName(slot.icon), section: SECTION_WORDS.short[section] });
  const carrier = own ? shipName(catalogue, own) : "";
  return (
    <>
      <div className="build-slot-head">
        {icon && <Icon name={icon} />}
        <span>
          <b>{title}</b>
          <small>
            <span translate="no">{carrier}</span> · {equipped ? FINDER.now({ card: upgradeName(catalogue, equipped.id) }) : FINDER.empty}
          </small>
        </span>
        <button type="button" className="icon-button" aria-label={FINDER.closeSlot} onClick={finder.back}>
          <Sign of="cross" />
        </button>
      </div>
      {equipped && (
        <button type="button" className="build-take-off" onClick={takeOff}>
          {FINDER.remove({ card: upgradeName(catalogue, equipped.id) })}
        </button>
      )}
      <Candidates
        label={FINDER.slotOfShip({ slot: title, ship: carrier })}
        finder={finder}
        offers={offers}
        offersNow={() => (offers && asked === current ? offers : offersOf(current))}
        choiceOf={choiceOf}
        icon={icon}
        list={list}
        previewsBest
        also={also}
        choose={choose}
      />
    </>
  );
}

/** The list's total, or the ship's loadout total if the loadout pays for upgrades. */
function sumOn({ points, ships }: ListTotals, ship: number): string {
  const { upgrades, loadout } = ships[ship] ?? {};
  return loadout === undefined ? String(points) : `${upgrades}/${loadout}`;
}
