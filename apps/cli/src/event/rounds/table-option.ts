/** Finds the table that a command is about. */

import { lastRound, type Match, matchAt, nameOf, type Round, type TournamentEvent } from "@broadside/tournament";
import { complain } from "../../terminal/messages.ts";
import { wholeNumber } from "../../terminal/option-reader.ts";
import { everyoneAt, findSide } from "../people/find-people.ts";
import { byTable } from "./round-words.ts";

const MOST_NAMED = 20;

/** Finds a match by the table's number or by a side that plays there. Prints the reason if it can't. */
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
      `Use a table of this round: ${byTable(round.matches)
        .map(({ table }) => table)
        .slice(0, MOST_NAMED)
        .join(", ")}${round.matches.length > MOST_NAMED ? " …" : ""}.`,
    );
  return match;
}

/** Returns everyone at the table with a given number; no one if there is no such table. */
export function peopleAt(event: TournamentEvent, round: number | undefined, table: string): readonly string[] {
  const number = wholeNumber(table);
  const last = round ?? lastRound(event)?.number ?? 0;
  const match = number === undefined ? undefined : matchAt(event, last, number);
  return match ? everyoneAt(event, match) : [];
}
