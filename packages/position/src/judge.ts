/**
 * The judge. For each ship and every other ship, it gives range, arcs, obstruction, contact and the sections that can be targeted, each
 * with the rule that decides. It deals only with geometry: it doesn't know whose turn it is or what a card changes.
 */
import {
  type ArcName,
  type Area,
  bandWithContact,
  type Contact,
  chooseLine,
  closest,
  contact,
  dividerCuts,
  HUGE_BANDS,
  isBeneath,
  isInArc,
  isOnTable,
  type Line,
  overlaps,
  partInArc,
  SECTIONED,
  type Section,
  turretMayAim,
} from "@broadside/geometry";
import { keysIn } from "@broadside/kit";
import { type Aim, type Board, buildBoard, type Obstructor, type ShipShapes, type Target } from "./board.ts";
import { type DecidingRules, type EditionRules, REASON_TEXTS, type Reason, type ReasonKey, rulesOf } from "./edition.ts";
import type { Position } from "./position.ts";

/** The result for one arc of a ship against a target, or against one section of the target. */
export interface Shot {
  readonly arc: ArcName;
  readonly section: Section | undefined;
  /** True if the target is in the arc, within the ruler and (for a single weapon) the weapon's range, with no dividing line in the way. */
  readonly open: boolean;
  readonly inArc: boolean;
  /** False if a dividing line blocks the section or the ship's own weapon. */
  readonly targetable: boolean;
  /** The distance within the arc, in micrometres; undefined if no part of the target is in it. */
  readonly distance: number | undefined;
  readonly range: number | undefined;
  /** The line that the attacker would choose; undefined if the bases touch. */
  readonly line: Line | undefined;
  /** The ids of the pieces on that line. */
  readonly obstructedBy: readonly string[];
  readonly reasons: readonly Reason[];
}

export interface PairJudgement {
  readonly from: string;
  readonly to: string;
  readonly distance: number;
  readonly range: number;
  readonly contact: Contact;
  readonly line: Line | undefined;
  readonly shots: readonly Shot[];
  readonly reasons: readonly Reason[];
}

/** Whether a ship is on the table, and which pieces it is on. */
export interface ShipJudgement {
  readonly id: string;
  readonly onTable: boolean;
  readonly on: readonly string[];
  readonly reasons: readonly Reason[];
}

export interface Judgement {
  readonly ships: readonly ShipJudgement[];
  readonly pairs: readonly PairJudgement[];
}

/** Keeps only pairs from the ship `from` and to the ship `to`, if these are given. */
export interface PairFilter {
  readonly from?: string;
  readonly to?: string;
}

export const judge = (position: Position, asked: PairFilter = {}): Judgement => judgeBoard(buildBoard(position), asked);

export function judgeBoard(board: Board, { from, to }: PairFilter = {}): Judgement {
  const court: Court = { board, edition: rulesOf(board.position.edition), misses: new Map() };
  const isAsked = (attacker: ShipShapes, target: ShipShapes) =>
    (from === undefined || attacker.ship.id === from) && (to === undefined || target.ship.id === to);
  const byAttacker: PairJudgement[][] = board.ships.map(() => []);
  // Facts that hold in both directions are measured once.
  board.ships.forEach((one, index) => {
    for (let other = index + 1; other < board.ships.length; other += 1) {
      const another = board.ships[other];
      if (!another || !(isAsked(one, another) || isAsked(another, one))) continue;
      const meeting = meet(court, one, another);
      if (isAsked(one, another)) byAttacker[index]?.push(judgePair(court, meeting, meeting.line, one, another));
      if (isAsked(another, one)) byAttacker[other]?.push(judgePair(court, meeting, reversed(meeting.line), another, one));
    }
  });
  return { ships: board.ships.map((ship) => judgeShip(board, ship)), pairs: byAttacker.flat() };
}

/** Shared data for judging a position. */
interface Court {
  readonly board: Board;
  readonly edition: EditionRules;
  /** Most shots miss their arc, and all misses of one arc are equal, so they share one object. */
  readonly misses: Map<ArcName, Shot>;
}

/** Ranges beyond the last band of the longest ruler have no number. */
export const rangeInWords = (range: number): string => (range > HUGE_BANDS ? `past range ${HUGE_BANDS}` : `range ${range}`);

export const millimetres = (micrometres: number): string => `${(micrometres / 1000).toFixed(1)} mm`;

