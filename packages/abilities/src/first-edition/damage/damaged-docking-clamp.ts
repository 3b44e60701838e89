import { aboard, dealDamageCard } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { pick, shipsNamed } from "../../language/pick.ts";
import { all, isThisCard } from "../../language/when.ts";
import { inDecksOf } from "./huge-ships.ts";
import { energyTurnsIt } from "./phrases.ts";

const DAMAGE_ONE_ABOARD = pick({
  kind: "choose ship",
  rule: "1E-DGOF-02",
  among: ({ game, self }) => shipsNamed(aboard(game, self.ship)),
  perform: ({ game }, docked) => dealDamageCard(game, docked, false),
});

/** Ships can still leave a carrier that has been destroyed (1E-DOCK-03). */
export const damagedDockingClamp: readonly Card[] = inDecksOf(["Gozanti"], "Damaged Docking Clamp", {
  permissions: { deploy: (_, self, { ship }) => (ship.carrier === self.ship.id ? false : undefined) },
  triggers: [
    { at: "damageFaceup", when: all(isThisCard, ({ moment }) => moment.isDealt === true), must: [DAMAGE_ONE_ABOARD] },
    energyTurnsIt(1),
  ],
});
