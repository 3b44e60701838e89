/** A small plan: one list against two, from both seats. */
import type { GameSetup } from "@broadside/rules";
import type { MatchResult } from "./match-result.ts";
import type { Plan, SeatedTable } from "./plan.ts";

const squad = { faction: "rebel", ships: [], obstacles: [], points: 100 };

const setupOf = (names: readonly string[]): GameSetup => ({
  edition: "1e",
  format: "standard-100",
  table: "3x3",
  seats: names.map((_, seat) => ({ player: `player-${seat + 1}`, team: seat + 1 })),
  squads: names.map(() => squad),
  decks: names.map(() => "core"),
});

const tableOf = (lineUp: number, opponent: string, own: number): SeatedTable => ({
  setup: setupOf(own === 0 ? ["Own", opponent] : [opponent, "Own"]),
  lineUp,
  own: [own],
  opponents: own === 0 ? [undefined, lineUp] : [lineUp, undefined],
});

export const PLAN: Plan = {
  game: "Standard",
  list: "Own",
  ships: [
    { name: "Wedge", points: 60 },
    { name: "Biggs", points: 40 },
  ],
  field: ["Swarm", "Aces"],
  unit: "points",
  shipUnit: "points",
  tables: [tableOf(0, "Swarm", 0), tableOf(0, "Swarm", 1), tableOf(1, "Aces", 0), tableOf(1, "Aces", 1)],
  pilots: { list: "random", field: "random" },
  seed: 7,
  mostRounds: 20,
};

/** A game that the list loses without losing a ship, unless set otherwise. */
export const resultOf = (game: number, set: Partial<MatchResult> = {}): MatchResult => ({
  game,
  first: [0],
  scores: [[0, 0]],
  ending: "rounds",
  winners: [1 - (game % 2)],
  ships: [{ lost: 0 }, { lost: 0 }],
  answers: 100,
  defaults: 0,
  losses: 0,
  ...set,
});
