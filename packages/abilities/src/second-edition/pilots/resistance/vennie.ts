import { isFriendly, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { attackerIs, type ShipWhen } from "../../../language/when.ts";
import { isInTurretArc } from "../../upgrades/attacked.ts";

const isCovered: ShipWhen = ({ game, self }, attacker) =>
  shipsInPlay(game).some((ship) => isFriendly(game, self.ship, ship) && isInTurretArc(game, ship, attacker));

export const vennie: Card = {
  card: "pilot:vennie",
  title: "Vennie",
  dice: [{ dice: "defense", when: attackerIs(isCovered), may: [{ verb: "add", face: "focus" }] }],
};
