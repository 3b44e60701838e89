/** A change that might fix a problem. The list checker hasn't checked it yet. */
import type { Catalogue } from "@broadside/cards";
import type { EntryDraft, Format, SquadDraft, Verdict } from "@broadside/squads";
import { withSquad } from "../../lists/entry/entries.ts";
import { carriedUp } from "../../lists/entry/tiers.ts";

/** The kinds of attempts, those that players like best first. */
export const ATTEMPT_KINDS = ["settle", "swap", "move", "leave-out", "pilot", "add", "leave-out-ship", "whole"] as const;
type AttemptKind = (typeof ATTEMPT_KINDS)[number];

export interface Attempt {
  readonly kind: AttemptKind;
  readonly label: string;
  readonly entry: EntryDraft;
}

/** Everything that is needed to make attempts. */
export interface FixContext {
  readonly entry: EntryDraft;
  readonly format: Format;
  readonly catalogue: Catalogue;
  readonly verdict: Verdict;
  check(entry: EntryDraft): Verdict;
}

/** The entry with one list changed. In Escalation, the later tiers change too. */
export function withList({ entry, format }: FixContext, list: number, make: (squad: SquadDraft) => SquadDraft): EntryDraft {
  const squad = entry.squads[list];
  if (!squad) return entry;
  return format.inclusion ? carriedUp(entry, list, make(squad)) : withSquad(entry, list, make);
}
