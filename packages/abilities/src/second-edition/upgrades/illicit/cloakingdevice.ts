import type { Card } from "../../../language/card.ts";
import { hasToken } from "../../../language/when.ts";

export const cloakingdevice: Card = {
  card: "upgrade:cloakingdevice",
  title: "Cloaking Device",
  action: { does: [{ verb: "spend charge" }, { verb: "free action", names: ["cloak"] }] },
  triggers: [
    {
      at: "startOfPlanning",
      when: hasToken("cloak"),
      must: [
        {
          verb: "roll",
          on: {
            focus: [
              { verb: "one of", choices: { decloak: [{ verb: "decloak" }], "lose cloak": [{ verb: "remove token", tokens: ["cloak"] }] } },
            ],
          },
        },
      ],
    },
  ],
};
