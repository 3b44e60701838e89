import type { Card } from "../../../language/card.ts";
import { all, isAttacker, type ShipWhen, withPrimary } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { friendlyDevices } from "./phrases.ts";

const nearDevice: ShipWhen = (scene, ship) => friendlyDevices(scene).some((area) => scene.game.board.rangeToArea(ship, area) <= 1);

export const cat: Card = {
  card: "pilot:cat",
  title: "“Cat”",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, withPrimary, defenderIs(nearDevice)) }],
};
