import type { Seat } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import { playerName } from "./player-name.ts";

/** A seat's number, name and colour. */
export function SeatName({ scene, seat }: { readonly scene: Pick<Scene, "seats" | "bots">; readonly seat: Seat }) {
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
