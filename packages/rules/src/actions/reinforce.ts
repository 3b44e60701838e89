/**
 * Reinforce: gain a token with its fore or aft side up (1E-ACT-20). A huge ship places it next to its fore or aft section (HS-REINF-01,
 * 2E-ACT-24).
 */
import type { RuleName } from "@broadside/protocol";
import type { Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { may } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";

const SIDES = [
  { key: "fore", value: "reinforceFore" },
  { key: "aft", value: "reinforceAft" },
] as const;

export const reinforceBy = (rule: RuleName): Action => ({
  name: "reinforce",
  can: () => true,
  perform: procedure("reinforce", function* (game: Situation, ship: Ship): Procedure<boolean> {
    const side = yield* choose<"reinforceFore" | "reinforceAft">((now) => {
      const open = SIDES.filter(({ key }) => may(now, "reinforce", { ship, side: key }, true));
      return { kind: "reinforce", seat: ship.seat, rule, about: { ship: ship.id }, options: optionsOf(open.length > 0 ? open : SIDES) };
    });
    yield* assign(game, ship, side);
    return true;
  }),
});

export const reinforce = reinforceBy("1E-ACT-20");
export const hugeReinforce = reinforceBy("HS-REINF-01");
