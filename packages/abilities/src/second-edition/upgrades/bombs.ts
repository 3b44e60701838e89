/** Placing a device besides the one of the System phase: the card that holds it pays for it (2E-DEV-05). */
import type { DeviceKind, Ship, Situation } from "@broadside/rules";
import { addedWays, type DeviceWay, deviceOn, isBomb, placeDevice, spendCharges, waysToPlace } from "@broadside/rules/procedures";
import type { Deed } from "../../language/deed.ts";
import { pick, upgradesAt } from "../../language/pick.ts";

interface Placing {
  readonly onlyBombs?: true;
  /** From the rear, as what is dropped is. */
  readonly onlyDropped?: true;
  /** In these ways, and those that other cards make of them, in place of what the device's card says. */
  readonly ways?: readonly DeviceWay[];
}

const givenWays = (game: Situation, ship: Ship, kind: DeviceKind, { ways }: Placing): readonly DeviceWay[] | undefined =>
  ways && eachOnce([...ways, ...addedWays(game, ship, kind, { ways, goesOff: isBomb(game, kind) ? "endOfActivation" : "met" })]);

/** A card may add what is there already. */
const eachOnce = (ways: readonly DeviceWay[]): readonly DeviceWay[] =>
  ways.filter((way, at) => ways.findIndex(({ key }) => key === way.key) === at);

const waysOf = (game: Situation, ship: Ship, kind: DeviceKind, placing: Placing) =>
  waysToPlace(game, ship, kind, givenWays(game, ship, kind, placing)).flatMap(({ value }) =>
    !placing.onlyDropped || value.guides === "rear" ? [value] : [],
  );

const charged = ({ upgrades }: Ship): readonly number[] => upgrades.flatMap(({ charges }, at) => (charges > 0 ? [at] : []));

/** Places of upgrades with such a device that can be placed. */
const devicesOf = (game: Situation, ship: Ship, placing: Placing): readonly number[] =>
  charged(ship).filter((at) => {
    const kind = deviceOn(game, ship, at);
    const isSuch = !placing.onlyBombs || game.factsOf(ship).upgrades[at]?.device?.type === "bomb";
    return isSuch && kind !== undefined && waysOf(game, ship, kind, placing).length > 0;
  });

const place = (placing: Placing): Deed =>
  pick({
    kind: "bomb to drop",
    rule: "2E-DEV-05",
    among: ({ game, self }) => upgradesAt(self.ship, devicesOf(game, self.ship, placing)),
    *perform({ game, self: { ship } }, at) {
      const kind = deviceOn(game, ship, at);
      if (kind === undefined) return;
      yield* placeDevice(game, ship, kind, { ways: waysOf(game, ship, kind, placing), pay: () => spendCharges(game, ship, at) });
    },
  });

export const DROP_BOMB: Deed = place({ onlyBombs: true, onlyDropped: true });
export const DROP_DEVICE: Deed = place({ onlyDropped: true });
/** Dropped or launched. */
export const PLACE_DEVICE: Deed = place({});
export const placeDeviceBy = (ways: readonly DeviceWay[]): Deed => place({ ways });
export const placeBomb = (ways: readonly DeviceWay[]): Deed => place({ onlyBombs: true, ways });
