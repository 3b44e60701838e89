import type { Card } from "../../../language/card.ts";

export const backupshieldgenerator: Card = {
  card: "upgrade:backupshieldgenerator",
  title: "Backup Shield Generator",
  triggers: [{ at: "duringEnd", may: [{ verb: "spend energy", amount: 1 }, { verb: "recover shield" }] }],
};
