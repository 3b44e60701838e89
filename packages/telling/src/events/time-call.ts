/** The announcement when time is called (ET-END-06, ES-END-05). */
import type { Round } from "@broadside/tournament";
import { ENGLISH_EVENTS, type EventWords } from "./english.ts";

/** Tells players to finish the game round in progress, and names the tables with an extension, which keep playing. */
export function timeCall({ number, matches }: Round, { rows }: EventWords = ENGLISH_EVENTS): string {
  const call = rows.timeCall({ round: number });
  const longer = matches.filter(({ extension }) => extension > 0);
  const tables = longer.map(({ table, extension }) => rows.longerTable({ table, minutes: extension }));
  return tables.length === 0 ? call : rows.longerTables({ call, tables });
}
