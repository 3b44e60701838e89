import type { Seat } from "@broadside/protocol";
import { useScene } from "../open-game.ts";
import { playerName } from "./player-name.ts";

/** A seat's number, name and colour. */
export function SeatName({ seat }: { readonly seat: Seat }) {
  const scene = useScene();
  return (
    <span className="play-seat" data-seat={seat + 1}>
      <span className="play-seat-number" aria-hidden="true">
        {seat + 1}
      </span>
      <span className="play-seat-name" translate="no">
        {playerName(scene, seat)}
      </span>
    </span>
  );
}
