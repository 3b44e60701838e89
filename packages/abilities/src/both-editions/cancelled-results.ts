/** Countdown in both editions: cancels every remaining result. */
import type { Deed } from "../language/deed.ts";

export const CANCEL_ALL: Deed = {
  verb: "apply",
  what({ game }) {
    const { attack } = game.state;
    if (attack) game.setAttack({ ...attack, hits: 0, crits: 0 });
  },
};
