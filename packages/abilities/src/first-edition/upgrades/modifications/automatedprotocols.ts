import type { Card } from "../../../language/card.ts";
import { actionIs, all, not, toThisShip } from "../../../language/when.ts";

export const automatedprotocols: Card = {
  card: "upgrade:automatedprotocols",
  title: "Automated Protocols",
  triggers: [
    {
      at: "actionPerformed",
      once: "a round",
      when: all(toThisShip, not(actionIs("recover")), not(actionIs("reinforce"))),
      may: [
        { verb: "spend energy", amount: 1 },
        { verb: "free action", names: ["recover", "reinforce"], evenHuge: true },
      ],
    },
  ],
};
