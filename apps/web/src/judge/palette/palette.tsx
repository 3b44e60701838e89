/** Pieces to add to the table, by pressing or dragging them, and a list of the pieces on it. */
import { LIMITS, SEATS } from "@broadside/position";
import { useState } from "react";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { PALETTE } from "../../words/judge/page.ts";
import type { JudgedTable } from "../pieces/judged-table.ts";
import { useJudge } from "../state/use-judge.ts";
import { BaseButtons } from "./base-buttons.tsx";
import type { Carry, PaletteKit } from "./carry.ts";
import { ObstacleButtons } from "./obstacle-buttons.tsx";
import { OnTable } from "./on-table.tsx";
import styles from "./palette.module.css";
import { ShipFinder } from "./ship-finder.tsx";

interface PaletteProps {
  readonly carry: Carry;
  /** Whether it is open. On a small screen, it covers the table. */
  readonly isOpen: boolean;
  close(): void;
}

export function Palette({ carry, isOpen, close }: PaletteProps) {
  const [seat, setSeat] = useState(1);
  const { table } = useJudge().history;
  const kit: PaletteKit = { table, seat, carry, isFull: isFull(table) };
  return (
    <aside className="judge-palette panel column" aria-label={PALETTE.title} data-open={isOpen || undefined}>
      <ShipFinder {...kit} />
      <div className={styles.rest}>
        <h2 className="row spread overline">
          {PALETTE.bases}
          <SeatPicker seat={seat} set={setSeat} />
        </h2>
        <BaseButtons {...kit} />
        <ObstacleButtons {...kit} />
        <OnTable close={close} />
      </div>
    </aside>
  );
}

/** Whether the table is too full to add a piece. There must always be room for a whole wing of six ships. */
const isFull = ({ ships, obstacles, features }: JudgedTable): boolean =>
  ships.length + 6 > LIMITS.pieces || obstacles.length >= LIMITS.pieces || features.length >= LIMITS.pieces;

const SeatPicker = ({ seat, set }: { readonly seat: number; set(seat: number): void }) => (
  <label className={`row ${styles.seatPicker}`}>
    {PALETTE.seat}
    <SeatBadge seat={seat - 1} figure={seat} />
    <select className="cover" aria-label={PALETTE.seatOfNew} value={seat} onChange={({ target }) => set(Number(target.value))}>
      {SEATS.map((number) => (
        <option key={number}>{number}</option>
      ))}
    </select>
  </label>
);
