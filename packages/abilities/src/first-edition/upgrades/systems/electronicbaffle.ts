import type { TokenKind } from "@broadside/rules";
import type { Card, Trigger } from "../../../language/card.ts";
import { all, tokenIs, toThisShip } from "../../../language/when.ts";

const shakesOff = (token: TokenKind): Trigger => ({
  at: "tokenAssigned",
  when: all(toThisShip, tokenIs(token)),
  may: [
    { verb: "suffer", hits: 1 },
    { verb: "remove token", tokens: [token] },
  ],
});

export const electronicbaffle: Card = {
  card: "upgrade:electronicbaffle",
  title: "Electronic Baffle",
  triggers: [shakesOff("stress"), shakesOff("ion")],
};
