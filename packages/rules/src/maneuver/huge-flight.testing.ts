/** A huge ship flies what its dial says, last of all; then it is asked for its action. */
import { ATTACK_FACES, type AttackFace } from "@broadside/dice";
import type { DeviceKind } from "@broadside/protocol";
import { DEVICE_RULES } from "../devices/effects-first-edition.ts";
import type { PlacedDevice } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

/** The ship A1 is a transport at (600, 300) heading up and flies a straight 4, unless the test says otherwise; B1 is an enemy far away. */
export interface Voyage extends Omit<TestTable, "ships" | "phase" | "draws"> {
  readonly ship?: Partial<TestShip>;
  readonly friends?: readonly TestShip[];
  readonly enemies?: readonly TestShip[];
  /** What dice show before the first question. */
  readonly dice?: readonly AttackFace[];
}

/** Defaults are given until the first question, which is the one for the action if nothing else is asked. All others have had their turn. */
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

/** The sections at which Damage cards of a ship lie, `+` for faceup. */
export const cardsAt = (table: Table, id: string): readonly string[] =>
  table.ship(id).damage.map(({ section = "", faceup }) => `${section}${faceup ? "+" : ""}`);

/** A device on the table; of seat B. */
export const deviceAt = (kind: DeviceKind, x: number, y: number): PlacedDevice => ({
  id: `${kind} ${x} ${y}`,
  token: DEVICE_RULES[kind]?.token ?? "standardBomb",
  kind,
  pose: at(x, y),
  seat: 1,
  ship: "B1",
  round: 1,
});
