/** A fleet in hand as the table draws it: every ship to drag, the bad ones with their reason. */
import type { Piece } from "@broadside/table";
import type { Scene } from "@broadside/telling";
import { PLACES } from "../../../words/play/table/pieces.ts";
import { outlineOf } from "../outlines.ts";
import { hullOf } from "../ship-looks.ts";
import type { FleetInHand } from "./use-fleet.ts";

const FLEET = "fleet ";
const pieceId = (ship: string): string => `${FLEET}${ship}`;
/** The ship of the fleet in hand that a piece stands for. */
export const fleetShip = (id: string): string | undefined => (id.startsWith(FLEET) ? id.slice(FLEET.length) : undefined);

export const fleetPieces = ({ ships: sheets }: Scene, { question, ships }: FleetInHand): readonly Piece[] =>
  ships.flatMap(({ ship, pose, refusal }, at): readonly Piece[] => {
    // The same reason is written once.
    const isTold = refusal && ships.findIndex((one) => one.refusal?.text === refusal.text) === at;
    const sheet = sheets.find(({ id }) => id === ship);
    if (!sheet) return [];
    return [
      {
        id: pieceId(ship),
        kind: "ghost",
        label: isTold ? refusal.text : "",
        description: refusal ? PLACES.notAllowedBecause(sheet.name, refusal.text) : PLACES.allowed(sheet.name),
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

/** The turn handle stands at the first ship. */
export const fleetSelected = ({ units: [first] }: FleetInHand): readonly string[] => (first ? [pieceId(first.ship)] : []);