function judgeShip({ position, obstacles, features }: Board, { ship, base, outline }: ShipShapes): ShipJudgement {
  const { rules } = rulesOf(position.edition);
  const onTable = isOnTable(position.table, [base]);
  const on = [...obstacles, ...features]
    .filter(({ area }) => outline.some((part) => area.some((token) => overlaps(part, token))))
    .map(({ id }) => id);
  return {
    id: ship.id,
    onTable,
    on,
    reasons: [...(onTable ? [] : [rules.offTable]), ...on.map((piece) => ({ ...rules.onToken, piece }))],
  };
}

/** Facts about two ships that hold in both directions. */
interface Meeting {
  readonly distance: number;
  readonly range: number;
  readonly touching: Contact;
  readonly line: Line | undefined;
  /** Looked up when the first shot needs them, because most ships have no other ship in their arcs. */
  between: ObstructionSources | undefined;
}

function meet({ edition }: Court, one: ShipShapes, another: ShipShapes): Meeting {
  const { distance, bands } = closest([one.base], [another.base]);
  const touching = contact(one.outline, another.outline);
  const range = bandWithContact(distance, touching, edition.contactBand);
  return { distance, range, touching, line: bands[0]?.first, between: undefined };
}

const reversed = (line: Line | undefined): Line | undefined => line && { ax: line.bx, ay: line.by, bx: line.ax, by: line.ay };

function judgePair(court: Court, meeting: Meeting, line: Line | undefined, attacker: ShipShapes, target: ShipShapes): PairJudgement {
  const { distance, range, touching } = meeting;
  const { rules } = court.edition;
  const shots: Shot[] = [];
  for (const aim of attacker.aims)
    for (const part of target.targets) shots.push(judgeShot(court, { meeting, attacker, target, aim, part }));
  const reasons = [touching === "overlapping" ? rules.overlap : touching === "touching" ? rules.contact : rules.range];
  return { from: attacker.ship.id, to: target.ship.id, distance, range, contact: touching, line, shots, reasons };
}

/** Pieces that may be on a line between two ships. */
interface ObstructionSources {
  readonly obstructors: readonly Obstructor[];
  readonly areas: readonly Area[];
}

/**
 * Finds obstacles, and huge ships other than these two (HS-OBSTR-01, HS-OBSTR-03, HS-OBSTR-91-Q), if any line between the two ships could
 * reach them. Every such line stays within a strip along the line between their centres that is as wide as the larger ship.
 */
function whatLiesBetween(board: Board, { ship: a, base: from }: ShipShapes, { ship: b, base: to }: ShipShapes): ObstructionSources {
  const dx = to.cx - from.cx;
  const dy = to.cy - from.cy;
  const length = dx * dx + dy * dy;
  const strip = Math.max(from.radius, to.radius);
  const obstructors: Obstructor[] = [];
  const areas: Area[] = [];
  for (const obstructor of board.obstructors) {
    if (obstructor.id === a.id || obstructor.id === b.id) continue;
    const { cx, cy, radius } = obstructor.shape;
    const px = cx - from.cx;
    const py = cy - from.cy;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    const off = (px - dx * along) * (px - dx * along) + (py - dy * along) * (py - dy * along);
    if (off > (strip + radius) * (strip + radius)) continue;
    obstructors.push(obstructor);
    areas.push(obstructor.area);
  }
  return { obstructors, areas };
}

/** A question about one arc of one ship against one part of another. */
interface Question {
  readonly attacker: ShipShapes;
  readonly target: ShipShapes;
  readonly meeting: Meeting;
  readonly aim: Aim;
  readonly part: Target;
}

/** An empty list, shared by the many questions that need an empty one. */
const NONE: readonly never[] = [];

function judgeShot(court: Court, question: Question): Shot {
  const { edition, misses } = court;
  const bars = barringLines(question);
  if (isAimable(question)) return measuredShot(court, question, bars);
  const { arc } = question.aim;
  if (question.part.section || bars.length > 0) return missedShot(edition.rules, question, bars);
  const known = misses.get(arc) ?? missedShot(edition.rules, question, bars);
  misses.set(arc, known);
  return known;
}

const missedShot = ({ inArc }: DecidingRules, { aim, part }: Question, bars: readonly Reason[]): Shot => ({
  arc: aim.arc,
  section: part.section,
  open: false,
  inArc: false,
  targetable: bars.length === 0,
  distance: undefined,
  range: undefined,
  line: undefined,
  obstructedBy: NONE,
  reasons: [...bars, inArc],
});

