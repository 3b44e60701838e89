/** A ship as it is at the start of a game. Also used to restore a ship (EB-RESTORE-01 to -07). */
import type { Seat } from "./seat.ts";
import { NO_TOKENS, type Ship, type ShipId, type WingPlace } from "./state.ts";

/**
 * Returns a ship off the table with nothing on it. Made as one object literal, because ships are copied often and such objects are fast to
 * copy.
 */
export const newShip = (
  id: ShipId,
  seat: Seat,
  place: number,
  upgrades: readonly string[] = [],
  carrier: ShipId | undefined = undefined,
  wing: WingPlace | undefined = undefined,
  placedTokens: readonly number[] | undefined = undefined,
): Ship => ({
  id,
  seat,
  place,
  status: carrier === undefined ? "reserve" : "docked",
  pose: undefined,
  label: undefined,
  shields: 0,
  aftShields: 0,
  crippled: undefined,
  energy: 0,
  charges: 0,
  force: 0,
  damage: [],
  tokens: NO_TOKENS,
  locks: [],
  upgrades: upgrades.map((card, at) => ({ id: card, faceup: true, side: "front", energy: 0, charges: placedTokens?.[at] ?? 0 })),
  quarter: "front",
  dial: undefined,
  revealed: undefined,
  speed: undefined,
  activated: false,
  engaged: false,
  skipsAction: false,
  actions: [],
  touching: [],
  usedThisRound: [],
  usedThisGame: [],
  carrier,
  wing,
  mayAttackFrom: 0,
  doomed: false,
});

/** Fields that get their starting values again when a ship is restored. Its cards, pools and wing are restored separately. */
const RESTORED = [
  "dial",
  "revealed",
  "speed",
  "quarter",
  "carrier",
  "mayAttackFrom",
  "activated",
  "engaged",
  "skipsAction",
  "actions",
  "usedThisRound",
  "usedThisGame",
] as const satisfies readonly (keyof Ship)[];

export function restoredFields({ id, seat, place }: Ship): Pick<Ship, (typeof RESTORED)[number]> {
  const fresh = newShip(id, seat, place);
  return Object.fromEntries(RESTORED.map((field) => [field, fresh[field]])) as Pick<Ship, (typeof RESTORED)[number]>;
}
