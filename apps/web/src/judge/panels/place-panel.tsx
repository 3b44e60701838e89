/** Shows the position of the selected piece as numbers. */
import { mm, normalHeading, type Pose } from "@broadside/geometry";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { FigureField } from "../../parts/figure-field.tsx";
import { PANELS } from "../../words/judge/page.ts";
import { withPose } from "../pieces/pieces.ts";
import type { Judge } from "../state/use-judge.ts";

export function PlacePanel({ judge }: { readonly judge: Judge }) {
  const { piece, shown, history, selected } = judge;
  if (!piece) return undefined;
  const { id, pose } = piece;
  const name = judge.nameOf(id);
  const moveTo = (next: Partial<Pose>) => history.change(withPose(shown, id, { ...pose, ...next }));
  return (
    <section className="judge-place panel" aria-label={PANELS.placeOf({ name })}>
      <div className="judge-place-head">
        {piece.kind === "ship" && <SeatBadge seat={piece.seat - 1} figure={piece.skill ?? piece.seat} />}
        <b translate="no">{name}</b>
        {selected.length > 1 && (
          <button type="button" className="link-button" onClick={() => judge.select([id])}>
            {PANELS.change}
          </button>
        )}
      </div>
      <div className="judge-place-fields">
        <FigureField label="x" value={pose.x / 1000} set={(value) => moveTo({ x: Math.round(mm(value)) })} />
        <FigureField label="y" value={pose.y / 1000} set={(value) => moveTo({ y: Math.round(mm(value)) })} />
        <FigureField label={PANELS.turn} value={pose.heading / 1000} set={(value) => moveTo({ heading: normalHeading(value * 1000) })} />
      </div>
    </section>
  );
}
