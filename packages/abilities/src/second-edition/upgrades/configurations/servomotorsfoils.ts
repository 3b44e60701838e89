import type { Card } from "../../../card.ts";
import { all, isAttacker, withPrimary } from "../../../when.ts";
import { flipsBeforeActivation, isFront } from "./phrases.ts";

/** Closed it attacks with one die less. */
export const servomotorsfoils: Card = {
  card: "upgrade:servomotorsfoils",
  title: "Servomotor S-foils",
  changes: [{ of: "attackDice", by: -1, when: all(isFront, isAttacker, withPrimary) }],
  triggers: [flipsBeforeActivation()],
};
