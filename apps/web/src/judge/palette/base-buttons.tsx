/** Bare bases, and wings of small ones. */
import { BASES, type BaseId } from "@broadside/geometry";
import { rulesOf } from "@broadside/position";
import { Icon, ShipPicture } from "../../look/icon.tsx";
import { PALETTE } from "../../words/judge/page.ts";
import { BASE_NAMES } from "../../words/judge/pieces.ts";
import { typeOf } from "../pieces/judged-table.ts";
import { addShip, addWing } from "../pieces/pieces.ts";
import type { PaletteKit } from "./carry.ts";
import styles from "./palette.module.css";

const WINGS = [3, 4, 5, 6];

export function BaseButtons({ table, seat, carry, isFull }: PaletteKit) {
  const { bases, hasWings } = rulesOf(table.edition);
  return (
    <div className={styles.stock}>
      {bases.map((base) => (
        <button
          key={base}
          type="button"
          className="judge-raised"
          disabled={isFull}
          title={BASE_NAMES.name[base]}
          {...carry.handlers((spot) => addShip(table, { base }, seat, spot))}
        >
          <BasePicture base={base} />
          <small aria-hidden="true">{BASE_NAMES.short[base]}</small>
          <span className="visually-hidden">{BASE_NAMES.name[base]}</span>
        </button>
      ))}
      {hasWings &&
        WINGS.map((count) => (
          <button
            key={count}
            type="button"
            className={`judge-raised ${styles.low}`}
            disabled={isFull}
            title={PALETTE.wing({ count })}
            {...carry.handlers((spot) => addWing(table, count, seat, spot))}
          >
            <small aria-hidden="true">{PALETTE.shortWing({ count })}</small>
            <span className="visually-hidden">{PALETTE.wing({ count })}</span>
          </button>
        ))}
    </div>
  );
}

function BasePicture({ base }: { readonly base: BaseId }) {
  const { size } = BASES[base];
  if (size === "huge") return base === "huge" ? <u className={styles.hugeBase} /> : <ShipPicture ship={typeOf({ id: base, base })} />;
  return <Icon name={`base-${size}`} />;
}
