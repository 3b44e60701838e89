/** Builds what the table widget draws for a position: pieces, measurements, arcs, and the template being tried. */
import type { Board, PairJudgement } from "@broadside/position";
import type { TableView } from "@broadside/table";
import type { JudgedTable } from "../pieces/judged-table.ts";
import type { TrialShown } from "../trial/trial-words.ts";
import type { Verdict } from "../verdict/verdict.ts";
import { arcMarks, obstructorMarks, rulerMarks, trialMarks } from "./marks.ts";
import { sectionMarks } from "./section-marks.ts";
import { ghostPiece, piecesOf } from "./table-pieces.ts";

/** Which layers are drawn. */
export interface Layers {
  readonly ruler: boolean;
  readonly arcs: boolean;
  readonly template: boolean;
}

export interface JudgeView {
  readonly table: JudgedTable;
  readonly board: Board;
  readonly selected: readonly string[];
  readonly pair: PairJudgement | undefined;
  readonly verdict: Verdict | undefined;
  readonly trial: TrialShown | undefined;
  readonly layers: Layers;
}

export function tableView({ table, board, selected, pair, verdict, trial, layers }: JudgeView): TableView {
  const from = board.ships.find(({ ship }) => ship.id === selected[0]);
  const to = board.ships.find(({ ship }) => ship.id === selected[1]);
  const tried = layers.template ? trial : undefined;
  return {
    ...table.table,
    pieces: [...piecesOf(table), ...(tried ? [ghostPiece(tried)] : [])],
    marks: [
      ...(from && layers.arcs ? arcMarks(from, verdict) : []),
      ...(tried ? trialMarks(tried) : []),
      ...(pair && verdict && layers.ruler ? rulerMarks(pair, verdict) : []),
      ...(from && to && verdict && layers.ruler ? sectionMarks(from, to, verdict) : []),
      ...(verdict && layers.ruler ? obstructorMarks(board, verdict) : []),
    ],
    selected,
  };
}
