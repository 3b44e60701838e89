/** Sets up tables for tests of astromechs, most of which work while ships move. */
import type { Table } from "@broadside/rules/testing";
import { flying } from "../../card-table.testing.ts";
import { type ShipFields, X_WING } from "../attack.testing.ts";

/** An X-wing that has the card flies the maneuver on its dial. */
export const flown = (id: string, dial: string, given: ShipFields = {}, more: Parameters<typeof flying>[2] = {}): Table =>
  flying({ pilot: X_WING, upgrades: [id], ...given }, dial, more);

/** Continues until the ship with the card is asked for its action. */
export function toAction(table: Table): Table {
  for (table.until("action"); table.asks[0]?.seat !== 0; table.until("action")) table.pass();
  return table;
}
