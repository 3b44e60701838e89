/**
 * Losses, scores and who has won. A side's score is what the other sides have lost; with more than two sides nobody keeps account of who
 * destroyed what, so that is the points lost by all the others together, and the side that has lost least is ahead.
 */
import type { Facts, ShipFacts } from "../facts.ts";
import type { Game } from "../game.ts";
import type { LostAs } from "../score-item.ts";
import { setUpFormatOf } from "../set-up-formats.ts";
import { type Side, sidesOf } from "../sides.ts";
import type { Ending, Outcome, Ship } from "../state.ts";

/** An escaped ship is off the table and counts for nobody (EB-ESC-03). */
const isLost = ({ status }: Ship): boolean => status === "destroyed" || status === "fled";
/** Docked ships count as in play. */
const isLeft = ({ status }: Ship): boolean => status === "inPlay" || status === "docked" || status === "reserve";

/**
 * Points lost by each seat: ships destroyed or fled with all their upgrades, discarded ones included (1E-SQUAD-07, ES-SCORE-03), and the
 * crippled sections of those that are left, with what lies on them (ET-SCORE-03 to -06, -53-Q, HS-SCORE-91-Q).
 */
export function scoreOf({ setup, state, facts }: Scored): readonly number[] {
  const lost = setup.seats.map(() => 0);
  for (const ship of state.ships) {
    const loss = lossOf(facts, ship);
    if (loss) lost[ship.seat] = (lost[ship.seat] ?? 0) + loss.score;
  }
  return lost;
}

/** What a ship counts for its enemies as it is now, and for what; undefined where it counts nothing. */
export function lossOf(facts: Facts, ship: Ship): { readonly as: LostAs; readonly score: number } | undefined {
  const { status, crippled } = ship;
  const { points, cards } = facts.ships[ship.place] as ShipFacts;
  const score = isLost(ship) ? points : crippled ? (cards?.[crippled].points ?? 0) : 0;
  if (score === 0) return undefined;
  return { as: status === "destroyed" || status === "fled" ? status : `${crippled ?? "aft"} crippled`, score };
}

/** What a score is counted from; a game is one. */
type Scored = Pick<Game, "setup" | "state" | "facts">;

/** Points scored by each side (1E-END-04, -05). */
export function teamScores(game: Game): readonly { readonly team: number; readonly score: number }[] {
  const own = game.content.scenario?.score(game);
  if (own) return sidesOf(game).map(({ team }, at) => ({ team, score: own[at] ?? 0 }));
  const lost = scoreOf(game);
  return sidesOf(game).map(({ team, seats }) => ({
    team,
    score: lost.reduce((sum, points, seat) => (seats.includes(seat) ? sum : sum + points), 0),
  }));
}

/** Whether a side has no ship left. */
export const isWiped = ({ state }: Game, { seats }: Side): boolean =>
  !state.ships.some((ship) => seats.includes(ship.seat) && isLeft(ship));

const hasConceded = ({ state }: Game, { seats }: Side): boolean => seats.every((seat) => state.seats[seat]?.status === "conceded");

/** How the game stands when a round closes, and ships of seats that gave up are gone: one side left wins, none is a draw (1E-END-02); time and round limits compare scores (1E-END-07). */
export function decide(game: Game): Outcome | undefined {
  const { setup, state, content } = game;
  // A scenario says itself when it is over; time called ends it all the same.
  if (content.scenario) return content.scenario.decide(game) ?? (state.timeCalled ? byScore(game, sidesOf(game), "time") : undefined);
  const eliminated = byElimination(game);
  if (eliminated) return eliminated;
  const left = sidesOf(game).filter((side) => !isWiped(game, side));
  if (state.timeCalled) return byScore(game, left, "time");
  return setup.roundLimit !== undefined && state.round >= setup.roundLimit ? byScore(game, left, "rounds") : undefined;
}

/** In tournaments a game may be over in the middle of a round. */
export const mayEndAtOnce = ({ setup }: Game): boolean => setUpFormatOf(setup.format).elimination === "at once";

/** Whether it is: at once, when no ship waits to fire at the same time (ET-END-02, -03). */
export const decideAtOnce = (game: Game): Outcome | undefined =>
  game.state.ships.some(({ doomed }) => doomed) ? undefined : byElimination(game);

export function declareOver(game: Game, outcome: Outcome): void {
  game.set({ outcome });
  game.note({ note: "game over", text: outcome.ending });
}

/** One side left wins, none is a draw. */
function byElimination(game: Game): Outcome | undefined {
  const sides = sidesOf(game);
  const left = sides.filter((side) => !isWiped(game, side));
  if (left.length > 1 || (left.length === 1 && sides.length === 1)) return undefined;
  const others = sides.filter((side) => !left.includes(side));
  const ending: Ending = others.every((side) => hasConceded(game, side)) ? "concession" : "elimination";
  return { ending, winners: left.map(({ team }) => team), draw: left.length === 0 };
}

/** Of the sides left the higher score wins, equal ones are a draw (1E-END-04). */
function byScore(game: Game, left: readonly Side[], ending: Ending): Outcome {
  const scores = teamScores(game).filter(({ team }) => left.some((side) => side.team === team));
  const best = Math.max(...scores.map(({ score }) => score));
  const winners = scores.flatMap(({ team, score }) => (score === best ? [team] : []));
  return winners.length === 1 ? { ending, winners, draw: false } : { ending, winners: [], draw: true };
}

/** A match as an event takes it in: what each side has lost, by its members' lists. */
export interface GameClaim {
  readonly lost: readonly (readonly ClaimedLoss[])[];
  /** Sides without a ship, and sides that gave up, by their place. */
  readonly wiped: readonly number[];
  readonly conceded: readonly number[];
  readonly time: boolean;
  readonly rounds: number;
}

/** A ship, by its member's list and its place in it, or a crippled section of one that is left (ET-SCORE-03). */
export interface ClaimedLoss {
  readonly member: number;
  readonly ship: number;
  readonly as: "destroyed" | "fled" | "fore crippled" | "aft crippled";
}

export function claimOf(game: Game): GameClaim {
  const sides = sidesOf(game);
  const placesWhere = (holds: (side: Side) => boolean) => sides.flatMap((side, at) => (holds(side) ? [at] : []));
  return {
    lost: sides.map(({ seats }) => seats.flatMap((seat, member) => losses(game, seat).map((loss) => ({ member, ...loss })))),
    wiped: placesWhere((side) => isWiped(game, side)),
    conceded: placesWhere((side) => hasConceded(game, side)),
    time: game.state.timeCalled,
    rounds: game.state.round,
  };
}

const losses = ({ state }: Game, seat: number): readonly Omit<ClaimedLoss, "member">[] =>
  state.ships
    .filter((ship) => ship.seat === seat)
    .flatMap(({ status, crippled }, ship): readonly Omit<ClaimedLoss, "member">[] => {
      if (status === "destroyed" || status === "fled") return [{ ship, as: status }];
      return crippled ? [{ ship, as: `${crippled} crippled` }] : [];
    });
