/** The rounds that moved the score most: what happened in each, where a replay shows it, and how the table stood then. */
import type { StoryLoss, StoryPosition, StoryRound, StorySide, TurningPoint } from "@broadside/protocol";
import { type Content, type Game, type GameRecord, type ShipId, stillFromRecord } from "@broadside/rules";
import type { Wording } from "../language.ts";
import { gainersIn, leadIn, swingIn } from "./leads.ts";
import { positionOf } from "./position.ts";
import type { Deed, Timeline } from "./timeline.ts";

const MOST = 4;

/** A round with what swung it: the greatest loss for whoever gained most, and how that came. */
export interface Turn {
  readonly round: StoryRound;
  readonly swing: number;
  /** The side that gained most. */
  readonly gainer: number;
  readonly before: TurningPoint["before"];
  readonly after: TurningPoint["after"];
  /** The greatest, and all that went with it where that is less than most of it. */
  readonly loss: StoryLoss;
  readonly losses: readonly StoryLoss[];
  /** What was done to the ships that were lost. */
  readonly attacks: readonly Extract<Deed, { readonly deed: "attack" }>[];
  readonly collision: Extract<Deed, { readonly deed: "collision" }> | undefined;
  readonly damage: number;
  /** Nobody fought for it: the ships left because their player conceded. */
  readonly isConcession: boolean;
  /** Who struck the last blow, where an attack did. */
  readonly by: ShipId | undefined;
}

/** One for each round that moved the score. */
export const turnsOf = (timeline: Timeline, sides: readonly StorySide[], rounds: readonly StoryRound[]): readonly Turn[] =>
  rounds.flatMap((_, at) => turnAt(timeline, sides, rounds, at) ?? []);

function turnAt({ deeds }: Timeline, sides: readonly StorySide[], rounds: readonly StoryRound[], at: number): Turn | undefined {
  const round = rounds[at];
  const swing = swingIn(rounds, at);
  if (!round || swing === 0) return undefined;
  const gainers = gainersIn(rounds, at);
  const gainer = gainers.find((side) => sides[side]?.won) ?? gainers[0] ?? 0;
  const losses = lossesFor(round, gainer);
  const [loss] = losses;
  if (!loss) return undefined;
  const own = deeds.filter((deed) => deed.round === round.round && losses.some(({ number }) => deed.number <= number));
  const isLost = (ship: ShipId): boolean => losses.some(({ ships }) => ships.includes(ship));
  const attacks = own.flatMap((deed) => (deed.deed === "attack" && isLost(deed.target) ? [deed] : []));
  const blows = own.flatMap((deed) => (deed.deed === "damage" && losses.some((one) => isOf(one, deed)) ? [deed] : []));
  const last = own.findLast(
    (deed): deed is Blow => (deed.deed === "damage" || deed.deed === "dealt") && losses.some((one) => isOf(one, deed)),
  );
  const collisions = own.flatMap((deed) =>
    deed.deed === "collision" && (isLost(deed.ship) || isLost(deed.target)) && mayHaveCaused(deed, loss, last) ? [deed] : [],
  );
  const hasConceded = (ship: ShipId): boolean => own.some((deed) => deed.deed === "conceded" && deed.ship === ship);
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
      last?.deed === "damage" && last.reason === "attack" ? attacks.findLast(({ target }) => loss.ships.includes(target))?.ship : undefined,
  };
}

type Blow = Extract<Deed, { readonly deed: "damage" | "dealt" }>;

/** Reasons of damage by which ships collide. */
const BY_COLLISION: readonly string[] = ["overlap", "ships run over"];

/** If the last damage came by a collision, or the ship was lost at once without any. Most ships touch others without harm. */
function mayHaveCaused({ number }: Deed, loss: StoryLoss, last: Blow | undefined): boolean {
  if (!last) return number === loss.number;
  return last.deed === "dealt" || BY_COLLISION.includes(last.reason);
}

/** The greatest, in the order of the rounds. */
export const greatestOf = (turns: readonly Turn[]): readonly Turn[] =>
  [...turns]
    .sort((a, b) => b.swing - a.swing)
    .slice(0, MOST)
    .sort((a, b) => a.round.round - b.round.round);

/** The greatest for a side that won; of a game that nobody won, the greatest of all. A concession ends what was decided before. */
export function decisiveOf(turns: readonly Turn[], sides: readonly StorySide[]): Turn | undefined {
  const fought = turns.filter(({ isConcession }) => !isConcession).sort((a, b) => b.swing - a.swing);
  return fought.find(({ gainer }) => sides[gainer]?.won) ?? fought[0];
}

/** So much of all that was gained is most of it. */
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
  readonly words: Wording;
}

export const turningPointsOf = (source: Source, turns: readonly Turn[]): readonly TurningPoint[] =>
  turns.map((turn): TurningPoint => {
    const { round, before, after } = turn;
    const number = (turn.attacks.findLast(({ target }) => turn.loss.ships.includes(target))?.number ?? turn.loss.number) - 1;
    const { game } = source.timeline;
    return {
      round: round.round,
      ...source.words.turnInWords(game, turn),
      before,
      after,
      number,
      position: positionBefore(source, turn, number) ?? positionOf(game),
    };
  });

function positionBefore({ record, content }: Source, { losses, attacks }: Turn, number: number): StoryPosition | undefined {
  const still = stillFromRecord(record, number, content);
  if (!still.ok) return undefined;
  const shots = new Map(attacks.map(({ ship, target }) => [`${ship} ${target}`, { from: ship, at: target }]));
  return positionOf(
    still.value,
    [...shots.values()],
    losses.flatMap((loss) => struckBy(still.value, loss)),
  );
}

/** Of what counts together only ships that still stand there. */
const struckBy = ({ state }: Game, { ships, kind }: StoryLoss): StoryPosition["struck"] =>
  state.ships.flatMap(({ id, status }) =>
    ships.includes(id) && status === "inPlay"
      ? [{ ship: id, section: kind === "fore" || kind === "aft" ? kind : undefined, isHit: kind !== "fled" && kind !== "restored" }]
      : [],
  );
