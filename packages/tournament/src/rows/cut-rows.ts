/** The row that ends the Swiss rounds and begins the championship. */
import { hasStarted } from "../event/working-event.ts";
import type { Cut } from "../log/log.ts";
import { nameOf } from "../people/display-names.ts";
import { firstOf } from "../reasons/row-refusal.ts";
import { cutSeeds } from "../standings/bracket.ts";
import { missingResults } from "./event-rows.ts";
import { ORGANISERS, type Row } from "./row.ts";

export const cut: Row<Cut> = {
  by: ORGANISERS,
  against: (event, { what: { seeds, seed } }) => {
    const due = cutSeeds(event, seeds.length, seed);
    return firstOf(
      event.bracket !== undefined && { key: "cut is made" },
      !hasStarted(event) && { key: "no round is played" },
      event.format.rounds !== undefined &&
        event.rounds.length < event.format.rounds && {
          key: "cut comes after the rounds",
          rounds: event.format.rounds,
          format: event.format.name,
          rule: "ES-ROUND-52-Q",
        },
      missingResults(event),
      due.ok ? undefined : due.problems[0],
      due.ok &&
        due.value.join() !== seeds.join() && {
          key: "standings seed others",
          seeds: due.value.map((side) => nameOf(event, side)),
          rule: "ET-PTS-05",
        },
    );
  },
  apply: (event, { what: { seeds, seed } }) => {
    event.bracket = { seeds, seed };
  },
};
