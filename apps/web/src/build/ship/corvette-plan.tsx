/** A corvette on its two plates, seen from above with the bow to the left. Each section's shields and hull are under it. */
import type { Ship, ShipSection } from "@broadside/cards";
import { BASES, HUGE_PLATE, mm } from "@broadside/geometry";
import { GLYPHS } from "@broadside/table";
import { useId } from "react";
import { familyOf } from "../../look/families.ts";
import { SHIP } from "../../words/build/ship.ts";
import styles from "./corvette.module.css";

/** Both corvettes' bases have the same size. In millimetres. */
const LENGTH = BASES.cr90.length / mm(1);
const PLATE = HUGE_PLATE / mm(1);
const [END, SIDE] = [LENGTH / 2, PLATE / 2];

export function CorvettePlan({ type, sections }: { readonly type: Ship; readonly sections: readonly ShipSection[] }) {
  const shade = useId();
  const { hull, seams, engines } = { engines: "", ...GLYPHS[familyOf(type.id, "cr90")] };
  return (
    <svg
      className={`rigid ${styles.hullPlan}`}
      viewBox={`${-END - 6} ${-SIDE - 6} ${LENGTH + 12} ${PLATE + 20}`}
      role="img"
      aria-label={SHIP.plan({ ship: type.name })}
      data-seat={1}
    >
      <linearGradient id={shade}>
        <stop offset="0" stopColor="#02060c" stopOpacity=".5" />
        <stop offset=".5" stopColor="#fff" stopOpacity=".22" />
        <stop offset="1" stopColor="#02060c" stopOpacity=".42" />
      </linearGradient>
      <g transform="rotate(-90)">
        <rect className={styles.planBridge} x={-SIDE} y={-END} width={PLATE} height={LENGTH} rx={2} />
        {[-END, END - PLATE].map((y) => (
          <g key={y}>
            <rect className={styles.planPlate} x={-SIDE} y={y} width={PLATE} height={PLATE} rx={2} />
            <path className={styles.planArcs} d={`M${-SIDE} ${y}l${PLATE} ${PLATE}M${SIDE} ${y}l${-PLATE} ${PLATE}`} />
          </g>
        ))}
        <path className={styles.planHull} d={hull} />
        <path d={hull} fill={`url(#${shade})`} />
        <path className={styles.planSeams} d={seams} />
        <path className={styles.planEngines} d={engines} />
        <path className={styles.planBow} d={`M${-SIDE + 2} ${-END + 1}H${SIDE - 2}`} />
      </g>
      <path className={styles.planDivider} d={`M0 ${-SIDE}V${SIDE}`} />
      {sections.map((half) => (
        <Pips key={half.section} half={half} from={half.section === "fore" ? -END + 2 : 3} length={END - 6} />
      ))}
    </svg>
  );
}

/** The pips for shields, which are taller, then those for hull. */
function Pips({ half: { shields, hull }, from, length }: { readonly half: ShipSection; readonly from: number; readonly length: number }) {
  const step = length / Math.max(1, shields + hull);
  const pips = Array.from({ length: shields + hull }, (_, at) => ({ isShield: at < shields, x: from + at * step }));
  return pips.map(({ isShield, x }) => (
    <rect
      key={x}
      className={styles.pip}
      data-pip={isShield ? "shield" : "hull"}
      x={x}
      y={SIDE + (isShield ? 4 : 5)}
      width={step - 1.6}
      height={isShield ? 5 : 3.4}
      rx={1.2}
    />
  ));
}
