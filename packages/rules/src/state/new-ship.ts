/** A ship as it starts: used for every new game, and for restoring a ship (EB-RESTORE-01 to -07). */
import type { Seat } from "./seat.ts";
import { NO_TOKENS, type Ship, type ShipId, type WingPlace } from "./state.ts";

/** The ship is off the table, with nothing on it. One object literal, because ships are copied all the time. */
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

/** Fields that a restored ship resets to their starting values; its cards, pools and wing are restored separately. */
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
