/** A wing in few words. */
import { usualPositions } from "../checks/check-wings.ts";
import type { WingDraft } from "../draft.ts";

/** Ships by their places in the list, the wingmates in the usual positions. */
export function wing(leader: number, ...wingmates: readonly number[]): WingDraft {
  const positions = usualPositions(wingmates.length);
  return { leader, wingmates: wingmates.map((ship, at) => ({ ship, position: positions[at] ?? 0 })) };
}
