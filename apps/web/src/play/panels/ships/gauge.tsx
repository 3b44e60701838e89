import type { Remaining } from "@broadside/telling";
import { Stat } from "../../../parts/stat.tsx";
import styles from "./cards.module.css";

interface GaugeProps {
  readonly name: string;
  readonly value: Remaining;
}

/** What is left of something, as numbers. With `isBar`, also as a bar (2E-HUGE-56). */
export const Left = ({ isBar = false, ...gauge }: GaugeProps & { readonly isBar?: boolean }) =>
  isBar ? <Gauge {...gauge} /> : <Stat name={gauge.name} value={`${gauge.value.left}/${gauge.value.of}`} />;

const Gauge = ({ name, value: { left, of } }: GaugeProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={styles.gauge}>
      {left}/{of} <meter min={0} max={Math.max(of, 1)} value={left} aria-hidden="true" />
    </dd>
  </div>
);
