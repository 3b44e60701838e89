/**
 * Losses, scores and who has won. A side's score is what the other sides have lost; with more than two sides nobody keeps account of who
 * destroyed what, so that is the points lost by all the others together, and the side that has lost least is ahead.
 */
import type { Claim, Loss } from "@broadside/formats";
import type { Situation } from "../driver/situation.ts";
import type { Facts, ShipFacts } from "../facts/printed-facts.ts";
import type { Scenario } from "../scenario/scenario.ts";
import { setUpFormatOf } from "../set-up/formats.ts";
import { type Side, sidesOf } from "../state/sides.ts";
import type { Ending, Outcome, Ship } from "../state/state.ts";
import type { LostAs } from "./score-item.ts";

/** An escaped ship is off the table and counts for nobody (EB-ESC-03). */
const isLost = ({ status }: Ship): boolean => status === "destroyed" || status === "fled";
/** Docked ships count as in play. */
const isLeft = ({ status }: Ship): boolean => status === "inPlay" || status === "docked" || status === "reserve";

/**
 * Points lost by each seat: ships destroyed or fled with all their upgrades, discarded ones included (1E-SQUAD-07, ES-SCORE-03), and the
 * crippled sections of those that are left, with what lies on them (ET-SCORE-03 to -06, -53-Q, HS-SCORE-91-Q).
 */
export function scoreOf({ setup, state, facts }: ScoreSource): readonly number[] {
  const lost = setup.seats.map(() => 0);
  for (const ship of state.ships) {
    const loss = lossOf(facts, ship);
    if (loss) lost[ship.seat] = (lost[ship.seat] ?? 0) + loss.score;
  }
  const last = lastWithoutPoints({ state, facts });
  if (last) lost[last.seat] = Math.max(0, (lost[last.seat] ?? 0) - 1);
  return lost;
}

