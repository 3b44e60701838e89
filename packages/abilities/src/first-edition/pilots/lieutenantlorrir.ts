import { assign, BANK_ROLLS, type Direction } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";

/** For a stress token, which comes when he declares the side and the direction. */
const PAID_BANKS: readonly Direction[] = BANK_ROLLS.map((way) => ({ ...way, pay: (game, ship) => assign(game, ship, "stress") }));

export const lieutenantlorrir: Card = {
  card: "pilot:lieutenantlorrir",
  title: "Lieutenant Lorrir",
  moveWays: (_, self, { ship, move, colour, ways }) =>
    ship === self.ship && move === "barrel roll" && colour !== undefined ? [...ways, ...PAID_BANKS] : undefined,
};
