/** An X-wing fighting TIE Fighters in front of it, for tests of bots. */
import { at, startTable } from "@broadside/rules/testing";

export const fighting = (own: object, ...enemies: readonly object[]): ReturnType<typeof startTable> =>
  startTable({
    phase: "combat",
    ships: [
      [{ pilot: "rookiepilot", pose: at(450, 300), ...own }],
      enemies.map((enemy, place) => ({ pilot: "academypilot", pose: at(400 + 80 * place, 450, 180), engaged: true, ...enemy })),
    ],
  });

/** A ship with this damage is destroyed by one more. */
export const damaged = { damage: [0, 1].map((card) => ({ card, faceup: false, since: 0 })) };
