/** The search on the rules page, as its address gives it: `/rules?q=crippled&edition=1e&layer=engine`. */
import { EDITIONS, LAYERS, LEDGERS } from "@broadside/rulebook";
import type { RuleQuery } from "@broadside/rulebook/search";
import type { RuleAddress } from "../addresses/rules.ts";

/** Unknown values are left out. */
export const parseRuleQuery = ({ q = "", edition, layer, ledger }: RuleAddress): RuleQuery => ({
  q,
  edition: memberOf(EDITIONS, edition),
  layer: memberOf(LAYERS, layer),
  ledger: memberOf(LEDGERS, ledger),
});

const memberOf = <Member extends string>(members: readonly Member[], text: string | undefined): Member | undefined =>
  members.find((member) => member === text);
