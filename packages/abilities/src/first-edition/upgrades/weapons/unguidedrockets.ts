import type { Card } from "../../../language/card.ts";

/** Nothing but the attacker's focus token can modify the attack dice. */
export const unguidedrockets: Card = {
  card: "upgrade:unguidedrockets",
  title: "Unguided Rockets",
  weapon: { needs: "focus" },
  permissions: {
    modify: (_, self, { dice, attack, token }) =>
      dice === "attack" && attack.attacker === self.ship.id && attack.weapon === self.at && token !== "focus" ? false : undefined,
  },
};
