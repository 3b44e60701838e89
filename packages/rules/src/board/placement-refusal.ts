/** Explains why a placement is illegal. */
import { type Area, brokenRules, type PlacementRule, type PlayArea } from "@broadside/geometry";
import type { Neighbour, PlaceProblem, PlaceRefusal, RuleName } from "@broadside/protocol";

/** The rule behind each placement condition. A condition that isn't listed comes from the rule that the question names. */
export type PlacementRows = Readonly<Partial<Record<PlacementRule["must"], RuleName>>>;

export interface PlacementCheck {
  /** The question's rule. */
  readonly rule: RuleName;
  readonly rows?: PlacementRows | undefined;
  /** The neighbour to name in a refusal, such as `another obstacle`. Some placement rules name a different neighbour. */
  readonly others: Neighbour;
  readonly othersBy?: NeighbourKinds | undefined;
}
export type NeighbourKinds = Readonly<Partial<Record<PlacementRule["must"], Neighbour>>>;

/** Finds the first rule that a placement breaks; undefined if it breaks none. */
export function placementRefusal(
  table: PlayArea,
  placed: Area,
  rules: readonly PlacementRule[],
  { rule, rows, others, othersBy }: PlacementCheck,
): PlaceRefusal | undefined {
  const [broken] = brokenRules(table, placed, rules);
  return broken && { rule: rows?.[broken.must] ?? rule, why: faultOf(broken, othersBy?.[broken.must] ?? others) };
}

/** Returns the fault to report for a broken rule. */
function faultOf(rule: PlacementRule, of: Neighbour): PlaceProblem {
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
