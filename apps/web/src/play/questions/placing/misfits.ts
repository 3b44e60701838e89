/** Finds the ships in a fleet that can't be placed where they are, and groups them by reason. */
import type { HeldFleetShip } from "../../board/choices/fleet/use-fleet.ts";

export interface Misfits {
  readonly text: string;
  readonly rule: string | undefined;
  readonly ships: readonly string[];
}

export function misfitsOf(held: readonly Pick<HeldFleetShip, "ship" | "refusal">[]): readonly Misfits[] {
  const reasons = new Map<string, Misfits>();
  for (const { ship, refusal } of held) {
    if (!refusal) continue;
    const before = reasons.get(refusal.text);
    reasons.set(refusal.text, { text: refusal.text, rule: refusal.rule, ships: [...(before?.ships ?? []), ship] });
  }
  return [...reasons.values()];
}
