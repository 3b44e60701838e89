/** Cards for the open slot. */
import { isByHand, type Upgrade } from "@broadside/cards";
import type { ListTotals, UpgradeDraft } from "@broadside/squads";
import { useCallback, useDeferredValue, useMemo } from "react";
import { inFigures } from "../../cards/figures.ts";
import { shipName, upgradeName } from "../../cards/names.ts";
import { removeUpgrade, setUpgrade } from "../../lists/entry/edits.ts";
import { Icon } from "../../look/icon.tsx";
import { Sign } from "../../parts/icons.tsx";
import { iconName } from "../../words/build/cards.ts";
import { FINDER } from "../../words/build/finder.ts";
import { SECTION_WORDS } from "../../words/terms/sections.ts";
import { type BarIcon, iconOfSlot, type RankedOffer, rankedUpgrades } from "../choosers/offers.ts";
import { useBuilder } from "../state/builder.ts";
import { Candidates } from "./candidates.tsx";
import styles from "./finder.module.css";
import type { FinderParts } from "./finder-parts.ts";
import type { Choice } from "./narrowing.ts";
import { useSuggestedShips } from "./ships-pane.tsx";

export function SlotPane({ slot, finder }: { readonly slot: BarIcon; readonly finder: FinderParts }) {
  const { entry, catalogue, edit, touch, say } = useBuilder();
  const { list, ship, upgrade, section } = slot;
  const own = entry.squads[list]?.ships[ship];
  const choose = (card: Upgrade) => {
    edit(list, (squad) => setUpgrade(squad, ship, section === undefined ? { id: card.id } : { id: card.id, section }, upgrade));
    touch(list, ship);
    say(FINDER.equipped({ card: card.name }));
    finder.back();
  };
  const offers = useUpgradeOffers(slot);
  const also = useSuggestedShips(list, finder);
  const carrier = own ? shipName(catalogue, own) : "";
  const icon = iconOfSlot(slot.icon);
  const label = FINDER.slotOfShip({ slot: titleOf(slot), ship: carrier });
  return (
    <>
      <SlotHead slot={slot} carrier={carrier} equipped={upgrade === undefined ? undefined : own?.upgrades[upgrade]} back={finder.back} />
      <Candidates label={label} finder={finder} {...offers} icon={icon} list={list} previewsBest also={also} choose={choose} />
    </>
  );
}

/** What fits the slot. Computed at low priority, so the page stays responsive. */
function useUpgradeOffers(slot: BarIcon) {
  const { entry, format, catalogue } = useBuilder();
  const { ship } = slot;
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
  return { offers, offersNow: () => (offers && asked === current ? offers : offersOf(current)), choiceOf };
}

interface SlotHeadProps {
  readonly slot: BarIcon;
  /** The ship's name. */
  readonly carrier: string;
  readonly equipped: UpgradeDraft | undefined;
  back(): void;
}

/** The slot's name and its card, with a button that removes the card. */
function SlotHead({ slot, carrier, equipped, back }: SlotHeadProps) {
  const { catalogue, edit, touch } = useBuilder();
  const { list, ship, upgrade } = slot;
  const card = equipped && upgradeName(catalogue, equipped.id);
  const icon = iconOfSlot(slot.icon);
  const takeOff = () => {
    if (upgrade !== undefined) edit(list, (squad) => removeUpgrade(squad, ship, upgrade));
    touch(list, ship);
    back();
  };
  return (
    <>
      <div className={`row ${styles.slotHead}`}>
        {icon && <Icon name={icon} />}
        <span className="lines grow">
          <b className="one-line">{titleOf(slot)}</b>
          <small className="one-line">
            <span translate="no">{carrier}</span> · {card === undefined ? FINDER.empty : FINDER.now({ card })}
          </small>
        </span>
        <button type="button" className="icon-button" aria-label={FINDER.closeSlot} onClick={back}>
          <Sign of="cross" />
        </button>
      </div>
      {card !== undefined && (
        <button type="button" onClick={takeOff}>
          {FINDER.remove({ card })}
        </button>
      )}
    </>
  );
}

const titleOf = ({ icon, section }: BarIcon): string =>
  section === undefined ? iconName(icon) : FINDER.slotOnSection({ slot: iconName(icon), section: SECTION_WORDS.short[section] });

/** The list's total, or the ship's loadout total if the loadout pays for upgrades. */
function sumOn({ points, ships }: ListTotals, ship: number): string {
  const { upgrades, loadout } = ships[ship] ?? {};
  return loadout === undefined ? String(points) : `${upgrades}/${loadout}`;
}
