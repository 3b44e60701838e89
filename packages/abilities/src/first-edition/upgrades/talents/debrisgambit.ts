import type { Card } from "../../../language/card.ts";
import type { Amount } from "../../../language/instruction.ts";

const MOST = 2;
const obstaclesAtRange1: Amount = ({ game, self }) =>
  Math.min(MOST, game.board.obstacles().filter((area) => game.board.rangeToArea(self.ship, area) === 1).length);

export const debrisgambit: Card = {
  card: "upgrade:debrisgambit",
  title: "Debris Gambit",
  action: { does: [{ verb: "gain", token: "evade", count: obstaclesAtRange1 }] },
};
