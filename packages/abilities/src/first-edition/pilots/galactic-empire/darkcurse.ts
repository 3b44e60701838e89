import type { Attack, Ship } from "@broadside/rules";
import { AFTER_ATTACK } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** True if this ship is the defender, from when the attack's costs are paid until the attack is over. */
const defendsIn = ({ id }: Ship, { defender, step }: Attack): boolean =>
  defender === id && step !== "declare target" && step !== AFTER_ATTACK;

export const darkcurse: Card = {
  card: "pilot:darkcurse",
  title: "“Dark Curse”",
  permissions: {
    spend: (_, self, { ship, token, attack }) =>
      token === "focus" && attack?.attacker === ship.id && defendsIn(self.ship, attack) ? false : undefined,
    reroll: (_, self, { dice, by, attack }) =>
      dice === "attack" && attack.attacker === by.id && defendsIn(self.ship, attack) ? false : undefined,
  },
};
