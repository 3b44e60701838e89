/** Who plays a seat. */

export type SeatPlayer =
  | { readonly kind: "person"; readonly name: string }
  /** A program: its level names it among those that the host was given, its seed makes it answer as it does. */
  | { readonly kind: "bot"; readonly level: string; readonly seed: number };

/** What everybody reads where the player of a seat changes. */
export const playerName = (player: SeatPlayer): string => (player.kind === "person" ? player.name : `Program (${player.level})`);
