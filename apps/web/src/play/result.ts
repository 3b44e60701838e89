/** How a game ended, in words and in points. */
import { type Ending, type Game, type Outcome, recordOf } from "@broadside/rules";
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
  const { setup, state } = game;
  const teams = [...new Set(setup.seats.map(({ team }) => team))];
  const lost = setup.seats.map((_, seat) =>
    state.ships.reduce((sum, ship) => (ship.seat === seat && isLost(ship.status) ? sum + game.factsOf(ship).points : sum), 0),
  );
  const sides = teams.map((team) => {
    const seats = setup.seats.flatMap((seat, at) => (seat.team === team ? [at] : []));
    const points = lost.reduce((sum, value, seat) => (seats.includes(seat) ? sum : sum + value), 0);
    return { team, seats, points, won: outcome.winners.includes(team) };
  });
  const winners = sides.filter(({ won }) => won).flatMap(({ seats }) => seats.map((seat) => setup.seats[seat]?.name ?? ""));
  const text = outcome.draw ? `A draw: ${ENDING_WORDS[outcome.ending]}` : `${winners.join(" and ")} won: ${ENDING_WORDS[outcome.ending]}`;
  const { claim } = recordOf(game);
  return { text, sides, claim: JSON.stringify(claim, null, 2) };
}

const isLost = (status: string): boolean => status === "destroyed" || status === "fled";
