/** The facts needed to draw a small picture of a table. */
import type { StoryPosition } from "@broadside/protocol";
import type { Game } from "@broadside/rules";

export const positionOf = (game: Game, shots: StoryPosition["shots"] = [], struck: StoryPosition["struck"] = []): StoryPosition => ({
  ships: game.state.ships.flatMap((ship) => {
    const { id, seat, pose, status, crippled } = ship;
    const { type, base } = game.factsOf(ship);
    return pose && status === "inPlay" ? [{ id, seat, ship: type.id, base, pose, crippled }] : [];
  }),
  obstacles: game.state.obstacles.map(({ token, flipped, pose }) => ({ token, isFlipped: flipped === true, pose })),
  shots,
  struck,
});
