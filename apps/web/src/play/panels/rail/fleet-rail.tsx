/** A seat's ships, as a guide to the table. Each huge ship has a card and every other ship a row. Wings are together. */
import type { Seat, Ship } from "@broadside/protocol";
import type { PlayedObjective, Scene, ShipSheet } from "@broadside/telling";
import { type ReactNode, useId } from "react";
import { Icon, ShipPicture } from "../../../look/icon.tsx";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { fleetInWords, SHIPS, several } from "../../../words/play/panels/ships.ts";
import { useScene, useSelect, useSelected, useSelectedShip } from "../../board/open-game.ts";
import { tokensOf } from "../../board/pieces/ship-looks.ts";
import { Pips } from "../../board/pips.tsx";
import { isOnlyPerson } from "../../board/seats/bots.ts";
import { playerName } from "../../board/seats/player-name.ts";
import { Counters } from "../team/counters.tsx";
import { RAIL_PANEL } from "../team/seat-tabs.tsx";
import { rowsOf, WingRow } from "../wings/wing-row.tsx";
import { EnergyRow, HugeCard } from "./huge-card.tsx";
import styles from "./rail.module.css";

interface FleetRailProps {
  readonly side: "left" | "right";
  readonly seat: Seat;
  /** Tabs above the ships, to choose another seat. */
  readonly tabs?: ReactNode;
  /** Shown below the ships. */
  readonly children?: ReactNode;
}

export function FleetRail({ side, seat, tabs, children }: FleetRailProps) {
  const ships = useScene((scene) => scene.ships).filter((ship) => ship.seat === seat);
  const name = useScene((scene) => playerName(scene, seat));
  const nameId = useId();
  const isOnly = useScene((scene) => isOnlyPerson(scene, seat));
  const standing = useScene((scene) => standingOf(scene, seat));
  const objectives = useScene(({ scenario }) => scenario?.objectives)?.filter((one) => one.seat === seat && one.status === "inPlay") ?? [];
  return (
    <section
      className="play-rail panel not-on-small"
      data-side={side}
      data-seat={seat + 1}
      aria-label={isOnly ? SHIPS.yourShips : SHIPS.shipsOf({ name })}
    >
      {tabs}
      <div className={styles.fleet} {...(tabs && { id: RAIL_PANEL, role: "tabpanel", "aria-labelledby": nameId })}>
        <h2 className="row">
          <SeatBadge seat={seat} />
          <span id={nameId} className="grow one-line" translate="no">
            {name}
          </span>
          <small className="rigid">{standing}</small>
        </h2>
        <ul>
          {rowsOf(ships).map(shipsInRow)}
          {objectives.map((objective) => (
            <ObjectiveRow key={objective.id} objective={objective} seat={seat} />
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}

/** A ship, or a wing with its ships. */
function shipsInRow(row: readonly ShipSheet[]): ReactNode {
  const ships = row.map((sheet) => <ShipRow key={sheet.id} sheet={sheet} />);
  const [leader, mate] = row;
  if (!leader || !mate) return ships;
  return (
    <WingRow key={leader.id} leader={leader} ships={row}>
      {ships}
    </WingRow>
  );
}

function standingOf(scene: Scene, seat: Seat): string {
  const status = scene.state.seats[seat]?.status;
  if (status !== undefined && status !== "playing") return SHIPS.seatStatus[status];
  const dials = scene.dials.filter((dial) => dial.seat === seat);
  if (dials.length > 0 && dials.every(({ isSet }) => isSet)) return SHIPS.dialsSet;
  const ships = scene.ships.filter((ship) => ship.seat === seat);
  const points = ships.reduce((sum, ship) => sum + ship.points, 0);
  return fleetInWords(ships.length, points, scene.shipUnit);
}

function ShipRow({ sheet }: { readonly sheet: ShipSheet }) {
  const isSelected = useSelectedShip() === sheet.id;
  const select = useSelect();
  const { id, seat, skill, shields, hull, energy, ship: type, name, shortName } = sheet;
  const ship = useScene(({ state }) => state.ships.find((one) => one.id === id));
  const isOut = ship?.status !== "inPlay" && ship?.status !== "reserve" && ship?.status !== "docked";
  const isNow = useScene(({ state }) => state.cursor.active === id);
  const isDuel = useScene(({ seats }) => seats.length <= 2);
  return (
    <li className="play-ship-row" data-now={isNow || undefined} data-out={isOut || undefined} data-huge={energy ? "" : undefined}>
      <button type="button" className="row bare" aria-pressed={isSelected} onClick={() => select(id)}>
        <SeatBadge seat={seat} figure={skill} />
        {/* With many players, rows have no silhouettes. */}
        {isDuel && <ShipPicture ship={type} />}
        <span className="play-ship-name grow">
          <b className="one-line" translate="no" title={name}>
            {shortName}
          </b>
          {energy ? (
            <small className="one-line" translate="no">
              {sheet.type}
            </small>
          ) : isOut ? (
            <small>{ship && SHIPS.status[ship.status]}</small>
          ) : (
            <Pips shields={shields} hull={hull} />
          )}
        </span>
        <span className={`row ${styles.shipTokens}`}>{ship?.status === "inPlay" && <RowTokens ship={ship} />}</span>
      </button>
      {energy && !isOut && (
        <>
          <HugeCard sheet={sheet} />
          <EnergyRow sheet={sheet} energy={energy} />
        </>
      )}
    </li>
  );
}

const RowTokens = ({ ship }: { readonly ship: Ship }) =>
  tokensOf(useScene(), ship).map(({ name, tone, icon, count }) => (
    <span key={name} data-tone-of={tone} title={several(count, name)} aria-hidden="true">
      <Icon name={icon} />
      {count > 1 && <sup>{count}</sup>}
    </span>
  ));

function ObjectiveRow({ objective, seat }: { readonly objective: PlayedObjective; readonly seat: Seat }) {
  const isSelected = useSelected().includes(objective.id);
  const select = useSelect();
  return (
    <li className="play-ship-row">
      <button type="button" className="row bare" aria-pressed={isSelected} onClick={() => select(objective.id)}>
        <SeatBadge seat={seat} />
        <span className="play-ship-name grow">
          <b className="one-line">{objective.name}</b>
        </span>
        <Counters objective={objective} />
      </button>
    </li>
  );
}
