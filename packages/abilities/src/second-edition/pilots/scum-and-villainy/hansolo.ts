import { SEEKS_OBSTRUCTION } from "../../../both-editions/obstruction.ts";
import type { Card } from "../../../language/card.ts";
import { all, any, isAttacker, isDefender, withPrimary } from "../../../language/when.ts";
import { obstructedByObstacle } from "../../../language/when-second-edition.ts";
import { MORE_DICE_OF_EITHER, oneMoreDie } from "./more-dice.ts";

export const hansolo: Card = {
  card: "pilot:hansolo",
  title: "Han Solo",
  permissions: SEEKS_OBSTRUCTION,
  triggers: oneMoreDie(all(obstructedByObstacle, any(isDefender, all(isAttacker, withPrimary)))),
  effects: MORE_DICE_OF_EITHER,
};
