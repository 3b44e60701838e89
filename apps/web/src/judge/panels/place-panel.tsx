/** Shows the position of the selected piece as numbers. */
import { SeatBadge } from "../../look/seat-badge.tsx";
import { PoseFields } from "../../parts/pose-fields.tsx";
import { PANELS } from "../../words/judge/page.ts";
import { withPose } from "../pieces/pieces.ts";
import { useJudge } from "../state/use-judge.ts";
import styles from "./place-panel.module.css";

export function PlacePanel() {
  const { piece, shown, history, selected, nameOf, select } = useJudge();
  if (!piece) return undefined;
  const { id, pose } = piece;
  const name = nameOf(id);
  return (
    <section className={`column panel ${styles.place}`} aria-label={PANELS.placeOf({ name })}>
      <div className="row">
        {piece.kind === "ship" && <SeatBadge seat={piece.seat - 1} figure={piece.skill ?? piece.seat} />}
        <b className="grow one-line" translate="no">
          {name}
        </b>
        {selected.length > 1 && (
          <button type="button" className="link-button" onClick={() => select([id])}>
            {PANELS.change}
          </button>
        )}
      </div>
      <div className={styles.fields}>
        <PoseFields
          pose={pose}
          labels={{ x: "x", y: "y", heading: PANELS.turn }}
          set={(next) => history.change(withPose(shown, id, next))}
        />
      </div>
    </section>
  );
}
