/** Cards without a slot: those printed on the ship, and those that are in the list although nothing allows them. */
import { isByHand } from "@broadside/cards";
import type { UpgradeBar } from "@broadside/squads";
import { upgradeName } from "../../cards/names.ts";
import { removeUpgrade } from "../../lists/entry/edits.ts";
import { ByHandMark } from "../../parts/by-hand-mark.tsx";
import { Sign } from "../../parts/icons.tsx";
import { placed } from "../../parts/placed.ts";
import { iconName } from "../../words/build/cards.ts";
import { SHIP } from "../../words/build/ship.ts";
import { useBuilder } from "../state/builder.ts";
import { focusShip } from "../state/focus.ts";
import type { ShipPlace } from "../state/ship-place.ts";
import styles from "./slots.module.css";

export function HomelessCards({ bar, ...place }: ShipPlace & { readonly bar: UpgradeBar }) {
  if (bar.homeless.length === 0) return undefined;
  return (
    <ul className={`row wrap ${styles.slots}`} aria-label={SHIP.withoutSlot}>
      {bar.homeless.map((at) => (
        <HomelessCard key={at} at={at} {...place} />
      ))}
    </ul>
  );
}

function HomelessCard({ draft, list, ship, at }: ShipPlace & { readonly at: number }) {
  const { catalogue, edit } = useBuilder();
  const name = upgradeName(catalogue, draft.upgrades[at]?.id ?? "");
  const takeOff = () => {
    edit(list, (squad) => removeUpgrade(squad, ship, at));
    focusShip(list, ship);
  };
  return (
    <li className={`row ${styles.slot}`} data-state="wrong">
      <span>
        <small>{SHIP.noSlot}</small> <span translate="no">{name}</span>
      </span>
      <button type="button" className="icon-button" aria-label={SHIP.remove({ card: name })} onClick={takeOff}>
        <Sign of="cross" />
      </button>
    </li>
  );
}

/** The upgrades printed on a standard-loadout ship. */
export function PrintedCards(place: ShipPlace) {
  const { draft } = place;
  const { catalogue, open } = useBuilder();
  const printed = catalogue.pilots.get(draft.pilot)?.standardLoadout ?? [];
  const extra = draft.upgrades.flatMap(({ id }, at) => (printed.includes(id) ? [] : [at]));
  return (
    <ul className={`row wrap ${styles.slots}`} aria-label={SHIP.printed}>
      {placed(printed).map(({ at, item: id }) => {
        const card = catalogue.upgrades.get(id);
        return (
          <li key={`printed ${at}`}>
            <button
              type="button"
              className={`row ${styles.slot}`}
              data-state="printed"
              disabled={!card}
              onClick={() => card && open({ what: "upgrade", card })}
            >
              {card?.slots[0] && <small className="visually-hidden">{iconName(card.slots[0])}: </small>}{" "}
              <span translate="no">{card?.name ?? id}</span> {isByHand(catalogue, "upgrade", id) && <ByHandMark />}
            </button>
          </li>
        );
      })}
      {extra.map((at) => (
        <HomelessCard key={at} at={at} {...place} />
      ))}
    </ul>
  );
}
