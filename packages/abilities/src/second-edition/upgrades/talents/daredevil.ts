import { assign, type Direction, TURN_BOOSTS } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

const TURNS: readonly Direction[] = TURN_BOOSTS.map((way) => ({ ...way, pay: (game, ship) => assign(game, ship, "stress") }));

/** A white boost may use the turn template, but then becomes red. */
export const daredevil: Card = {
  card: "upgrade:daredevil",
  title: "Daredevil",
  moveWays: (_game, self, { ship, move, colour, ways }) =>
    ship === self.ship && move === "boost" && colour === "white" ? [...ways, ...TURNS] : undefined,
};
