/** Attacks that are treated as if they were at another range. */
import type { Trigger } from "../language/card.ts";
import type { When } from "../language/scene.ts";

export const treatedAtRange = (range: number, when: When): Trigger => ({
  at: "attackDeclared",
  when,
  must: [
    {
      verb: "apply",
      what({ game }) {
        if (game.state.attack) game.setAttack({ ...game.state.attack, range });
      },
    },
  ],
});
