/**
 * Works out which sections of huge ships can be attacked, and why the others can't. The question's options show which sections can be
 * attacked, and the judge module gives the reasons.
 */
import { dividingLines, type Pose, SECTIONED, SECTIONS, type Section, sectionCentre, toTable } from "@broadside/geometry";
import {
  type Board,
  buildBoard,
  judgeBoard,
  type Position,
  type Reason,
  type Shot,
  TURRET_PRIMARY_BANDS,
  type WeaponBands,
} from "@broadside/position";
import { type ShipId, targetId } from "@broadside/protocol";
import type { Mark } from "@broadside/table";
import type { PlayOption, PlayQuestion, Scene, SectionSheet } from "@broadside/telling";
import { AIM_REASONS, judgeReasonInWords, MARKS } from "../../../words/play/table/marks.ts";

export interface SectionAim {
  readonly section: Section;
  /** The options that attack this section. Empty if that isn't allowed. */
  readonly options: readonly PlayOption[];
  readonly range: number | undefined;
  readonly isObstructed: boolean;
  readonly reasons: readonly Reason[];
  /** The reason why the section can't be attacked. */
  readonly bar: Reason | undefined;
  /** The line from the centre of the attacker's base to the centre of this section (HS-TGT-02). */
  readonly line: readonly [number, number, number, number];
}

export interface Aiming {
  readonly attacker: ShipId;
  readonly target: ShipId;
  readonly sections: readonly SectionAim[];
}

/** All of the attacker's huge enemies. Those with a section that can be attacked come first. */
export function aimingOf(scene: Scene, question: PlayQuestion): readonly Aiming[] {
  const attacker = question.kind === "attack" ? question.about.ship : undefined;
  const targets = attacker === undefined ? [] : hugeEnemies(scene, attacker);
  if (attacker === undefined || targets.length === 0) return [];
  const board = buildBoard(positionOf(scene, attacker));
  const found = targets.map((target) => ({ attacker, target, sections: sectionAims(scene, question, board, { attacker, target }) }));
  return found.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
}

const isOpen = ({ sections }: Aiming): boolean => sections.some(({ options }) => options.length > 0);

function hugeEnemies({ state, ships, seats }: Scene, attacker: ShipId): readonly ShipId[] {
  const teamOf = (id: ShipId): number | undefined => seats[ships.find((ship) => ship.id === id)?.seat ?? -1]?.team;
  return ships
    .filter(({ id, sections }) => sections && teamOf(id) !== teamOf(attacker))
    .filter(({ id }) => state.ships.some((ship) => ship.id === id && ship.status === "inPlay"))
    .map(({ id }) => id);
}

/** Converts the scene to a position for the judge module. Only the attacker gets arcs, because no other ship attacks. */
function positionOf({ edition, table, state, ships }: Scene, attacker: ShipId): Position {
  return {
    edition: edition.id,
    table,
    ships: state.ships.flatMap(({ id, seat, pose, status }) => {
      const sheet = ships.find((ship) => ship.id === id);
      return sheet && pose && status === "inPlay"
        ? [{ id, base: sheet.base, pose, seat: seat + 1, arcs: id === attacker ? sheet.aims : [] }]
        : [];
    }),
    obstacles: state.obstacles.map(({ id, token, pose, flipped }) => ({ id, token, pose, flipped: flipped ?? false })),
    features: [],
  };
}

interface AimPair {
  readonly attacker: ShipId;
  readonly target: ShipId;
}

/** Shots are sorted by weapon, then by section. */
function sectionAims(scene: Scene, question: PlayQuestion, board: Board, { attacker, target }: AimPair): readonly SectionAim[] {
  const shapesOf = (id: string) => board.ships.find(({ ship }) => ship.id === id);
  const [from, to] = [shapesOf(attacker), shapesOf(target)];
  if (!from || !to) return [];
  const { base, pose } = to.ship;
  const shots = judgeBoard(board, { from: attacker, to: target }).pairs[0]?.shots ?? [];
  const aimed = shots.map((shot, at) => ({ shot, centre: from.aims[Math.floor(at / to.targets.length)]?.centre }));
  return SECTIONS.map((section) => {
    const options = question.options.filter(({ key }) => key.endsWith(`>${targetId(target, section)}`));
    const own = aimed.filter(({ shot }) => shot.section === section);
    const [best] = own.toSorted((one, other) => worth(other.shot) - worth(one.shot));
    const start = best?.centre ?? from.ship.pose;
    const end = sectionCentre(base, section, pose);
    const reasons = reasonsFor(
      sheetOfSection(scene, target, section),
      options,
      best?.shot,
      SECTIONED[base] === "arcLines",
      TURRET_PRIMARY_BANDS[from.ship.base],
    );
    return {
      section,
      options,
      range: options[0]?.attack?.range ?? best?.shot.range,
      isObstructed: options[0]?.attack?.obstructed ?? (best?.shot.obstructedBy.length ?? 0) > 0,
      reasons,
      bar: options.length > 0 ? undefined : barIn(reasons, best?.shot),
      line: [start.x, start.y, end.x, end.y],
    };
  });
}

