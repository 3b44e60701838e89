/** Counters on a card, as hexagons. A hexagon is filled if there is a counter on it. */
import type { PlayedObjective } from "@broadside/telling";
import { placed } from "../../../parts/placed.ts";
import { countersInWords } from "../../../words/play/panels/team.ts";
import styles from "./team.module.css";

export function Counters({ objective }: { readonly objective: PlayedObjective }) {
  const { counters, full = 0 } = objective;
  const all = Math.max(counters, full);
  if (all === 0) return undefined;
  return (
    <span className={`row rigid ${styles.hexagons}`}>
      {placed(Array.from({ length: all }, (_, at) => at < counters)).map(({ at, item }) => (
        <svg key={at} viewBox="-7 -7 14 14" data-laid={item || undefined} aria-hidden="true">
          <path d="M0-6L5.2-3V3L0 6L-5.2 3V-3Z" />
        </svg>
      ))}
      <span className="visually-hidden">{countersInWords(objective)}</span>
    </span>
  );
}
