/** A change by hand, an undo or a team's concession that is waiting for consent. It blocks nothing: the game continues meanwhile. */
import type { Proposal } from "@broadside/protocol";
import type { Situation } from "../contract/situation.ts";
import { type Relation, relationOf, type Seat } from "../state/seat.ts";
import type { Refusal } from "./input.ts";

export type { Proposal } from "@broadside/protocol";

/**
 * Every enemy seat still playing must agree; the proposer's team needn't. A concession needs only the teammates' consent (ET-TEAM-55-Q).
 */
export function consentOf(
  { setup, state }: Situation,
  { seat, agreed, what }: Proposal,
  vote?: { readonly seat: Seat | "judge" },
): { readonly complete: boolean; readonly needed: readonly Seat[]; readonly refusal: Refusal | undefined } {
  const asked: Relation = "concede" in what ? "allied" : "enemy";
  const needed = state.seats.flatMap(({ status }, other) =>
    status === "playing" && relationOf(setup.seats, seat, other) === asked && !agreed.includes(other) ? [other] : [],
  );
  const mayVote = vote === undefined || vote.seat === "judge" || needed.includes(vote.seat);
  return { complete: needed.length === 0, needed, refusal: mayVote ? undefined : { refused: "not this seat's to decide" } };
}
