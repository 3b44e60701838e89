/** What a score is made of, as data: each item says what it was given for and how much it counts. */
import type { ShipId } from "../state/state.ts";

/** What has become of ships that count for the enemy. */
export type LostAs = "destroyed" | "fled" | "destroyed or fled" | "at half health" | "fore crippled" | "aft crippled";

export type ScoreItem =
  /** A ship, or all ships of a quick build, which count together. */
  | { readonly item: "ships"; readonly ships: readonly ShipId[]; readonly as: LostAs; readonly score: number }
  /** Victory counters: scored, or those that count where they lie on cards of ships. */
  | { readonly item: "counters"; readonly count: number; readonly onCards: boolean; readonly score: number }
  /** Mission points for anything else. */
  | { readonly item: "mission points"; readonly text: string; readonly score: number };

/** What sides have scored, each by its items; what counts nothing is left out. */
export type ScoreItems = readonly (readonly ScoreItem[])[];

export const totals = (items: ScoreItems): readonly number[] => items.map((own) => own.reduce((sum, { score }) => sum + score, 0));

export const counterItem = (count: number, each: number, onCards = false): readonly ScoreItem[] =>
  count === 0 ? [] : [{ item: "counters", count, onCards, score: each * count }];

export const missionItem = (text: string, score: number): readonly ScoreItem[] =>
  score === 0 ? [] : [{ item: "mission points", text, score }];
