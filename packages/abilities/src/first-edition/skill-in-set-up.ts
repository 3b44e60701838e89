/** Lets a ship use a different pilot skill while forces are placed. */
import { addEffect } from "@broadside/rules/procedures";
import type { Trigger } from "../language/card.ts";
import { pick } from "../language/pick.ts";

/** When forces are about to be placed, lets the player choose one of these skills for the rest of that step. */
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
