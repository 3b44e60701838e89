/**
 * Losses, scores and winners. A side's score is the points that the other sides have lost. With more than two sides, it is what all other
 * sides have lost together, because nobody records who destroyed which ship. The side that has lost least is ahead.
 */
import type { Claim, Loss } from "@broadside/formats";
import type { Scenario } from "../contract/scenario.ts";
import type { Situation } from "../contract/situation.ts";
import type { Facts, ShipFacts } from "../facts/printed-facts.ts";
import { setUpFormatOf } from "../set-up/formats.ts";
import { type Side, sidesOf } from "../state/sides.ts";
import type { Ending, Outcome, Ship } from "../state/state.ts";
import type { LostAs } from "./score-item.ts";

/** Whether a ship is lost. An escaped ship is off the table and scores for no side (EB-ESC-03). */
const isLost = ({ status }: Ship): boolean => status === "destroyed" || status === "fled";
/** Whether a ship is still in the game. Docked ships count as in play. */
const isLeft = ({ status }: Ship): boolean => status === "inPlay" || status === "docked" || status === "reserve";

/**
 * Returns the points lost by each seat: destroyed or fled ships with all their upgrades, including discarded ones (1E-SQUAD-07,
 * ES-SCORE-03), and crippled sections of surviving ships with the upgrades on them (ET-SCORE-03 to -06, -53-Q, HS-SCORE-91-Q).
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

/**
 * If only one ship is left in the game and it cost no points, returns that ship. It counts as 1 point, so its squad has lost 1 point less.
 */
function lastWithoutPoints({ state, facts }: Pick<ScoreSource, "state" | "facts">): Ship | undefined {
  const [last, ...others] = state.ships.filter(isLeft);
  return last && others.length === 0 && facts.ships[last.place]?.points === 0 ? last : undefined;
}

/** Returns what a ship now scores for its enemies, and why; undefined if it scores nothing. */
export function lossOf(facts: Facts, ship: Ship): { readonly as: LostAs; readonly score: number } | undefined {
  const { status, crippled } = ship;
  const { points, cards } = facts.ships[ship.place] as ShipFacts;
  const score = isLost(ship) ? points : crippled ? (cards?.[crippled].points ?? 0) : 0;
  if (score === 0) return undefined;
  return { as: status === "destroyed" || status === "fled" ? status : `${crippled ?? "aft"} crippled`, score };
}

/** The parts of a game that scoring needs. */
type ScoreSource = Pick<Situation, "setup" | "state" | "facts">;

/** Returns the points scored by each side (1E-END-04, -05). */
export function teamScores(game: Situation): readonly { readonly team: number; readonly score: number }[] {
  const own = game.content.scenario?.score(game);
  if (own) return sidesOf(game).map(({ team }, at) => ({ team, score: own[at] ?? 0 }));
  const lost = scoreOf(game);
  return sidesOf(game).map(({ team, seats }) => ({
    team,
    score: lost.reduce((sum, points, seat) => (seats.includes(seat) ? sum : sum + points), 0),
  }));
}

/** Whether a side has no ships left. */
export const isWiped = ({ state }: Situation, { seats }: Side): boolean =>
  !state.ships.some((ship) => seats.includes(ship.seat) && isLeft(ship));

/** Whether all players of a side have conceded. */
export const hasConceded = ({ state }: Situation, { seats }: Side): boolean =>
  seats.every((seat) => state.seats[seat]?.status === "conceded");

/**
 * Returns the outcome at the end of a round, after the ships of players who conceded have been removed. The last side left wins; if none is
 * left, the game is a draw (1E-END-02). When time is up or the last round is over, the scores decide (1E-END-07).
 */
export function decide(game: Situation): Outcome | undefined {
  const { setup, state, content } = game;
  // A scenario decides when the game is over. Calling time ends it too.
  if (content.scenario) return content.scenario.decide(game) ?? (state.timeCalled ? verdictOn(game, content.scenario, "time") : undefined);
  const eliminated = byElimination(game);
  if (eliminated) return eliminated;
  const left = sidesOf(game).filter((side) => !isWiped(game, side));
  if (state.timeCalled) return byScore(game, left, "time");
  return setup.roundLimit !== undefined && state.round >= setup.roundLimit ? byScore(game, left, "rounds") : undefined;
}

/** Returns the scenario's own verdict. If the scenario has none, the scores decide. */
const verdictOn = (game: Situation, scenario: Scenario, ending: Ending): Outcome =>
  scenario.verdict?.(game, ending) ?? byScore(game, sidesOf(game), ending);

/**
 * Returns the outcome when all sides but one have conceded or lost all their ships. Players who conceded can't win. In a scenario, players
 * who have only lost all their ships can still win by score (EB-MULTI-11-Q).
 */
export function concluded(game: Situation, playing: readonly number[]): Outcome {
  const { scenario } = game.content;
  const inIt = sidesOf(game).filter((side) => !hasConceded(game, side));
  if (scenario && playing.length > 0 && inIt.length > 1) return verdictOn(game, scenario, "concession");
  return { ending: "concession", winners: playing, draw: playing.length === 0 };
}

/** Whether a game may end in the middle of a round, as in tournaments. */
export const mayEndAtOnce = ({ setup }: Situation): boolean => setUpFormatOf(setup.format).end.elimination === "at once";

/**
 * Returns the outcome if a side is already eliminated. If a destroyed ship may still fire back, the game waits for that (ET-END-02, -03).
 */
export const decideAtOnce = (game: Situation): Outcome | undefined =>
  game.state.ships.some(({ doomed }) => doomed) ? undefined : byElimination(game);

export function declareOver(game: Situation, outcome: Outcome): void {
  game.set({ outcome });
  game.note({ note: "game over", ending: outcome.ending });
}

/** The last side left wins; if none is left, the game is a draw. */
function byElimination(game: Situation): Outcome | undefined {
  const sides = sidesOf(game);
  const left = sides.filter((side) => !isWiped(game, side));
  if (left.length > 1 || (left.length === 1 && sides.length === 1)) return undefined;
  const others = sides.filter((side) => !left.includes(side));
  const ending: Ending = others.every((side) => hasConceded(game, side)) ? "concession" : "elimination";
  return { ending, winners: left.map(({ team }) => team), draw: left.length === 0 };
}

/** Among the sides left, the highest score wins; a tie is a draw (1E-END-04). */
function byScore(game: Situation, left: readonly Side[], ending: Ending): Outcome {
  const scores = teamScores(game).filter(({ team }) => left.some((side) => side.team === team));
  const best = Math.max(...scores.map(({ score }) => score));
  const winners = scores.flatMap(({ team, score }) => (score === best ? [team] : []));
  return winners.length === 1 ? { ending, winners, draw: false } : { ending, winners: [], draw: true };
}

/** Returns the result in the form that events accept: sides in order, and their members in the order of seats. */
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
    ...(state.outcome?.ending === "agreement" && state.outcome.draw && { agreedDraw: true }),
    outcome: { scores, winners: placesWhere(({ team }) => winners.includes(team)) },
  };
}

/**
 * Lists the losses of a seat: lost ships, crippled sections (ET-SCORE-03), and anything else that the edition scores. Ships are given by
 * their index in their list.
 */
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
