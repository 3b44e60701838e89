/** A row for a ship and any that match it: name, upgrades and points. */
import type { SectionName } from "@broadside/cards";
import { type Format, type ShipDraft, type ShipTotals, upgradeBar } from "@broadside/squads";
import { memo } from "react";
import { completeShip } from "../../lists/entry/edits.ts";
import { ShipPicture } from "../../look/icon.tsx";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { initiativeName } from "../../words/build/cards.ts";
import { SHIP } from "../../words/build/ship.ts";
import { useBuilder } from "../state/builder.ts";
import { isWrongAt } from "../state/ship-place.ts";
import { BarSlots } from "./bar-slots.tsx";
import { CorvetteCard } from "./corvette-card.tsx";
import { DockingField } from "./docking-field.tsx";
import { HomelessCards, PrintedCards } from "./loose-cards.tsx";
import styles from "./ship.module.css";
import { ShipMenu } from "./ship-menu.tsx";
import { ShipName } from "./ship-name.tsx";

interface ShipRowProps {
  readonly draft: ShipDraft;
  readonly list: number;
  /** The ships in the row, by their places in the list. */
  readonly ships: readonly number[];
  /** What is new since the tier before. `isNew` means the whole ship is new, and `added` has the places of its new upgrades. */
  readonly isNew: boolean;
  readonly added: readonly number[];
  /** Shows the pilot's matching ships one by one. */
  readonly apart: (pilot: string) => void;
  readonly isTouched: boolean;
  /** The place of the open slot in the bar. */
  readonly openPlace: number | undefined;
}

/** A ship's row. Opening another ship's slot doesn't redraw it. */
export const ShipRow = memo(function ShipRow({ draft, list, ships, isNew, added, apart, isTouched, openPlace }: ShipRowProps) {
  const { format, catalogue, verdict } = useBuilder();
  const ship = ships.at(-1) ?? 0;
  const place = { draft, list, ship };
  const pilot = catalogue.pilots.get(draft.pilot);
  const type = catalogue.ships.get(pilot?.ship ?? "");
  const bar = upgradeBar(draft, format, catalogue);
  const slots = { ...place, added, openPlace };
  const isCorvette = type?.sections !== undefined;
  return (
    <li
      className={`row wrap build-ship ${isCorvette ? "build-corvette" : ""}`}
      data-list={list}
      data-ships={ships.join(" ")}
      tabIndex={-1}
      data-wrong={isWrongAt(verdict, place)}
      data-touched={isTouched}
      data-new={isNew}
    >
      <Initiative format={format} initiative={pilot?.initiative} />
      {!isCorvette && <span className={styles.silhouette}>{type && <ShipPicture ship={type.id} />}</span>}
      <ShipName draft={draft} list={list} ships={ships} isNew={isNew} {...(isCorvette && { also: SHIP.oneShip })} />
      {isCorvette && bar && <BarSlots {...slots} bar={bar} label={SHIP.upgradesOfShip} isLarge />}
      {!isCorvette && (
        <div className={`row wrap grow ${styles.cards}`}>
          {bar ? <BarSlots {...slots} bar={bar} label={SHIP.upgrades} /> : <PrintedCards {...place} />}
          {bar && <HomelessCards {...place} bar={bar} />}
          <DockingField {...place} />
        </div>
      )}
      <Points totals={verdict.lists[list]?.ships[ship]} count={ships.length} />
      <ShipMenu list={list} ships={ships} apart={ships.length > 1 ? () => apart(draft.pilot) : undefined} />
      {type?.sections && bar && <CorvetteCard {...slots} type={type} sections={type.sections} bar={bar} />}
      {draft.onlySection && <CompleteButton {...place} missing={draft.onlySection === "fore" ? "aft" : "fore"} />}
    </li>
  );
});

/** Adds the section that a corvette lacks. */
function CompleteButton({ list, ship, missing }: { readonly list: number; readonly ship: number; readonly missing: SectionName }) {
  const { edit } = useBuilder();
  return (
    <p className={styles.extra}>
      <button type="button" onClick={() => edit(list, (squad) => completeShip(squad, ship))}>
        {SHIP.addSection[missing]}
      </button>
    </p>
  );
}

function Initiative({ format, initiative = "?" }: { readonly format: Format; readonly initiative: number | "?" | undefined }) {
  const name = initiativeName(format.edition);
  return (
    <span className="centre rigid" title={name}>
      <span className="visually-hidden">
        {name} {initiative}
      </span>
      <SeatBadge seat={0} figure={initiative} />
    </span>
  );
}

/** The points of all ships in the row, and one ship's loadout. */
const Points = ({ totals, count }: { readonly totals: ShipTotals | undefined; readonly count: number }) => (
  <p className="lines build-cost build-ship-points">
    {(totals?.points ?? 0) * count}
    <span className="visually-hidden"> {SHIP.points}</span>
    {totals?.loadout !== undefined && (
      <small className={totals.upgrades > totals.loadout ? "build-bad" : undefined}>
        {SHIP.loadout({ spent: totals.upgrades, of: totals.loadout })}
      </small>
    )}
  </p>
);
