import type { WingCard } from "@broadside/telling";

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
      <WingPlaces number={number} />
    </p>
  );
}

/** The formation seen from above, the own place filled: leader between the flanks, supports behind. */
const ROWS = [
  [2, 1, 3],
  [5, 4, 6],
] as const;

const WingPlaces = ({ number }: { readonly number: number }) => (
  <svg className="play-wing-places" viewBox="0 0 34 24" aria-hidden="true">
    {ROWS.flatMap((row, down) =>
      row.map((id, along) => (
        <rect key={id} x={2 + along * 11} y={2 + down * 11} width="8" height="8" data-own={id === number || undefined} />
      )),
    )}
  </svg>
);
