import { may } from "@broadside/rules/procedures";
import { addMatching } from "../../../both-editions/matching-dice.ts";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip, withPrimary } from "../../../language/when.ts";
import { isFree } from "../first-order/phrases.ts";

/** Adds a result if all dice match. Results that were added earlier aren't compared. */
const ADD_ONE_MORE = addMatching(({ origin }) => origin !== "added");

const inAttack: When = ({ moment }) => moment.kind === moment.reason;
/** True if a result may be added. This counts as modifying dice, which isn't always allowed (2E-ATK-16). */
const mayModify: When = (scene) => {
  const { game, self, attack, moment } = scene;
  const { kind = "attack" } = moment;
  const byRule = kind === "defense" || isFree(scene) || !withPrimary(scene);
  return attack !== undefined && may(game, "modify", { ship: self.ship, dice: kind, attack }, byRule);
};

export const sunnybounder: Card = {
  card: "pilot:sunnybounder",
  title: "Sunny Bounder",
  triggers: [
    { at: "rolled", when: all(toThisShip, inAttack, mayModify), may: [ADD_ONE_MORE] },
    { at: "rerolled", when: all(toThisShip, mayModify), may: [ADD_ONE_MORE] },
  ],
};
