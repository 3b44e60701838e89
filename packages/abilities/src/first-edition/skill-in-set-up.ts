/** Pilot skill that counts as another while forces are placed. */
import { addEffect } from "@broadside/rules/procedures";
import type { Trigger } from "../language/card.ts";
import { pick } from "../language/pick.ts";

/** At the start of that step its player may choose one of these; it is over with the step. */
export const skillWhilePlacing = (...skills: readonly number[]): Trigger => ({
  at: "beforeForces",
  may: [
    pick({
      rule: "1E-SETUP-06",
      among: () => skills.map((value) => ({ key: `${value}`, value })),
      apply({ game, self: { ship } }, figure) {
        addEffect(game, { id: "effect:pilot skill", ship: ship.id, by: ship.id, until: "phase", data: { figure } });
      },
    }),
  ],
});
