/** Objects other than bombs and mines that cards drop or launch: remotes, and clouds that are obstacles (2E-DEV-01, -02, 2E-SYS-22). */
import {
  type Area,
  DEVICES,
  type DeviceId,
  departurePose,
  guidesOf,
  isOnTable,
  type MissionTokenId,
  type Pose,
  shifted,
  templateEnd,
  tokenAt,
} from "@broadside/geometry";
import { HALF_TURN } from "@broadside/kit";
import { window } from "../abilities/window.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { DeviceWay } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { REMOTES, type RemoteKind } from "../facts/remote-kinds.ts";
import { layObstacle } from "../obstacles/placed-obstacles.ts";
import { placeRemote } from "../remotes/placing.ts";
import type { Ship } from "../state/state.ts";
import { addedWays, payForWay, placementVerb, templateStart } from "./device-ways.ts";
import { markDevice } from "./devices-second-edition.ts";

interface LaunchedToken {
  readonly kind: RemoteKind | "electrochaff";
  readonly token: DeviceId | MissionTokenId;
  readonly ways: readonly DeviceWay[];
  areaAt(pose: Pose): Area;
}

/** Returns the token's pose, with its guides at the far end of the template. */
const poseBy = ({ board }: Situation, ship: Ship, from: Pose, { token }: LaunchedToken, way: DeviceWay): Pose =>
  shifted(templateEnd(departurePose(board.baseOf(ship), from, templateStart(way)), way.template), {
    right: 0,
    forward: guidesOf(token),
    turn: way.byItsRear ? 0 : HALF_TURN,
  });

/** Lists the ways to place the token that keep all of it on the table. Other cards may add ways. */
function waysOpen(game: Situation, ship: Ship, launched: LaunchedToken): readonly Option<DeviceWay>[] {
  const { pose: from } = ship;
  if (ship.status !== "inPlay" || !from) return NO_WAYS;
  const { kind, ways, areaAt } = launched;
  return [...ways, ...addedWays(game, ship, kind, { ways, goesOff: "met" })].flatMap((value) => {
    const pose = poseBy(game, ship, from, launched, value);
    return isOnTable(game.board.table, areaAt(pose)) ? [{ key: value.key, value, pose }] : [];
  });
}
const NO_WAYS: readonly Option<DeviceWay>[] = [];

/** Asks how to place the token, and returns the answer with the resulting pose; undefined if the token fits nowhere. */
function* chooseWay(
  game: Situation,
  ship: Ship,
  launched: LaunchedToken,
): Procedure<{ readonly way: DeviceWay; readonly pose: Pose } | undefined> {
  const way = yield* choose<DeviceWay | undefined>((now) => {
    const ways = waysOpen(now, ship, launched);
    return {
      kind: "place device",
      seat: ship.seat,
      rule: "2E-DEV-01",
      about: { ship: ship.id, piece: launched.kind },
      options: optionsOf<DeviceWay | undefined>(ways.length > 0 ? ways : [{ key: "none", value: undefined }]),
    };
  });
  return way && ship.pose && ship.status === "inPlay" ? { way, pose: poseBy(game, ship, ship.pose, launched, way) } : undefined;
}

/** Finds one of the player's remotes that hasn't been on the table yet. */
export const remoteInReserve = ({ state, facts }: Situation, { seat }: Ship, kind: RemoteKind): Ship | undefined =>
  state.remotes.find(
    (remote) => remote.seat === seat && remote.status === "reserve" && !remote.carrier && facts.ships[remote.place]?.remote === kind,
  );

function launchedAs(game: Situation, ship: Ship, kind: RemoteKind, ways: readonly DeviceWay[]): LaunchedToken | undefined {
  const remote = remoteInReserve(game, ship, kind);
  const token = remote && game.factsOf(remote).token;
  if (!token) return undefined;
  return { kind, token: REMOTES[kind].token, ways, areaAt: (pose) => [tokenAt(pose, token)] };
}

export const canLaunchRemote = (game: Situation, ship: Ship, kind: RemoteKind, ways: readonly DeviceWay[]): boolean => {
  const launched = launchedAs(game, ship, kind, ways);
  return launched !== undefined && waysOpen(game, ship, launched).length > 0;
};

/** Drops or launches a remote, which is a device (2E-COMP-12). Returns false if none was placed. Used by cards. */
export const launchRemote = procedure(
  "launchRemote",
  function* (game: Situation, ship: Ship, kind: RemoteKind, ways: readonly DeviceWay[]): Procedure<boolean> {
    const launched = launchedAs(game, ship, kind, ways);
    const chosen = launched && (yield* chooseWay(game, ship, launched));
    const remote = remoteInReserve(game, ship, kind);
    if (!chosen || !remote) return false;
    payForWay(game, ship, chosen.way);
    markDevice(game, ship);
    yield* placeRemote(game, remote, chosen.pose);
    yield* window(game, "devicePlaced", { ship: ship.id, device: remote.id, how: placementVerb(chosen.way) });
    return true;
  },
);

const cloud = (ways: readonly DeviceWay[]): LaunchedToken => ({
  kind: "electrochaff",
  token: "electroChaffCloud",
  ways,
  areaAt: (pose) => [tokenAt(pose, DEVICES.electroChaffCloud)],
});

export const canLaunchCloud = (game: Situation, ship: Ship, ways: readonly DeviceWay[]): boolean =>
  waysOpen(game, ship, cloud(ways)).length > 0;

/** Launches an electro-chaff cloud with a fuse marker (2E-OBST-30). Used by cards. */
export const launchCloud = procedure(
  "launchCloud",
  function* (game: Situation, ship: Ship, ways: readonly DeviceWay[]): Procedure<boolean> {
    const chosen = yield* chooseWay(game, ship, cloud(ways));
    if (!chosen) return false;
    payForWay(game, ship, chosen.way);
    markDevice(game, ship);
    yield* layObstacle(game, { token: "electrochaff", pose: chosen.pose, seat: ship.seat, fuses: 1 });
    return true;
  },
);
