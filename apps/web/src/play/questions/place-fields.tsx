/** Number fields for placing a piece, as an alternative to dragging it on the table. */
import { type Edge, type Pose, samePose } from "@broadside/geometry";
import type { PlaceRegion } from "@broadside/rules";
import type { RefObject } from "react";
import { LoadFailed } from "../../parts/load-failed.tsx";
import { PoseFields } from "../../parts/pose-fields.tsx";
import { RuleLink } from "../../parts/rule-link.tsx";
import { misfitInWords, PLACE } from "../../words/play/questions/questions.ts";
import type { PiecePlacement } from "../board/choices/placing.ts";

interface PlaceFieldsProps {
  readonly placing: PiecePlacement;
  readonly first: RefObject<HTMLButtonElement | null>;
  put(pose: Pose): void;
}

function hint(region: PlaceRegion | undefined): string {
  if (region?.shape === "line") return PLACE.handsOnLine;
  return region?.shape === "strip" && region.touching ? PLACE.handsAtEdge : PLACE.hands;
}

/** The coordinate that an edge decides. */
const AXES = { left: "x", right: "x", bottom: "y", top: "y" } as const satisfies Record<Edge, string>;

/** The number of steps on the slider for a position along a line. */
const STEPS = 100;

export function PlaceFields({ placing, first, put }: PlaceFieldsProps) {
  const { pose, fits, isFailed, refusal, set, question } = placing;
  const region = question.place?.region;
  const usual = question.place?.default;
  const isUnjudged = question.place?.isUnjudged === true && fits === undefined;
  // The piece must touch this edge, so its heading alone decides how far its centre is from the edge. That distance needs no field.
  const edge = region?.shape === "strip" && region.touching ? region.edge : undefined;
  return (
    <>
      <p className="quiet">{hint(region)}</p>
      {region?.shape === "line" ? (
        <AlongLine from={region.from} to={region.to} pose={pose} set={set} />
      ) : (
        <div className="play-figures">
          <PoseFields pose={pose} labels={{ x: PLACE.right, y: PLACE.up, heading: PLACE.heading }} given={edge && AXES[edge]} set={set} />
        </div>
      )}
      <div className="row wrap">
        <LoadFailed loads={[placing]} text={PLACE.notChecked} />
        <p role="status" className="play-fits" data-fits={fits} hidden={isFailed}>
          {fits === true ? PLACE.fits : fits === false ? misfitInWords(refusal?.text) : isUnjudged ? PLACE.isUnjudged : PLACE.checking}
          {refusal?.rule !== undefined && " "}
          {refusal?.rule !== undefined && <RuleLink id={refusal.rule} />}
        </p>
        <p className="buttons">
          <button type="button" className="primary" ref={first} disabled={fits !== true && !isUnjudged} onClick={() => put(pose)}>
            {PLACE.put}
          </button>
          {usual && (
            <button type="button" disabled={samePose(pose, usual)} onClick={() => set(usual)}>
              {PLACE.toDefault}
            </button>
          )}
        </p>
      </div>
    </>
  );
}

function AlongLine({ from, to, pose, set }: { readonly from: Pose; readonly to: Pose; readonly pose: Pose; set(pose: Pose): void }) {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = along.x * along.x + along.y * along.y;
  const share = length === 0 ? 0 : ((pose.x - from.x) * along.x + (pose.y - from.y) * along.y) / length;
  return (
    <label className="field">
      {PLACE.alongLine}
      <input
        type="range"
        min={0}
        max={STEPS}
        value={Math.round(share * STEPS)}
        onChange={({ target }) => {
          const part = Number(target.value) / STEPS;
          set({ x: Math.round(from.x + along.x * part), y: Math.round(from.y + along.y * part), heading: from.heading });
        }}
      />
    </label>
  );
}
