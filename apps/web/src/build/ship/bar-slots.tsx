/** The slots of a ship, or of one section of a corvette. */
import type { SectionName } from "@broadside/cards";
import type { UpgradeBar } from "@broadside/squads";
import { placed } from "../../parts/placed.ts";
import type { ShipPlace } from "../state/ship-place.ts";
import { SlotButton } from "./slot-button.tsx";
import styles from "./slots.module.css";

interface BarSlotsProps extends ShipPlace {
  readonly bar: UpgradeBar;
  /** Places of upgrades that the tier before doesn't have. */
  readonly added: readonly number[];
  /** The place of the open slot. */
  readonly openPlace: number | undefined;
  /** The section of a corvette; undefined for the whole ship. */
  readonly section?: SectionName | undefined;
  readonly label: string;
  readonly isLarge?: boolean;
}

/** In a row, filled slots come first. On a corvette, each slot keeps its place. */
export function BarSlots({ bar, added, openPlace, section, label, isLarge = false, ...place }: BarSlotsProps) {
  const places = placed(bar.places)
    .filter(({ item }) => item.section === section)
    .toSorted((one, other) => (isLarge ? 0 : Number(one.item.upgrade === undefined) - Number(other.item.upgrade === undefined)));
  return (
    <ul className={isLarge ? `stack ${styles.large}` : `row wrap ${styles.slots}`} aria-label={label}>
      {places.map(({ at, item }) => (
        <li key={at}>
          <SlotButton
            {...place}
            slot={item}
            at={at}
            isNew={item.upgrade !== undefined && added.includes(item.upgrade)}
            again={item.upgrade !== undefined && bar.places.findIndex(({ upgrade }) => upgrade === item.upgrade) < at}
            isLarge={isLarge}
            isOpen={at === openPlace}
          />
        </li>
      ))}
    </ul>
  );
}
