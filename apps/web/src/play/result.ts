/** How a game ended, in words and in points. */
import { claimOf, type Ending, type Game, type Outcome, teamScores } from "@broadside/rules";
import type { PlayResult } from "./protocol.ts";

const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  elimination: "no other side has a ship left",
  time: "by points, when time was called",
  rounds: "by points, after the last round",
  concession: "the others gave up",
  goal: "the goal was reached",
  judge: "by the judge’s word",
};

export function resultOf(game: Game, outcome: Outcome): PlayResult {
  const { setup } = game;
  const sides = teamScores(game).map(({ team, score }) => ({
    team,
    seats: setup.seats.flatMap((seat, at) => (seat.team === team ? [at] : [])),
    points: score,
    won: outcome.winners.includes(team),
  }));
  const winners = sides.filter(({ won }) => won).flatMap(({ seats }) => seats.map((seat) => setup.seats[seat]?.name ?? ""));
  const text = outcome.draw ? `A draw: ${ENDING_WORDS[outcome.ending]}` : `${winners.join(" and ")} won: ${ENDING_WORDS[outcome.ending]}`;
  return { text, sides, claim: JSON.stringify(claimOf(game), null, 2) };
}
