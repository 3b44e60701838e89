import { shipOf } from "@broadside/rules";
import { isEnemy } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const overlappedEnemy: When = ({ game, self: { ship } }) =>
  game.state.motion?.blockedBy?.some((id) => isEnemy(game, ship, shipOf(game.state, id))) === true;

export const unkarpluttCrew: Card = {
  card: "upgrade:unkarplutt",
  title: "Unkar Plutt",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, overlappedEnemy), may: [{ verb: "suffer", hits: 1 }, { verb: "free action" }] },
  ],
};
