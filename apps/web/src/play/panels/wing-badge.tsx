import type { WingCard } from "@broadside/telling";
import { WingPlaces } from "./wings/wing-places.tsx";

/** The ID card of a ship of a wing: number, place, and whether it flies in formation or has split (EB-WID-01 to -04). */
export function WingBadge({ wing: { number, position, leaderName, state } }: { readonly wing: WingCard }) {
  return (
    <p className="play-wing" data-state={state}>
      <b>{state === "leads" ? "leads a wing" : state}</b>
      <span>
        {" "}
        ID {number}, {position}
        {state !== "leads" && `, leader ${leaderName}`}
      </span>
      <WingPlaces filled={[number]} />
    </p>
  );
}
