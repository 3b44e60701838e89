/** What the judge says of one ship towards another: along one of its arcs or for a lock, in figures, by sections, and line by line with its rules. */
import { type ArcName, hasSections, SECTIONED, type Section } from "@broadside/geometry";
import { type Board, type PairJudgement, type Reason, rangeInWords, rulesOf, type ShipShapes, type Shot } from "@broadside/position";
import { PIECES } from "../../words/judge/pieces.ts";
import { ANSWERS, LINES, REASONS, SECTION_VERDICTS, type SectionState } from "../../words/judge/verdict.ts";
import { crossingOf, insideEdge } from "../table/crossing.ts";
import { contactLine, lineOf, lockLine, type VerdictLine } from "./lines.ts";

/** What is asked about: an arc of the ship, or a lock, which needs none. */
export type Aim = ArcName | "lock";

/** A short answer, and what it rests on. */
export interface Answer {
  readonly text: string;
  readonly detail: string;
  readonly tone?: "good" | "bad";
}

export interface SectionVerdict {
  readonly section: Section;
  readonly isOpen: boolean;
  readonly state: SectionState;
  /** "may be chosen". */
  readonly word: string;
  readonly text: string;
  readonly rule: string;
}

export interface Verdict {
  readonly aim: Aim;
  readonly isOpen: boolean;
  readonly range: Answer;
  readonly arc: Answer;
  readonly obstruction: Answer;
  /** Of a ship without sections there are none. */
  readonly sections: readonly SectionVerdict[];
  readonly lines: readonly VerdictLine[];
  /** The one that counts: open before barred, near before far. */
  readonly shot: Shot | undefined;
}

export interface AimChoice {
  readonly aim: Aim;
  readonly isOpen: boolean;
}

/** Every arc of the ship, then the lock. */
export function aimsOf({ shots, range }: PairJudgement): readonly AimChoice[] {
  const arcs = [...new Set(shots.map(({ arc }) => arc))];
  return [
    ...arcs.map((aim) => ({ aim, isOpen: shots.some(({ arc, open }) => arc === aim && open) })),
    { aim: "lock", isOpen: range <= LOCK_REACH },
  ];
}

/** The range a lock reaches (1E-ACT-07, 2E-ACT-32). */
const LOCK_REACH = 3;

/** The arc of the best shot; a lock where no arc reaches. */
export const bestAim = ({ shots }: PairJudgement): Aim =>
  [...shots].sort(better).find(({ inArc }) => inArc)?.arc ?? shots[0]?.arc ?? "lock";

const better = (one: Shot, other: Shot): number =>
  Number(other.open) - Number(one.open) ||
  Number(other.inArc) - Number(one.inArc) ||
  Number(other.targetable) - Number(one.targetable) ||
  (one.distance ?? 0) - (other.distance ?? 0);

export function verdictOf(board: Board, pair: PairJudgement, aim: Aim, nameOf: (id: string) => string): Verdict {
  return aim === "lock" ? lockVerdict(board, pair) : shotVerdict(board, pair, aim, nameOf);
}

/** A figure as large as it fits: past the longest ruler there is none. */
const figureOf = (range: number): string => (rangeInWords(range).startsWith("past") ? "5+" : String(range));

function lockVerdict({ position: { edition } }: Board, pair: PairJudgement): Verdict {
  const { range, distance } = pair;
  const isOpen = range <= LOCK_REACH;
  return {
    aim: "lock",
    isOpen,
    range: { text: figureOf(range), detail: ANSWERS.millimetres(distance), ...(!isOpen && { tone: "bad" }) },
    arc: { text: ANSWERS.anyArc, detail: ANSWERS.notNeeded },
    obstruction: { text: "–", detail: ANSWERS.noMatter },
    sections: [],
    lines: [lockLine(edition, pair, isOpen), contactLine(pair)],
    shot: undefined,
  };
}

