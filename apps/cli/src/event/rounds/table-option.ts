/** The table that a command is about. */
import { type Match, matchAt, nameOf, type Round, type TournamentEvent } from "@broadside/tournament";
import { complain } from "../../exit-codes.ts";
import { wholeNumber } from "../../terminal/option-reader.ts";
import { findSide } from "../people/find-people.ts";

/** By the number, or by somebody who sits there. */
export function matchNamed(event: TournamentEvent, round: Round, text: string): Match | undefined {
  const number = wholeNumber(text);
  const side = number === undefined ? findSide(event, round, text) : undefined;
  if (number === undefined && side === undefined) return undefined;
  const match = number === undefined ? round.matches.find(({ sides }) => sides.includes(side ?? "")) : matchAt(event, round.number, number);
  if (!match)
    complain(
      number === undefined
        ? `${nameOf(event, side ?? "")} has no table in round ${round.number}.`
        : `There is no table ${number} in round ${round.number}.`,
    );
  return match;
}
