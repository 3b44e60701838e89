import { RED } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, friendLostWithin } from "../../../language/when.ts";
import { limited, subjectIs } from "../../../language/when-second-edition.ts";
import { RECOVER_RECURRING } from "../phrases.ts";

export const vengefulBattleofyavin: Card = {
  card: "upgrade:vengeful-battleofyavin",
  title: "Vengeful",
  triggers: [
    {
      at: "shipLost",
      when: all(friendLostWithin(0, 3), subjectIs(limited)),
      may: [{ verb: "one of", choices: { token: [{ verb: "remove token", tokens: RED, orLock: true }], charge: [RECOVER_RECURRING] } }],
    },
  ],
};
