/**
 * Puts the result of a trial into words: whether the template fits, what it passes, and the range and arc from its end to the other ship.
 */
import { areaDistance, areasOverlap, BAND, footprint, type Polygon, polygon, shapeOutline } from "@broadside/geometry";
import { type Board, buildBoard, judgeBoard, type PairJudgement, rulesOf } from "@broadside/position";
import { clearsInWords, ENDS, endInWords, endLabel } from "../../words/judge/trial.ts";
import type { JudgedShip, JudgedTable } from "../pieces/judged-table.ts";
import { nameOf } from "../pieces/piece-names.ts";
import { withPose } from "../pieces/pieces.ts";
import { isAction, type Trial, type TriedTemplate, tryTemplate } from "./trial.ts";

/** A tried template and everything shown about it. */
export interface TrialShown {
  readonly ship: JudgedShip;
  readonly trial: Trial;
  readonly fits: boolean;
  /** "It fits.", or why it doesn't, and then anything else worth knowing. */
  readonly sentences: readonly string[];
  readonly rule: string | undefined;
  /** Shown next to the ghost on the table, after its sign. */
  readonly label: string;
  readonly sign: string;
}

export function trialShown(table: JudgedTable, ship: JudgedShip, tried: TriedTemplate, other: string | undefined): TrialShown {
  const trial = tryTemplate(table, ship, tried);
  const board = buildBoard(withPose(table, ship.id, trial.pose));
  const [reason] = trial.reasons;
  const met = obstacleWords(table, board, ship, trial);
  const pair = other === undefined || other === ship.id ? undefined : judgeBoard(board, { from: ship.id, to: other }).pairs[0];
  const end = pair && endWords(table, pair);
  const isClear = reason === undefined && met?.rule === undefined;
  return {
    ship,
    trial,
    fits: isClear,
    sentences: [
      ...(reason ? [reason.text] : met?.rule === undefined ? [ENDS.fits] : []),
      ...(met ? [met.text] : []),
      ...(end ? [end.text] : []),
    ],
    rule: reason?.rule ?? met?.rule ?? end?.rule,
    label: reason && isAction(tried) ? ENDS.itFails : (end?.label ?? (isClear ? ENDS.here : ENDS.hereNotCleanly)),
    sign: isAction(tried) ? "A" : String(tried.speed),
  };
}

interface Met {
  readonly text: string;
  /** The rule to cite, if meeting the obstacle has a consequence. */
  readonly rule?: string;
}

/**
 * Describes the obstacle under the ship's final position. If there is none, describes the obstacle under the template, or else the nearest
 * one that the ship passes closely.
 */
function obstacleWords(table: JudgedTable, { obstacles }: Board, ship: JudgedShip, { pose, template }: Trial): Met | undefined {
  const end = footprint(ship.base, pose, "counted");
  const { onToken } = rulesOf(table.edition).rules;
  const under = obstacles.find(({ area }) => areasOverlap(end, area));
  if (under) return { text: ENDS.endsOn({ name: nameOf(table, under.id) }), rule: onToken.rule };
  const crossed = obstacles.find(({ area }) => areasOverlap(template, area));
  if (crossed) return { text: ENDS.crosses({ name: nameOf(table, crossed.id) }), rule: onToken.rule };
  const laid: readonly Polygon[] = template.map((shape) => polygon(shapeOutline(shape)));
  const [nearest] = obstacles
    .map(({ id, area }) => ({ id, distance: areaDistance([...end, ...laid], area) }))
    .toSorted((one, next) => one.distance - next.distance);
  return nearest && nearest.distance < BAND ? { text: clearsInWords(nameOf(table, nearest.id), nearest.distance) } : undefined;
}

interface End {
  readonly text: string;
  readonly label: string;
  readonly rule: string;
}

function endWords(table: JudgedTable, { to, range, distance, shots }: PairJudgement): End {
  const { rules } = rulesOf(table.edition);
  const isIn = shots.some(({ inArc }) => inArc);
  return {
    text: endInWords(nameOf(table, to), distance, range, isIn),
    label: endLabel(range, isIn),
    rule: isIn ? rules.range.rule : rules.inArc.rule,
  };
}
