/** What the rules page is asked, as its address carries it: `/rules?q=crippled&edition=1e&layer=engine`. */
import { EDITIONS, type Edition, LAYERS, type Layer, LEDGERS, type Ledger } from "@broadside/rulebook";
import type { RuleAddress } from "./address.ts";

export interface RuleFilter {
  readonly edition?: Edition | undefined;
  readonly layer?: Layer | undefined;
  readonly ledger?: Ledger | undefined;
}

export interface RuleQuery extends RuleFilter {
  readonly q: string;
}

/** Values that mean nothing are left out. */
export const parseRuleQuery = ({ q = "", edition, layer, ledger }: RuleAddress): RuleQuery => ({
  q,
  edition: memberOf(EDITIONS, edition),
  layer: memberOf(LAYERS, layer),
  ledger: memberOf(LEDGERS, ledger),
});

export const memberOf = <Member extends string>(members: readonly Member[], text: string | undefined): Member | undefined =>
  members.find((member) => member === text);
