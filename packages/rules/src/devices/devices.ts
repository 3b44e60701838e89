/** Bombs and mines on the table. Ships drop them, and they go off at the end of the Activation phase or when a ship meets them. */
import { type Area, areasOverlap, clusterMinePoses, DEVICES, type DeviceId, devicePose, type Pose, type Shape } from "@broadside/geometry";
import type { DeviceKind } from "@broadside/protocol";
import { bearersOn } from "../abilities/cards-in-play.ts";
import { replaced, window } from "../abilities/window.ts";
import { poseOf } from "../board/board.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { DeviceWay } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { may } from "../queries/query.ts";
import { shipsInPlay } from "../queries/relation.ts";
import type { Seat } from "../state/seat.ts";
import { type PlacedDevice, type PlacedDeviceId, type Ship, type ShipId, shipOf } from "../state/state.ts";
import { chooseTouching, touchingPose } from "./device-touching.ts";
import { addedWays, placementVerb, straightWay } from "./device-ways.ts";
import { deviceArea } from "./effects-first-edition.ts";

const isMine = ({ edition }: Situation, kind: DeviceKind): boolean => edition.devices.rules[kind]?.goesOff === "met";
export const isBomb = ({ edition }: Situation, kind: DeviceKind): boolean => edition.devices.rules[kind]?.goesOff === "endOfActivation";

/** Marks a ship that has dropped a bomb this round (1E-BOMB-01). */
const DROPPED = "bomb";

export const mayDrop = (ship: Ship): boolean => ship.status === "inPlay" && !ship.usedThisRound.includes(DROPPED);

/**
 * Drops a bomb or mine (1E-ACT-23, 1E-BOMB-01):
 * 1. Place the straight 1 template at the rear guides, or declare and use another way that cards allow.
 * 2. Place the token at the template's far end; cluster mines are placed as a set of three.
 * 3. If a mine lands on a ship, it goes off at once. If it lands on several ships, the player who dropped it chooses one of them
 *    (1E-BOMB-05). A bomb that lands on a ship stays under it (1E-BOMB-07).
 */
export const dropDevice = procedure(
  "dropDevice",
  function* (game: Situation, ship: Ship, kind: DeviceKind, token: DeviceId, given: readonly DeviceWay[] = BY_RULE): Procedure {
    if (!mayDrop(ship)) return;
    const way = yield* choose<DeviceWay>((now) => ({
      kind: "place device",
      seat: ship.seat,
      rule: "1E-BOMB-01",
      about: { ship: ship.id, piece: kind },
      options: optionsOf(
        waysToDrop(now, ship, kind, given).map((value) =>
          ship.pose ? { key: value.key, value, pose: dropPose(now, ship, token, value) } : { key: value.key, value },
        ),
      ),
    }));
    if (!mayDrop(ship) || !ship.pose) return;
    game.setShip(ship, { usedThisRound: [...ship.usedThisRound, DROPPED] });
    const pose = way.touching ? yield* chooseTouching(game, ship, poseOf(ship), kind, { token }) : dropPose(game, ship, token, way);
    yield* layDevice(game, ship, kind, tokensOf(token, pose), placementVerb(way));
  },
);

const BY_RULE: readonly DeviceWay[] = [straightWay("rear", 1)];

const dropPose = (game: Situation, ship: Ship, token: DeviceId, way: DeviceWay): Pose =>
  (way.touching && touchingPose(game, ship, poseOf(ship), { token })) ||
  devicePose(game.board.baseOf(ship), poseOf(ship), way.guides, way.template, DEVICES[token]);

/** One card may change a way that another card has added. */
function waysToDrop(game: Situation, ship: Ship, kind: DeviceKind, given: readonly DeviceWay[]): readonly DeviceWay[] {
  const goesOff = isBomb(game, kind) ? "endOfActivation" : "met";
  const ways = [...given];
  for (const way of ways)
    for (const other of addedWays(game, ship, kind, { ways: [way], goesOff }))
      if (ways.every(({ key }) => key !== other.key)) ways.push(other);
  return ways;
}

/** A device token and its position. */
export type DeviceToken = Pick<PlacedDevice, "token" | "pose">;

/** Returns a device's tokens. Cluster mines are placed as a set of three. */
export const tokensOf = (token: DeviceId, pose: Pose): readonly DeviceToken[] =>
  token === "clusterMineCentre"
    ? [{ token, pose }, ...clusterMinePoses(pose).map((side) => ({ token: "clusterMineSide" as const, pose: side }))]
    : [{ token, pose }];

/** Places the tokens on the table. A mine on a ship goes off at once (1E-BOMB-05, 2E-DEV-07). */
export const layDevice = procedure(
  "layDevice",
  function* (
    game: Situation,
    ship: Ship,
    kind: DeviceKind,
    tokens: readonly DeviceToken[],
    how: "dropped" | "launched",
    fuses: number = 0,
  ): Procedure {
    const laid = tokens.map((token) => addDevice(game, ship, kind, token, fuses));
    game.note({ note: how, ship: ship.id, deviceKind: kind });
    if (bearersOn(game, "devicePlaced").length > 0)
      for (const { id } of laid) yield* window(game, "devicePlaced", { ship: ship.id, device: id, how });
    if (isMine(game, kind)) for (const device of laid) yield* goOffUnderShip(game, device);
  },
);

