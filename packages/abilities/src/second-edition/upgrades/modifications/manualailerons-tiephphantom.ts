import { chargesOn, MARKED_BANK_DECLOAKS } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { paidByCharge } from "../phrases.ts";

export const manualaileronsTiephphantom: Card = {
  card: "upgrade:manualailerons-tiephphantom",
  title: "Manual Ailerons",
  moveWays: (_game, self, { ship, move, ways }) =>
    ship === self.ship && move === "decloak" && chargesOn(ship, self.at) > 0
      ? [...ways, ...paidByCharge(self.at, MARKED_BANK_DECLOAKS)]
      : undefined,
};
