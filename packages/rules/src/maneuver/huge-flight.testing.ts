/** Tests in which a huge ship executes its dial and is then asked for its action. All other ships have already moved. */
import { ATTACK_FACES, type AttackFace } from "@broadside/dice";
import type { DeviceKind } from "@broadside/protocol";
import { DEVICE_RULES } from "../devices/effects-first-edition.ts";
import type { PlacedDevice } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

/** Unless the test says otherwise, ship A1 is a transport at (600, 300), facing up, that executes a straight 4. B1 is an enemy far away. */
export interface Voyage extends Omit<TestTable, "ships" | "phase" | "draws"> {
  readonly ship?: Partial<TestShip>;
  readonly friends?: readonly TestShip[];
  readonly enemies?: readonly TestShip[];
  /** Results of the dice rolled before the first question. */
  readonly dice?: readonly AttackFace[];
}

/**
 * Plays up to the first question. That question asks for the ship's action, unless something else comes up first. All other ships have had
 * their turn.
 */
export function sail({ ship, friends = [], enemies = [], dice = [], ...rest }: Voyage = {}): Table {
  return startTable({
    phase: "activation",
    ships: [
      [{ pilot: "gr75mediumtransport", pose: at(600, 300), dial: "4F0", ...ship }, ...friends.map(still)],
      [{ pilot: "academypilot", pose: at(1790, 870, 270), activated: true }, ...enemies.map(still)],
    ],
    setup: { table: "6x3" },
    draws: dice.map((face) => ATTACK_FACES.indexOf(face)),
    ...rest,
  });
}

const still = (ship: TestShip): TestShip => ({ activated: true, ...ship });

/** Lists the sections of a ship's Damage cards, with a `+` for each faceup card. */
export const cardsAt = (table: Table, id: string): readonly string[] =>
  table.ship(id).damage.map(({ section = "", faceup }) => `${section}${faceup ? "+" : ""}`);

/** Makes a device on the table that belongs to seat B. */
export const deviceAt = (kind: DeviceKind, x: number, y: number): PlacedDevice => ({
  id: `device ${x + 1000 * y}`,
  token: DEVICE_RULES[kind]?.token ?? "standardBomb",
  kind,
  pose: at(x, y),
  seat: 1,
  ship: "B1",
  round: 1,
});
