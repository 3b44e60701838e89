/** Makes tables at the System phase. */
import type { Pose } from "@broadside/geometry";
import type { DeviceKind } from "@broadside/protocol";
import type { Ability } from "../contract/ability.ts";
import { SECOND_EDITION_DEVICES } from "../devices/effects-second-edition.ts";
import type { PlacedDevice } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

/** Makes a card that pauses the game at a timing. */
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
/** A distant ship whose card pauses the game at the end of the System phase. */
const BYSTANDER: TestShip = { pilot: "binayrepirate", pose: at(880, 880, 180), dial: "1FB" };

/** Sets up the table. The bystander is the last ship of the other seat. Dials are already set for the next phase. */
export const systemTable = (own: readonly TestShip[], others: readonly TestShip[] = [], more: Partial<TestTable> = {}): Table =>
  startTable({
    edition: "2.0",
    phase: "system",
    ships: [own.map(withDial), [...others, BYSTANDER].map(withDial)],
    ...more,
    cards: { "pilot:binayrepirate": holdsAt("endOfSystem"), ...more.cards },
  });

const withDial = (ship: TestShip): TestShip => ({ dial: "2FB", ...ship });

/** A device that is on the table from the start. It belongs to seat A unless stated otherwise. */
export const lying = (kind: DeviceKind, pose: Pose, more: Partial<PlacedDevice> = {}): PlacedDevice => ({
  id: `device ${pose.x / 1000 + pose.y}`,
  token: SECOND_EDITION_DEVICES[kind]?.token ?? "standardBomb",
  kind,
  pose,
  seat: 0,
  ship: "A1",
  round: 1,
  ...more,
});
