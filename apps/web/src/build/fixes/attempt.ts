/** A change that might fix a problem; it isn't checked yet. */
import type { Catalogue } from "@broadside/cards";
import type { EntryDraft, Format, SquadDraft, Verdict } from "@broadside/squads";
import { withSquad } from "../entry/entries.ts";
import { carriedUp } from "../entry/tiers.ts";

/** The kinds that players like best come first. */
export const ATTEMPT_KINDS = ["settle", "swap", "move", "leave-out", "pilot", "add", "leave-out-ship", "whole"] as const;
type AttemptKind = (typeof ATTEMPT_KINDS)[number];

export interface Attempt {
  readonly kind: AttemptKind;
  readonly label: string;
  readonly entry: EntryDraft;
}

/** What attempts are made from. */
export interface FixContext {
  readonly entry: EntryDraft;
  readonly format: Format;
  readonly catalogue: Catalogue;
  readonly verdict: Verdict;
  check(entry: EntryDraft): Verdict;
}

/** One list changed; in Escalation the later tiers follow. */
export function withList({ entry, format }: FixContext, list: number, make: (squad: SquadDraft) => SquadDraft): EntryDraft {
  const squad = entry.squads[list];
  if (!squad) return entry;
  return format.inclusion ? carriedUp(entry, list, make(squad)) : withSquad(entry, list, make);
}
