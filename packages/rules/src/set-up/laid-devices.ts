/** A device that a card lays at the end of set-up, wherever its rules leave room (2E-SETUP-18). */
import { type Area, DEVICES, findPlace, type PlacementRule, type Pose, tokenAt } from "@broadside/geometry";
import type { DeviceKind } from "@broadside/protocol";
import { placementRefusal } from "../board/placement-refusal.ts";
import { putDevice, tokensOf } from "../devices/devices.ts";
import { SECOND_EDITION_DEVICES, type SecondEditionDevice } from "../devices/effects-second-edition.ts";
import { type Procedure, place, SoughtPlace } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import type { Ship } from "../state/state.ts";

const RULE = "2E-SETUP-18";

/** All its tokens. */
const areaAt = ({ token }: SecondEditionDevice, pose: Pose): Area =>
  tokensOf(token, pose).map((laid) => tokenAt(laid.pose, DEVICES[laid.token]));

export function roomForDevice({ board }: Situation, kind: DeviceKind, rules: readonly PlacementRule[]): Pose | undefined {
  const device = SECOND_EDITION_DEVICES[kind];
  return device && findPlace(board.table, (pose) => areaAt(device, pose), rules);
}

/** Nothing where there is no room. For cards. */
export const layDeviceFreely = procedure(
  "layDeviceFreely",
  function* (game: Situation, ship: Ship, kind: DeviceKind, rulesOf: (game: Situation) => readonly PlacementRule[]): Procedure {
    const device = SECOND_EDITION_DEVICES[kind];
    const room = roomForDevice(game, kind, rulesOf(game));
    if (!device || !room) return;
    const pose = yield* place(
      (now) =>
        new SoughtPlace({
          kind: "lay device",
          seat: ship.seat,
          rule: RULE,
          about: { piece: device.token },
          place: { shape: "table", margin: 0 },
          seek: () => roomForDevice(now, kind, rulesOf(now)) ?? room,
          refusal: (at) =>
            placementRefusal(now.board.table, areaAt(device, at), rulesOf(now), { rule: RULE, others: "an enemy or another device" }),
        }),
    );
    yield* putDevice(game, ship, kind, tokensOf(device.token, pose));
  },
);
