import { may, mayModifyRoll } from "@broadside/rules/procedures";
import { addMatching } from "../../../both-editions/matching-dice.ts";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

/** Added results count as dice like any others (1E-ATK-13). */
const ADD_ONE_MORE = addMatching(() => true);

const mayAddToRoll: When = ({ game }) => mayModifyRoll(game);
const mayAddInAttack: When = ({ game, self, attack, moment }) =>
  attack !== undefined && may(game, "modify", { ship: self.ship, dice: moment.kind ?? "attack", attack }, true);

export const sunnybounder: Card = {
  card: "pilot:sunnybounder",
  title: "Sunny Bounder",
  triggers: [
    { at: "rolled", once: "a round", when: all(toThisShip, mayAddToRoll), may: [ADD_ONE_MORE] },
    { at: "rerolled", once: "a round", when: all(toThisShip, mayAddInAttack), may: [ADD_ONE_MORE] },
  ],
};
