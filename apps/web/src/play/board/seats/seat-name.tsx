import type { Seat } from "@broadside/protocol";
import { useScene } from "../open-game.ts";
import { playerName } from "./player-name.ts";
import styles from "./seat-name.module.css";

/** A seat's number, name and colour. */
export function SeatName({ seat }: { readonly seat: Seat }) {
  const scene = useScene();
  return (
    <span className={styles.seat} data-seat={seat + 1}>
      <span className={styles.seatNumber} aria-hidden="true">
        {seat + 1}
      </span>
      <span className={styles.seatName} translate="no">
        {playerName(scene, seat)}
      </span>
    </span>
  );
}
