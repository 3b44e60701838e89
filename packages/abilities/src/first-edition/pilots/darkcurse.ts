import type { Attack, Ship } from "@broadside/rules";
import { AFTER_ATTACK } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";

/** From when the costs of the attack are paid, and its target is the defender, until it is over. */
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
