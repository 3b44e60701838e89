/** The row that ends the Swiss rounds and begins the championship. */
import { hasStarted, isOpen } from "../event/working-event.ts";
import type { Cut } from "../log/log.ts";
import { firstOf, refuse } from "../log/refusal.ts";
import { cutSeeds } from "../standings/bracket.ts";
import { openTables } from "./event-rows.ts";
import { ORGANISERS, type Row } from "./row.ts";

export const cut: Row<Cut> = {
  by: ORGANISERS,
  against: (event, { what: { seeds, seed } }) => {
    const due = cutSeeds(event, seeds.length, seed);
    return firstOf(
      event.bracket !== undefined && refuse("The cut has been made already"),
      !hasStarted(event) && refuse("No round has been played"),
      event.format.rounds !== undefined &&
        event.rounds.length < event.format.rounds &&
        refuse(`The championship follows the ${event.format.rounds} rounds of ${event.format.name}`, "ES-ROUND-52-Q"),
      event.rounds.some(({ matches }) => matches.some(isOpen)) && refuse(`Results are missing: ${openTables(event)}`),
      !due.ok && refuse(due.problems.map(({ reason }) => reason).join("; ")),
      due.ok && due.value.join() !== seeds.join() && refuse(`The standings seed ${due.value.join(", ")}`, "ET-PTS-05"),
    );
  },
  apply: (event, { what: { seeds, seed } }) => {
    event.bracket = { seeds, seed };
  },
};
