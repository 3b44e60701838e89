import type { Card } from "../../../language/card.ts";

/** Damage cards at either section count, whether it is crippled or not (HS-FAQ-12, -14). */
export const wed15repairdroid: Card = {
  card: "upgrade:wed15repairdroid",
  title: "WED-15 Repair Droid",
  action: {
    does: [
      {
        verb: "one of",
        choices: {
          "facedown card": [
            { verb: "spend energy", amount: 1 },
            { verb: "discard damage", faceup: false },
          ],
          "faceup card": [
            { verb: "spend energy", amount: 3 },
            { verb: "discard damage", faceup: true },
          ],
        },
      },
    ],
  },
};
