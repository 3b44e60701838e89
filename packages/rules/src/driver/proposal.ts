/**
 * A change by hand, an undo, a team's concession or a draw that is waiting for consent. It blocks nothing: the game continues meanwhile.
 */
import type { Proposal } from "@broadside/protocol";
import type { Situation } from "../contract/situation.ts";
import { type Relation, relationOf, type Seat } from "../state/seat.ts";
import type { Input, Refusal } from "./input.ts";

export type { Proposal } from "@broadside/protocol";

type Vote = Extract<Input, { readonly input: "agree" }>;

/**
 * Every enemy seat still playing must agree; the proposer's team needn't. A concession needs only the teammates' consent (ET-TEAM-55-Q),
 * and a draw needs everybody's.
 */
export function consentOf(
  { setup, state }: Situation,
  { seat, agreed, what }: Proposal,
): { readonly complete: boolean; readonly needed: readonly Seat[] } {
  const asked: readonly Relation[] = "draw" in what ? ["allied", "enemy"] : "concede" in what ? ["allied"] : ["enemy"];
  const needed = state.seats.flatMap(({ status }, other) =>
    status === "playing" && asked.includes(relationOf(setup.seats, seat, other)) && !agreed.includes(other) ? [other] : [],
  );
  return { complete: needed.length === 0, needed };
}

/** A judge can decide for the players, except that only the players can agree on a draw. The clock can only refuse. */
export function checkVote(game: Situation, proposal: Proposal, { seat, yes }: Vote): Refusal | undefined {
  const mayVote =
    seat === "clock" ? !yes : seat === "judge" ? !yes || !isDrawOffer(proposal) : consentOf(game, proposal).needed.includes(seat);
  return mayVote ? undefined : { refused: "not this seat's to decide" };
}

export const isDrawOffer = ({ what }: Proposal): boolean => "draw" in what;

/** A draw can be offered while an enemy still plays. */
export function checkDrawOffer({ setup, state }: Situation, seat: Seat): Refusal | undefined {
  const hasEnemy = state.seats.some(({ status }, other) => status === "playing" && relationOf(setup.seats, seat, other) === "enemy");
  return hasEnemy ? undefined : { refused: "not this seat's to decide" };
}
