import type { TokenKind } from "@broadside/rules";
import type { Card, Trigger } from "../../../language/card.ts";
import { all, both, friendly, lacksToken, other, tokenIs, toThisShip, withUpgrade } from "../../../language/when.ts";

const mirrors = (token: TokenKind): Trigger => ({
  at: "tokenAssigned",
  when: all(toThisShip, tokenIs(token)),
  must: [
    {
      verb: "each ship",
      among: both(other, friendly, withUpgrade("attannimindlink"), lacksToken(token)),
      does: [{ verb: "gain", token, who: "chosen" }],
    },
  ],
});

export const attannimindlink: Card = {
  card: "upgrade:attannimindlink",
  title: "Attanni Mindlink",
  triggers: [mirrors("focus"), mirrors("stress")],
};
