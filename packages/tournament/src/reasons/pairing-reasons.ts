/** Reasons for a pairing, notes that an organiser should read, and what isn't ideal about it. Sides are given by name. */
import type { RuleSubject } from "../settings/rule-ids.ts";
import type { Cited, Keyed } from "./keyed.ts";

type Pair = readonly [string, string];

/** How many players a scenario takes, and how many of them in one team. */
export interface ScenarioSeats {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly team: number;
}

export interface TeamSize {
  readonly team: string;
  readonly members: number;
}

/** Two teams, and the sizes that the scenario takes. */
export interface UnfitTeams {
  readonly teams: readonly TeamSize[];
  readonly scenario: ScenarioSeats | undefined;
}

/** A team with no possible opponent left. */
export interface UnpairedTeam extends TeamSize {
  readonly scenario: ScenarioSeats | undefined;
  readonly rule?: string | undefined;
}

export interface PairingNotes {
  rematch: { readonly sides: Pair };
  "not kept apart": { readonly sides: Pair; readonly label: string };
  "not at the fixed table": { readonly side: string; readonly table: number; readonly fixed: number };
  "team sits out": Omit<UnpairedTeam, "rule">;
  "no team and the bye": { readonly player: string };
  "newcomer has the bye": { readonly side: string; readonly margin: number };
  "bye is worth more than a win": { readonly margin: number; readonly most: number };
  "bye is worth no more than a draw": { readonly margin: number };
}

export type PairingNote = Cited<PairingNotes>;

export interface SidePoints {
  readonly side: string;
  readonly points: number;
}

/** A side with the values by which the pairing compares it. */
export interface WeighedSide extends SidePoints {
  readonly margin: number;
}

interface ByeCandidate extends WeighedSide {
  readonly byes: number;
}

/** The two sides whose points differ most, among the pairs that aren't in the best pairing. Empty if all pairs are in it. */
type WidestPair = readonly SidePoints[];

/** The criterion in which a pairing falls short of the best possible one. */
export interface PairingProblems {
  "avoidable rematches": {
    readonly pairs: readonly Pair[];
    /** The number of unavoidable rematches. */
    readonly least: number;
    /** If the pairing already has as few rematches as possible: how often the pairs have met before, and the least possible. */
    readonly meetings?: { readonly own: number; readonly least: number };
  };
  "bye to another": { readonly has: ByeCandidate | undefined; readonly due: ByeCandidate | undefined };
  "points far apart": { readonly own: number; readonly least: number; readonly widest: WidestPair };
  "too many float down": {
    readonly points: number;
    readonly own: { readonly sides: number; readonly difference: number };
    readonly least: { readonly sides: number; readonly difference: number };
    readonly widest: WidestPair;
  };
  "opponents out of order": {
    readonly side: WeighedSide | undefined;
    readonly opponent: WeighedSide | undefined;
    readonly due: WeighedSide | undefined;
  };
}

/** What a swap by hand breaks. */
export interface SwapBreaks extends PairingProblems {
  "table has begun already": { readonly table: number };
  "report is lost": { readonly table: number };
  "they meet again": { readonly sides: Pair };
  "people who belong together": { readonly table: number };
  "another bye": { readonly side: string; readonly instead: string };
  "bye not to the fewest points": { readonly side: string };
  "bye not to the lowest margin": { readonly side: string };
  "points at a table": { readonly table: number; readonly difference: number };
}

export type SwapBreak = Cited<SwapBreaks>;

export type PairingProblem = Keyed<PairingProblems> & { readonly subject: RuleSubject };

/** A scenario is planned with a limit that it isn't made for. */
export interface LimitNotes {
  "scenario has no such limit": LimitPlace;
  "scenario is made for another limit": LimitPlace & { readonly perTeam: boolean; readonly due: number };
}

interface LimitPlace {
  readonly round: number;
  readonly scenario: string;
  readonly limit: number;
  readonly counts: "points" | "threat";
}

export type LimitNote = Keyed<LimitNotes>;
