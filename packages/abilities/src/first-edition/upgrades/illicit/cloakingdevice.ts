import type { Card } from "../../../language/card.ts";
import { hasToken } from "../../../language/when.ts";

export const cloakingdevice: Card = {
  card: "upgrade:cloakingdevice",
  title: "Cloaking Device",
  action: { does: [{ verb: "free action", names: ["cloak"] }] },
  triggers: [
    {
      at: "duringEnd",
      when: hasToken("cloak"),
      must: [
        {
          verb: "roll",
          on: { focus: [{ verb: "discard this card" }, { verb: "decloak" }] },
        },
      ],
    },
  ],
};
