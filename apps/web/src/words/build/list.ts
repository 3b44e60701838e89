/** Texts about one of an entry's lists: its name, cost, tier and wings. */
import type { EntryDraft, Format } from "@broadside/squads";
import { wordsOf } from "../spoken.ts";

export const LIST = wordsOf("build", "LIST");
export const GAUGE = wordsOf("build", "GAUGE");
export const TIERS = wordsOf("build", "TIERS");
export const WINGS = wordsOf("build", "WINGS");

/** A list is named after its player, its tier or its number. */
export function listName(entry: EntryDraft, { lists: { called }, points }: Format, list: number): string {
  const number = list + 1;
  const limit = points?.[list];
  if (called === "tier") return limit === undefined ? LIST.names.tier({ number }) : LIST.tierOf({ number, points: limit });
  return entry.squads[list]?.player ?? (entry.squads.length > 1 ? LIST.names[called]({ number }) : LIST.only);
}

/** How a tier differs from the one before. */
export function tierChangeInWords(before: number, ships: number, upgrades: number, missing: number): string {
  const parts = [
    ...(ships > 0 ? [TIERS.ships({ count: ships })] : []),
    ...(upgrades > 0 ? [TIERS.upgrades({ count: upgrades })] : []),
    ...(missing > 0 ? [TIERS.missing({ count: missing, tier: before })] : []),
  ];
  return parts.length === 0 ? TIERS.same({ tier: before }) : parts.join(", ");
}

type WingPosition = keyof typeof WINGS.positions;

const isPosition = (number: string): number is WingPosition => number in WINGS.positions;

export function wingPositionInWords(position: number): string {
  const number = String(position);
  return isPosition(number) ? WINGS.positions[number] : number;
}
