/** Lists every piece on the table. Pressing one selects it, as on the table itself. */
import { picked } from "@broadside/table";
import type { ReactNode } from "react";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { PALETTE } from "../../words/judge/page.ts";
import { shipName } from "../pieces/piece-names.ts";
import { useJudge } from "../state/use-judge.ts";
import styles from "./on-table.module.css";

export function OnTable({ close }: { close(): void }) {
  const { shown, nameOf } = useJudge();
  const { ships, obstacles, features } = shown;
  return (
    <>
      <h2 className="row spread overline">
        {PALETTE.onTable}
        <small>{PALETTE.ships({ count: ships.length })}</small>
      </h2>
      <ul className={styles.onTable}>
        {ships.map((ship) => (
          <PieceRow key={ship.id} id={ship.id} close={close}>
            <SeatBadge seat={ship.seat - 1} figure={ship.skill ?? ship.seat} />
            <b translate="no">{shipName(ship)}</b>
          </PieceRow>
        ))}
        {[...obstacles, ...features].map(({ id }) => (
          <PieceRow key={id} id={id} close={close}>
            <span className="muted" translate="no">
              {nameOf(id)}
            </span>
          </PieceRow>
        ))}
      </ul>
    </>
  );
}

interface PieceRowProps {
  readonly id: string;
  readonly children: ReactNode;
  close(): void;
}

function PieceRow({ id, children, close }: PieceRowProps) {
  const { selected, select } = useJudge();
  const order = ["A", "B"][selected.indexOf(id)];
  const choose = () => {
    const next = picked(selected, id);
    select(next);
    if (next.length === 2) close();
  };
  return (
    <li>
      <button type="button" className="row judge-line" aria-pressed={selected.includes(id)} data-order={order} onClick={choose}>
        {children}
        {order !== undefined && (
          <em className="centre" aria-hidden="true">
            {order}
          </em>
        )}
      </button>
    </li>
  );
}
