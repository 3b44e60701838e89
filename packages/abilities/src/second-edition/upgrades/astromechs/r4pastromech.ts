import { readManeuver } from "@broadside/cards";
import { isBasic } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { EASIER, easierForCharge } from "./phrases.ts";

const isBasicManeuver: When = ({ game }) => {
  const maneuver = readManeuver(game.state.motion?.code ?? "");
  return maneuver !== undefined && isBasic(maneuver);
};

export const r4pastromech: Card = {
  card: "upgrade:r4pastromech",
  title: "R4-P Astromech",
  triggers: [easierForCharge(isBasicManeuver)],
  effects: EASIER,
};
