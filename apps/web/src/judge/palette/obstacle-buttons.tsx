/** A few common obstacles, and a window with all obstacles and tokens. */
import type { ObstacleId } from "@broadside/geometry";
import { mm, obstacleOutline } from "@broadside/geometry";
import { FEATURE_IDS, featureToken, OBSTACLE_IDS } from "@broadside/position";
import { useState } from "react";
import { Dialog } from "../../parts/dialog.tsx";
import { PALETTE } from "../../words/judge/page.ts";
import { featureName, obstacleKind, obstacleName } from "../../words/judge/pieces.ts";
import { type Addition, addFeature, addObstacle } from "../pieces/pieces.ts";
import type { PaletteKit } from "./carry.ts";
import styles from "./palette.module.css";

const AT_HAND: readonly ObstacleId[] = ["coreasteroid1", "core2asteroid3", "yt2400debris0", "gascloud2"];

export function ObstacleButtons({ table, carry, isFull }: PaletteKit) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h2 className="row spread overline">
        {PALETTE.obstacles}
        <button type="button" className="link-button" disabled={isFull} onClick={() => setOpen(true)}>
          <span aria-hidden="true">{PALETTE.all}</span>
          <span className="visually-hidden">{PALETTE.allAbout}</span>
        </button>
      </h2>
      <div className={styles.stock}>
        {AT_HAND.map((token) => (
          <button
            key={token}
            type="button"
            className="judge-raised"
            disabled={isFull}
            title={obstacleName(token)}
            {...carry.handlers((spot) => addObstacle(table, token, spot))}
          >
            <OutlinePicture outline={obstacleOutline(token)} />
            <small aria-hidden="true">{obstacleKind(token)}</small>
            <span className="visually-hidden">{obstacleName(token)}</span>
          </button>
        ))}
      </div>
      {isOpen && <AllPieces table={table} carry={carry} close={() => setOpen(false)} />}
    </>
  );
}

function AllPieces({ table, carry, close }: Pick<PaletteKit, "table" | "carry"> & { close(): void }) {
  const pieces = [
    ...OBSTACLE_IDS.map((token) => ({
      token,
      name: obstacleName(token),
      outline: obstacleOutline(token),
      put: () => addObstacle(table, token),
    })),
    ...FEATURE_IDS.map((token) => ({
      token,
      name: featureName(token),
      outline: featureToken({ id: token, token, pose: { x: 0, y: 0, heading: 0 } }).outline.map(mm),
      put: () => addFeature(table, token),
    })),
  ];
  const add = (put: () => Addition) => {
    carry.handlers(put).onClick();
    close();
  };
  return (
    <Dialog title={PALETTE.obstaclesAndTokens} close={close}>
      <div className={`${styles.stock} ${styles.all}`}>
        {pieces.map(({ token, name, outline, put }) => (
          <button key={token} type="button" className="judge-raised" onClick={() => add(put)}>
            <OutlinePicture outline={outline} />
            <small>{name}</small>
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** Drawn as the obstacle lies on the table. The picture's y axis points down. */
function OutlinePicture({ outline }: { readonly outline: readonly number[] }) {
  const xs = outline.filter((_, at) => at % 2 === 0).map((x) => x / 1000);
  const ys = outline.filter((_, at) => at % 2 === 1).map((y) => -y / 1000);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return (
    <svg className={styles.outline} viewBox={`${left - 3} ${top - 3} ${width + 6} ${height + 6}`} aria-hidden="true">
      <polygon points={xs.map((x, at) => `${x},${ys[at]}`).join(" ")} />
    </svg>
  );
}
