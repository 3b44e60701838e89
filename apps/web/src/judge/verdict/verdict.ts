/** The verdict on whether one ship can attack or lock another: the answers, the sections, and the reasons with their rules. */
import { type ArcName, hasSections, SECTIONED, type Section } from "@broadside/geometry";
import { type Board, type DecidingRules, type PairJudgement, rulesOf, type ShipShapes, type Shot } from "@broadside/position";
import {
  ANSWERS,
  ARC_TITLES,
  clearInWords,
  cutInWords,
  distanceInWords,
  isPastRulers,
  LINES,
  SECTION_VERDICTS,
  type SectionState,
} from "../../words/judge/verdict.ts";
import { ARCS } from "../../words/terms/arcs.ts";
import { crossingOf, insideEdge } from "../pieces/crossing.ts";
import { contactLine, lineOf, lockLine, type VerdictLine } from "./lines.ts";

/** An arc of the ship, or a lock, which needs no arc. */
export type Aim = ArcName | "lock";

/** A short answer to one question, with its detail. */
export interface Answer {
  readonly text: string;
  readonly detail: string;
  readonly tone?: "good" | "bad";
}

export interface SectionVerdict {
  readonly section: Section;
  readonly isOpen: boolean;
  readonly state: SectionState;
  /** "can be targeted". */
  readonly word: string;
  readonly text: string;
  readonly rule: string;
}

export interface Verdict {
  readonly aim: Aim;
  readonly isOpen: boolean;
  /** In micrometres. */
  readonly distance: number;
  readonly range: Answer;
  readonly arc: Answer;
  readonly obstruction: Answer;
  /** Empty for a ship without sections. */
  readonly sections: readonly SectionVerdict[];
  readonly lines: readonly VerdictLine[];
  /** The best shot. Allowed shots come before illegal ones, and nearer ones before farther ones. */
  readonly shot: Shot | undefined;
}

export interface AimChoice {
  readonly aim: Aim;
  readonly isOpen: boolean;
}

/** Every arc of the ship, and then the lock. */
export function aimsOf({ shots, range }: PairJudgement): readonly AimChoice[] {
  const arcs = [...new Set(shots.map(({ arc }) => arc))];
  return [
    ...arcs.map((aim) => ({ aim, isOpen: shots.some(({ arc, open }) => arc === aim && open) })),
    { aim: "lock", isOpen: range <= LOCK_REACH },
  ];
}

/** The range a lock reaches (1E-ACT-07, 2E-ACT-32). */
const LOCK_REACH = 3;

/** The arc of the best shot. If the ship has no arcs, the lock. */
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

/** The range as text. Beyond the longest ruler, there is no exact range. */
const figureOf = (range: number): string => (isPastRulers(range) ? "5+" : String(range));

function lockVerdict({ position: { edition } }: Board, pair: PairJudgement): Verdict {
  const { range, distance } = pair;
  const isOpen = range <= LOCK_REACH;
  return {
    aim: "lock",
    isOpen,
    distance,
    range: { text: figureOf(range), detail: distanceInWords(distance), ...(!isOpen && { tone: "bad" }) },
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
  const distance = shot?.distance ?? pair.distance;
  const isAround = arc === "all" || arc === "mainWeapon";
  const isObstructed = (shot?.obstructedBy.length ?? 0) > 0;
  const said = shot ? shot.reasons.map((reason) => lineOf(edition, reason, shot, nameOf)) : [];
  const inArc: readonly VerdictLine[] =
    shot?.inArc && !isAround
      ? [{ sign: "yes", head: LINES.arc({ arc: ARC_TITLES[arc] }), detail: LINES.partInArc, rule: rules.inArc.rule }]
      : [];
  return {
    aim: arc,
    isOpen: shots.some(({ open }) => open),
    distance,
    range: {
      text: figureOf(shot?.range ?? pair.range),
      detail: distanceInWords(distance),
      ...(shot?.inArc && !shot.open && shot.targetable && { tone: "bad" }),
    },
    arc: isAround
      ? { text: ANSWERS.anyArc, detail: ARCS[arc] }
      : { text: shot?.inArc ? ANSWERS.inArc : ANSWERS.outOfArc, detail: ARCS[arc], tone: shot?.inArc ? "good" : "bad" },
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

/** A line about contact, but only if the bases touch or overlap. */
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

/** For each section, whether a dividing line makes it illegal, and whether the arc and the ruler reach it. */
function sectionVerdicts(board: Board, pair: PairJudgement, target: ShipShapes, shots: readonly Shot[]): readonly SectionVerdict[] {
  const { base, pose } = target.ship;
  const aims = board.ships.find(({ ship }) => ship.id === pair.from)?.aims ?? [];
  const byArcLines = SECTIONED[base] === "arcLines";
  const { rules } = rulesOf(board.position.edition);
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
          text: clearInWords(byArcLines),
          rule: byArcLines ? "HS-TGT-05" : "HS-TGT-03",
        },
      ];
    if (shot.targetable) return [{ section, isOpen: false, ...missed(rules, shot) }];
    const own = shot.reasons.find(({ rule }) => rule === "HS-TURRET-03");
    if (own) return [{ section, isOpen: false, ...stateOf("illegal"), text: SECTION_VERDICTS.ownLine, rule: own.rule }];
    return [
      {
        section,
        isOpen: false,
        ...stateOf("illegal"),
        text: cutInWords(byArcLines, crossing && insideEdge(base, pose, crossing)),
        rule: byArcLines ? "HS-TGT-05" : "HS-TGT-04",
      },
    ];
  });
}

const stateOf = (state: SectionState): Pick<SectionVerdict, "state" | "word"> => ({ state, word: SECTION_VERDICTS.state[state] });

function missed(rules: DecidingRules, { inArc, reasons }: Shot): Pick<SectionVerdict, "state" | "word" | "text" | "rule"> {
  if (!inArc) return { ...stateOf("outOfArc"), text: SECTION_VERDICTS.notInArc, rule: rules.inArc.rule };
  const ruler = reasons.find(({ rule }) => rule === rules.reach.rule || rule === rules.hugeReach.rule);
  return ruler
    ? { ...stateOf("outOfRange"), text: SECTION_VERDICTS.pastRuler, rule: ruler.rule }
    : { ...stateOf("outOfRange"), text: SECTION_VERDICTS.pastWeapon, rule: "HS-PRIM-01" };
}
