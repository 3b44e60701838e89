/** A function for writing a wing briefly. */
import { usualPositions } from "../checks/check-wings.ts";
import type { WingDraft } from "../draft.ts";

/** Writes a wing. Ships are given by their positions in the list; wingmates take the usual positions in the wing. */
export function wing(leader: number, ...wingmates: readonly number[]): WingDraft {
  const positions = usualPositions(wingmates.length);
  return { leader, wingmates: wingmates.map((ship, at) => ({ ship, position: positions[at] ?? 0 })) };
}
