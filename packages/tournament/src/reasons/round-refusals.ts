/** Why a round can't be paired, seated, changed or timed this way. Sides are given by name, tables and rounds by number. */
import type { NoFigures } from "./keyed.ts";
import type { SwapBreak, UnfitTeams, UnpairedTeam } from "./pairing-reasons.ts";

export interface TablePlace {
  readonly round: number;
  readonly table: number;
}

export interface RoundRefusals {
  "no such table": TablePlace;
  "round is not paired": { readonly round: number };
  "not the next round": { readonly next: number; readonly round: number };
  "no rounds are planned": NoFigures;
  "all rounds are paired": { readonly rounds: number };
  "results are missing": { readonly tables: readonly TablePlace[] };
  "table is used twice": NoFigures;
  "number of a table": NoFigures;
  "too few tables": { readonly tables: number; readonly needed: number };
  "too few sides": { readonly sides: number };
  "too few for pods": { readonly players: number };
  "seated twice": NoFigures;
  "neither table nor bye": { readonly side: string };
  "not in this round": { readonly side: string; readonly round: number };
  "wrong number of sides": { readonly table: number; readonly sides: number };
  "wrong number of byes": NoFigures;
  "no byes in pods": NoFigures;
  "rematches are not confirmed": { readonly pairs: readonly (readonly [string, string])[] };
  "teams cannot meet": UnfitTeams;
  "no two teams can meet": { readonly round: number; readonly out: readonly UnpairedTeam[] };
  "both organisers meet": { readonly table: number };
  "only the last round changes": { readonly last: number };
  "only the last pairing is cancelled": { readonly last: number };
  "same table": NoFigures;
  "table has a result": NoFigures;
  "swap breaks something": { readonly breaks: readonly SwapBreak[] };
  "results are in": { readonly tables: readonly number[] };
}

export interface ClockRefusals {
  "time is called": { readonly round: number };
  "clock is started": { readonly round: number };
  "clock is not started": { readonly round: number };
  "clock is not running": { readonly round: number };
  "clock is not paused": { readonly round: number };
  "table is finished": { readonly table: number };
  "extension of a table": { readonly most: number };
  "only players begin": NoFigures;
  "table has begun": { readonly table: number };
  "round has not started": NoFigures;
}

export interface ChampionshipRefusals {
  "bracket decides": NoFigures;
  "cut is made": NoFigures;
  "no round is played": NoFigures;
  "cut comes after the rounds": { readonly rounds: number; readonly format: string };
  "standings seed others": { readonly seeds: readonly string[] };
  "size of the bracket": { readonly sizes: readonly number[]; readonly size: number };
  "too few for the cut": { readonly size: number; readonly playing: number };
  "no cut yet": NoFigures;
  "bracket is decided": NoFigures;
  "bracket pair does not meet": { readonly sides: readonly [string, string]; readonly round: number };
  "bracket match is a draw": { readonly table: number };
  "bracket match is open": { readonly table: number };
  "championship needs a winner": NoFigures;
  "championship match is a draw": NoFigures;
  "next bracket round is made": { readonly round: number };
}
