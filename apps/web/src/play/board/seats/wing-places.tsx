/** A formation seen from above: the leader between the flanks, and the supports behind. Positions in `filled` are filled in. */
import styles from "./wing-places.module.css";

const ROWS = [
  [2, 1, 3],
  [5, 4, 6],
] as const;

export const WingPlaces = ({ filled }: { readonly filled: readonly number[] }) => (
  <svg className={`rigid ${styles.wingPlaces}`} viewBox="0 0 34 24" aria-hidden="true">
    {ROWS.flatMap((row, down) =>
      row.map((id, along) => (
        <rect key={id} x={2 + along * 11} y={2 + down * 11} width="8" height="8" data-own={filled.includes(id) || undefined} />
      )),
    )}
  </svg>
);
