import type { CSSProperties } from "react";

/**
 * In scenarios, colours follow the player numbers, which never change. Player one is red, and player two is blue (EB-SETUP-07,
 * SC-COMMON-71).
 */
export function playerColours(
  numbers: readonly number[] | undefined,
  seats: number,
): { readonly "data-numbered"?: true; readonly style?: CSSProperties } {
  if (!numbers || new Set(numbers).size < seats) return {};
  return {
    "data-numbered": true,
    style: Object.fromEntries(numbers.map((number, seat) => [`--seat-${seat + 1}`, `var(--player-${number})`])),
  };
}
