/** Why a place is not a legal one. */
import { type Area, brokenRules, type PlacementRule, type PlayArea } from "@broadside/geometry";
import type { Neighbour, PlaceFault, PlaceRefusal, RuleName } from "@broadside/protocol";

/** The rows of the rulebook that placement rules come from, where they are others than the row that is asked by. */
export type RowsBroken = Readonly<Partial<Record<PlacementRule["must"], RuleName>>>;

export interface PlacementAsk {
  /** The row that is asked by. */
  readonly rule: RuleName;
  readonly rows?: RowsBroken | undefined;
  /** What lies about: `another obstacle`; for some rules it may be something else. */
  readonly others: Neighbour;
  readonly othersBy?: OthersBy | undefined;
}
export type OthersBy = Readonly<Partial<Record<PlacementRule["must"], Neighbour>>>;

/** The first rule that a placement breaks; undefined where it breaks none. */
export function placementRefusal(
  table: PlayArea,
  placed: Area,
  rules: readonly PlacementRule[],
  { rule, rows, others, othersBy }: PlacementAsk,
): PlaceRefusal | undefined {
  const [broken] = brokenRules(table, placed, rules);
  return broken && { rule: rows?.[broken.must] ?? rule, why: faultOf(broken, othersBy?.[broken.must] ?? others) };
}

/** What is wrong where a rule is broken. */
function faultOf(rule: PlacementRule, of: Neighbour): PlaceFault {
  switch (rule.must) {
    case "be on the table":
      return { fault: "not wholly on the table" };
    case "be inside":
      return { fault: "not wholly inside its area" };
    case "be outside":
      return { fault: "in an area that must stay free" };
    case "overlap none":
      return { fault: "on top of", of };
    case "be beyond":
      return { fault: "within range", range: rule.bands, of };
    case "be at":
      return { fault: "not at range", least: rule.least, most: rule.most, of };
    case "be beyond edges":
      return { fault: "within range of edges", range: rule.bands, edges: rule.edges };
    case "be at edge":
      return { fault: "not at range of the edge", least: rule.least, most: rule.most, edge: rule.edge };
    case "be within edge":
      return { fault: "not within range of the edge", range: rule.bands, edge: rule.edge };
    case "touch edge":
      return { fault: "not touching the edge", edge: rule.edge };
  }
}
