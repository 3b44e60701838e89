/**
 * Losses, scores and who has won. A side's score is what the other sides have lost; with more than two sides nobody keeps account of who
 * destroyed what, so that is the points lost by all the others together, and the side that has lost least is ahead.
 */
import type { Game } from "../game.ts";
import { type Side, sidesOf } from "../sides.ts";
import type { Ending, Outcome, Ship } from "../state.ts";

const isLost = ({ status }: Ship): boolean => status === "destroyed" || status === "fled";
/** Docked ships count as in play. */
const isLeft = ({ status }: Ship): boolean => status === "inPlay" || status === "docked" || status === "reserve";

/** Points lost by each seat: ships destroyed or fled with all their upgrades, discarded ones included (1E-SQUAD-07, ES-SCORE-03). */
export function scoreOf(game: Game): readonly number[] {
  const lost = game.setup.seats.map(() => 0);
  for (const ship of game.state.ships) if (isLost(ship)) lost[ship.seat] = (lost[ship.seat] ?? 0) + game.factsOf(ship).points;
  return lost;
}

/** Points scored by each side (1E-END-04, -05). */
export function teamScores(game: Game): readonly { readonly team: number; readonly score: number }[] {
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
  const { setup, state } = game;
  const sides = sidesOf(game);
  const left = sides.filter((side) => !isWiped(game, side));
  if (left.length === 0 || (left.length === 1 && sides.length > 1)) {
    const others = sides.filter((side) => !left.includes(side));
    const ending: Ending = others.every((side) => hasConceded(game, side)) ? "concession" : "elimination";
    return { ending, winners: left.map(({ team }) => team), draw: left.length === 0 };
  }
  if (state.timeCalled) return byScore(game, left, "time");
  return setup.roundLimit !== undefined && state.round >= setup.roundLimit ? byScore(game, left, "rounds") : undefined;
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
  readonly lost: readonly (readonly { readonly member: number; readonly ship: number; readonly as: "destroyed" | "fled" }[])[];
  /** Sides without a ship, and sides that gave up, by their place. */
  readonly wiped: readonly number[];
  readonly conceded: readonly number[];
  readonly time: boolean;
  readonly rounds: number;
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

const losses = ({ state }: Game, seat: number) =>
  state.ships
    .filter((ship) => ship.seat === seat)
    .flatMap(({ status }, ship) => (status === "destroyed" || status === "fled" ? [{ ship, as: status }] : []));
