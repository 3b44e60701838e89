/** Why a piece may not lie somewhere, and why an action of a scenario or an attack is not offered, in words. */
import type { BarredAttack, BarredReason, Neighbour, PlaceFault } from "@broadside/rules";
import { scenarioPieceName } from "./names.ts";

/** What is wrong, as in "It may not stand there: …". */
export function placeInWords(why: PlaceFault): string {
  switch (why.fault) {
    case "on top of":
      return `on top of ${neighbourInWords(why.of)}`;
    case "on top of ship":
      return `on top of ship ${why.ship}`;
    case "within range":
    case "beyond range":
      return `${why.fault} ${why.range} of ${neighbourInWords(why.of)}`;
    case "not at range":
      return `not at ${rangeInWords(why)} of ${neighbourInWords(why.of)}`;
    case "within range of edges":
      return `within range ${why.range} of ${why.edges.length > 2 ? "an edge" : `the ${why.edges.join(" or ")} edge`}`;
    case "not at range of the edge":
      return `not at ${rangeInWords(why)} of the ${why.edge} edge`;
    case "not within range of the edge":
      return `not wholly within range ${why.range} of the ${why.edge} edge`;
    case "not touching the edge":
      return `not touching the ${why.edge} edge`;
    case "not within its deployment area along the edge":
      return `not within its deployment area along the ${why.edge} edge`;
    case "not with its rear guides at the own edge":
      return "not with its rear guides at the own edge, beyond range 2 of the edges beside it";
    default:
      return why.fault;
  }
}

function neighbourInWords(of: Neighbour): string {
  if (typeof of === "string") return of;
  return "another" in of ? `another ${scenarioPieceName(of.another)}` : `the ${scenarioPieceName(of.inTheMiddle)} in the middle`;
}

const rangeInWords = ({ least, most }: { readonly least: number; readonly most: number }): string =>
  least === most ? `range ${least}` : `range ${least} to ${most}`;

export function barredInWords(reason: BarredReason): string {
  switch (reason.barred) {
    case "too early":
      return `not before round ${reason.round}`;
    case "carries one already":
      return `it has a ${scenarioPieceName(reason.piece)} in tow`;
    case "none in range":
      return `no ${scenarioPieceName(reason.piece)} is at range 0–1`;
  }
}

const ATTACK_BARS: Readonly<Record<Exclude<BarredAttack["bar"], "out of range">, string>> = {
  "out of arc": "outside its arcs",
  "crippled section": "this section is crippled",
  "behind the centre line": "its centre line cuts the line to this section",
  "no energy": "not enough energy on its card",
  "no charges": "no charge left",
  "no lock": "needs a lock on the target",
  "no focus token": "needs a focus token",
  "no token": "needs a token that is not there",
  "its card": "its card does not allow this target",
  "in contact": "the ships touch",
  forbidden: "a card or the scenario forbids it",
  "used up": "its attack is used up",
  "not granted": "not with this attack",
};

/** Of one target, or of all where none is named. */
export function attackBarInWords({ bar, target, least, most }: Pick<BarredAttack, "bar" | "target" | "least" | "most">): string {
  const at = `at ${rangeInWords({ least, most })}`;
  if (bar === "out of range") return target ? `not ${at}` : `nobody ${at}`;
  return bar === "out of arc" && !target ? `nobody ${at} in its arcs` : ATTACK_BARS[bar];
}
