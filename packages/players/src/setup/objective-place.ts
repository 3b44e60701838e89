/** Where a piece that gives points is put down: as near to the own side as it may lie. */
import { mm, type Pose } from "@broadside/geometry";
import { defaultPlace, type Game, type PlaceAsk } from "@broadside/rules";
import { INWARDS } from "./edges.ts";
import { Bearing } from "./ground.ts";

const STEP = mm(20);

export function objectivePlace({ board, state }: Game, ask: PlaceAsk): Pose {
  const usual = defaultPlace(ask);
  const edge = state.seats[ask.seat]?.edge;
  if (!edge) return usual;
  const bearing = new Bearing(INWARDS[edge]);
  const { width, height } = board.table;
  const places = [usual];
  for (let y = STEP; y < height; y += STEP) for (let x = STEP; x < width; x += STEP) places.push({ x, y, heading: usual.heading });
  const deep = places.map((pose) => ({ pose, ahead: bearing.wayTo(pose).ahead }));
  deep.sort((one, other) => one.ahead - other.ahead);
  return deep.find(({ pose }) => !ask.refusal(pose))?.pose ?? usual;
}
