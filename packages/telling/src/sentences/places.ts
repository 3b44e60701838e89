/** Texts for why a piece may not be placed somewhere, and why a scenario action or an attack isn't offered. */
import type { IllegalAttack, Neighbour, NotOfferedReason, PlaceProblem } from "@broadside/rules";
import type { Words } from "../languages/words.ts";
import { type Names, scenarioPieceName } from "./names.ts";

/** Explains what is wrong with a place, for use in "Not allowed here: …". */
export function placeInWords(why: PlaceProblem, ships: Names["ships"], words: Words): string {
  const { places } = words;
  switch (why.fault) {
    case "on top of":
      return places.onTop({ neighbour: neighbourInWords(why.of, words) });
    case "on top of ship":
      return places.onTopOfShip({ ship: ships[why.ship] ?? why.ship });
    case "within range":
      return places.within({ range: why.range, neighbour: neighbourInWords(why.of, words) });
    case "beyond range":
      return places.beyond({ range: why.range, neighbour: neighbourInWords(why.of, words) });
    case "not at range":
      return places.notAtRange({ range: rangeInWords(why, words), neighbour: neighbourInWords(why.of, words) });
    case "within range of edges": {
      const [one = "bottom", other, ...more] = why.edges;
      const { range } = why;
      if (other === undefined) return places.withinOfEdge({ range, one: places.edges[one] });
      return more.length > 0
        ? places.withinOfAnyEdge({ range })
        : places.withinOfEdges({ range, one: places.edges[one], other: places.edges[other] });
    }
    case "not at range of the edge":
      return places.notAtRangeOfEdge({ range: rangeInWords(why, words), edge: places.edges[why.edge] });
    case "not within range of the edge":
      return places.notWithinOfEdge({ range: why.range, edge: places.edges[why.edge] });
    case "not touching the edge":
      return places.notTouchingEdge({ edge: places.edges[why.edge] });
    case "not within its deployment area along the edge":
      return places.notInAreaAlongEdge({ edge: places.edges[why.edge] });
    default:
      return places.faults[why.fault];
  }
}

function neighbourInWords(of: Neighbour, words: Words): string {
  const { places } = words;
  if (typeof of === "string") return places.neighbours[of];
  return "another" in of
    ? places.another({ piece: scenarioPieceName(of.another, words) })
    : places.inTheMiddle({ piece: scenarioPieceName(of.inTheMiddle, words) });
}

const rangeInWords = ({ least, most }: { readonly least: number; readonly most: number }, { places }: Words): string =>
  least === most ? places.range({ range: least }) : places.ranges({ least, most });

export function notOfferedInWords(reason: NotOfferedReason, words: Words): string {
  const { notOffered } = words.places;
  switch (reason.notOffered) {
    case "too early":
      return notOffered["too early"]({ round: reason.round });
    case "carries one already":
    case "none in range":
      return notOffered[reason.notOffered]({ piece: scenarioPieceName(reason.piece, words) });
  }
}

/** Explains why an attack on the target isn't offered or, without a target, why no attack is offered at all. */
export function attackBarInWords(
  { bar, target, least, most }: Pick<IllegalAttack, "bar" | "target" | "least" | "most">,
  words: Words,
): string {
  const { attacks } = words.places;
  const range = rangeInWords({ least, most }, words);
  if (bar === "out of range") return (target ? attacks.notAtRange : attacks.nobodyAtRange)({ range });
  return bar === "out of arc" && !target ? attacks.nobodyInArc({ range }) : attacks.bars[bar];
}
