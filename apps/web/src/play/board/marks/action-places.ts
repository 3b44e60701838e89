/**
 * While a player chooses an action, shows where each action would move the ship. The player can press a place where the ship fits, and the
 * other places show why it doesn't fit.
 */
import type { Piece } from "@broadside/table";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { hullOf } from "../../../look/hull-looks.ts";
import { outlineOf } from "../../../look/outlines.ts";
import { byActionInWords } from "../../../words/play/table/pieces.ts";

const PLACE = "leads ";

/** The key of the action that a place stands for. */
export const placeKey = (id: string): string | undefined => (id.startsWith(PLACE) ? id.slice(PLACE.length).split(" | ")[0] : undefined);

export function actionPlaces({ ships, remotes }: Scene, { about, options, seat }: PlayQuestion): readonly Piece[] {
  const sheet = [...ships, ...remotes].find(({ id }) => id === about.ship);
  if (!sheet) return [];
  return options.flatMap(({ key, label, preview }) =>
    (preview?.places ?? []).map(
      ({ way, pose, fits, why }): Piece => ({
        id: `${PLACE}${key} | ${way} ${pose.x} ${pose.y}`,
        kind: "ghost",
        label: fits ? byActionInWords(label, way, fits, why) : (why ?? label),
        description: byActionInWords(label, way, fits, why),
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
