import type { Pose } from "@broadside/geometry";
import type { Problem } from "@broadside/kit";
import { buildBoard, judgeBoard, type Position } from "@broadside/position";
import { keyboardHelp } from "@broadside/table";
import { useMemo, useState } from "react";
import { PageHeading } from "../page-heading.tsx";
import { TableBoard } from "../table-board.tsx";
import { useUndoKeys } from "../undo.ts";
import { usePosition } from "./history.ts";
import { PieceEditor } from "./piece-editor.tsx";
import { type Addition, pieceById, withPose } from "./pieces.ts";
import { sceneView } from "./scene.ts";
import { Sharing } from "./sharing.tsx";
import { TableMenu } from "./table-menu.tsx";
import { choicesFor, type TriedManeuver, tryManeuver } from "./trial.ts";
import { TrialPanel } from "./trial-panel.tsx";
import { Verdict } from "./verdict.tsx";
import { featureName, obstacleName, shipName } from "./words.ts";
import "./judge.css";

/** Lay out ships, and see who is in range and arc of whom, and why. */
export function JudgePage() {
  const { position, canUndo, canRedo, badLink, change, undo, redo } = usePosition();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState<{ readonly id: string; readonly pose: Pose }>();
  const [tried, setTried] = useState<TriedManeuver>();
  const [badFile, setBadFile] = useState<readonly Problem[]>([]);
  useUndoKeys(undo, redo);

  // While a piece is dragged everything is judged where it is held.
  const shown = useMemo(() => (moved ? withPose(position, moved.id, moved.pose) : position), [position, moved]);
  const board = useMemo(() => buildBoard(shown), [shown]);
  const selected = useMemo(() => chosen.filter((id) => pieceById(position, id)), [chosen, position]);
  const [from, to] = selected;
  const judgement = useMemo(() => (from === undefined ? undefined : judgeBoard(board, { from, to: to ?? from })), [board, from, to]);
  const pair = judgement?.pairs[0];
  const piece = pieceById(shown, from);
  const ship = piece?.kind === "ship" ? piece : undefined;
  const choices = ship && choicesFor(shown, ship);
  const maneuver = tried && choices?.[tried.bearing]?.includes(tried.speed) ? tried : undefined;
  const trial = useMemo(
    () => (ship && maneuver ? { ship, trial: tryManeuver(shown, ship, maneuver) } : undefined),
    [shown, ship, maneuver],
  );
  const view = useMemo(() => sceneView({ board, selected, pair, trial }), [board, selected, pair, trial]);

  const move = (id: string, pose: Pose) => {
    setMoved(undefined);
    change(withPose(position, id, pose));
  };
  const added = ({ position: next, id }: Addition) => {
    change(next);
    setChosen([id]);
  };
  const openFile = (next: Position) => {
    setBadFile([]);
    change(next);
  };
  return (
    <div className="judge-page">
      <PageHeading title="Judge’s table" />
      <Problems title="The link holds no position" problems={badLink} />
      <Problems title="The file holds no position" problems={badFile} />
      <div className="judge-layout">
        <div className="judge-table">
          <TableBoard view={view} events={{ select: setChosen, move, moving: (id, pose) => setMoved({ id, pose }) }} />
          <Sharing position={position} canUndo={canUndo} canRedo={canRedo} undo={undo} redo={redo} open={openFile} refuse={setBadFile} />
        </div>
        <div className="judge-panel">
          <Verdict
            pair={pair}
            ship={judgement?.ships.find(({ id }) => id === from)}
            nameOf={(id) => nameIn(shown, id)}
            swap={() => setChosen([...selected].reverse())}
          />
          {choices && (
            <TrialPanel
              choices={choices}
              tried={maneuver}
              reasons={trial?.trial.reasons ?? []}
              choose={setTried}
              apply={() => trial && move(trial.ship.id, trial.trial.pose)}
            />
          )}
          {piece && <PieceEditor position={shown} piece={piece} change={change} />}
          <TableMenu position={position} change={change} added={added} />
          <details className="judge-keys">
            <summary>Keyboard</summary>
            <dl>
              {keyboardHelp.map(({ keys, does }) => (
                <div key={keys}>
                  <dt>{keys}</dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
      </div>
    </div>
  );
}

function nameIn(position: Position, id: string): string {
  const piece = pieceById(position, id);
  if (!piece) return id;
  return piece.kind === "ship"
    ? shipName(piece)
    : `${piece.kind === "obstacle" ? obstacleName(piece.token) : featureName(piece.token)} (${id})`;
}

function Problems({ title, problems }: { readonly title: string; readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return undefined;
  return (
    <div className="note" role="alert">
      <p>
        <strong>{title}.</strong> Nothing on the table was changed.
      </p>
      <ul>
        {problems.slice(0, 8).map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>
            {path === "" ? "It" : path} {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
