/**
 * Decides which side has which table edge. Two sides have opposite edges, either by seat (ES-TABLE-02) or by the choice of the side without
 * initiative, after the last obstacle (1E-SETUP-05). With more sides, each side chooses a free edge, and the side with initiative chooses
 * last. Team-mates share an edge.
 */
import type { Edge } from "@broadside/geometry";
import type { Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { quietStep } from "../driver/quiet-step.ts";
import { type Side, sidesOf, speakerOf } from "../state/sides.ts";
import { setUpFormatOf } from "./formats.ts";

export const SEATED_EDGES = quietStep("own edges", (game) => {
  const { taken, from } = setUpFormatOf(game.setup.format).edges;
  if (taken !== "by seat") return;
  for (const [at, side] of sidesOf(game).entries()) giveEdge(game, side, from[at % from.length] ?? "bottom");
});

/** Each run of this step is one side's choice of an edge. */
export const EDGE_CHOICE: Step = {
  name: "edges",
  *run(game) {
    if (withoutEdge(game).length === 0) return "done";
    yield* takeEdge(game);
    return "again";
  },
};

const takeEdge = procedure("takeEdge", function* (game: Situation): Procedure {
  const edge = yield* choose<Edge>((now) => ({
    kind: "edge",
    seat: speakerOf(now, choosingSide(now)),
    rule: "1E-SETUP-05",
    options: optionsOf(freeEdges(now).map((value) => ({ key: value, value }))),
  }));
  const side = choosingSide(game);
  const sides = sidesOf(game);
  giveEdge(game, side, edge);
  if (sides.length === 2) for (const other of sides) if (other.team !== side.team) giveEdge(game, other, OPPOSITE[edge]);
});

const OPPOSITE: Readonly<Record<Edge, Edge>> = { bottom: "top", top: "bottom", left: "right", right: "left" };

const withoutEdge = (game: Situation): readonly Side[] =>
  sidesOf(game).filter(({ seats }) => seats.some((seat) => game.state.seats[seat]?.edge === undefined));

/** Finds the last side in initiative order that has no edge yet. */
function choosingSide(game: Situation): Side {
  const waiting = withoutEdge(game);
  const turn = ({ seats }: Side) => Math.min(...seats.map((seat) => game.state.initiative.indexOf(seat)));
  const [last] = [...(waiting.length > 0 ? waiting : sidesOf(game))].sort((a, b) => turn(b) - turn(a));
  return last as Side;
}

/** Returns the free edges. If there are more sides than edges, sides must share. */
function freeEdges(game: Situation): readonly Edge[] {
  const { from } = setUpFormatOf(game.setup.format).edges;
  const free = from.filter((edge) => game.state.seats.every((seat) => seat.edge !== edge));
  return free.length > 0 ? free : from;
}

function giveEdge(game: Situation, { seats }: Side, edge: Edge): void {
  for (const seat of seats) {
    game.setSeat(seat, { edge });
    game.note({ note: "edge", seat, edge });
  }
}
