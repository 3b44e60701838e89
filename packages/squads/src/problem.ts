/**
 * What can be wrong with a list. Each problem has a key, the numbers and names that it mentions, and a fix. `telling` makes the sentences;
 * if a key has no sentence there, the code doesn't compile.
 */
import type { Faction, Restriction, SectionName, Size, Slot } from "@broadside/cards";
import type { Fix } from "./fix.ts";

/** Ships and upgrades are given by their card names, formats by their ids, lists by their numbers from 1. */
interface ProblemFigures {
  // The entry
  "wrong number of lists": { format: string; called: ListWord; least: number; most: number; count: number };
  "unknown scenario": { scenario: string };
  "team too large": { scenario: string; members: number };
  "teammate of another faction": { format: string };
  "name in a teammate's list": { name: string };
  "no captain": object;
  "several captains": { captains: number };
  "no player name": object;

  // Its limits
  "over the limit": { counts: Counts; spent: number; limit: number };
  "over the loadout": { ship: string; spent: number; limit: number };
  "over the epic points": { spent: number; limit: number };
  "too much on huge ships": { counts: Counts; spent: number; limit: number };
  "too few ships": { ships: number; least: number };
  "too many ships": { ships: number; most: number };
  "too many of a type": { type: string; ships: number; most: number };
  "ships without a quick build": object;
  "quick builds without points": object;
  "no huge ship or wing": object;

  // The totals that the list states
  "wrong points declared": { declared: number; points: number };
  "wrong epic points declared": { declared: number; epicPoints: number };
  "totals not declared": { missing: "points" | "epic points" | "both" };

  // Cards
  "unknown ship card": { id: string };
  "unknown upgrade card": { id: string };
  "unknown quick build": { id: string };
  "unknown wingmates": { id: string };
  "unknown faction": { faction: string; format: string };
  "part of a faction": { faction: string };
  "card of another faction": { card: string; faction: Faction };
  "not for sale": { card: string };
  "no known cost": { card: string; type: string };
  "not in this format": { card: string; format: string };
  "banned card": { card: string };
  "too many restricted cards": { cards: number; most: number };
  "not released yet": { card: string; released: string; event: string };
  "not admitted": { card: string };
  "too many of a name": { name: string; most: number };
  "two solitary cards": { card: string; other: string };
  "not on every ship": { card: string; type: string; ship: string };

  // Huge ships
  "huge ships not allowed": { ship: string };
  "huge ship not in the mission": { type: string };
  "epic points not set": { type: string };
  "half of a ship": { ship: string; half: SectionName };
  "on the wrong half": { card: string; half: SectionName };
  "on neither half": { card: string; ship: string };
  "more than one on two halves": { card: string; ship: string; slot: Slot };
  "limited card on both halves": { card: string; ship: string };

  // Upgrades of a ship
  "no icon": { card: string; ship: string; slot: Slot; part: SectionName | "ship" };
  "no icon left": { card: string; ship: string; slot: Slot; part: SectionName | "ship" };
  "several icons": { card: string; icons: number };
  "standard loadout": { card: string; ship: string };
  "only in a standard loadout": { card: string };
  /** For restrictions that name ship types. */
  "restricted card": { card: string; ship: string; type: string; restriction: Restriction };
  "not for huge ships": { card: string };
  "modification not for huge ships": { card: string };
  "same card twice": { card: string; ship: string };
  "only different cards": { card: string; because: string };
  "partner missing": { card: string; partner: string };
  "too expensive beside a card": { slot: Slot; because: string; most: number };
  "not unique beside a card": { slot: Slot; because: string };

  // Docking
  "must start docked": { ship: string; card: string };
  "docked to nothing": { ship: string };
  "carrier is docked": { carrier: string };
  "no carrier": { carrier: string };
  "too many docked": { carrier: string; docked: number; most: number };
  "wrong type docked": { carrier: string; types: readonly string[] };
  "wrong size docked": { carrier: string; sizes: readonly Size[] };
  "wrong pilot docked": { carrier: string; pilots: readonly string[] };
  "card for docking missing": { carrier: string; cards: readonly string[] };
  "mixed types docked": object;

  // Wings
  "no wingmates": { ship: string; card: string };
  "no wing card": { ship: string };
  "no wing leader": object;
  "wingmate not in the list": object;
  "wingmate not small": { ship: string };
  "docked in a wing": { ship: string };
  "in two wings": { ship: string };
  "wrong number of wingmates": { wingmates: number; least: number; most: number };
  "wrong number for the wing card": { card: string; wingmates: number; least: number; most: number };
  "not the leader's type": { card: string; type: string; leader: string };
  "not a type of the wing card": { card: string; type: string; types: readonly string[] };
  "initiative not lower": { card: string; ship: string };
  "mixed wingmates": { card: string };
  "too many wingmates of a type": { card: string; type: string; wingmates: number; most: number };
  "unknown wing position": { position: number };
  "wing position twice": { position: number };

  // Obstacles
  "wrong number of obstacles": { obstacles: number; wanted: number };
  "unknown obstacle": { obstacle: string; format: string };
  "obstacle twice": object;
  "other obstacles than the first tier": object;

  // From one tier to the next
  "fewer ships of a pilot": { ship: string; from: number; to: number };
  "pilot replaced": { ship: string; from: number; to: number };
  "ship missing": { ship: string; from: number; to: number };
  "upgrade moved": { card: string; ship: string; to: number };
  "upgrade replaced": { card: string; by: string; ship: string; to: number };
  "upgrade missing": { card: string; ship: string; from: number; to: number };
  "tier costs less": { tier: number; points: number; before: number };
  "tier costs the same": { tier: number };

  // Differences from what was handed in
  "list of another place": object;
  "list changed": object;
  "obstacles changed": object;
}

/** What a list's cost is counted in. */
export type Counts = "points" | "threat";
/** What a list in an entry is called. */
export type ListWord = "list" | "tier" | "member";

export type ProblemKey = keyof ProblemFigures;
export type ProblemOf<Key extends ProblemKey> = { [One in Key]: { readonly problem: One } & Readonly<ProblemFigures[One]> }[Key];
export type Problem = ProblemOf<ProblemKey>;

/** A problem as a check reports it, with its rule, its place and its fix. */
export type ListProblem = Problem & {
  readonly rule: string;
  /** Whether the problem makes the entry illegal. A notice doesn't. */
  readonly weight: "illegal" | "notice";
  readonly place: Place;
  readonly fix: Fix;
};

/** A place in an entry. All numbers are indexes, starting at 0. `list` is absent if the problem concerns the whole entry. */
export interface Place {
  readonly list?: number;
  readonly ship?: number;
  readonly upgrade?: number;
  readonly wing?: number;
}

/** Identifies a problem by its key, numbers and names. Its rule and place don't matter. */
export const problemId = ({ rule, weight, place, fix, ...problem }: ListProblem): string => JSON.stringify(problem);
