/** The table that a command is about. */
import { lastRound, type Match, matchAt, nameOf, type Round, type TournamentEvent } from "@broadside/tournament";
import { complain } from "../../exit-codes.ts";
import { wholeNumber } from "../../terminal/option-reader.ts";
import { everybodyAt, findSide } from "../people/find-people.ts";

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

/** Everybody at a table that is named by its number; nobody, and no word about it, where there is no such table. */
export function peopleAt(event: TournamentEvent, round: number | undefined, table: string): readonly string[] {
  const number = wholeNumber(table);
  const last = round ?? lastRound(event)?.number ?? 0;
  const match = number === undefined ? undefined : matchAt(event, last, number);
  return match ? everybodyAt(event, match) : [];
}
