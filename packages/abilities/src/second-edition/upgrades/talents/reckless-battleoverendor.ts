import type { Ship, Situation } from "@broadside/rules";
import { assign, type Direction, type Procedure, rollDice, TURN_BOOSTS, TURN_ROLLS } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

const risky = (ways: readonly Direction[]): readonly Direction[] => ways.map((way) => ({ ...way, pay: rollForStress }));

function* rollForStress(game: Situation, ship: Ship): Procedure {
  const [die] = yield* rollDice(game, ship, "attack", 1, "upgrade:reckless-battleoverendor");
  if (die?.face === "hit" || die?.face === "crit") yield* assign(game, ship, "stress");
}

const TURNS = risky(TURN_BOOSTS);
const TURNING_ROLLS = risky(TURN_ROLLS);

/** Red boosts and barrel rolls may use the turn template, at the risk of stress. */
export const recklessBattleoverendor: Card = {
  card: "upgrade:reckless-battleoverendor",
  title: "Reckless",
  moveWays(_game, self, { ship, move, colour, ways }) {
    if (ship !== self.ship || colour !== "red") return undefined;
    return [...ways, ...(move === "boost" ? TURNS : TURNING_ROLLS)];
  },
};