/** Places a device that is neither dropped nor launched. A mine that ends up on a ship goes off at once. */
export const putDevice = procedure(
  "putDevice",
  function* (game: Situation, ship: Ship, kind: DeviceKind, tokens: readonly DeviceToken[]): Procedure {
    const laid = tokens.map((token) => addDevice(game, ship, kind, token, 0));
    game.note({ note: "device laid", ship: ship.id, deviceKind: kind });
    if (isMine(game, kind)) for (const device of laid) yield* goOffUnderShip(game, device);
  },
);

function addDevice(game: Situation, { seat, id: ship }: Ship, kind: DeviceKind, { token, pose }: DeviceToken, fuses: number): PlacedDevice {
  const { counted, devices, round } = game.state;
  const device: PlacedDevice = { id: `device ${counted + 1}`, token, kind, pose, seat, ship, round, ...(fuses > 0 && { fuses }) };
  game.set({ counted: counted + 1, devices: [...devices, device] });
  return device;
}

function* goOffUnderShip(game: Situation, device: PlacedDevice): Procedure {
  const isUnder = (ship: Ship): boolean => areasOverlap(game.board.outline(ship), deviceArea(game, device));
  const ignoring = new Set<Ship>();
  const under = () => shipsInPlay(game).filter((ship) => !ignoring.has(ship) && isUnder(ship) && isAffected(game, ship, device));
  while (under().length > 0) {
    const ship = yield* choose<Ship | undefined>(() => ({
      kind: "mine under ships",
      seat: device.seat,
      rule: game.edition.questions.deviceVictim,
      about: { piece: device.id },
      options: shipOptions(under()),
    }));
    if (!ship) return;
    if (!(yield* isIgnored(game, ship.id, device))) return yield* goOff(game, device, ship.id);
    ignoring.add(ship);
  }
}

/** Finds mines under a ship. A mine goes off if the ship's base or template overlaps it, whatever kind of movement it was (1E-BOMB-06). */
export const minesUnder = (game: Situation, shapes: readonly Shape[]): readonly PlacedDevice[] => {
  if (game.state.devices.length === 0) return NO_DEVICES;
  return game.state.devices.filter((device) => isMine(game, device.kind) && areasOverlap(shapes, deviceArea(game, device)));
};

const NO_DEVICES: readonly PlacedDevice[] = [];

/**
 * Makes the mines that a ship meets go off. Each mine resolves fully before the next one, even if an earlier one has removed the ship
 * (1E-BOMB-06, -09, 1E-ROUND-07). Seats go in initiative order, and each resolves its own mines in any order (1E-ROUND-02, 2E-TIME-28).
 * Mines of the same kind are equivalent. Each mine is met only once, even if a fuse delays it (2E-DEV-27).
 */
export const meetMines = procedure("meetMines", function* (game: Situation, ship: Ship, shapes: readonly Shape[]): Procedure {
  const met = minesUnder(game, shapes).filter((device) => isAffected(game, ship, device));
  if (met.length === 0) return;
  for (const seat of game.state.initiative) yield* oneByOne(game, seat, "next mine", () => met, firstOfEachKind, ship.id);
});

const firstOfEachKind = (devices: readonly PlacedDevice[]): readonly PlacedDevice[] =>
  devices.filter(({ kind }, at) => devices.findIndex((other) => other.kind === kind) === at);

/** Lets the seat choose the order of its devices. Each goes off once, except any that were removed in the meantime. */
function* oneByOne(
  game: Situation,
  seat: Seat,
  kind: "next bomb" | "next mine",
  devices: () => readonly PlacedDevice[],
  offered: (waiting: readonly PlacedDevice[]) => readonly PlacedDevice[],
  victim?: ShipId,
): Procedure {
  const over = new Set<PlacedDeviceId>();
  const waiting = () => devices().filter((device) => device.seat === seat && !over.has(device.id) && isThere(game, device));
  while (waiting().length > 0) {
    const device = yield* choose<PlacedDevice | undefined>(() => ({
      kind,
      seat,
      rule: game.edition.questions.deviceOrder,
      options: optionsOrNone(offered(waiting()).map((value) => ({ key: value.id, value }))),
    }));
    if (!device) return;
    over.add(device.id);
    if (victim === undefined || !(yield* isIgnored(game, victim, device))) yield* goOff(game, device, victim);
  }
}

/**
 * Detonates bombs at the end of the Activation phase. Seats go in initiative order, and each detonates its own bombs in any order
 * (1E-BOMB-03, 1E-ROUND-02, 2E-DEV-10, 2E-TIME-28).
 */
