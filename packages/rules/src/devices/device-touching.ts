/** Places a device in contact with a ship, on any side, without a template. Only a card allows this. */
import {
  areaDistance,
  areasOverlap,
  baseAt,
  CONTACT,
  DEVICES,
  devicePose,
  isOnTable,
  mm,
  normalHeading,
  type Pose,
  tokenAt,
} from "@broadside/geometry";
import { QUARTER_TURN } from "@broadside/kit";
import type { DeviceKind, PlaceRefusal } from "@broadside/protocol";
import { outlineRadius } from "../board/board.ts";
import type { Procedure } from "../contract/ask.ts";
import type { DeviceRule } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { LazyPlaceAsk, place } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";

type Token = Pick<DeviceRule, "token">;

const STEP = CONTACT / 2;
const FARTHEST = mm(20);

/**
 * Finds the first position in which the device touches the ship and is fully on the table. The search starts at the rear and goes around
 * the ship. Returns undefined if there is no such position.
 */
export function touchingPose(game: Situation, ship: Ship, at: Pose, device: Token): Pose | undefined {
  for (const side of [0, 1, 2, 3]) {
    const from = { ...at, heading: normalHeading(at.heading + side * QUARTER_TURN) };
    for (let length = 0; length <= FARTHEST; length += STEP) {
      const pose = devicePose(game.board.baseOf(ship), from, "rear", { shape: "straight", length }, DEVICES[device.token]);
      if (!refusalOf(game, ship, at, device, pose)) return pose;
    }
  }
  return undefined;
}

function refusalOf(game: Situation, ship: Ship, at: Pose, { token }: Token, pose: Pose): PlaceRefusal | undefined {
  const { contact, onTable } = game.edition.devices.rows;
  const area = [tokenAt(pose, DEVICES[token])];
  const base = [baseAt(game.board.baseOf(ship), at)];
  if (!isOnTable(game.board.table, area)) return { rule: onTable, why: { fault: "not wholly on the table" } };
  if (areasOverlap(area, base)) return { rule: contact, why: { fault: "on top of", of: "the ship" } };
  return areaDistance(area, base) <= CONTACT ? undefined : { rule: contact, why: { fault: "does not touch the ship" } };
}

/** `at` is the ship's pose; if the ship has left the table, it is the last pose that the ship had. */
export const chooseTouching = procedure(
  "chooseTouching",
  function* (game: Situation, ship: Ship, at: Pose, kind: DeviceKind, device: Token): Procedure<Pose> {
    const reach = Math.ceil(outlineRadius(game.board.baseOf(ship))) + FARTHEST * 2;
    return yield* place(
      (now) =>
        new LazyPlaceAsk({
          kind: "touching device",
          seat: ship.seat,
          rule: now.edition.devices.rows.contact,
          about: { ship: ship.id, piece: kind },
          place: { shape: "box", from: { x: at.x - reach, y: at.y - reach }, to: { x: at.x + reach, y: at.y + reach } },
          seek: () => touchingPose(now, ship, at, device) ?? at,
          refusal: (given) => refusalOf(now, ship, at, device, given),
        }),
    );
  },
);