/** The only ship left, where it cost nothing: it counts 1 point then, of what its squad has lost. */
function lastWithoutPoints({ state, facts }: Pick<ScoreSource, "state" | "facts">): Ship | undefined {
  const [last, ...others] = state.ships.filter(isLeft);
  return last && others.length === 0 && facts.ships[last.place]?.points === 0 ? last : undefined;
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
type ScoreSource = Pick<Situation, "setup" | "state" | "facts">;

/** Points scored by each side (1E-END-04, -05). */
export function teamScores(game: Situation): readonly { readonly team: number; readonly score: number }[] {
  const own = game.content.scenario?.score(game);
  if (own) return sidesOf(game).map(({ team }, at) => ({ team, score: own[at] ?? 0 }));
  const lost = scoreOf(game);
  return sidesOf(game).map(({ team, seats }) => ({
    team,
    score: lost.reduce((sum, points, seat) => (seats.includes(seat) ? sum : sum + points), 0),
  }));
}

/** Whether a side has no ship left. */
export const isWiped = ({ state }: Situation, { seats }: Side): boolean =>
  !state.ships.some((ship) => seats.includes(ship.seat) && isLeft(ship));

/** Whether all of a side have given up. */
export const hasConceded = ({ state }: Situation, { seats }: Side): boolean =>
  seats.every((seat) => state.seats[seat]?.status === "conceded");

/** How the game stands when a round closes, and ships of seats that gave up are gone: one side left wins, none is a draw (1E-END-02); time and round limits compare scores (1E-END-07). */
export function decide(game: Situation): Outcome | undefined {
  const { setup, state, content } = game;
  // A scenario says itself when it is over; called time ends it too.
  if (content.scenario) return content.scenario.decide(game) ?? (state.timeCalled ? verdictOn(game, content.scenario, "time") : undefined);
  const eliminated = byElimination(game);
  if (eliminated) return eliminated;
  const left = sidesOf(game).filter((side) => !isWiped(game, side));
  if (state.timeCalled) return byScore(game, left, "time");
  return setup.roundLimit !== undefined && state.round >= setup.roundLimit ? byScore(game, left, "rounds") : undefined;
}

/** By the scenario's own way to find a winner, or by scores alone. */
const verdictOn = (game: Situation, scenario: Scenario, ending: Ending): Outcome =>
  scenario.verdict?.(game, ending) ?? byScore(game, sidesOf(game), ending);

/**
 * Everybody but one side has given up or has no ship left. Players who have given up are out; those who have only lost all ships stay in
 * the scoring where a scenario decides (EB-MULTI-11-Q).
 */
export function concluded(game: Situation, playing: readonly number[]): Outcome {
  const { scenario } = game.content;
  const inIt = sidesOf(game).filter((side) => !hasConceded(game, side));
  if (scenario && playing.length > 0 && inIt.length > 1) return verdictOn(game, scenario, "concession");
  return { ending: "concession", winners: playing, draw: playing.length === 0 };
}

/** In tournaments a game may be over in the middle of a round. */
export const mayEndAtOnce = ({ setup }: Situation): boolean => setUpFormatOf(setup.format).end.elimination === "at once";

/** Whether it is: at once, when no ship waits to fire at the same time (ET-END-02, -03). */
export const decideAtOnce = (game: Situation): Outcome | undefined =>
  game.state.ships.some(({ doomed }) => doomed) ? undefined : byElimination(game);

export function declareOver(game: Situation, outcome: Outcome): void {
  game.set({ outcome });
  game.note({ note: "game over", ending: outcome.ending });
}

/** One side left wins, none is a draw. */
function byElimination(game: Situation): Outcome | undefined {
  const sides = sidesOf(game);
  const left = sides.filter((side) => !isWiped(game, side));
  if (left.length > 1 || (left.length === 1 && sides.length === 1)) return undefined;
  const others = sides.filter((side) => !left.includes(side));
  const ending: Ending = others.every((side) => hasConceded(game, side)) ? "concession" : "elimination";
  return { ending, winners: left.map(({ team }) => team), draw: left.length === 0 };
}

/** Of the sides left the higher score wins, equal ones are a draw (1E-END-04). */
function byScore(game: Situation, left: readonly Side[], ending: Ending): Outcome {
  const scores = teamScores(game).filter(({ team }) => left.some((side) => side.team === team));
  const best = Math.max(...scores.map(({ score }) => score));
  const winners = scores.flatMap(({ team, score }) => (score === best ? [team] : []));
  return winners.length === 1 ? { ending, winners, draw: false } : { ending, winners: [], draw: true };
}

/** The result as an event takes it in; sides in their order, members by their seats. */
export function claimOf(game: Situation): Claim {
  const { state, content } = game;
  const sides = sidesOf(game);
  const scores = teamScores(game).map(({ score }) => score);
  const account = content.scenario?.account?.(game);
  const placesWhere = (holds: (side: Side) => boolean) => sides.flatMap((side, at) => (holds(side) ? [at] : []));
  const winners = state.outcome && !state.outcome.draw ? state.outcome.winners : [];
  return {
    scores: account?.scores ?? scores,
    lost: sides.map(({ seats }) => seats.flatMap((seat, member) => losses(game, seat).map((loss) => ({ member, ...loss })))),
    wiped: account?.wiped ?? placesWhere((side) => isWiped(game, side)),
    conceded: placesWhere((side) => hasConceded(game, side)),
    ...(account?.tiebreak && account.tiebreak.length > 0 && { tiebreak: account.tiebreak }),
    ...(account?.counters && { counters: account.counters }),
    time: state.timeCalled,
    rounds: state.round,
    outcome: { scores, winners: placesWhere(({ team }) => winners.includes(team)) },
  };
}

/** A ship by its place in its list: gone, or a crippled section of it (ET-SCORE-03), or what the edition counts besides. */
const losses = (game: Situation, seat: number): readonly Omit<Loss, "member">[] =>
  game.state.ships
    .filter((ship) => ship.seat === seat)
    .flatMap((one, ship): readonly Omit<Loss, "member">[] => {
      const { status, crippled } = one;
      if (status === "destroyed" || status === "fled" || status === "escaped") return [{ ship, as: status }];
      if (crippled) return [{ ship, as: `${crippled} crippled` }];
      const damage = game.edition.scoredDamage?.(game, one);
      return damage ? [{ ship, ...damage }] : [];
    });
