import type { Card } from "../../../language/card.ts";
import { all, isAttacker, isFront, withPrimary } from "../../../language/when.ts";
import { flipsBeforeActivation } from "./phrases.ts";

/** Closed it attacks with one die less. */
export const servomotorsfoils: Card = {
  card: "upgrade:servomotorsfoils",
  title: "Servomotor S-foils",
  changes: [{ of: "attackDice", by: -1, when: all(isFront, isAttacker, withPrimary) }],
  triggers: [flipsBeforeActivation()],
};
