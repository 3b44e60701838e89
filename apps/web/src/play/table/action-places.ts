/** Where actions that move a ship could lead, while its action is chosen: places that fit to press, others with what is wrong. */
import type { Piece } from "@broadside/table";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { PLACES } from "../../words/play/table/pieces.ts";
import { outlineOf } from "./outlines.ts";
import { hullOf } from "./ship-looks.ts";

const PLACE = "leads ";

/** The key of the action that a place belongs to. */
export const placeKey = (id: string): string | undefined => (id.startsWith(PLACE) ? id.slice(PLACE.length).split(" | ")[0] : undefined);

export function actionPlaces({ ships, remotes }: Scene, { about, options, seat }: PlayQuestion): readonly Piece[] {
  const sheet = [...ships, ...remotes].find(({ id }) => id === about.ship);
  if (!sheet) return [];
  return options.flatMap(({ key, label, preview }) =>
    (preview?.places ?? []).map(
      ({ way, pose, fits, why }): Piece => ({
        id: `${PLACE}${key} | ${way} ${pose.x} ${pose.y}`,
        kind: "ghost",
        label: fits ? PLACES.byAction(label, way) : (why ?? label),
        description: fits ? PLACES.byAction(label, way) : PLACES.notByAction(label, way, why),
        pose,
        outlines: [outlineOf(sheet)],
        lines: [],
        seat: seat + 1,
        movable: false,
        ship: hullOf(sheet),
        ...(!fits && { isRefused: true as const }),
      }),
    ),
  );
}
