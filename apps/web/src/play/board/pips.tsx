/** Remaining shields and hull as bars. Shields are taller than hull, and lost ones are grey. */
import type { Remaining } from "@broadside/protocol";
import { placed } from "../../parts/placed.ts";
import { gaugesInWords } from "../../words/play/panels/ships.ts";
import styles from "./pips.module.css";

interface PipsProps {
  readonly shields: Remaining;
  readonly hull: Remaining;
  /** How much damage to mark: first on the remaining shields, then on the hull. */
  readonly hit?: number;
}

export function Pips({ shields, hull, hit = 0 }: PipsProps) {
  const shieldHits = Math.min(hit, shields.left);
  return (
    <span className={styles.pips} role="img" aria-label={gaugesInWords(shields, hull)}>
      <Bars kind="shield" gauge={shields} hit={shieldHits} />
      {shields.of > 0 && <u />}
      <Bars kind="hull" gauge={hull} hit={Math.min(hit - shieldHits, hull.left)} />
    </span>
  );
}

function Bars({ kind, gauge: { left, of }, hit }: { readonly kind: string; readonly gauge: Remaining; readonly hit: number }) {
  return placed(Array.from({ length: of })).map(({ at }) => (
    <b key={at} data-pip={at >= left ? "lost" : kind} data-hit={(at < left && at >= left - hit) || undefined} />
  ));
}
