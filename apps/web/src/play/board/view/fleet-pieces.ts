/** Draws a fleet that is being placed. Every ship can be dragged, and ships that don't fit show the reason. */

import type { ShipId } from "@broadside/protocol";
import { isShipId } from "@broadside/protocol";
import type { Piece } from "@broadside/table";
import type { Scene } from "@broadside/telling";
import { hullOf } from "../../../look/hull-looks.ts";
import { outlineOf } from "../../../look/outlines.ts";
import { PLACES } from "../../../words/play/table/pieces.ts";
import type { HeldFleet } from "../choices/fleet/use-fleet.ts";

const FLEET = "fleet ";
const pieceId = (ship: ShipId): string => `${FLEET}${ship}`;
/** The ship that a piece of the fleet stands for. */
export function fleetShip(id: string): ShipId | undefined {
  const ship = id.startsWith(FLEET) ? id.slice(FLEET.length) : "";
  return isShipId(ship) ? ship : undefined;
}

export const fleetPieces = ({ ships: sheets }: Scene, { question, ships }: HeldFleet): readonly Piece[] =>
  ships.flatMap(({ ship, pose, refusal }, at): readonly Piece[] => {
    // If several ships have the same reason, only the first of them shows it.
    const isTold = refusal && ships.findIndex((one) => one.refusal?.text === refusal.text) === at;
    const sheet = sheets.find(({ id }) => id === ship);
    if (!sheet) return [];
    return [
      {
        id: pieceId(ship),
        kind: "ghost",
        label: isTold ? refusal.text : "",
        description: refusal
          ? PLACES.notAllowedBecause({ piece: sheet.shortName, why: refusal.text })
          : PLACES.allowed({ piece: sheet.shortName }),
        pose,
        outlines: [outlineOf(sheet)],
        lines: [],
        seat: question.seat + 1,
        movable: true,
        ship: hullOf(sheet),
        ...(refusal && { isRefused: true as const }),
      },
    ];
  });

/** The handle for turning the fleet is at its first ship. */
export const fleetSelected = ({ units: [first] }: HeldFleet): readonly string[] => (first ? [pieceId(first.ship)] : []);
