/** One icon in an upgrade bar, with the card in that slot. Pressing it opens the slot in the left column, and Delete removes the card. */
import { isByHand, upgradeCost } from "@broadside/cards";
import type { BarPlace, ShipDraft } from "@broadside/squads";
import { inFigures } from "../../cards/figures.ts";
import { removeUpgrade } from "../../lists/entry/edits.ts";
import { Icon } from "../../look/icon.tsx";
import { SLOT_ICONS } from "../../look/icons-of.ts";
import { ByHandMark } from "../../parts/by-hand-mark.tsx";
import { iconLetters, iconName } from "../../words/build/cards.ts";
import { SHIP } from "../../words/build/ship.ts";
import { slotsOf } from "../choosers/offers.ts";
import { useBuilder } from "../state/builder.ts";

interface SlotButtonProps {
  readonly place: BarPlace;
  /** The slot's place in the bar. */
  readonly at: number;
  readonly draft: ShipDraft;
  readonly list: number;
  readonly ship: number;
  readonly isNew: boolean;
  /** Whether this is the second of two slots that one card fills. */
  readonly again: boolean;
  readonly isOpen: boolean;
  /** Whether to show the slot's name above the card's, as on a corvette. */
  readonly isLarge?: boolean;
}

export function SlotButton({ place, at, draft, list, ship, isNew, again, isOpen, isLarge = false }: SlotButtonProps) {
  const { catalogue, verdict, edit, find, touch } = useBuilder();
  const { icon, section, upgrade, from } = place;
  const carried = upgrade === undefined ? undefined : draft.upgrades[upgrade];
  const card = catalogue.upgrades.get(carried?.id ?? "");
  const pilot = catalogue.pilots.get(draft.pilot);
  const type = catalogue.ships.get(pilot?.ship ?? "");
  const cost = card && pilot && type && upgradeCost(card, pilot, type);
  const isWrong = verdict.problems.some(
    (problem) =>
      problem.weight === "illegal" && problem.place.list === list && problem.place.ship === ship && problem.place.upgrade === upgrade,
  );
  const name = card?.name ?? carried?.id;
  const slot = iconName(icon);
  const [first] = slotsOf(icon);
  const sign = first && SLOT_ICONS[first];
  const source = from === undefined ? undefined : catalogue.upgrades.get(draft.upgrades[from]?.id ?? "")?.name;
  const choose = () => {
    touch(list, ship);
    find({
      scope: "slot",
      slot: { list, ship, icon, place: at, ...(section !== undefined && { section }), ...(upgrade !== undefined && { upgrade }) },
    });
  };
  const state = !carried ? "empty" : again ? "also" : upgrade !== undefined && isWrong ? "wrong" : isNew ? "new" : "filled";
  return (
    <button
      type="button"
      className={isLarge ? "build-slot build-slot-large" : "build-slot"}
      data-state={state}
      data-open={isOpen}
      title={titleOf(slot, name, isLarge)}
      onClick={choose}
      onKeyDown={({ key }) => {
        if (upgrade !== undefined && (key === "Delete" || key === "Backspace")) edit(list, (squad) => removeUpgrade(squad, ship, upgrade));
      }}
    >
      {sign ? <Icon name={sign} /> : <span className="build-slot-letter">{iconLetters(icon)}</span>}
      {name === undefined ? (
        <>
          <span className="visually-hidden">{SHIP.add({ slot })}</span>
          {isLarge && (
            <span className="build-slot-name" aria-hidden="true">
              <small>
                {slot}
                {source && ` · ${SHIP.fromCard({ card: source })}`}
              </small>
              <b>{isOpen ? SHIP.choosing : SHIP.addVisible}</b>
            </span>
          )}
          {!isOpen && (
            <span className="build-slot-cost" aria-hidden="true">
              +
            </span>
          )}
        </>
      ) : (
        <>
          <span className="build-slot-name">
            <small className={isLarge || isNew ? undefined : "visually-hidden"}>
              {slot}
              {isLarge && source && ` · ${SHIP.fromCard({ card: source })}`}
              {isNew && ` · ${SHIP.newCard}`}
              <span className="visually-hidden">: </span>
            </small>{" "}
            <b>
              <span translate="no">{name}</span>
              {again && <span className="visually-hidden">, {SHIP.otherSlot}</span>}
            </b>{" "}
            {carried && isByHand(catalogue, "upgrade", carried.id) && <ByHandMark />}
          </span>
          {!again && <span className="build-slot-cost"> {cost === undefined ? "?" : inFigures(cost)}</span>}
        </>
      )}
    </button>
  );
}

/** On a corvette the button itself shows the slot's name. */
function titleOf(slot: string, card: string | undefined, isLarge: boolean): string | undefined {
  if (card === undefined) return isLarge ? undefined : slot;
  return isLarge ? SHIP.named({ name: card }) : SHIP.slotAndCard({ slot, card });
}
