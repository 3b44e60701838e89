import type { Seat } from "@broadside/protocol";
import { useScene } from "../open-game.ts";
import { playerName } from "./player-name.ts";
import styles from "./seat-name.module.css";

/** The name of a seat's player, as plain text. */
export const PlayerName = ({ seat }: { readonly seat: Seat }) => useScene((scene) => playerName(scene, seat));

/** A seat's number, name and colour. */
export const SeatName = ({ seat }: { readonly seat: Seat }) => (
  <span className={styles.seat} data-seat={seat + 1}>
    <span className={styles.seatNumber} aria-hidden="true">
      {seat + 1}
    </span>
    <span className={styles.seatName} translate="no">
      <PlayerName seat={seat} />
    </span>
  </span>
);
