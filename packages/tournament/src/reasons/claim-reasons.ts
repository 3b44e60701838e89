/** What is wrong or doubtful about a reported result. Sides are given by their places at the table, counted from 0. */
import type { LossKind } from "@broadside/formats";
import type { Keyed, NoFigures } from "./keyed.ts";

/** A number that every side at a table has. */
export type SideFigure = "score" | "tiebreaker" | "counters";

/** One line of a side's losses. */
interface LossPlace {
  readonly side: number;
  /** From 0. */
  readonly loss: number;
}

interface LostShip extends LossPlace {
  readonly ship: string;
}

interface SidePlace {
  readonly side: number;
}

export interface ClaimProblems {
  "number of sides": { readonly pod: boolean; readonly sides: number };
  "everybody concedes": NoFigures;
  "nobody to agree on a draw": NoFigures;
  "conceding to a wiped side": NoFigures;
  "mission points are missing": NoFigures;
  "nothing is told": NoFigures;
  "number of figures": { readonly figure: SideFigure; readonly sides: number; readonly figures: number };
  "figure is out of range": SidePlace & {
    readonly figure: SideFigure;
    readonly least: number;
    readonly most: number;
    readonly value: number;
  };
  "score without a round": SidePlace;
  "losses without a round": SidePlace;
  "figure means nothing here": { readonly figure: "tiebreaker" | "counters" };
  "game rounds are out of range": { readonly most: number; readonly value: number };
  "no such side at the table": { readonly field: "wiped" | "conceded"; readonly side: number };
  "side is named twice": { readonly field: "wiped" | "conceded"; readonly side: number };
  "number of losses": { readonly sides: number; readonly losses: number };
  "ships are left": SidePlace;
  "list is not known": LossPlace;
  "no such ship": LossPlace;
  "no such kind of loss": LossPlace & { readonly kinds: readonly LossKind[] };
  "no such section": LostShip;
  "nothing escapes": LossPlace;
  "ship is lost twice": LostShip;
  "lost health is out of range": LostShip & { readonly most: number; readonly value: number };
  "ship is destroyed": LostShip;
  "ship is not at half": LostShip & { readonly half: number };
  "lost health is missing": LossPlace;
  "health is not known": LossPlace;
  "score must be told": SidePlace;
  "score does not match the losses": SidePlace & { readonly counted: number; readonly score: number };
  "game has other scores": { readonly game: readonly number[]; readonly event: readonly number[] };
  "game has other winners": { readonly game: readonly number[]; readonly event: readonly number[] };
}

/** `path` is the place in the claim, such as `scores[0]`; empty for the whole claim. */
export type ClaimProblem = Keyed<ClaimProblems> & { readonly path: string };

export interface ClaimQuestions {
  "score is very high": SidePlace & { readonly score: number; readonly most: number };
  "score is low for a wipe": SidePlace & { readonly score: number; readonly least: number };
  "score differs from counters": SidePlace & { readonly score: number; readonly counters: number };
  "many counters": SidePlace & { readonly most: number };
}

export type ClaimQuestion = Keyed<ClaimQuestions> & { readonly path: string };
