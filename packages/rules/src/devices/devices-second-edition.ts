/**
 * Bombs and mines in the second edition: how they are placed, and how bombs detonate. A table in `effects-second-edition.ts` lists their
 * effects.
 *
 * Placing a device (2E-DEV-01 to -05, 2E-SYS-22):
 * 1. Choose a way that keeps every token fully on the table. If there is none, no cost is paid and no device is placed.
 * 2. Pay the cost.
 * 3. Place the tokens with their starting fuses. A mine placed on a ship goes off.
 */
import { areaDistance, bandOf, DEVICES, devicePose, isOnTable, type Pose, tokenAt } from "@broadside/geometry";
import type { CardKey, DeviceKind } from "@broadside/protocol";
import { window } from "../abilities/window.ts";
import { chargeLimit, chargesOn, spendCharges } from "../charges/charges.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { DeviceBook, DeviceWay } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { leavePlay } from "../damage/destruction.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { layObstacle, removeObstacle } from "../obstacles/placed-obstacles.ts";
import { may } from "../queries/query.ts";
import type { PlacedDevice, PlacedDeviceId, PlacedObstacle, Ship, ShipId } from "../state/state.ts";
import { chooseTouching, touchingPose } from "./device-touching.ts";
import { addedWays, payForWay, placementVerb, templateStart } from "./device-ways.ts";
import { layDevice, strike, tokensOf, withinReach } from "./devices.ts";
import { deviceArea } from "./effects-first-edition.ts";
import { deviceNamed, SECOND_EDITION_DEVICES, type SecondEditionDevice, sufferDevice } from "./effects-second-edition.ts";

export interface DevicePlacement {
  /** If absent, uses the ways on the device's card and those that other cards add. */
  readonly ways?: readonly DeviceWay[];
  readonly mayDecline?: true;
  /** Pays the cost once the way has been chosen. */
  pay?(): void;
}

const NOT: Option<undefined> = { key: "none", value: undefined };

/**
 * Marks a ship that has placed its System phase device or has decloaked. It can then do neither for the rest of the round (2E-SYS-02, -03).
 */
const PLACED = "system device";
const DECLOAKED = "system decloak";
const mark = (game: Situation, ship: Ship, what: string): void => game.setShip(ship, { usedThisRound: [...ship.usedThisRound, what] });

/** Whether a ship may still place a device of any kind (including remotes) or decloak. Used by cards with a System phase device. */
export const mayPlaceOrDecloak = ({ usedThisRound }: Ship): boolean =>
  !usedThisRound.includes(PLACED) && !usedThisRound.includes(DECLOAKED);
export const markPlaced = (game: Situation, ship: Ship): void => mark(game, ship, PLACED);
/** Marks a ship that has placed any device this round, by any ability. Used by cards. */
const ANY_DEVICE = "device";
export const markDevice = (game: Situation, ship: Ship): void => mark(game, ship, ANY_DEVICE);
export const hasPlacedDevice = ({ usedThisRound }: Ship): boolean => usedThisRound.includes(ANY_DEVICE);
export const markDecloaked = (game: Situation, ship: Ship): void => mark(game, ship, DECLOAKED);

/**
 * Drops or launches a device through any ability. It counts as the System phase device only if the caller says so (2E-DEV-05). Returns how
 * the device was placed; undefined if it wasn't.
 */
export const placeDevice = procedure(
  "placeDevice",
  function* (game: Situation, ship: Ship, kind: DeviceKind, placing: DevicePlacement = {}): Procedure<DeviceWay | undefined> {
    const way = yield* choose<DeviceWay | undefined>((now) => {
      const ways = waysToPlace(now, ship, kind, placing.ways);
      return {
        kind: "place device",
        seat: ship.seat,
        rule: "2E-DEV-01",
        about: { ship: ship.id, piece: kind },
        options: optionsOf<DeviceWay | undefined>(placing.mayDecline || ways.length === 0 ? [NOT, ...ways] : ways),
      };
    });
    const rule = SECOND_EDITION_DEVICES[kind];
    if (!way || !rule || ship.status !== "inPlay" || !ship.pose) return undefined;
    placing.pay?.();
    payForWay(game, ship, way);
    markDevice(game, ship);
    const pose = way.touching ? yield* chooseTouching(game, ship, ship.pose, kind, rule) : poseBy(game, ship, ship.pose, rule, way);
    yield* layDevice(game, ship, kind, tokensOf(rule.token, pose), placementVerb(way), rule.fuses);
    return way;
  },
);

