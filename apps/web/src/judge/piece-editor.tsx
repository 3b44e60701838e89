import { type ArcName, mm, normalHeading, type Pose } from "@broadside/geometry";
import { LIMITS, type Position, possibleArcs, SEATS } from "@broadside/position";
import { FigureField } from "../figure-field.tsx";
import { type Piece, withFlipped, without, withPose, withShip } from "./pieces.ts";
import { ARC_LABELS, BASE_NAMES, featureName, obstacleName } from "./words.ts";

interface PieceEditorProps {
  readonly position: Position;
  readonly piece: Piece;
  change(next: Position): void;
}

/** The first selected piece: where it stands, exactly, and what it is. */
export function PieceEditor({ position, piece, change }: PieceEditorProps) {
  const { id, pose } = piece;
  const moveTo = (next: Partial<Pose>) => change(withPose(position, id, { ...pose, ...next }));
  const what =
    piece.kind === "ship" ? BASE_NAMES[piece.base] : piece.kind === "obstacle" ? obstacleName(piece.token) : featureName(piece.token);
  return (
    <section aria-labelledby="piece" className="judge-piece">
      <h2 id="piece">{what}</h2>
      <div className="judge-fields">
        <FigureField label="Right, mm" value={pose.x / 1000} set={(value) => moveTo({ x: Math.round(mm(value)) })} />
        <FigureField label="Up, mm" value={pose.y / 1000} set={(value) => moveTo({ y: Math.round(mm(value)) })} />
        <FigureField label="Heading, °" value={pose.heading / 1000} set={(value) => moveTo({ heading: normalHeading(value * 1000) })} />
      </div>
      {piece.kind === "ship" && (
        <>
          <div className="judge-fields">
            <label className="field">
              Name
              <input
                value={piece.name ?? ""}
                maxLength={LIMITS.nameLength}
                placeholder={id}
                onChange={({ target }) => change(withShip(position, id, { name: target.value || id }))}
              />
            </label>
            <label className="field">
              Seat
              <select value={piece.seat} onChange={({ target }) => change(withShip(position, id, { seat: Number(target.value) }))}>
                {SEATS.map((number) => (
                  <option key={number}>{number}</option>
                ))}
              </select>
            </label>
          </div>
          <fieldset className="judge-arcs">
            <legend>Arcs</legend>
            {possibleArcs(position.edition, piece.base).map((arc) => (
              <label key={arc}>
                <input
                  type="checkbox"
                  checked={piece.arcs.includes(arc)}
                  onChange={() =>
                    change(withShip(position, id, { arcs: toggled(possibleArcs(position.edition, piece.base), piece.arcs, arc) }))
                  }
                />
                {ARC_LABELS[arc]}
              </label>
            ))}
          </fieldset>
        </>
      )}
      <div className="buttons">
        {piece.kind === "obstacle" && (
          <button type="button" onClick={() => change(withFlipped(position, id, !piece.flipped))}>
            Turn over
          </button>
        )}
        <button type="button" onClick={() => change(without(position, id))}>
          Remove
        </button>
      </div>
    </section>
  );
}

const toggled = (possible: readonly ArcName[], arcs: readonly ArcName[], arc: ArcName): readonly ArcName[] =>
  possible.filter((name) => (name === arc ? !arcs.includes(arc) : arcs.includes(name)));
