/** Why a place is not a legal one, in words. */
import { type Area, brokenRules, type PlacementRule, type PlayArea } from "@broadside/geometry";
import type { RuleName } from "@broadside/protocol";
import type { PlaceRefusal } from "../driver/ask.ts";

/** The rows of the rulebook that placement rules come from, where they differ from the question's own row. */
export type RowsBroken = Readonly<Partial<Record<PlacementRule["must"], RuleName>>>;

export interface PlacementWords {
  /** The row of the question. */
  readonly rule: RuleName;
  readonly rows?: RowsBroken | undefined;
  /** What lies about: `another obstacle`; for some rules it may be something else. */
  readonly others: string;
  readonly othersBy?: OthersBy | undefined;
}
export type OthersBy = Readonly<Partial<Record<PlacementRule["must"], string>>>;

/** The first rule that a placement breaks; undefined where it breaks none. */
export function placementRefusal(
  table: PlayArea,
  placed: Area,
  rules: readonly PlacementRule[],
  { rule, rows, others, othersBy }: PlacementWords,
): PlaceRefusal | undefined {
  const [broken] = brokenRules(table, placed, rules);
  return broken && { rule: rows?.[broken.must] ?? rule, words: brokenInWords(broken, othersBy?.[broken.must] ?? others) };
}

/** What is wrong where a rule is broken. */
export function brokenInWords(rule: PlacementRule, others: string): string {
  switch (rule.must) {
    case "be on the table":
      return "not wholly on the table";
    case "be inside":
      return "not wholly inside its area";
    case "be outside":
      return "in an area that must stay free";
    case "overlap none":
      return `on top of ${others}`;
    case "be beyond":
      return `within range ${rule.bands} of ${others}`;
    case "be at":
      return `not at ${rangeInWords(rule)} of ${others}`;
    case "be beyond edges":
      return `within range ${rule.bands} of ${rule.edges.length > 2 ? "an edge" : `the ${rule.edges.join(" or ")} edge`}`;
    case "be at edge":
      return `not at ${rangeInWords(rule)} of the ${rule.edge} edge`;
    case "be within edge":
      return `not wholly within range ${rule.bands} of the ${rule.edge} edge`;
    case "touch edge":
      return `not touching the ${rule.edge} edge`;
  }
}

const rangeInWords = ({ least, most }: { readonly least: number; readonly most: number }): string =>
  least === most ? `range ${least}` : `range ${least} to ${most}`;