const poseBy = ({ board }: Situation, ship: Ship, from: Pose, { token }: SecondEditionDevice, way: DeviceWay): Pose =>
  devicePose(board.baseOf(ship), from, templateStart(way), way.template, DEVICES[token]);

/** Lists the ways to place the device that keep all of it on the table (2E-SYS-22). */
export function waysToPlace(game: Situation, ship: Ship, kind: DeviceKind, given?: readonly DeviceWay[]): readonly Option<DeviceWay>[] {
  const rule = SECOND_EDITION_DEVICES[kind];
  const from = ship.pose;
  if (!rule || !from || ship.status !== "inPlay") return [];
  const isInside = (pose: Pose) =>
    tokensOf(rule.token, pose).every(({ token, pose: at }) => isOnTable(game.board.table, [tokenAt(at, DEVICES[token])]));
  return (given ?? [...rule.ways, ...addedWays(game, ship, kind, rule)]).flatMap((value) => {
    const pose = value.touching ? touchingPose(game, ship, from, rule) : poseBy(game, ship, from, rule, value);
    return pose && isInside(pose) ? [{ key: value.key, value, pose }] : [];
  });
}

/** Returns the bomb or mine on the upgrade at this index; undefined if the upgrade has none, or its text is inactive. */
export function deviceOn(game: Situation, ship: Ship, at: number): DeviceKind | undefined {
  const { upgrades, upgradeKeys } = game.factsOf(ship);
  const { device } = upgrades[at] ?? {};
  const kind = device === undefined ? undefined : deviceNamed(device.name);
  if (kind === undefined || !SECOND_EDITION_DEVICES[kind] || !ship.upgrades[at]?.faceup) return undefined;
  return may(game, "useText", { ship, card: upgradeKeys[at] as CardKey, at }, true) ? kind : undefined;
}

/** Returns the indexes of the upgrades whose device the ship can pay for and place (2E-DEV-03, -04). */
export function devicesToPlace(game: Situation, ship: Ship): readonly number[] {
  if (ship.status !== "inPlay") return NONE;
  return ship.upgrades.flatMap(({ charges }, at) => {
    const kind = charges > 0 ? deviceOn(game, ship, at) : undefined;
    return kind !== undefined && waysToPlace(game, ship, kind).length > 0 ? [at] : [];
  });
}
const NONE: readonly number[] = [];

/** Whether a card must place its remaining devices too, because it has spent a charge (2E-DEV-20). */
export function mustPlace(game: Situation, ship: Ship, at: number): boolean {
  const kind = deviceOn(game, ship, at);
  return kind !== undefined && SECOND_EDITION_DEVICES[kind]?.mustFollow === true && chargesOn(ship, at) < chargeLimit(game, ship, at);
}

/**
 * Places the card's own device, in the System phase or when its text says so. Each device costs one charge (2E-DEV-03, -04); some cards
 * place two, each in a different way (2E-DEV-22).
 */
export const placeFromCard = procedure("placeFromCard", function* (game: Situation, ship: Ship, at: number): Procedure<boolean> {
  const kind = deviceOn(game, ship, at);
  const rule = kind && SECOND_EDITION_DEVICES[kind];
  if (kind === undefined || !rule) return false;
  const used: string[] = [];
  for (let placed = 0; placed < (rule.atOnce ?? 1) && chargesOn(ship, at) > 0; placed += 1) {
    const others = waysToPlace(game, ship, kind).map(({ value }) => value);
    const way = yield* placeDevice(game, ship, kind, {
      ...(used.length > 0 && { ways: others.filter(({ key }) => !used.includes(key)), mayDecline: true }),
      pay: () => spendCharges(game, ship, at),
    });
    if (!way) break;
    used.push(way.key);
  }
  return used.length > 0;
});

