import { loseEnergy, type Procedure, sufferDamage } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { CardScene } from "../../language/scene.ts";
import { all, toThisShip } from "../../language/when.ts";
import { bankWasFlown, inDecksOf, sectionOf } from "./huge-ships.ts";

/** The ship gains the maneuver's energy only later (HS-ENERGY-07). */
function* misfire({ game, self }: CardScene): Procedure {
  const { ship, card } = self;
  if (ship.energy > 0) loseEnergy(game, ship, 1);
  else yield* sufferDamage(game, ship, { hits: 1, crits: 0, reason: card, section: sectionOf(game, self) });
}

export const misfiringThrusters: readonly Card[] = inDecksOf(["Raider"], "Misfiring Thrusters", {
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, bankWasFlown), must: [{ verb: "special", can: () => true, perform: misfire }] },
  ],
});
