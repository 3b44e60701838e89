import type { Ship, Situation } from "@broadside/rules";
import { BANK_ROLLS, type Direction, type Procedure, receive } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";

/** A stress token that another ship receives instead has paid for nothing. */
function* payStress(game: Situation, ship: Ship): Procedure<boolean> {
  return (yield* receive(game, ship, "stress")) > 0;
}

/** For a stress token, which comes when he declares the side and the direction. */
const PAID_BANKS: readonly Direction[] = BANK_ROLLS.map((way) => ({ ...way, pay: payStress }));

export const lieutenantlorrir: Card = {
  card: "pilot:lieutenantlorrir",
  title: "Lieutenant Lorrir",
  moveWays: (_, self, { ship, move, colour, ways }) =>
    ship === self.ship && move === "barrel roll" && colour !== undefined ? [...ways, ...PAID_BANKS] : undefined,
};
