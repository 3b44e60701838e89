/** A player that answers at random. The same seed and questions give the same answers. */
import { FULL_TURN, QUARTER_TURN, randomStream } from "@broadside/kit";
import { type Answer, type ChoiceAsk, type Game, isPlaceAsk, leavesTable, type PlaceAsk, type Seat } from "@broadside/rules";
import { firstOpen, type Player } from "./player.ts";

/** How many random positions the player tries before it takes the legal position that comes with the question, its `witness`. */
const TRIES = 4;

type Random = (below: number) => number;
type Pose = PlaceAsk["witness"];
type Table = Game["board"]["table"];

/**
 * Every option of a question is equally likely, except that a ship doesn't fly off the table if it can stay on it. If the question asks for
 * a place, the player tries a few random places and takes the first legal one, or else the place that the question itself suggests.
 */
export function randomPlayer(seed: number): Player {
  const random = randomStream(seed);
  return (game: Game, seat?: Seat): Answer => {
    const { number, ask } = firstOpen(game, seat);
    if (isPlaceAsk(ask)) return { input: "answer", seat: ask.seat, ask: number, pose: randomPlace(ask, game.board.table, random) };
    const options = onTheTable(game, ask);
    const { key } = options[random(options.length)] ?? ask.options[0];
    return { input: "answer", seat: ask.seat, ask: number, key };
  };
}

/**
 * Returns the maneuvers that keep the ship on the table, judging by the ship alone. Returns all options if none does, and for any other
 * question.
 */
function onTheTable(game: Game, { about, options }: ChoiceAsk<unknown>): readonly { readonly key: string }[] {
  const ship = about?.ship === undefined ? undefined : game.state.ships.find(({ id }) => id === about.ship);
  if (!ship?.pose) return options;
  const staying = options.filter(({ key }) => !leavesTable(game, ship, key));
  return staying.length > 0 ? staying : options;
}

function randomPlace(ask: PlaceAsk, table: Table, random: Random): Pose {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const pose = somewhere(ask, table, random);
    if (!ask.refusal(pose)) return pose;
  }
  return ask.witness;
}

/** Returns a random position in the region. It may still be illegal, because the description of the region is only rough. */
function somewhere(ask: PlaceAsk, { width, height }: Table, random: Random): Pose {
  const { place } = ask;
  const between = (from: number, to: number): number => from + random(Math.max(1, to - from + 1));
  switch (place.shape) {
    case "line": {
      const part = random(1001);
      const along = (from: number, to: number): number => Math.round(from + ((to - from) * part) / 1000);
      return { x: along(place.from.x, place.to.x), y: along(place.from.y, place.to.y), heading: place.from.heading };
    }
    case "strip": {
      const { edge, depth } = place;
      const upright = edge === "top" || edge === "bottom";
      const across = between(0, upright ? width : height);
      // A piece that must touch the edge may only move along it, so its distance and heading come from the legal pose in the question.
      if (place.touching) return upright ? { ...ask.witness, x: across } : { ...ask.witness, y: across };
      const deep = random(depth + 1);
      const heading = random(2) === 0 ? ask.witness.heading : random(4) * QUARTER_TURN;
      const fromEdge = edge === "top" ? height - deep : edge === "right" ? width - deep : deep;
      return upright ? { x: across, y: fromEdge, heading } : { x: fromEdge, y: across, heading };
    }
    case "box":
      return {
        x: between(place.from.x, place.to.x),
        y: between(place.from.y, place.to.y),
        heading: random(FULL_TURN),
      };
    default:
      return {
        x: between(place.margin, width - place.margin),
        y: between(place.margin, height - place.margin),
        heading: random(FULL_TURN),
      };
  }
}
