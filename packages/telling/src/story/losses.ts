/**
 * Finds what was lost and scored in each round, by comparing the scores at the end of that round and of the round before. Together, all
 * rounds add up to the final score.
 */
import type { LossKind, StoryLoss, StoryRound } from "@broadside/protocol";
import type { Game, LostAs, Seat } from "@broadside/rules";
import { sidesOf } from "@broadside/rules";
import type { Wording } from "../language.ts";
import type { Mark, MarkedItem } from "./mark.ts";
import type { Timeline } from "./timeline.ts";

export function roundsOf(timeline: Timeline, wording: Wording): readonly StoryRound[] {
  const { game, marks } = timeline;
  const first = marks.some(({ round, items }) => round === 0 && items.size > 0) ? 0 : 1;
  const rounds: StoryRound[] = [];
  let before = NOTHING_YET;
  for (let round = first; round <= game.state.round; round += 1) {
    const after = marks.findLast((mark) => mark.round <= round) ?? before;
    const [one, other, ...more] = after.scores;
    rounds.push({
      round,
      losses: lossesBetween(timeline, before, after, wording),
      scores: after.scores,
      lead: one !== undefined && other !== undefined && more.length === 0 ? one - other : undefined,
    });
    before = after;
  }
  return rounds;
}

const NOTHING_YET: Mark = { number: 0, round: 0, scores: [], items: new Map(), text: "" };

/** Returns the losses between two marks: ships first, in the order in which they were lost. */
function lossesBetween(timeline: Timeline, before: Mark, after: Mark, wording: Wording): readonly StoryLoss[] {
  const keys = [...new Set([...before.items.keys(), ...after.items.keys()])];
  const losses = keys.flatMap((key): readonly StoryLoss[] => {
    const [was, is] = [before.items.get(key), after.items.get(key)];
    const points = (is?.score ?? 0) - (was?.score ?? 0);
    if (points === 0) return [];
    return [lossOf(timeline, was, is, points, lastChange(timeline, key, before, after), wording)];
  });
  return [...merged(losses).sort((a, b) => a.number - b.number), ...correctionsIn(losses, before, after, wording)];
}

/** Merges losses that several sides score, so that each is listed once. */
function merged(losses: readonly StoryLoss[]): StoryLoss[] {
  const found: StoryLoss[] = [];
  for (const loss of losses) {
    const at = found.findIndex(
      ({ name, points, ships }) => loss.ships.length + ships.length === 0 && name === loss.name && points === loss.points,
    );
    const same = found[at];
    if (same) found[at] = { ...same, sides: [...same.sides, ...loss.sides], number: Math.max(same.number, loss.number) };
    else found.push(loss);
  }
  return found;
}

/** The latest input that changed the item's score. */
function lastChange({ marks }: Timeline, key: string, before: Mark, after: Mark): number {
  const scoreIn = (mark: Mark | undefined): number => mark?.items.get(key)?.score ?? 0;
  for (let at = marks.indexOf(after); at > marks.indexOf(before); at -= 1)
    if (scoreIn(marks[at]) !== scoreIn(marks[at - 1])) return marks[at]?.number ?? after.number;
  return after.number;
}

function lossOf(
  timeline: Timeline,
  was: MarkedItem | undefined,
  is: MarkedItem | undefined,
  points: number,
  number: number,
  wording: Wording,
): StoryLoss {
  const { game } = timeline;
  const known = is ?? was;
  const sides = known?.sides ?? [];
  if (known?.item.item !== "ships") {
    const kind = known?.item.item ?? "correction";
    const text = known?.item.item === "mission points" ? known.item.text : undefined;
    const name = wording.scoredName({ counter: game.content.scenario?.counterName, reason: reasonFor(timeline, sides, number) ?? text });
    return { kind, ships: [], isGone: false, seat: undefined, sides, points, name, number };
  }
  const ships = known.item.ships;
  const haveFled = ships.every((id) => game.state.ships.some((ship) => ship.id === id && ship.status === "fled"));
  const kind = kindOf(asIn(was), asIn(is), points, haveFled);
  const shorts = wording.shortNames(game);
  return {
    kind,
    ships,
    isGone: isGone(asIn(is)),
    seat: ownerOf(game, ships[0]),
    sides,
    points,
    name: wording.lossName(
      ships.map((ship) => shorts[ship] ?? ship),
      kind,
    ),
    number,
  };
}

const asIn = (marked: MarkedItem | undefined): LostAs | undefined => (marked?.item.item === "ships" ? marked.item.as : undefined);

const isGone = (as: LostAs | undefined): boolean => as === "destroyed" || as === "fled" || as === "destroyed or fled";

/** If a huge ship has already lost one section, losing the ship counts as losing the other section (ET-SCORE-03), unless it fled. */
function kindOf(was: LostAs | undefined, is: LostAs | undefined, points: number, haveFled: boolean): LossKind {
  if (points < 0 || is === undefined) return "restored";
  if (is === "fled" || (is === "destroyed or fled" && haveFled)) return "fled";
  if (is === "at half health") return "half";
  if (is === "fore crippled") return "fore";
  if (is === "aft crippled") return "aft";
  if (was === "fore crippled") return "aft";
  if (was === "aft crippled") return "fore";
  return "destroyed";
}

const ownerOf = ({ state }: Game, ship: string | undefined): Seat | undefined => state.ships.find(({ id }) => id === ship)?.seat;

/** The reason for which a side scored at an input, if there was only one. */
function reasonFor({ game, events }: Timeline, [side]: readonly number[], number: number): string | undefined {
  const seats = side === undefined ? [] : (sidesOf(game)[side]?.seats ?? []);
  const reasons = new Set(
    events.flatMap((event) => (event.kind === "score" && event.number === number && seats.includes(event.seat) ? [event.reason] : [])),
  );
  const [reason, ...others] = reasons;
  return others.length === 0 ? reason : undefined;
}

/** Returns score differences that no item explains. For example, a side that loses its last ship loses one point even if it cost none. */
function correctionsIn(losses: readonly StoryLoss[], before: Mark, after: Mark, wording: Wording): readonly StoryLoss[] {
  return after.scores.flatMap((score, side): readonly StoryLoss[] => {
    const told = losses.reduce((sum, loss) => (loss.sides.includes(side) ? sum + loss.points : sum), 0);
    const points = score - (before.scores[side] ?? 0) - told;
    const nothing = { kind: "correction", ships: [], isGone: false, seat: undefined, number: after.number } as const;
    return points === 0 ? [] : [{ ...nothing, sides: [side], points, name: wording.words.story.lastShip }];
  });
}
