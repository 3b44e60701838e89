/** Countdown in both editions: cancels every remaining result. */
import type { Instruction } from "../language/instruction.ts";

export const CANCEL_ALL: Instruction = {
  verb: "apply",
  what({ game }) {
    const { attack } = game.state;
    if (attack) game.setAttack({ ...attack, hits: 0, crits: 0 });
  },
};
