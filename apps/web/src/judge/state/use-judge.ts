/**
 * The state of the judge's table: the position with its history, the selection, the chosen arc, the template being tried, and all results.
 */
import type { Pose } from "@broadside/geometry";
import { type Board, buildBoard, judgeBoard } from "@broadside/position";
import { useMemo, useState } from "react";
import { requiredContext } from "../../browser/required-context.ts";
import type { JudgedShip, JudgedTable } from "../pieces/judged-table.ts";
import { nameOf } from "../pieces/piece-names.ts";
import { type Addition, pieceById, withPose } from "../pieces/pieces.ts";
import type { Choices } from "../trial/edition-moves.ts";
import { choicesFor, isAction, mayAct, type TriedTemplate } from "../trial/trial.ts";
import { trialShown } from "../trial/trial-words.ts";
import { type Aim, aimsOf, bestAim, verdictOf } from "../verdict/verdict.ts";
import { GHOST } from "../view/table-pieces.ts";
import { type Layers, tableView } from "../view/table-view.ts";
import { useTableHistory } from "./history.ts";

export type Judge = ReturnType<typeof useNewJudge>;

export const [JudgeContext, useJudge] = requiredContext<Judge>("judge's table");

/** Called once by the page, whose parts then read the state with `useJudge`. */
export function useNewJudge() {
  const history = useTableHistory();
  const { table, change } = history;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState<{ readonly id: string; readonly pose: Pose }>();
  const [layers, setLayers] = useState<Layers>({ ruler: true, arcs: true, template: true });

  // The table as it is drawn: a piece that is being dragged is under the pointer.
  const shown = useMemo(() => (moved ? withPose(table, moved.id, moved.pose) : table), [table, moved]);
  const board = useMemo(() => buildBoard(shown), [shown]);
  const selected = useMemo(() => chosen.filter((id) => pieceById(table, id)), [chosen, table]);
  const { ask, ...judgement } = useVerdict(board, selected);
  const trying = useTrial(shown, selected);
  const { pair, verdict } = judgement;
  const { trial } = trying;
  const view = useMemo(
    () => tableView({ table: shown, board, selected, pair, verdict, trial, layers }),
    [shown, board, selected, pair, verdict, trial, layers],
  );
  const choose = (ids: readonly string[]) => {
    setChosen(ids);
    ask(undefined);
  };
  const move = (id: string, pose: Pose) => {
    setMoved(undefined);
    change(withPose(table, id, pose));
  };
  const added = ({ position, id }: Addition) => {
    change(position);
    choose([id]);
  };
  // The ghost of a trial can't be selected.
  const select = (ids: readonly string[]) => !ids.includes(GHOST) && choose(ids);
  const moving = (id: string, pose: Pose) => setMoved({ id, pose });
  const toggle = (layer: keyof Layers) => setLayers((now) => ({ ...now, [layer]: !now[layer] }));
  const named = (id: string) => nameOf(shown, id);
  return { history, shown, view, selected, ...judgement, ...trying, layers, nameOf: named, select, ask, move, moving, added, toggle };
}

/** The verdict on the chosen arc. If the ship doesn't have that arc, the verdict on its best one. */
function useVerdict(board: Board, selected: readonly string[]) {
  const [asked, ask] = useState<Aim>();
  const [from, to] = selected;
  const judgement = useMemo(() => (from === undefined ? undefined : judgeBoard(board, { from, to: to ?? from })), [board, from, to]);
  const pair = judgement?.pairs[0];
  const verdict = useMemo(() => {
    if (!pair) return undefined;
    const isOne = aimsOf(pair).some(({ aim }) => aim === asked);
    return verdictOf(board, pair, asked !== undefined && isOne ? asked : bestAim(pair), (id) => nameOf(board.position, id));
  }, [board, pair, asked]);
  return { standing: judgement?.ships.find(({ id }) => id === from), pair, verdict, ask };
}

/** The first selected piece. If it is a ship, also the templates that it can try, and the one that it tries. */
function useTrial(shown: JudgedTable, selected: readonly string[]) {
  const [wanted, setWanted] = useState<TriedTemplate>();
  const piece = useMemo(() => pieceById(shown, selected[0]), [shown, selected]);
  const ship = piece?.kind === "ship" ? piece : undefined;
  const choices = ship && choicesFor(shown, ship);
  const tried = ship && choices && wanted && isOffered(ship, choices, wanted) ? wanted : undefined;
  const trial = useMemo(() => (ship && tried ? trialShown(shown, ship, tried, selected[1]) : undefined), [shown, ship, tried, selected]);
  return { piece, choices, tried, trial, try: setWanted };
}

const isOffered = (ship: JudgedShip, choices: Choices, tried: TriedTemplate): boolean =>
  isAction(tried) ? mayAct(ship) : (choices[tried.bearing]?.includes(tried.speed) ?? false);
