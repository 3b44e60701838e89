/** A row for a ship and any that match it: name, upgrades and points. */
import type { ShipDraft } from "@broadside/squads";
import { upgradeBar } from "@broadside/squads";
import { memo } from "react";
import { completeShip } from "../../lists/entry/edits.ts";
import { ShipPicture } from "../../look/icon.tsx";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { initiativeName } from "../../words/build/cards.ts";
import { SHIP } from "../../words/build/ship.ts";
import { useBuilder } from "../state/builder.ts";
import { BarSlots } from "./bar-slots.tsx";
import { CorvetteCard } from "./corvette-card.tsx";
import { DockingField } from "./docking-field.tsx";
import { HomelessCards, PrintedCards } from "./loose-cards.tsx";
import { ShipMenu } from "./ship-menu.tsx";
import { ShipName } from "./ship-name.tsx";
import "./ship.css";
import "./slots.css";

export interface ShipRowProps {
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
export const ShipRow = memo(function ShipRow(props: ShipRowProps) {
  const { format, catalogue, verdict, edit } = useBuilder();
  const { draft, list, ships, isNew, added, apart, isTouched, openPlace } = props;
  const ship = ships.at(-1) ?? 0;
  const pilot = catalogue.pilots.get(draft.pilot);
  const type = catalogue.ships.get(pilot?.ship ?? "");
  const bar = upgradeBar(draft, format, catalogue);
  const totals = verdict.lists[list]?.ships[ship];
  const isWrong = verdict.problems.some(({ weight, place }) => weight === "illegal" && place.list === list && place.ship === ship);
  const isCorvette = type?.sections !== undefined;
  const points = (totals?.points ?? 0) * ships.length;
  return (
    <li
      className={isCorvette ? "build-ship build-corvette" : "build-ship"}
      data-list={list}
      data-ships={ships.join(" ")}
      tabIndex={-1}
      data-wrong={isWrong}
      data-touched={isTouched}
      data-new={isNew}
    >
      <span className="build-initiative" title={initiativeName(format.edition)}>
        <span className="visually-hidden">
          {initiativeName(format.edition)} {pilot?.initiative ?? "?"}
        </span>
        <SeatBadge seat={0} figure={pilot?.initiative ?? "?"} />
      </span>
      {!isCorvette && <span className="build-silhouette">{type && <ShipPicture ship={type.id} />}</span>}
      <ShipName draft={draft} list={list} ships={ships} isNew={isNew} {...(isCorvette && { also: SHIP.oneShip })} />
      {isCorvette && bar && (
        <BarSlots
          bar={bar}
          draft={draft}
          list={list}
          ship={ship}
          added={added}
          openPlace={openPlace}
          section={undefined}
          label={SHIP.upgradesOfShip}
          isLarge
        />
      )}
      {!isCorvette && (
        <div className="build-ship-slots">
          {bar ? (
            <BarSlots bar={bar} draft={draft} list={list} ship={ship} added={added} openPlace={openPlace} label={SHIP.upgrades} />
          ) : (
            <PrintedCards draft={draft} list={list} ship={ship} />
          )}
          {bar && <HomelessCards bar={bar} draft={draft} list={list} ship={ship} />}
          <DockingField draft={draft} list={list} ship={ship} />
        </div>
      )}
      <p className="build-ship-points">
        {points}
        <span className="visually-hidden"> {SHIP.points}</span>
        {totals?.loadout !== undefined && (
          <small className={totals.upgrades > totals.loadout ? "build-over" : undefined}>
            {SHIP.loadout({ spent: totals.upgrades, of: totals.loadout })}
          </small>
        )}
      </p>
      <ShipMenu list={list} ships={ships} apart={ships.length > 1 ? () => apart(draft.pilot) : undefined} />
      {type?.sections && bar && <CorvetteCard {...props} type={type} sections={type.sections} bar={bar} />}
      {draft.onlySection && (
        <p className="build-ship-extra">
          <button type="button" onClick={() => edit(list, (squad) => completeShip(squad, ship))}>
            {SHIP.addSection[draft.onlySection === "fore" ? "aft" : "fore"]}
          </button>
        </p>
      )}
    </li>
  );
});