/**
 * Ranks shots by how much they tell the player. An open shot comes first, then a shot that only range rules out, then one that a dividing
 * line rules out, and then one out of arc. Among equals, the nearest comes first.
 */
const worth = ({ open, targetable, inArc, range = 9 }: Shot): number =>
  (open ? 1000 : 0) + (inArc ? 100 : 0) + (targetable ? 50 : 0) - range;

const sheetOfSection = ({ ships }: Scene, target: ShipId, section: Section): SectionSheet | undefined =>
  ships.find(({ id }) => id === target)?.sections?.find((one) => one.section === section);

/** The text is a getter, because this module may be loaded before its texts. */
const reasonFor = (rule: string, key: keyof typeof AIM_REASONS): Reason => ({
  rule,
  get text() {
    return AIM_REASONS[key];
  },
});
const CRIPPLED = reasonFor("HS-CRIP-07", "crippled");
const NO_WEAPON = reasonFor("HS-TGT-01", "noWeapon");
const CENTRE_LINE_CLEAR = reasonFor("HS-TGT-03", "centreLineClear");
const ARC_LINES_CLEAR = reasonFor("HS-TGT-05", "arcLinesClear");

const EVERY_RANGE: WeaponBands = [1, 5];

function reasonsFor(
  sheet: SectionSheet | undefined,
  options: readonly PlayOption[],
  shot: Shot | undefined,
  isDividedByArcs: boolean,
  bands: WeaponBands = EVERY_RANGE,
): readonly Reason[] {
  if (sheet?.isCrippled) return [CRIPPLED];
  const measured = shot?.reasons.map((reason) => ({ ...reason, text: judgeReasonInWords(reason, bands) })) ?? [];
  const clear = isDividedByArcs ? ARC_LINES_CLEAR : CENTRE_LINE_CLEAR;
  if (options.length > 0) return shot?.open ? [clear, ...measured] : [clear];
  if (!shot) return [NO_WEAPON];
  return shot.open ? [clear, NO_WEAPON] : measured;
}

/**
 * Finds the reason why the section can't be attacked. If a dividing line or the arc is the reason, it is the first in the list. If range is
 * the reason, it comes after the measurement and the obstructions.
 */
function barIn(reasons: readonly Reason[], shot: Shot | undefined): Reason | undefined {
  const own = reasons.find((reason) => reason === CRIPPLED || reason === NO_WEAPON);
  return own ?? (shot?.targetable && shot.inArc ? reasons[1 + shot.obstructedBy.length] : reasons[0]);
}

/** Returns the lines from the attacker's centre to the centre of each section, and the targets' dividing lines. */
export function aimMarks({ state, ships }: Scene, aiming: readonly Aiming[], selected: readonly string[]): readonly Mark[] {
  return shownOf(aiming, selected).flatMap(({ target, sections }) => {
    const pose = state.ships.find(({ id }) => id === target)?.pose;
    const base = ships.find(({ id }) => id === target)?.base;
    const isBarred = sections.some(({ reasons }) => reasons.some(({ rule }) => rule === "HS-TGT-03" || rule === "HS-TGT-05"));
    const dividers =
      pose && base && isBarred ? dividingLines(base).map((ends, at) => dividerMark(`divider ${target} ${at}`, ends, pose)) : [];
    return [...dividers, ...sections.map((aim) => sectionMark(target, aim))];
  });
}

/**
 * Returns the huge ship that is selected. If none is selected, returns at most two that can be attacked, because lines to all ships would
 * hide the table.
 */
function shownOf(aiming: readonly Aiming[], selected: readonly string[]): readonly Aiming[] {
  const chosen = aiming.filter(({ target }) => selected.includes(target));
  if (chosen.length > 0) return chosen;
  const open = aiming.filter(isOpen);
  return open.length > 0 ? open.slice(0, 2) : aiming.slice(0, 1);
}

function dividerMark(id: string, [ar, af, br, bf]: readonly [number, number, number, number], pose: Pose): Mark {
  const from = toTable(pose, ar, af);
  const to = toTable(pose, br, bf);
  return { id, kind: "line", points: [from.x, from.y, to.x, to.y], closed: false, tone: "second" };
}

function sectionMark(target: ShipId, { section, options, range, line }: SectionAim): Mark {
  const isOffered = options.length > 0;
  const label = isOffered ? MARKS.aim({ section, range: range ?? "" }) : MARKS.noAim({ section });
  return { id: `aim ${target} ${section}`, kind: "line", points: line, closed: false, label, tone: isOffered ? "good" : "bad" };
}
