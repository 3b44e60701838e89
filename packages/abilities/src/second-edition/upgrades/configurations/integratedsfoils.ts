import type { Card } from "../../../language/card.ts";
import { all, isAttacker, isFront, not, withPrimary } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";
import { flipsBeforeActivation } from "./phrases.ts";

/** While the card is closed, the ship attacks with one die fewer outside its bullseye arc. */
export const integratedsfoils: Card = {
  card: "upgrade:integratedsfoils",
  title: "Integrated S-foils",
  changes: [{ of: "attackDice", by: -1, when: all(isFront, isAttacker, withPrimary, not(defenderInBullseye)) }],
  triggers: [flipsBeforeActivation()],
};
