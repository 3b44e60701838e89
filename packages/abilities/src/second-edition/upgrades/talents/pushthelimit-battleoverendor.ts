import type { Card } from "../../../language/card.ts";
import { provided } from "../../../language/provided.ts";
import { lacks } from "../../../language/when.ts";
import { afterSomethingRed } from "../../pilots/phrases.ts";

export const pushthelimitBattleoverendor: Card = {
  card: "upgrade:pushthelimit-battleoverendor",
  title: "Push The Limit",
  triggers: afterSomethingRed([
    provided(lacks("this ship", "strain")),
    { verb: "gain", token: "strain" },
    { verb: "remove token", tokens: ["stress"] },
  ]),
};
