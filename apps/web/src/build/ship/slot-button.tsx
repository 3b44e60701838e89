/** One icon in an upgrade bar, with the card in that slot. Pressing it opens the slot in the left column, and Delete removes the card. */
import { isByHand, upgradeCost } from "@broadside/cards";
import type { BarPlace, ShipDraft } from "@broadside/squads";
import { inFigures } from "../../cards/figures.ts";
import { upgradeName } from "../../cards/names.ts";
import { removeUpgrade } from "../../lists/entry/edits.ts";
import { Icon } from "../../look/icon.tsx";
import { ByHandMark } from "../../parts/by-hand-mark.tsx";
import { iconLetters, iconName } from "../../words/build/cards.ts";
import { SHIP } from "../../words/build/ship.ts";
import { iconOfSlot } from "../choosers/offers.ts";
import { useBuilder } from "../state/builder.ts";
import { isWrongAt, type ShipPlace } from "../state/ship-place.ts";
import styles from "./slots.module.css";

interface SlotButtonProps extends ShipPlace {
  readonly slot: BarPlace;
  /** The slot's place in the bar. */
  readonly at: number;
  readonly isNew: boolean;
  /** Whether this is the second of two slots that one card fills. */
  readonly again: boolean;
  readonly isOpen: boolean;
  /** Whether to show the slot's name above the card's, as on a corvette. */
  readonly isLarge?: boolean;
}

export function SlotButton(props: SlotButtonProps) {
  const { slot, at, draft, list, ship, isNew, again, isOpen, isLarge = false } = props;
  const { catalogue, verdict, edit, find, touch } = useBuilder();
  const { icon, section, upgrade } = slot;
  const carried = upgrade === undefined ? undefined : draft.upgrades[upgrade];
  const isWrong = upgrade !== undefined && isWrongAt(verdict, { list, ship }, upgrade);
  const sign = iconOfSlot(icon);
  const choose = () => {
    touch(list, ship);
    find({
      scope: "slot",
      slot: { list, ship, icon, place: at, ...(section !== undefined && { section }), ...(upgrade !== undefined && { upgrade }) },
    });
  };
  return (
    <button
      type="button"
      className={isLarge ? `row ${styles.slot} ${styles.slotLarge}` : `row ${styles.slot}`}
      data-state={!carried ? "empty" : again ? "also" : isWrong ? "wrong" : isNew ? "new" : "filled"}
      data-open={isOpen}
      title={titleOf(iconName(icon), carried && upgradeName(catalogue, carried.id), isLarge)}
      onClick={choose}
      onKeyDown={({ key }) => {
        if (upgrade !== undefined && (key === "Delete" || key === "Backspace")) edit(list, (squad) => removeUpgrade(squad, ship, upgrade));
      }}
    >
      {sign ? <Icon name={sign} /> : <span className="fine">{iconLetters(icon)}</span>}
      {carried ? <SlotWithCard {...props} id={carried.id} /> : <EmptySlot {...props} />}
    </button>
  );
}

const EmptySlot = ({ slot: { icon, from }, draft, isOpen, isLarge }: SlotButtonProps) => (
  <>
    <span className="visually-hidden">{SHIP.add({ slot: iconName(icon) })}</span>
    {isLarge && (
      <span className="lines grow" aria-hidden="true">
        <small className="one-line">
          {iconName(icon)}
          <Source from={from} draft={draft} />
        </small>
        <b>{isOpen ? SHIP.choosing : SHIP.addVisible}</b>
      </span>
    )}
    {!isOpen && <span aria-hidden="true">+</span>}
  </>
);

function SlotWithCard({ slot: { icon, from }, id, draft, isNew, again, isLarge }: SlotButtonProps & { readonly id: string }) {
  const { catalogue } = useBuilder();
  const card = catalogue.upgrades.get(id);
  const pilot = catalogue.pilots.get(draft.pilot);
  const type = catalogue.ships.get(pilot?.ship ?? "");
  const cost = card && pilot && type && upgradeCost(card, pilot, type);
  return (
    <>
      <span className={isLarge ? "lines grow" : undefined}>
        <small className={isLarge ? "one-line" : isNew ? undefined : "visually-hidden"}>
          {iconName(icon)}
          {isLarge && <Source from={from} draft={draft} />}
          {isNew && ` · ${SHIP.newCard}`}
          <span className="visually-hidden">: </span>
        </small>{" "}
        <b>
          <span translate="no">{upgradeName(catalogue, id)}</span>
          {again && <span className="visually-hidden">, {SHIP.otherSlot}</span>}
        </b>{" "}
        {isByHand(catalogue, "upgrade", id) && <ByHandMark />}
      </span>
      {!again && <span> {cost === undefined ? "?" : inFigures(cost)}</span>}
    </>
  );
}

/** The card that adds the slot, if one does. */
function Source({ from, draft }: { readonly from: number | undefined; readonly draft: ShipDraft }) {
  const { catalogue } = useBuilder();
  const card = from === undefined ? undefined : catalogue.upgrades.get(draft.upgrades[from]?.id ?? "");
  return card && ` · ${SHIP.fromCard({ card: card.name })}`;
}

/** On a corvette the button itself shows the slot's name. */
function titleOf(slot: string, card: string | undefined, isLarge: boolean): string | undefined {
  if (card === undefined) return isLarge ? undefined : slot;
  return isLarge ? SHIP.named({ name: card }) : SHIP.slotAndCard({ slot, card });
}
