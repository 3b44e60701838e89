import { holdersOfLocksOn } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { attackerIs, friendly, type ShipWhen } from "../../../language/when.ts";

const lockedByFriends: ShipWhen = (scene, ship) => holdersOfLocksOn(scene.game, ship.id).some((holder) => friendly(scene, holder));

export const sensorjammerBattleofyavin: Card = {
  card: "upgrade:sensorjammer-battleofyavin",
  title: "Sensor Jammer",
  dice: [{ dice: "attack", as: "defender", when: attackerIs(lockedByFriends), may: [{ verb: "change", from: "hit", to: "focus" }] }],
};
