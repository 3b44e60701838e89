import type { Remaining } from "@broadside/telling";
import { ENERGY } from "../../../words/play/questions/energy.ts";
import styles from "./energy-pips.module.css";

/** Energy as filled and empty diamonds, and as a number. */
export function EnergyPips({ energy }: { readonly energy: Remaining | undefined }) {
  if (!energy) return undefined;
  const { left, of } = energy;
  return (
    <span className={styles.energyPips}>
      <span aria-hidden="true">{"◆".repeat(left) + "◇".repeat(Math.max(0, of - left))}</span>{" "}
      <span>
        {left}/{of} <span className="visually-hidden">{ENERGY.unit}</span>
      </span>
    </span>
  );
}
