import type { Card } from "../../../language/card.ts";

const isMove = (action: string): boolean => action === "boost" || action === "barrel-roll";

export const primedthrusters: Card = {
  card: "upgrade:primedthrusters",
  title: "Primed Thrusters",
  permissions: {
    act: (_, self, { ship, action }) =>
      ship === self.ship && isMove(action) && ship.tokens.stress > 0 && ship.tokens.stress < 3 ? true : undefined,
  },
};
