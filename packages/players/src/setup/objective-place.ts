/**
 * Where a piece that gives points is put down: what ships carry off, as near to the own side as it may lie. What they must hold is left to the
 * default, which did better.
 */
import { mm, type Pose, type ScenarioPieceId } from "@broadside/geometry";
import { defaultPlace, type Game, type PlaceAsk } from "@broadside/rules";
import { INWARDS } from "./edges.ts";
import { Bearing } from "./ground.ts";

const CARRIED: ScenarioPieceId = "supplyCache";
const STEP = mm(20);

export function objectivePlace({ board, state }: Game, ask: PlaceAsk): Pose | undefined {
  const edge = state.seats[ask.seat]?.edge;
  if (!edge || ask.about?.piece !== CARRIED) return undefined;
  const usual = defaultPlace(ask);
  const bearing = new Bearing(INWARDS[edge]);
  const { width, height } = board.table;
  const places = [usual];
  for (let y = STEP; y < height; y += STEP) for (let x = STEP; x < width; x += STEP) places.push({ x, y, heading: usual.heading });
  const deep = places.map((pose) => ({ pose, ahead: bearing.wayTo(pose).ahead }));
  deep.sort((one, other) => one.ahead - other.ahead);
  return deep.find(({ pose }) => !ask.refusal(pose))?.pose ?? usual;
}