/** Measures range and obstruction for a shot at something in the arc. */
function measuredShot({ board, edition }: Court, question: Question, bars: readonly Reason[]): Shot {
  const { attacker, target, aim, part, meeting } = question;
  const { rules, contactBand } = edition;
  meeting.between ??= whatLiesBetween(board, attacker, target);
  const { obstructors, areas } = meeting.between;
  const measured = closest(aim.from, isAnyDirection(aim) ? part.area : partInArc(aim.region, part.area));
  const { distance } = measured;
  const range = bandWithContact(distance, meeting.touching, contactBand);
  const { line, crossed, better } = chooseLine(measured, areas);
  const hit = crossed.flatMap((index) => obstructors[index] ?? []);
  const inReach = range <= attacker.reach;
  const outOfBands = aim.bands && (range < aim.bands[0] || range > aim.bands[1]);
  const reasons = [...bars, rangeReason(rules, question)];
  for (const { reason } of hit) reasons.push(reason);
  if (!inReach) reasons.push(attacker.isHuge ? rules.hugeReach : rules.reach);
  else if (aim.bands && outOfBands) reasons.push(outsideBands(aim.bands));
  if (better) reasons.push(rules.choiceOfLine);
  return {
    arc: aim.arc,
    section: part.section,
    open: bars.length === 0 && inReach && !outOfBands,
    inArc: true,
    targetable: bars.length === 0,
    distance,
    range,
    line,
    obstructedBy: hit.length === 0 ? NONE : hit.map(({ id }) => id),
    reasons,
  };
}

/**
 * True if the ship can aim at the part. A piece beneath a ship is in none of the ship's arcs. A weapon that fires in any direction needs no
 * arc.
 */
const isAimable = ({ attacker, aim, part }: Question): boolean =>
  (isAnyDirection(aim) || isInArc(aim.region, part.area)) && !isBeneath(attacker.base, part.area);

const isAnyDirection = ({ arc }: Aim): boolean => arc === "all" || arc === "mainWeapon";

/** Reasons that only first-edition huge ships need. */
const CENTRE_LINE: Reason = { rule: "HS-TGT-03", text: REASON_TEXTS.centreLine };
const ARC_LINES: Reason = { rule: "HS-TGT-05", text: REASON_TEXTS.arcLines };
const OWN_LINE: Reason = { rule: "HS-TURRET-03", text: REASON_TEXTS.ownLine };
const FROM_PLATE: Reason = { rule: "HS-TURRET-02", text: REASON_TEXTS.fromPlate };
const TO_SECTION: Reason = { rule: "HS-TGT-06", text: REASON_TEXTS.toSection };
const TO_SECTION_ANYWHERE: Reason = { rule: "HS-TGT-07", text: REASON_TEXTS.toSectionAnywhere };
const FROM_SECTION: Reason = { rule: "HS-ARC-91-Q", text: REASON_TEXTS.fromSection };

const outsideBands = ([nearest, farthest]: NonNullable<Aim["bands"]>): Reason => ({
  rule: OUTSIDE_BANDS,
  text: REASON_TEXTS.outsideBands.replace("{nearest}", String(nearest)).replace("{farthest}", String(farthest)),
});
const OUTSIDE_BANDS = "HS-PRIM-01";

const KEYS = new Map<string, ReasonKey>(keysIn(REASON_TEXTS).map((key) => [REASON_TEXTS[key], key]));

/** Finds the key of a reason, so that a page can say it in another language. */
export const reasonKeyOf = ({ rule, text }: Reason): ReasonKey => (rule === OUTSIDE_BANDS ? "outsideBands" : (KEYS.get(text) ?? "range"));

/**
 * Returns the dividing lines in the way. These are the target's line and, for a turret primary weapon, also the ship's own line. The ship's
 * own line doesn't matter if the target is in the arcs of the weapon's section (HS-TURRET-04).
 */
function barringLines({ attacker, target, aim, part }: Question): readonly Reason[] {
  const { base, pose } = attacker.ship;
  const isSectionForbidden = part.section && dividerCuts(target.ship.base, target.ship.pose, aim.centre, part.centre);
  const isWeaponForbidden = aim.arc === "mainWeapon" && aim.owner && !turretMayAim(base, pose, aim.owner, part.area, part.centre);
  if (!isSectionForbidden && !isWeaponForbidden) return NONE;
  const sectionLine = SECTIONED[target.ship.base] === "arcLines" ? ARC_LINES : CENTRE_LINE;
  return [...(isSectionForbidden ? [sectionLine] : []), ...(isWeaponForbidden ? [OWN_LINE] : [])];
}

function rangeReason(rules: DecidingRules, { aim, part }: Question): Reason {
  if (aim.arc === "mainWeapon") return FROM_PLATE;
  if (aim.arc === "all") return part.section ? TO_SECTION_ANYWHERE : rules.anyDirection;
  return part.section ? TO_SECTION : aim.owner ? FROM_SECTION : rules.arcRange;
}
