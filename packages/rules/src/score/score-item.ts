/** The items that make up a score: what each one is for, and how much it adds. */
import type { ShipId } from "../state/state.ts";

/** How ships were lost, because that decides what they score. */
export type LostAs = "destroyed" | "fled" | "destroyed or fled" | "at half health" | "fore crippled" | "aft crippled";

export type ScoreItem =
  /** A ship, or all the ships of a quick build, which count together. */
  | { readonly item: "ships"; readonly ships: readonly ShipId[]; readonly as: LostAs; readonly score: number }
  /** Victory counters that have been scored, or that count while on ships' cards. */
  | { readonly item: "counters"; readonly count: number; readonly onCards: boolean; readonly score: number }
  /** Mission points for anything not listed above. */
  | { readonly item: "mission points"; readonly text: string; readonly score: number };

/** The items of each side's score, without those that are worth nothing. */
export type ScoreItems = readonly (readonly ScoreItem[])[];

export const totals = (items: ScoreItems): readonly number[] => items.map((own) => own.reduce((sum, { score }) => sum + score, 0));

export const counterItem = (count: number, each: number, onCards = false): readonly ScoreItem[] =>
  count === 0 ? [] : [{ item: "counters", count, onCards, score: each * count }];

export const missionItem = (text: string, score: number): readonly ScoreItem[] =>
  score === 0 ? [] : [{ item: "mission points", text, score }];
