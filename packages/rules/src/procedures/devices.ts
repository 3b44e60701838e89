/** Bombs and mines on the table: dropped, gone off at the end of the Activation phase, or under whoever meets them. */
import { areasOverlap, clusterMinePoses, DEVICES, type DeviceId, devicePose, type Pose, type Shape, straight } from "@broadside/geometry";
import { choose, type Option, optionsOf, type Procedure } from "../ask.ts";
import { poseOf } from "../board.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import { shipsInPlay } from "../relation.ts";
import type { Seat } from "../seat.ts";
import { type PlacedDevice, type Ship, type ShipId, shipOf } from "../state.ts";
import { window } from "../window.ts";
import { DEVICE_RULES, deviceArea, sufferDevice } from "./device-effects.ts";

/** The mark of a ship that has dropped a bomb this round (1E-BOMB-01). */
const DROPPED = "bomb";

export const mayDrop = (ship: Ship): boolean => ship.status === "inPlay" && !ship.usedThisRound.includes(DROPPED);

/**
 * Drop a bomb (1E-ACT-23, 1E-BOMB-01): 1. the straight 1 template at the rear guides, the token at its far end, cluster mines as a set of
 * three; 2. a mine on a ship goes off at once, with several the dropper chooses (1E-BOMB-05); a bomb waits under it (1E-BOMB-07).
 */
export const dropDevice = procedure("dropDevice", function* (game: Game, ship: Ship, kind: string, token: DeviceId): Procedure {
  if (!mayDrop(ship)) return;
  game.setShip(ship, { usedThisRound: [...ship.usedThisRound, DROPPED] });
  const pose = devicePose(game.board.baseOf(ship), poseOf(ship), "rear", straight(1), DEVICES[token]);
  const laid = [layDevice(game, ship, kind, token, pose)];
  if (token === "clusterMineCentre")
    for (const side of clusterMinePoses(pose)) laid.push(layDevice(game, ship, kind, "clusterMineSide", side));
  game.note({ note: "dropped", ship: ship.id, text: kind });
  if (DEVICE_RULES[kind]?.goesOff !== "met") return;
  for (const device of laid) yield* goOffUnderShip(game, device);
});

function layDevice(game: Game, { seat, id: ship }: Ship, kind: string, token: DeviceId, pose: Pose): PlacedDevice {
  const { counted, devices, round } = game.state;
  const device = { id: `device ${counted + 1}`, token, kind, pose, seat, ship, round };
  game.set({ counted: counted + 1, devices: [...devices, device] });
  return device;
}

function* goOffUnderShip(game: Game, device: PlacedDevice): Procedure {
  const under = () => shipsInPlay(game).filter((ship) => areasOverlap(game.board.outline(ship), deviceArea(game, device)));
  if (under().length === 0) return;
  const ship = yield* choose<Ship | undefined>(() => ({
    kind: "mine under ships",
    seat: device.seat,
    rule: "1E-BOMB-05",
    about: { piece: device.id },
    options: shipOptions(under()),
  }));
  if (ship) yield* goOff(game, device, [ship.id]);
}

/** A mine meets whoever's base or template lies over it, whatever the movement was (1E-BOMB-06). */
export const minesUnder = (game: Game, shapes: readonly Shape[]): readonly PlacedDevice[] => {
  if (game.state.devices.length === 0) return NO_DEVICES;
  return game.state.devices.filter(
    (device) => DEVICE_RULES[device.kind]?.goesOff === "met" && areasOverlap(shapes, deviceArea(game, device)),
  );
};

const NO_DEVICES: readonly PlacedDevice[] = [];

/**
 * Each mine goes off alone, wholly before the next, even if the ship is gone by then (1E-BOMB-06, -09, 1E-ROUND-07): seat by seat in order
 * of initiative, each its own in any order (1E-ROUND-02). Mines of one kind are alike.
 */
export const meetMines = procedure("meetMines", function* (game: Game, ship: Ship, shapes: readonly Shape[]): Procedure {
  const met = minesUnder(game, shapes);
  if (met.length > 0)
    for (const seat of game.state.initiative) {
      const waiting = () => met.filter((mine) => mine.seat === seat && isThere(game, mine));
      yield* oneByOne(
        game,
        seat,
        "next mine",
        () => firstOfEachKind(waiting()),
        () => [ship.id],
      );
    }
});

const firstOfEachKind = (devices: readonly PlacedDevice[]): readonly PlacedDevice[] =>
  devices.filter(({ kind }, at) => devices.findIndex((other) => other.kind === kind) === at);

/** A seat's devices go off as it likes, until none waits. */
function* oneByOne(
  game: Game,
  seat: Seat,
  kind: string,
  waiting: () => readonly PlacedDevice[],
  reached: (device: PlacedDevice) => readonly ShipId[],
): Procedure {
  while (waiting().length > 0) {
    const device = yield* choose<PlacedDevice | undefined>(() => ({
      kind,
      seat,
      rule: "1E-ROUND-02",
      options: optionsOrNone(waiting().map((value) => ({ key: value.id, value }))),
    }));
    if (!device) return;
    yield* goOff(game, device, reached(device));
  }
}

/** End of the Activation phase: seat by seat in order of initiative, each its own bombs in any order (1E-BOMB-03, 1E-ROUND-02). */
export const detonateAtEnd = procedure("detonateAtEnd", function* (game: Game): Procedure {
  for (const seat of game.state.initiative) {
    const waiting = () =>
      game.state.devices.filter(({ kind, seat: owner }) => owner === seat && DEVICE_RULES[kind]?.goesOff === "endOfActivation");
    yield* oneByOne(game, seat, "next bomb", waiting, (device) => shipsAtRangeOne(game, device));
  }
});

function shipsAtRangeOne(game: Game, device: PlacedDevice): readonly ShipId[] {
  const area = deviceArea(game, device);
  return area.length === 0 ? [] : shipsInPlay(game).flatMap((ship) => (game.board.rangeToArea(ship, area) <= 1 ? [ship.id] : []));
}

/** A device goes off: its controller says which of several ships comes next (1E-ROUND-03); the token is removed (1E-BOMB-09). */
const goOff = procedure("goOff", function* (game: Game, device: PlacedDevice, reached: readonly ShipId[]): Procedure {
  if (!isThere(game, device)) return;
  game.note({ note: "detonated", piece: device.id, text: device.kind, seat: device.seat });
  const left = new Set(reached);
  while (left.size > 0) {
    const ship = yield* choose<Ship | undefined>(() => ({
      kind: "order",
      seat: device.seat,
      rule: "1E-ROUND-03",
      about: { piece: device.id },
      options: shipOptions([...left].map((id) => shipOf(game.state, id)).filter(({ status }) => status === "inPlay")),
    }));
    if (!ship) break;
    left.delete(ship.id);
    yield* sufferDevice(game, ship, device);
    yield* window(game, "deviceDetonated", { ship: ship.id, device: device.id });
  }
  if (isThere(game, device)) game.set({ devices: game.state.devices.filter(({ id }) => id !== device.id) });
});

const isThere = ({ state }: Game, { id }: PlacedDevice): boolean => state.devices.some((one) => one.id === id);
const shipOptions = (ships: readonly Ship[]) => optionsOrNone(ships.map((value) => ({ key: value.id, value })));
const optionsOrNone = <Value>(options: readonly Option<Value>[]) =>
  options.length > 0 ? optionsOf<Value | undefined>(options) : optionsOf<Value | undefined>([{ key: "none", value: undefined }]);
