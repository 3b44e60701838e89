/** Places one device more than the System phase allows. The charge is spent from the device's own card (2E-DEV-05). */
import type { DeviceKind, Ship, Situation } from "@broadside/rules";
import { addedWays, type DeviceWay, deviceOn, isBomb, placeDevice, spendCharges, waysToPlace } from "@broadside/rules/procedures";
import type { Instruction } from "../../language/instruction.ts";
import { pick, upgradesAt } from "../../language/pick.ts";

interface BombPlacement {
  readonly onlyBombs?: true;
  /** Allows only devices that are placed from the rear, as dropped devices are. */
  readonly onlyDropped?: true;
  /** The ways to place the device, in place of the ones on the device's own card. Other cards can still add more. */
  readonly ways?: readonly DeviceWay[];
}

const givenWays = (game: Situation, ship: Ship, kind: DeviceKind, { ways }: BombPlacement): readonly DeviceWay[] | undefined =>
  ways && eachOnce([...ways, ...addedWays(game, ship, kind, { ways, goesOff: isBomb(game, kind) ? "endOfActivation" : "met" })]);

/** Removes duplicates: a card may add a way that the ship already has. */
const eachOnce = (ways: readonly DeviceWay[]): readonly DeviceWay[] =>
  ways.filter((way, at) => ways.findIndex(({ key }) => key === way.key) === at);

const waysOf = (game: Situation, ship: Ship, kind: DeviceKind, placing: BombPlacement) =>
  waysToPlace(game, ship, kind, givenWays(game, ship, kind, placing)).flatMap(({ value }) =>
    !placing.onlyDropped || value.guides === "rear" ? [value] : [],
  );

const charged = ({ upgrades }: Ship): readonly number[] => upgrades.flatMap(({ charges }, at) => (charges > 0 ? [at] : []));

/** Returns the indexes of the ship's upgrades with a device that `placing` allows the ship to place. */
const devicesOf = (game: Situation, ship: Ship, placing: BombPlacement): readonly number[] =>
  charged(ship).filter((at) => {
    const kind = deviceOn(game, ship, at);
    const isSuch = !placing.onlyBombs || game.factsOf(ship).upgrades[at]?.device?.type === "bomb";
    return isSuch && kind !== undefined && waysOf(game, ship, kind, placing).length > 0;
  });

const place = (placing: BombPlacement): Instruction =>
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

export const DROP_BOMB: Instruction = place({ onlyBombs: true, onlyDropped: true });
export const DROP_DEVICE: Instruction = place({ onlyDropped: true });
/** Places a device, either dropped or launched. */
export const PLACE_DEVICE: Instruction = place({});
export const placeDeviceBy = (ways: readonly DeviceWay[]): Instruction => place({ ways });
export const placeBomb = (ways: readonly DeviceWay[]): Instruction => place({ onlyBombs: true, ways });
