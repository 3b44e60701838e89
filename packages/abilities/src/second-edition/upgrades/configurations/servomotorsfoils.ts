import type { Card } from "../../../language/card.ts";
import { all, isAttacker, isFront, withPrimary } from "../../../language/when.ts";
import { flipsBeforeActivation } from "./phrases.ts";

/** While the card is closed, the ship attacks with one die fewer. */
export const servomotorsfoils: Card = {
  card: "upgrade:servomotorsfoils",
  title: "Servomotor S-foils",
  changes: [{ of: "attackDice", by: -1, when: all(isFront, isAttacker, withPrimary) }],
  triggers: [flipsBeforeActivation()],
};
