/** The rounds that moved the score most: what happened in each, where a replay shows it, and what the table looked like. */
import type { StoryLoss, StoryPosition, StoryRound, StorySide, TurningPoint } from "@broadside/protocol";
import { type Content, frozenFromRecord, type Game, type GameRecord, type ShipId } from "@broadside/rules";
import type { Wording } from "../language.ts";
import { gainersIn, leadIn, swingIn } from "./leads.ts";
import { positionOf } from "./position.ts";
import type { StoryEvent, Timeline } from "./timeline.ts";

const MOST = 4;

/** A round and what swung it: the greatest loss that helped the side gaining most, and how that loss came about. */
export interface Turn {
  readonly round: StoryRound;
  readonly swing: number;
  /** The side that gained most. */
  readonly gainer: number;
  readonly before: TurningPoint["before"];
  readonly after: TurningPoint["after"];
  /** The greatest loss. `losses` contains it too, along with the other losses unless this one makes up most of the points. */
  readonly loss: StoryLoss;
  readonly losses: readonly StoryLoss[];
  /** How the ships were lost: attacks on them, a collision that may have destroyed them, and the damage they took. */
  readonly attacks: readonly Extract<StoryEvent, { readonly kind: "attack" }>[];
  readonly collision: Extract<StoryEvent, { readonly kind: "collision" }> | undefined;
  readonly damage: number;
  /** Whether the ships left because their player conceded, so that no attack caused the loss. */
  readonly isConcession: boolean;
  /** The ship that struck the last blow, if that was an attack. */
  readonly by: ShipId | undefined;
}

/** Returns one turning point for each round that moved the score. */
export const turnsOf = (timeline: Timeline, sides: readonly StorySide[], rounds: readonly StoryRound[]): readonly Turn[] =>
  rounds.flatMap((_, at) => turnAt(timeline, sides, rounds, at) ?? []);

function turnAt({ events }: Timeline, sides: readonly StorySide[], rounds: readonly StoryRound[], at: number): Turn | undefined {
  const round = rounds[at];
  const swing = swingIn(rounds, at);
  if (!round || swing === 0) return undefined;
  const gainers = gainersIn(rounds, at);
  const gainer = gainers.find((side) => sides[side]?.won) ?? gainers[0] ?? 0;
  const losses = lossesFor(round, gainer);
  const [loss] = losses;
  if (!loss) return undefined;
  const own = events.filter((event) => event.round === round.round && losses.some(({ number }) => event.number <= number));
  const isLost = (ship: ShipId): boolean => losses.some(({ ships }) => ships.includes(ship));
  const attacks = own.flatMap((event) => (event.kind === "attack" && isLost(event.target) ? [event] : []));
  const blows = own.flatMap((event) => (event.kind === "damage" && losses.some((one) => isOf(one, event)) ? [event] : []));
  const last = own.findLast(
    (event): event is Blow => (event.kind === "damage" || event.kind === "dealt") && losses.some((one) => isOf(one, event)),
  );
  const collisions = own.flatMap((event) =>
    event.kind === "collision" && (isLost(event.ship) || isLost(event.target)) && mayHaveCaused(event, loss, last) ? [event] : [],
  );
  const hasConceded = (ship: ShipId): boolean => own.some((event) => event.kind === "conceded" && event.ship === ship);
  return {
    round,
    swing,
    gainer,
    before: leadIn(rounds[at - 1]?.scores ?? round.scores.map(() => 0)),
    after: leadIn(round.scores),
    loss,
    losses,
    attacks,
    collision: collisions[collisions.length - 1],
    damage: blows.reduce((sum, { amount }) => sum + amount, 0),
    isConcession: losses.every(({ ships }) => ships.length > 0 && ships.every(hasConceded)),
    by:
      last?.kind === "damage" && last.reason === "attack" ? attacks.findLast(({ target }) => loss.ships.includes(target))?.ship : undefined,
  };
}

