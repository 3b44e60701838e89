import type { TokenKind } from "@broadside/rules";
import { GREEN } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { provided } from "../../../language/provided.ts";
import { both, friendly, hasToken, isDefender, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

/** The chosen ship gains a green token of a kind that she also has. */
const matching = (token: TokenKind): readonly Instruction[] => [provided(hasToken(token)), { verb: "gain", token, who: "chosen" }];
const MATCHING = Object.fromEntries(GREEN.map((token) => [token, matching(token)]));

export const shasazaro: Card = {
  card: "pilot:shasazaro",
  title: "Shasa Zaro",
  triggers: [
    {
      at: "afterAttack",
      when: isDefender,
      may: [
        {
          verb: "choose ship",
          among: both(friendly, within(0, 2), inArcOfThisShip("fullRear")),
          does: [{ verb: "one of", choices: MATCHING }],
        },
      ],
    },
  ],
};
