/** The round that a command is about, and how names go out. */
import { lastRound, type Round, roundOf, type TournamentEvent } from "@broadside/tournament";
import { complain } from "../../exit-codes.ts";

export const ROUND_ARG = { type: "string", valueHint: "N", description: "which round; the last where left out" } as const;
export const INITIALS_ARG = { type: "boolean", description: "people by their initials, where names are not to be published" } as const;

/** Undefined, with the reason said, where it has not been paired. */
export function roundAsked(event: TournamentEvent, number: number | undefined): Round | undefined {
  const round = number === undefined ? lastRound(event) : roundOf(event, number);
  if (!round) complain(number === undefined ? "No round has been paired yet." : `Round ${number} has not been paired.`);
  return round;
}
