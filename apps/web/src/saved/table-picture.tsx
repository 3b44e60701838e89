/** A small picture of a table: bases in the colours of their seats. */
import type { SnapshotShip, TableSnapshot } from "../game-worker/shared/table-snapshot.ts";
import { placed } from "../parts/placed.ts";
import styles from "./table-picture.module.css";

/** In millimetres. Small bases are drawn larger than they really are, because otherwise nobody could see them. */
const SIZES: Readonly<Record<SnapshotShip["size"], readonly [width: number, length: number]>> = {
  small: [46, 46],
  medium: [62, 62],
  large: [80, 80],
  huge: [80, 225],
};
const STANDARD = { width: 914, height: 914 };

export function TablePicture({ look }: { readonly look: TableSnapshot | undefined }) {
  const { width, height } = look?.table ?? STANDARD;
  return (
    <svg className={`rigid ${styles.tablePicture}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={styles.felt} width={width} height={height} />
      {placed(look?.obstacles ?? []).map(({ at, item: { x, y } }) => (
        <circle key={at} className={styles.rock} cx={x} cy={y} r="26" />
      ))}
      {placed(look?.ships ?? []).map(({ at, item: { seat, size, x, y, heading } }) => {
        const [wide, long] = SIZES[size];
        return (
          <rect
            key={at}
            data-seat={seat + 1}
            x={-wide / 2}
            y={-long / 2}
            width={wide}
            height={long}
            transform={`translate(${x} ${y}) rotate(${heading})`}
          />
        );
      })}
    </svg>
  );
}
