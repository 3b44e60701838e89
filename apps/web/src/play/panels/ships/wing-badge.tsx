import type { WingCard } from "@broadside/telling";
import { SHIP } from "../../../words/play/panels/ships.ts";
import { WingPlaces } from "../wings/wing-places.tsx";

/** The ID card of a ship of a wing: number, place, and whether it flies in formation or has split (EB-WID-01 to -04). */
export function WingBadge({ wing: { number, position, leaderName, state } }: { readonly wing: WingCard }) {
  return (
    <p className="play-wing" data-state={state}>
      <b>{SHIP.wing[state]}</b>
      <span> {state === "leads" ? SHIP.leads(number, position) : SHIP.follows(number, position, leaderName)}</span>
      <WingPlaces filled={[number]} />
    </p>
  );
}