export const detonateAtEnd = procedure("detonateAtEnd", function* (game: Situation): Procedure {
  const bombs = () => game.state.devices.filter(({ kind }) => isBomb(game, kind));
  for (const seat of game.state.initiative) yield* oneByOne(game, seat, "next bomb", bombs, all);
});

const all = (devices: readonly PlacedDevice[]): readonly PlacedDevice[] => devices;

/** The ships within this range of an area. */
export const withinReach = (game: Situation, ships: readonly Ship[], area: Area, most: number): readonly ShipId[] =>
  area.length === 0
    ? NO_SHIPS
    : ships.flatMap((ship) => (ship.status === "inPlay" && game.board.rangeToArea(ship, area) <= most ? [ship.id] : []));
const NO_SHIPS: readonly ShipId[] = [];

/** First edition: the bomb affects every ship at Range 1 (1E-BOMB-03). */
export const detonate = (game: Situation, device: PlacedDevice): Procedure =>
  strike(game, device, withinReach(game, game.state.ships, deviceArea(game, device), 1));

/**
 * Makes a device go off under one ship, or for all ships in reach, and removes its token (1E-BOMB-09). A device with fuse markers loses one
 * marker instead (2E-COMP-28, -29).
 */
const goOff = procedure("goOff", function* (game: Situation, device: PlacedDevice, victim?: ShipId): Procedure {
  if (!isThere(game, device) || burnsFuse(game, device)) return;
  if (bearersOn(game, "detonating").length > 0 && (yield* replaced(game, "detonating", { device: device.id }))) return;
  game.note({ note: "detonated", device: device.id, deviceKind: device.kind, seat: device.seat });
  yield* victim === undefined ? game.edition.devices.detonate(game, device) : strike(game, device, [victim]);
  if (!isThere(game, device)) return;
  yield* window(game, "hasDetonated", { device: device.id });
  game.set({ devices: game.state.devices.filter(({ id }) => id !== device.id) });
});

/** Adds a fuse to a device. Used by cards. */
export function addFuse(game: Situation, id: PlacedDeviceId | ShipId): void {
  game.set({ devices: game.state.devices.map((device) => (device.id === id ? { ...device, fuses: (device.fuses ?? 0) + 1 } : device)) });
}

function burnsFuse(game: Situation, { id }: PlacedDevice): boolean {
  const fuses = game.state.devices.find((device) => device.id === id)?.fuses ?? 0;
  if (fuses === 0) return false;
  game.set({ devices: game.state.devices.map((device) => (device.id === id ? { ...device, fuses: fuses - 1 } : device)) });
  game.note({ note: "fuse burnt", device: id });
  return true;
}

/**
 * Applies a device's effect to everything in reach. If several ships are in reach, the device's controller chooses the order (1E-ROUND-03).
 */
export const strike = procedure("strike", function* (game: Situation, device: PlacedDevice, reached: readonly ShipId[]): Procedure {
  const left = new Set(reached.filter((id) => isAffected(game, shipOf(game.state, id), device)));
  while (left.size > 0) {
    const ship = yield* choose<Ship | undefined>(() => ({
      kind: "ship struck next",
      seat: device.seat,
      rule: game.edition.questions.strikeOrder,
      about: { piece: device.id },
      options: shipOptions([...left].map((id) => shipOf(game.state, id)).filter(({ status }) => status === "inPlay")),
    }));
    if (!ship) break;
    left.delete(ship.id);
    if (isBomb(game, device.kind) && (yield* isIgnored(game, ship.id, device))) continue;
    if (yield* isAnswered(game, "deviceStrikes", ship.id, device)) continue;
    yield* game.doneBy(device.seat, game.edition.devices.suffer(game, ship, device));
    yield* window(game, "deviceDetonated", { ship: ship.id, device: device.id });
  }
});

/** Whether the ship's player chooses, through a card, to ignore the device. It then has no effect, and a mine doesn't go off. */
const isIgnored = (game: Situation, ship: ShipId, device: PlacedDevice): Procedure<boolean> =>
  isAnswered(game, "meetingDevice", ship, device);

function* isAnswered(game: Situation, at: "meetingDevice" | "deviceStrikes", ship: ShipId, { id }: PlacedDevice): Procedure<boolean> {
  return bearersOn(game, at).length > 0 && (yield* replaced(game, at, { ship, device: id }));
}

/** Whether a device affects a ship. A card may make the ship ignore it automatically; it then has no effect, and a mine doesn't go off. */
const isAffected = (game: Situation, ship: Ship, device: PlacedDevice): boolean => may(game, "meetDevice", { ship, device }, true);

const isThere = ({ state }: Situation, { id }: PlacedDevice): boolean => state.devices.some((one) => one.id === id);
const shipOptions = (ships: readonly Ship[]) => optionsOrNone(ships.map((value) => ({ key: value.id, value })));
const optionsOrNone = <Value>(options: readonly Option<Value>[]) =>
  options.length > 0 ? optionsOf<Value | undefined>(options) : optionsOf<Value | undefined>([{ key: "none", value: undefined }]);
