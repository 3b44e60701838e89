/** Tables at the System phase. */
import type { Pose } from "@broadside/geometry";
import type { DeviceKind } from "@broadside/protocol";
import type { Ability } from "../abilities/ability.ts";
import { SECOND_EDITION_DEVICES } from "../devices/effects-second-edition.ts";
import type { PlacedDevice } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

/** A card that stops the game at a moment. */
export const holdsAt = (moment: "endOfSystem" | "endOfActivation"): Ability => ({
  windows: [
    {
      at: moment,
      optional: true,
      when: () => true,
      *perform() {
        yield* [];
      },
    },
  ],
});
/** Far away: its card stops the game where the System phase ends. */
const BYSTANDER: TestShip = { pilot: "binayrepirate", pose: at(880, 880, 180), dial: "1FB" };

/** The seat of the other ships ends with the bystander. Dials are set for what comes after. */
export const systemTable = (own: readonly TestShip[], others: readonly TestShip[] = [], more: Partial<TestTable> = {}): Table =>
  startTable({
    edition: "2.0",
    phase: "system",
    ships: [own.map(withDial), [...others, BYSTANDER].map(withDial)],
    ...more,
    cards: { "pilot:binayrepirate": holdsAt("endOfSystem"), ...more.cards },
  });

const withDial = (ship: TestShip): TestShip => ({ dial: "2FB", ...ship });

/** Lies on the table from the start; of seat A unless said otherwise. */
export const lying = (kind: DeviceKind, pose: Pose, more: Partial<PlacedDevice> = {}): PlacedDevice => ({
  id: `${kind} ${pose.x / 1000} ${pose.y / 1000}`,
  token: SECOND_EDITION_DEVICES[kind]?.token ?? "standardBomb",
  kind,
  pose,
  seat: 0,
  ship: "A1",
  round: 1,
  ...more,
});
