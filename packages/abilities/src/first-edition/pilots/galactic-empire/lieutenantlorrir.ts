import type { Ship, Situation } from "@broadside/rules";
import { BANK_ROLLS, type Direction, type Procedure, receive } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** Gives the ship a stress token as a cost. The cost isn't paid if another ship receives the token instead. */
function* payStress(game: Situation, ship: Ship): Procedure<boolean> {
  return (yield* receive(game, ship, "stress")) > 0;
}

/** Each of these barrel rolls costs a stress token, which he receives when he declares the side and direction. */
const PAID_BANKS: readonly Direction[] = BANK_ROLLS.map((way) => ({ ...way, pay: payStress }));

export const lieutenantlorrir: Card = {
  card: "pilot:lieutenantlorrir",
  title: "Lieutenant Lorrir",
  moveWays: (_, self, { ship, move, colour, ways }) =>
    ship === self.ship && move === "barrel roll" && colour !== undefined ? [...ways, ...PAID_BANKS] : undefined,
};
