/**
 * Bars that show a list's cost against its limit, with a part for each ship. They count points or threat, and also epic points in formats
 * that use them.
 */
import { limitOf } from "@broadside/squads";
import { pilotName, shipName } from "../../cards/names.ts";
import { placed } from "../../parts/placed.ts";
import { GAUGE } from "../../words/build/list.ts";
import { useBuilder } from "../state/builder.ts";
import { usePreview } from "../state/preview.tsx";
import styles from "./gauges.module.css";

export function Gauges({ list }: { readonly list: number }) {
  const { entry, format, catalogue, verdict } = useBuilder();
  const totals = verdict.lists[list];
  const preview = usePreview(list);
  const squad = entry.squads[list];
  if (!totals || !squad) return undefined;
  const counts = limitOf(format, entry.options ?? {}, list, entry.squads.length)?.counts ?? "points";
  const builds = (squad.builds ?? []).map((id) => {
    const build = catalogue.quickBuilds.get(id);
    return { name: build?.ships.map(({ pilot }) => pilotName(catalogue, pilot)).join(", ") ?? id, value: build?.threat ?? 0 };
  });
  const ships = squad.ships.map((ship, at) => ({ name: shipName(catalogue, ship), value: totals.ships[at]?.points ?? 0 }));
  const parts = counts === "points" ? ships : builds;
  const epic = squad.ships.flatMap((ship) => {
    const type = catalogue.ships.get(catalogue.pilots.get(ship.pilot)?.ship ?? "");
    const value = type?.size === "huge" ? (type.epicPoints ?? entry.options?.epicPoints?.[type.id] ?? 0) : 0;
    return value > 0 ? [{ name: shipName(catalogue, ship), value }] : [];
  });
  return (
    <div className={`wrap ${styles.gauges}`}>
      <Gauge of={counts} spent={totals[counts]} preview={preview?.[counts]} limit={totals.limit} parts={parts} />
      {format.epicPoints !== undefined && (
        <Gauge of="epicPoints" spent={totals.epicPoints} preview={preview?.epicPoints} limit={format.epicPoints} parts={epic} isNamed />
      )}
    </div>
  );
}

interface GaugeProps {
  readonly of: keyof typeof GAUGE.of;
  readonly spent: number;
  /** The cost with the previewed card. */
  readonly preview: number | undefined;
  readonly limit: number | undefined;
  readonly parts: readonly { readonly name: string; readonly value: number }[];
  /** Whether the parts show names beside their figures. */
  readonly isNamed?: boolean;
}

/** The smallest part with room for a figure, as a share of the whole bar. */
const WIDE = 0.055;

function Gauge({ of, spent, preview = spent, limit, parts, isNamed = false }: GaugeProps) {
  const over = limit === undefined ? 0 : spent - limit;
  const whole = Math.max(spent, preview, limit ?? 0, 1);
  const added = Math.max(0, preview - spent);
  return (
    <div className={styles.gauge} data-over={over > 0} data-kind={isNamed ? "epic" : "points"}>
      <p className="detail">
        <b>{spent}</b> {limit === undefined ? GAUGE.unit[of] : GAUGE.of[of]({ limit })}{" "}
        {limit !== undefined && (
          <span className={styles.rest}>{over > 0 ? GAUGE.over({ over }) : over === 0 ? GAUGE.full : GAUGE.left({ left: -over })}</span>
        )}
      </p>
      {limit !== undefined && (
        <div className={styles.bar} aria-hidden="true" translate="no">
          {placed(parts).map(({ at, item }) => (
            <span key={at} className="one-line" style={{ width: `${(100 * item.value) / whole}%` }} title={`${item.name} ${item.value}`}>
              {isNamed ? `${item.name} ${item.value}` : item.value / whole >= WIDE ? item.value : ""}
            </span>
          ))}
          {added > 0 && <em data-over={limit !== undefined && preview > limit} style={{ width: `${(100 * added) / whole}%` }} />}
          {over > 0 && <i style={{ width: `${(100 * over) / whole}%` }} />}
        </div>
      )}
    </div>
  );
}
