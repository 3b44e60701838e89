/** Tells seats that bots play from seats that people play. */
import type { Seat } from "@broadside/rules";
import type { Scene } from "@broadside/telling";

export const botAt = ({ bots }: Pick<Scene, "bots">, seat: Seat): Scene["bots"][number] | undefined =>
  bots.find((bot) => bot.seat === seat);

export const isPersonAt = (scene: Pick<Scene, "bots">, seat: Seat): boolean => botAt(scene, seat) === undefined;

/** Whether bots play all other seats, so that nobody else looks at this screen. */
export const isOnlyPerson = (scene: Pick<Scene, "bots" | "seats">, seat: Seat): boolean =>
  scene.seats.every((_, at) => isPersonAt(scene, at) === (at === seat));
