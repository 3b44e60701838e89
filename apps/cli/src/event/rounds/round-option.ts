/** Options to choose the round, and to print initials instead of names. */

import { lastRound, type Round, roundOf, type TournamentEvent } from "@broadside/tournament";
import { complain } from "../../terminal/messages.ts";

export const ROUND_ARG = { type: "string", valueHint: "N", description: "the round (default: the last)" } as const;
export const INITIALS_ARG = { type: "boolean", description: "print initials instead of names" } as const;

/** Finds the round. Prints the reason and returns undefined if it hasn't been paired. */
export function pairedRound(event: TournamentEvent, number: number | undefined): Round | undefined {
  const round = number === undefined ? lastRound(event) : roundOf(event, number);
  if (!round) {
    const last = lastRound(event)?.number;
    if (number === undefined || last === undefined)
      complain("No round has been paired yet.", "Run broadside event pair first, or run broadside event show to see the next step.");
    else complain(`Round ${number} hasn't been paired.`, last === 1 ? "Use round 1." : `Use a round from 1 to ${last}.`);
  }
  return round;
}
