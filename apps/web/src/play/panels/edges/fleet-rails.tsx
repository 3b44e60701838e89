/** The fleets next to the table: yours and your teammates' on the left, and everyone else's, by seat, on the right. */
import type { Seat } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import { useState } from "react";
import { FleetRail } from "../rail/fleet-rail.tsx";
import { Mates } from "../team/mates.tsx";
import { SeatTabs } from "../team/seat-tabs.tsx";
import "./rails.css";

interface FleetRailsProps {
  readonly scene: Scene;
  /** The seat on the left. */
  readonly own: Seat;
  readonly selected: string | undefined;
  select(ship: string): void;
}

export function FleetRails({ scene, own, selected, select }: FleetRailsProps) {
  const all = scene.seats.map((_, seat) => seat);
  const isMate = (seat: Seat): boolean => seat !== own && scene.seats[seat]?.team === scene.seats[own]?.team;
  const others = all.filter((seat) => seat !== own);
  const [chosen, setChosen] = useState<Seat>();
  const open = others.find((seat) => seat === chosen) ?? others.find((seat) => !isMate(seat)) ?? others[0];
  return (
    <>
      <FleetRail scene={scene} side="left" seat={own} selected={selected} select={select}>
        <Mates scene={scene} seats={all.filter(isMate)} open={open} show={setChosen} />
      </FleetRail>
      {open !== undefined && (
        <FleetRail
          scene={scene}
          side="right"
          seat={open}
          selected={selected}
          select={select}
          tabs={others.length > 1 && <SeatTabs scene={scene} seats={others} open={open} show={setChosen} />}
        />
      )}
    </>
  );
}
