/** A small map of the whole table. It shows where every ship is and which part of the table is on the screen. */
import { mm } from "@broadside/geometry";
import type { Sight, TableView, TableWidget } from "@broadside/table";
import { type RefObject, useEffect, useState } from "react";
import { ZoomButtons } from "../../../parts/table-stage.tsx";
import { PANELS } from "../../../words/play/panels/panels.ts";
import styles from "./mini-map.module.css";

export interface MiniMapProps {
  readonly view: TableView;
  /**
   * The map stores a function here that is called with the visible part of the table, so that only the map redraws when the camera moves.
   */
  readonly looked: RefObject<((sight: Sight) => void) | undefined>;
  readonly widget: RefObject<TableWidget | undefined>;
  readonly isFollowing: boolean;
  /** Whether only its buttons are visible. */
  readonly isFolded: boolean;
  follow(isFollowing: boolean): void;
}

export function MiniMap({ view, looked, widget, isFollowing, isFolded, follow }: MiniMapProps) {
  const [sight, setSight] = useState<Sight>();
  useEffect(() => {
    looked.current = setSight;
    return () => {
      looked.current = undefined;
    };
  }, [looked]);
  return (
    <section className={`panel stack ${styles.map}`} aria-label={PANELS.map}>
      {!isFolded && <MapPicture view={view} sight={sight} />}
      <div className={`row ${styles.zoom}`}>
        <ZoomButtons widget={widget} />
        <button type="button" aria-pressed={isFollowing} onClick={() => follow(!isFollowing)}>
          {PANELS.follow}
        </button>
      </div>
    </section>
  );
}

function MapPicture({ view, sight }: { readonly view: TableView; readonly sight: Sight | undefined }) {
  const [width, height] = [view.width / mm(1), view.height / mm(1)];
  const up = (y: number): number => height - y / mm(1);
  return (
    <svg viewBox={`-20 -20 ${width + 40} ${height + 40}`} aria-hidden="true">
      <rect className={styles.felt} width={width} height={height} rx={8} />
      {view.pieces
        .filter(({ kind }) => kind === "obstacle")
        .map(({ id, pose }) => (
          <circle key={id} className={styles.rock} cx={pose.x / mm(1)} cy={up(pose.y)} r={24} />
        ))}
      {view.pieces
        .filter(({ kind }) => kind === "ship")
        .map(({ id, pose, seat, ship }) => (
          <rect
            key={id}
            className={styles.ship}
            data-seat={seat}
            {...(ship?.plates ? { x: -40, y: -112, width: 80, height: 225 } : { x: -24, y: -24, width: 48, height: 48 })}
            transform={`translate(${pose.x / mm(1)} ${up(pose.y)}) rotate(${pose.heading / 1000})`}
          />
        ))}
      {sight && (
        <rect
          className={styles.sight}
          x={Math.max(-10, sight.left / mm(1))}
          y={Math.max(-10, up(sight.top))}
          width={Math.min(width + 10, sight.right / mm(1)) - Math.max(-10, sight.left / mm(1))}
          height={Math.min(height + 10, up(sight.bottom)) - Math.max(-10, up(sight.top))}
        />
      )}
    </svg>
  );
}