type Blow = Extract<StoryEvent, { readonly kind: "damage" | "dealt" }>;

/** Damage with these reasons comes from a collision. */
const BY_COLLISION: readonly string[] = ["overlap", "ships run over"];

/** Whether a collision may have caused a loss: it dealt the last damage, or the ship was lost at once. Most collisions are harmless. */
function mayHaveCaused({ number }: StoryEvent, loss: StoryLoss, last: Blow | undefined): boolean {
  if (!last) return number === loss.number;
  return last.kind === "dealt" || BY_COLLISION.includes(last.reason);
}

/** Returns the greatest turning points, in the order of the rounds. */
export const greatestOf = (turns: readonly Turn[]): readonly Turn[] =>
  [...turns]
    .sort((a, b) => b.swing - a.swing)
    .slice(0, MOST)
    .sort((a, b) => a.round.round - b.round.round);

/**
 * Returns the greatest turning point for a side that won; if nobody won, the greatest of all. Concessions don't count, because earlier
 * events had already decided the outcome.
 */
export function decisiveOf(turns: readonly Turn[], sides: readonly StorySide[]): Turn | undefined {
  const fought = turns.filter(({ isConcession }) => !isConcession).sort((a, b) => b.swing - a.swing);
  return fought.find(({ gainer }) => sides[gainer]?.won) ?? fought[0];
}

/** If the greatest loss makes up this share of the points gained, the others aren't mentioned. */
const MOST_OF_IT = 0.6;

function lossesFor({ losses }: StoryRound, gainer: number): readonly StoryLoss[] {
  const weight = ({ sides, points }: StoryLoss): number => (sides.includes(gainer) ? points : -Math.abs(points));
  const [greatest, ...others] = [...losses].sort((a, b) => weight(b) - weight(a));
  if (!greatest) return [];
  const more = others.filter((loss) => weight(loss) > 0 && loss.ships.length > 0);
  const gained = more.reduce((sum, loss) => sum + loss.points, greatest.points);
  return greatest.ships.length === 0 || greatest.points >= MOST_OF_IT * gained ? [greatest] : [greatest, ...more];
}

const isOf = ({ ships, kind }: StoryLoss, { ship, section }: Blow): boolean =>
  ships.includes(ship) && (section === undefined || section === kind || (kind !== "fore" && kind !== "aft"));

interface Source {
  readonly record: GameRecord;
  readonly content: Content;
  readonly timeline: Timeline;
  readonly wording: Wording;
}

export const turningPointsOf = (source: Source, turns: readonly Turn[]): readonly TurningPoint[] =>
  turns.map((turn): TurningPoint => {
    const { round, before, after } = turn;
    const number = (turn.attacks.findLast(({ target }) => turn.loss.ships.includes(target))?.number ?? turn.loss.number) - 1;
    const { game } = source.timeline;
    return {
      round: round.round,
      ...source.wording.turnInWords(game, turn),
      before,
      after,
      number,
      position: positionBefore(source, turn, number) ?? positionOf(game),
    };
  });

function positionBefore({ record, content }: Source, { losses, attacks }: Turn, number: number): StoryPosition | undefined {
  const still = frozenFromRecord(record, number, content);
  if (!still.ok) return undefined;
  const shots = new Map(attacks.map(({ ship, target }) => [`${ship} ${target}`, { from: ship, at: target }]));
  return positionOf(
    still.value,
    [...shots.values()],
    losses.flatMap((loss) => struckBy(still.value, loss)),
  );
}

/** Returns the lost ships to mark in the picture: those still in play at the moment that the picture shows. */
const struckBy = ({ state }: Game, { ships, kind }: StoryLoss): StoryPosition["struck"] =>
  state.ships.flatMap(({ id, status }) =>
    ships.includes(id) && status === "inPlay"
      ? [{ ship: id, section: kind === "fore" || kind === "aft" ? kind : undefined, isHit: kind !== "fled" && kind !== "restored" }]
      : [],
  );
