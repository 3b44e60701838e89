/** The findings of an event's check. Sides are given by name. */
import type { Edit } from "../log/chain.ts";
import type { Entry } from "../log/log.ts";
import type { ClaimQuestion } from "./claim-reasons.ts";
import type { Keyed, NoFigures } from "./keyed.ts";
import type { PairingProblems, UnfitTeams } from "./pairing-reasons.ts";
import type { RowRefusal } from "./row-refusal.ts";

type Pair = readonly [string, string];

interface PlayedTable {
  readonly table: number;
  readonly sides: readonly string[];
}

/** Faults of a pairing that only the check looks for. */
export interface CheckedPairings extends PairingProblems {
  "another draw": { readonly seed: number };
  "teams that cannot meet": UnfitTeams;
  "too many teams sit out": { readonly own: number; readonly least: number };
  "companions meet": { readonly pairs: readonly Pair[]; readonly least: number };
  "companions share pods": { readonly own: number; readonly least: number };
  "pods repeat meetings": { readonly own: number; readonly least: number };
  "pods are uneven": { readonly own: number; readonly least: number };
}

export type CheckedPairing = Keyed<CheckedPairings>;

export interface FoundFacts {
  /** The first row that doesn't fit. */
  "row cannot stand": { readonly refusal: RowRefusal };
  "row was edited": { readonly edit: Edit; readonly accepted: boolean };
  "no row has a hash": NoFigures;
  "list was changed": { readonly player: string; readonly reason: string };
  "pairing falls short": {
    readonly fault: CheckedPairing;
    /** The organiser's wish that led to the pairing, if the organiser had one. */
    readonly wish: "by hand" | { readonly swaps: readonly Pair[] } | undefined;
  };
  "another pairing today": { readonly fault: Keyed<PairingProblems>; readonly rows: readonly number[] };
  "table has several matches": { readonly table: number; readonly matches: number };
  "table is not there": { readonly table: number; readonly tables: number };
  "side is at a table again": { readonly side: string; readonly table: number };
  "clock was never started": NoFigures;
  "time came early": { readonly ran: number; readonly minutes: number; readonly open: number };
  "match is disputed": PlayedTable;
  "match has no result": PlayedTable;
  "result cannot be counted": PlayedTable;
  "result is hardly right": PlayedTable & { readonly question: ClaimQuestion };
  "ended on time too early": PlayedTable & { readonly minutes: number };
  "decided before time": { readonly tables: readonly number[] };
  "team has two factions": {
    readonly team: string;
    readonly lists: readonly { readonly player: string; readonly faction: string }[];
  };
  "came after the end": { readonly entry: Entry };
  "standings do not add up": {
    readonly side: string;
    readonly column: "points" | "margin" | "strength of schedule";
    readonly told: number;
    readonly due: number;
  };
  /** The round that the side should have won; undefined if it should have been seeded. */
  "not in the championship": { readonly side: string; readonly before: number | undefined };
  "seeded higher today": { readonly side: string };
}

export type FoundFact = Keyed<FoundFacts>;
