/**
 * Chooses where to place a piece that scores points. Pieces that ships carry away go as close to the bot's own side as possible. Pieces
 * that ships must hold go to the default place, which gave better results.
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
