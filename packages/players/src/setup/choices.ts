/** Set-up choices other than placement: the table edge, and the ship that carries the enemy's objective. */
import { BAND, EDGES, type Edge } from "@broadside/geometry";
import type { ChoiceQuestion, Game } from "@broadside/rules";
import { INWARDS } from "./edges.ts";
import { Bearing } from "./ground.ts";

/** Returns the edge with the fewest obstacles in front of it. */
export function clearestEdge({ board, state }: Game, { options }: ChoiceQuestion): string | undefined {
  const corners = { from: { x: 0, y: 0 }, to: { x: board.table.width, y: board.table.height } };
  const lyingBefore = (edge: Edge): number => {
    const bearing = new Bearing(INWARDS[edge]);
    const { rear } = bearing.boundsOf(corners);
    return state.obstacles.reduce((sum, { pose }) => sum + 1 / (BAND + bearing.wayTo(pose).ahead - rear), 0);
  };
  return leastOf(
    EDGES.filter((edge) => options.some(({ key }) => key === edge)),
    lyingBefore,
  );
}

/** Returns the ship that is hardest to destroy. */
export function sturdiestShip(game: Game, { options }: ChoiceQuestion): string | undefined {
  const ships = game.state.ships.filter(({ id }) => options.some(({ key }) => key === id));
  const frailty = (ship: (typeof ships)[number]): number => {
    const { hull, shields, agility } = game.factsOf(ship);
    return -(hull + shields) * (AGILITY_BASE + agility);
  };
  return leastOf(ships, frailty)?.id;
}
/** A ship with agility 3 takes about twice as many hits to destroy as a ship with agility 0. */
const AGILITY_BASE = 3;

/** Returns the thing with the lowest value; the first one if several are equal. */
function leastOf<Thing>(things: readonly Thing[], measure: (thing: Thing) => number): Thing | undefined {
  let best: { readonly thing: Thing; readonly value: number } | undefined;
  for (const thing of things) {
    const value = measure(thing);
    if (!best || value < best.value) best = { thing, value };
  }
  return best?.thing;
}
