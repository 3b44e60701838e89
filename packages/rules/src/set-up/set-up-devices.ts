/** Places a device in set-up because of a card, anywhere that the card's rules allow (1E-COMP-09, 2E-SETUP-18). */
import { type Area, DEVICES, findPlace, type PlacementRule, type Pose, tokenAt } from "@broadside/geometry";
import type { DeviceKind } from "@broadside/protocol";
import { placementRefusal } from "../board/placement-refusal.ts";
import type { Procedure } from "../contract/ask.ts";
import type { DeviceRule } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { putDevice, tokensOf } from "../devices/devices.ts";
import { LazyPlaceAsk, place } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";

/** The area that the device's tokens cover. */
const areaAt = ({ token }: DeviceRule, pose: Pose): Area => tokensOf(token, pose).map((laid) => tokenAt(laid.pose, DEVICES[laid.token]));

export function roomForDevice({ board, edition }: Situation, kind: DeviceKind, rules: readonly PlacementRule[]): Pose | undefined {
  const device = edition.devices.rules[kind];
  return device && findPlace(board.table, (pose) => areaAt(device, pose), rules);
}

/** Places the device. If there is no room, nothing happens. Used by cards. */
export const layDeviceFreely = procedure(
  "layDeviceFreely",
  function* (game: Situation, ship: Ship, kind: DeviceKind, rulesOf: (game: Situation) => readonly PlacementRule[]): Procedure {
    const device = game.edition.devices.rules[kind];
    const rule = game.edition.devices.rows.laid;
    const room = roomForDevice(game, kind, rulesOf(game));
    if (!device || !room) return;
    const pose = yield* place(
      (now) =>
        new LazyPlaceAsk({
          kind: "lay device",
          seat: ship.seat,
          rule,
          about: { piece: device.token },
          place: { shape: "table", margin: 0 },
          seek: () => roomForDevice(now, kind, rulesOf(now)) ?? room,
          refusal: (at) =>
            placementRefusal(now.board.table, areaAt(device, at), rulesOf(now), { rule, others: "an enemy or another device" }),
        }),
    );
    yield* putDevice(game, ship, kind, tokensOf(device.token, pose));
  },
);
