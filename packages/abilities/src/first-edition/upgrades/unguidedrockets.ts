import type { Card } from "../../language/card.ts";

/** Attack dice can be modified only by spending the attacker's focus token. */
export const unguidedrockets: Card = {
  card: "upgrade:unguidedrockets",
  title: "Unguided Rockets",
  weapon: { needs: "focus" },
  permissions: {
    modify: (_, self, { dice, attack, token }) =>
      dice === "attack" && attack.attacker === self.ship.id && attack.weapon === self.at && token !== "focus" ? false : undefined,
  },
};
