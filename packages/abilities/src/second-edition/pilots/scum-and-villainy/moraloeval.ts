import { EDGES, type Edge } from "@broadside/geometry";
import type { Ship } from "@broadside/rules";
import { edgeLeft, type Procedure, placeAtEdge, putInReserve } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

/** While the ship is in reserve, this mark stores the edge over which it left. */
const mark = (edge: Edge): string => `left over ${edge}`;
const edgeOf = ({ usedThisGame }: Ship): Edge | undefined => EDGES.find((edge) => usedThisGame.includes(mark(edge)));

function* slipAway({ game, self: { ship } }: CardScene): Procedure {
  game.setShip(ship, { usedThisGame: [...ship.usedThisGame, mark(edgeLeft(game, ship))] });
  yield* putInReserve(game, ship);
}

function* comeBack({ game, self: { ship } }: CardScene): Procedure {
  const edge = edgeOf(ship);
  if (edge && (yield* placeAtEdge(game, ship, edge, "2E-DMG-22")))
    game.setShip(ship, { usedThisGame: ship.usedThisGame.filter((one) => one !== mark(edge)) });
}

export const moraloeval: Card = {
  card: "pilot:moraloeval",
  title: "Moralo Eval",
  triggers: [
    { at: "fleeing", when: toThisShip, may: [{ verb: "spend charge" }, { verb: "special", can: () => true, perform: slipAway }] },
    {
      at: "startOfPlanning",
      must: [{ verb: "special", can: ({ self }) => self.ship.status === "reserve" && edgeOf(self.ship) !== undefined, perform: comeBack }],
    },
  ],
  worksInReserve: true,
};
