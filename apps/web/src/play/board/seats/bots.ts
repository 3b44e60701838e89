/** Tells seats that bots play from seats that people play. */
import type { Seat } from "@broadside/rules";
import type { Scene } from "@broadside/telling";

export const botAt = ({ bots }: Pick<Scene, "bots">, seat: Seat): Scene["bots"][number] | undefined =>
  bots.find((bot) => bot.seat === seat);

export const isPersonAt = (scene: Pick<Scene, "bots">, seat: Seat): boolean => botAt(scene, seat) === undefined;

/** The first seat that a person plays. If bots play all seats, the first seat. */
export const firstPerson = (scene: Pick<Scene, "bots" | "seats">): Seat =>
  Math.max(
    0,
    scene.seats.findIndex((_, seat) => isPersonAt(scene, seat)),
  );

/** Whether bots play all other seats, so that nobody else looks at this screen. */
export const isOnlyPerson = (scene: Pick<Scene, "bots" | "seats">, seat: Seat): boolean =>
  scene.seats.every((_, at) => isPersonAt(scene, at) === (at === seat));

/** The people's seats that have a facedown dial. Empty during planning, when players see their dials in the dock. */
export function seatsWithDials(scene: Pick<Scene, "bots" | "seats" | "state">): readonly Seat[] {
  const { state, seats } = scene;
  if (state.outcome || state.cursor.phase === "planning") return [];
  const hasDial = (seat: Seat): boolean => state.ships.some((ship) => ship.seat === seat && ship.dial !== undefined);
  return seats.flatMap((_, seat) => (isPersonAt(scene, seat) && hasDial(seat) ? [seat] : []));
}
