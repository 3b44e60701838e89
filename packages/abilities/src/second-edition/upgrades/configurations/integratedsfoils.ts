import type { Card } from "../../../card.ts";
import { all, isAttacker, not, withPrimary } from "../../../when.ts";
import { defenderInBullseye } from "../../when.ts";
import { flipsBeforeActivation, isFront } from "./phrases.ts";

/** Closed it attacks with one die less outside its bullseye arc. */
export const integratedsfoils: Card = {
  card: "upgrade:integratedsfoils",
  title: "Integrated S-foils",
  changes: [{ of: "attackDice", by: -1, when: all(isFront, isAttacker, withPrimary, not(defenderInBullseye)) }],
  triggers: [flipsBeforeActivation()],
};
