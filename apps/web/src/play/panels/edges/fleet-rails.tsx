/** The fleets next to the table: yours and your teammates' on the left, and everyone else's, by seat, on the right. */
import type { Seat } from "@broadside/protocol";
import { memo, useState } from "react";
import { useScene } from "../../board/open-game.ts";
import { FleetRail } from "../rail/fleet-rail.tsx";
import { Mates } from "../team/mates.tsx";
import { SeatTabs } from "../team/seat-tabs.tsx";

interface FleetRailsProps {
  /** The seat on the left. */
  readonly own: Seat;
}

// While a piece is dragged or a replay plays, the page around the fleets is drawn again and again.
export const FleetRails = memo(function FleetRails({ own }: FleetRailsProps) {
  const seats = useScene((scene) => scene.seats);
  const all = seats.map((_, seat) => seat);
  const isMate = (seat: Seat): boolean => seat !== own && seats[seat]?.team === seats[own]?.team;
  const others = all.filter((seat) => seat !== own);
  const [chosen, setChosen] = useState<Seat>();
  const open = others.find((seat) => seat === chosen) ?? others.find((seat) => !isMate(seat)) ?? others[0];
  return (
    <>
      <FleetRail side="left" seat={own}>
        <Mates seats={all.filter(isMate)} open={open} show={setChosen} />
      </FleetRail>
      {open !== undefined && (
        <FleetRail side="right" seat={open} tabs={others.length > 1 && <SeatTabs seats={others} open={open} show={setChosen} />} />
      )}
    </>
  );
});