function shotVerdict(board: Board, pair: PairJudgement, arc: ArcName, nameOf: (id: string) => string): Verdict {
  const { edition } = board.position;
  const { rules } = rulesOf(edition);
  const shots = pair.shots.filter((shot) => shot.arc === arc);
  const [shot] = [...shots].sort(better);
  const target = board.ships.find(({ ship }) => ship.id === pair.to);
  const isAround = arc === "all" || arc === "mainWeapon";
  const isObstructed = (shot?.obstructedBy.length ?? 0) > 0;
  const said = shot ? shot.reasons.map((reason) => lineOf(edition, reason, shot, nameOf)) : [];
  const inArc: readonly VerdictLine[] =
    shot?.inArc && !isAround ? [{ sign: "yes", head: LINES.arc(arc), detail: LINES.partInArc, rule: rules.inArc.rule }] : [];
  return {
    aim: arc,
    isOpen: shots.some(({ open }) => open),
    range: {
      text: figureOf(shot?.range ?? pair.range),
      detail: ANSWERS.millimetres(shot?.distance ?? pair.distance),
      ...(shot?.inArc && !shot.open && shot.targetable && { tone: "bad" }),
    },
    arc: isAround
      ? { text: ANSWERS.anyArc, detail: PIECES.arc[arc] }
      : { text: shot?.inArc ? ANSWERS.inArc : ANSWERS.outOfArc, detail: PIECES.arc[arc], tone: shot?.inArc ? "good" : "bad" },
    obstruction: !shot?.inArc
      ? { text: "–", detail: ANSWERS.noShot }
      : isObstructed
        ? { text: ANSWERS.isObstructed, detail: ANSWERS.moreDice, tone: "bad" }
        : { text: ANSWERS.isClear, detail: ANSWERS.lineIsClear, tone: "good" },
    sections: target && hasSections(target.ship.base) ? sectionVerdicts(board, pair, target, shots) : [],
    lines: [...said.slice(0, 1), ...inArc, ...said.slice(1), ...otherHalf(target, shot), ...meetingLines(pair)],
    shot,
  };
}

/** Range between the bases is told where no arc is measured along; that they touch, always. */
const meetingLines = (pair: PairJudgement): readonly VerdictLine[] => (pair.contact === "apart" ? [] : [contactLine(pair)]);

const otherHalf = (target: ShipShapes | undefined, shot: Shot | undefined): readonly VerdictLine[] =>
  target && shot?.inArc && shot.section
    ? [
        {
          sign: "none",
          head: LINES.otherHalf[shot.section],
          detail: LINES.neverObstructs,
          rule: "HS-OBSTR-03",
        },
      ]
    : [];

/** Both halves: whether the dividing line bars them, and whether the arc and the ruler reach them. */
function sectionVerdicts(board: Board, pair: PairJudgement, target: ShipShapes, shots: readonly Shot[]): readonly SectionVerdict[] {
  const { base, pose } = target.ship;
  const aims = board.ships.find(({ ship }) => ship.id === pair.from)?.aims ?? [];
  const byArcLines = SECTIONED[base] === "arcLines";
  return target.targets.flatMap(({ section, centre }): readonly SectionVerdict[] => {
    const shot = shots.find((one) => one.section === section);
    if (!section || !shot) return [];
    const from = aims.find(({ arc }) => arc === shot.arc)?.centre;
    const crossing = from && crossingOf(base, pose, from, centre);
    if (shot.open)
      return [
        {
          section,
          isOpen: true,
          ...stateOf("open"),
          text: SECTION_VERDICTS.isClear(byArcLines),
          rule: byArcLines ? "HS-TGT-05" : "HS-TGT-03",
        },
      ];
    if (shot.targetable) return [{ section, isOpen: false, ...missed(shot) }];
    const own = shot.reasons.find(({ rule }) => rule === "HS-TURRET-03");
    if (own) return [{ section, isOpen: false, ...stateOf("barred"), text: REASONS.sentence(own.text), rule: own.rule }];
    return [
      {
        section,
        isOpen: false,
        ...stateOf("barred"),
        text: crossing ? SECTION_VERDICTS.isCutInside(byArcLines, insideEdge(base, pose, crossing)) : SECTION_VERDICTS.isCut(byArcLines),
        rule: byArcLines ? "HS-TGT-05" : "HS-TGT-04",
      },
    ];
  });
}

const stateOf = (state: SectionState): Pick<SectionVerdict, "state" | "word"> => ({ state, word: SECTION_VERDICTS.state[state] });

function missed({ inArc, reasons }: Shot): Pick<SectionVerdict, "state" | "word" | "text" | "rule"> {
  const last: Reason | undefined = reasons.findLast(({ piece }) => piece === undefined);
  return { ...stateOf(inArc ? "outOfRange" : "outOfArc"), text: REASONS.sentence(last?.text ?? ""), rule: last?.rule ?? "" };
}
