import type { DialManeuver } from "@broadside/cards";
import { changeManeuver, codeOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, isUnstressed } from "../../../language/when.ts";
import { revealing, shown, shows } from "../../dials.ts";

/** For each bearing, the Tallon roll that uses the same template. A Segnor's loop uses a bank template. */
const ALONG: Readonly<Partial<Record<DialManeuver["bearing"], DialManeuver["bearing"]>>> = {
  turn: "tallon",
  bank: "tallonBank",
  segnor: "tallonBank",
};

function roll(scene: CardScene): void {
  const maneuver = shown(scene);
  const bearing = maneuver && ALONG[maneuver.bearing];
  if (bearing) changeManeuver(scene.game, scene.self.ship, codeOf({ ...maneuver, bearing, colour: "red" }), "red");
}

export const dalanoberosStarviper: Card = {
  card: "pilot:dalanoberos-starviper",
  title: "Dalan Oberos",
  triggers: [revealing(all(isUnstressed, shows("turn", "bank", "segnor")), { verb: "apply", what: roll })],
};
