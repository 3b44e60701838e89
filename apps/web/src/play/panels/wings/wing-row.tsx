/** A wing as one row in a rail: its leader and how many ships still fly with it. The row opens to show the ships. */
import type { ShipSheet } from "@broadside/telling";
import type { ReactNode } from "react";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { WINGS } from "../../../words/play/table/wings.ts";
import { useScene, useSelectedShip } from "../../board/open-game.ts";
import { WingPlaces } from "../../board/seats/wing-places.tsx";
import "../windows/fold.css";
import "./wing-row.css";

interface WingRowProps {
  readonly leader: ShipSheet;
  /** The leader comes first. */
  readonly ships: readonly ShipSheet[];
  readonly children: ReactNode;
}

/** The row is open while one of its ships is selected or has its turn. */
export function WingRow({ leader, ships, children }: WingRowProps) {
  const pieces = useScene(({ state }) => state.ships);
  const isNow = useScene(({ state }) => ships.some(({ id }) => id === state.cursor.active));
  const selected = useSelectedShip();
  const isIn = (id: string): boolean => pieces.some((ship) => ship.id === id && GOING.includes(ship.status));
  const left = ships.filter(({ id }) => isIn(id));
  return (
    <li className="play-wing-row" data-now={isNow || undefined}>
      <details className="play-fold" open={isNow || ships.some(({ id }) => id === selected) || undefined}>
        <summary className="row">
          <SeatBadge seat={leader.seat} figure={leader.skill} />
          <WingPlaces filled={left.map(({ wing }) => wing?.number ?? 0)} />
          <span className="play-ship-name grow">
            <b className="one-line">{WINGS.wing({ leader: leader.shortName })}</b>
            <small>{WINGS.ships({ count: left.length })}</small>
          </span>
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  );
}

const GOING: readonly string[] = ["inPlay", "reserve", "docked"];

/** Groups ships into rows. A row is a single ship, or a leader with its wingmates, even if they aren't next to each other in the list. */
export function rowsOf(ships: readonly ShipSheet[]): readonly (readonly ShipSheet[])[] {
  const isMate = ({ wing }: ShipSheet): boolean => wing?.state === "in wing" && ships.some(({ id }) => id === wing.leader);
  return ships.flatMap((ship) => {
    if (isMate(ship)) return [];
    return [[ship, ...ships.filter((mate) => isMate(mate) && mate.wing?.leader === ship.id)]];
  });
}
