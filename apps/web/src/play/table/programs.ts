/** Seats that programs play. */
import type { Seat } from "@broadside/rules";
import type { Scene } from "@broadside/telling";

export const programAt = ({ programs }: Pick<Scene, "programs">, seat: Seat): Scene["programs"][number] | undefined =>
  programs.find((program) => program.seat === seat);

export const isPersons = (scene: Pick<Scene, "programs">, seat: Seat): boolean => programAt(scene, seat) === undefined;

/** Whether bots play all other seats, so that nobody else looks at this screen. */
export const isOnlyPerson = (scene: Pick<Scene, "programs" | "seats">, seat: Seat): boolean =>
  scene.seats.every((_, at) => isPersons(scene, at) === (at === seat));
