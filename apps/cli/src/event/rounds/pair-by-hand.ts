/** Reads a round that the organiser pairs by hand: "p1-p4,p2-p3,bye:p5". */
import { membersOf, nextPlan, type RoundPairing, sideOf, type TournamentEvent, teamOf } from "@broadside/tournament";
import { partsOf } from "../../terminal/option-reader.ts";
import { findPerson } from "../people/find-people.ts";

const BYE = /^bye:/i;

/**
 * Reads the pairs and byes that the user typed. Prints the reason and returns undefined if a side is unknown. If a name has a hyphen, users
 * write " vs " between the two sides.
 */
export function pairsByHand(event: TournamentEvent, text: string, seed: number): RoundPairing | undefined {
  const unit = nextPlan(event)?.unit;
  const parts = partsOf(text, ",");
  const find = (name: string): string | undefined => {
    const id = findPerson(event, name);
    return id !== undefined && unit === "teams" ? (teamOf(event, id)?.id ?? id) : id;
  };
  const seated = parts.filter((part) => !BYE.test(part)).map((part) => partsOf(part, part.includes(" vs ") ? " vs " : "-").map(find));
  const waiting = parts.filter((part) => BYE.test(part)).map((part) => find(part.replace(BYE, "")));
  const sides = seated.map((pair) => pair.filter((id) => id !== undefined));
  const byes = waiting.filter((id) => id !== undefined);
  if (sides.some((pair, at) => pair.length !== seated[at]?.length) || byes.length !== waiting.length) return undefined;
  return { kind: "paired", round: event.rounds.length + 1, seed, tables: seat(event, sides), byes, byHand: true };
}

/** Seats each pair at the fixed table of one of its sides, or else at the lowest free table. */
function seat(event: TournamentEvent, pairs: readonly (readonly string[])[]): RoundPairing["tables"] {
  const taken = new Set<number>();
  const take = (table: number): number => {
    taken.add(table);
    return table;
  };
  const fixed = pairs.map((sides) => {
    const table = sides.map((side) => fixedTable(event, side)).find((wanted) => wanted !== undefined && !taken.has(wanted));
    return table === undefined ? undefined : take(table);
  });
  const lowest = (): number => {
    let table = 1;
    while (taken.has(table)) table += 1;
    return take(table);
  };
  return pairs.map((sides, at) => ({ table: fixed[at] ?? lowest(), sides }));
}

const fixedTable = (event: TournamentEvent, side: string): number | undefined =>
  [side, ...membersOf(event, side)].map((id) => sideOf(event, id)?.table).find((table) => table !== undefined);