/**
 * Detonates a bomb. Its range is measured at that moment, from the token's outline (2E-DEV-13, -30-Q). It affects friendly and enemy ships
 * and remotes (2E-DEV-12).
 */
const detonate = procedure("detonate", function* (game: Situation, device: PlacedDevice): Procedure {
  const rule = SECOND_EDITION_DEVICES[device.kind];
  if (!rule) return;
  if (rule.throughObstacle) return yield* detonateObstacle(game, device);
  const { reach = 1, reachOfRemotes = reach } = rule;
  const area = deviceArea(game, device);
  const { ships, remotes } = game.state;
  yield* strike(game, device, [...withinReach(game, ships, area, reach), ...withinReach(game, remotes, area, reachOfRemotes)]);
  if (!rule.leavesBlaze) return;
  yield* window(game, "hasDetonated", { device: device.id });
  game.set({ devices: game.state.devices.filter(({ id }) => id !== device.id) });
  yield* layObstacle(game, { token: "blaze", pose: device.pose, seat: device.seat, fuses: 1 });
});

/**
 * Lets the player choose an obstacle at range 0-1. The device affects everything at range 0-1 of the obstacle, which is then removed
 * (2E-DEV-15). Without an obstacle, nothing happens (2E-DEV-16).
 */
const detonateObstacle = procedure("detonateObstacle", function* (game: Situation, device: PlacedDevice): Procedure {
  const obstacle = yield* choose<PlacedObstacle | undefined>((now) => {
    const near = obstaclesNear(now, device).map((value) => ({ key: value.id, value }));
    return {
      kind: "obstacle to blow up",
      seat: device.seat,
      rule: "2E-DEV-15",
      about: { piece: device.id },
      options: optionsOf<PlacedObstacle | undefined>(near.length > 0 ? near : [NOT]),
    };
  });
  if (!obstacle) return;
  const units = [...game.state.ships, ...game.state.remotes];
  yield* strike(game, device, withinReach(game, units, game.board.obstacle(obstacle), 1));
  removeObstacle(game, obstacle.id);
});

function obstaclesNear(game: Situation, device: PlacedDevice): readonly PlacedObstacle[] {
  const area = deviceArea(game, device);
  return game.state.obstacles.filter((obstacle) => bandOf(areaDistance(area, game.board.obstacle(obstacle))) <= 1);
}

export const DEVICE_BOOK: DeviceBook = {
  rules: SECOND_EDITION_DEVICES,
  detonate,
  suffer: sufferDevice,
  rows: { contact: "2E-DEV-02", onTable: "2E-SYS-22", laid: "2E-SETUP-18" },
};

/**
 * Removes a device because a card says so, without detonating it. If the device has a fuse marker, that marker is removed instead
 * (2E-COMP-28, -29).
 */
export function removeDevice(game: Situation, id: PlacedDeviceId | ShipId): void {
  const device = game.state.devices.find((one) => one.id === id);
  if (!device) {
    removeRemote(game, id);
    return;
  }
  const { devices } = game.state;
  if (device.fuses) game.set({ devices: devices.map((one) => (one === device ? { ...one, fuses: (one.fuses ?? 1) - 1 } : one)) });
  else game.set({ devices: devices.filter((one) => one !== device) });
  if (device.fuses) game.note({ note: "fuse burnt", device: device.id, deviceKind: device.kind });
  else game.note({ note: "device removed", device: device.id, deviceKind: device.kind });
}

/** Removes a remote, which is a device too (2E-COMP-12). Removing one doesn't count as destroying it, so no effects follow. */
function removeRemote(game: Situation, id: PlacedDeviceId | ShipId): void {
  const remote = game.state.remotes.find((one) => one.id === id && one.status === "inPlay");
  if (!remote) return;
  leavePlay(game, remote, "destroyed");
  game.setShip(remote, { pose: undefined });
  game.note({ note: "remote removed", ship: remote.id, remoteKind: game.factsOf(remote).remote ?? "satellite" });
}
