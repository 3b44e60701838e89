/**
 * Reasons why a game can't be set up as chosen, other than problems with lists. Each has a key, and the numbers and names that its sentence
 * mentions. The `telling` package writes the sentences.
 */
import type { EditionId } from "./edition.ts";
import type { ScenarioType } from "./scenario.ts";

/** Formats are given by id, scenarios by name. */
interface SetUpProblemFigures {
  // What is played
  "unknown format": { format: string };
  "unknown scenario": { scenario: string };
  "unknown scenario, others near": { scenario: string; nearest: readonly string[] };
  "scenario missing": object;
  "edition not played": { scenario: string; edition: EditionId; editions: readonly EditionId[] };
  "unknown figure": { scenario: string; figure: string; known: readonly string[] };
  "figure out of range": { figure: string; value: number; least: number; most: number };
  "no tiers": { format: string };
  "tier missing": { format: string; most: number };
  "unknown tier": { format: string; tier: number; most: number };

  // Players
  "too many players": { players: number; most: number };
  "wrong number of players": { game: string; players: number; least: number; most: number };
  "only if the organiser allows it": { game: string; players: number; least: number; most: number };
  "no deployment areas": { scenario: string; players: number };
  "wrong sides": { format: string; seats: number; sides: readonly number[] };
  "one team only": object;
  "not two teams": { teams: number };
  "wrong team sizes": { most: number; teams: readonly number[] };
  "teams in a free-for-all": object;
  "not one against one": object;
  "type not played": { scenario: string; type: ScenarioType; types: readonly ScenarioType[] };

  // What they bring
  "points and threat mixed": { points: readonly number[]; threat: readonly number[] };
  "no format for these squads": { scenario: string; counts: "points" | "threat" };
  "no limit": { scenario: string; counts: "points" | "threat" };
  "squad over the limit": { counts: "points" | "threat"; spent: number; limit: number; squad: SquadNumber };
  "wrong number of ships": { ships: number; least: number; most: number; squad: SquadNumber };
  "wrong number of obstacles": { scenario: string; obstacles: number; wanted: number };
  "obstacles not allowed": { kinds: readonly string[] };
  "deck not allowed": { deck: string; format: string };
  "deck not allowed on this day": { deck: string; format: string; day: string };
  "huge ship as an obstacle": { format: string };
  /** Seats count from 1. */
  "nobody places the huge ship": { number: number };
}

/** A squad's number on its side, counted from 1. It is 0 if the side has only one squad. */
type SquadNumber = number;

export type SetUpProblemKey = keyof SetUpProblemFigures;
export type SetUpProblemOf<Key extends SetUpProblemKey> = {
  [One in Key]: { readonly problem: One } & Readonly<SetUpProblemFigures[One]>;
}[Key];
export type SetUpProblem = SetUpProblemOf<SetUpProblemKey>;
