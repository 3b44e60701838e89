/** What the rules page is asked, as its address carries it: `/rules?q=crippled&edition=1e&layer=engine`. */
import { EDITIONS, type Edition, LAYERS, type Layer, LEDGERS, type Ledger } from "@broadside/rulebook";

export interface RuleFilter {
  readonly edition?: Edition | undefined;
  readonly layer?: Layer | undefined;
  readonly ledger?: Ledger | undefined;
}

export interface RuleQuery extends RuleFilter {
  readonly q?: string | undefined;
}

/** Values that mean nothing are left out. */
export function parseRuleQuery(search: Record<string, unknown>): RuleQuery {
  return {
    q: typeof search["q"] === "string" && search["q"] !== "" ? search["q"] : undefined,
    edition: memberOf(EDITIONS, search["edition"]),
    layer: memberOf(LAYERS, search["layer"]),
    ledger: memberOf(LEDGERS, search["ledger"]),
  };
}

export const memberOf = <Member extends string>(members: readonly Member[], value: unknown): Member | undefined =>
  members.find((member) => member === value);
