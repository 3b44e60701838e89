import { shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, enemy, friendly, notDefender, withPrimary } from "../../../when.ts";
import { withinOfDefender } from "../../when.ts";

const near = withinOfDefender(0, 1);
const areMore: When = (scene) => {
  const about = shipsInPlay(scene.game).filter((ship) => notDefender(scene, ship) && near(scene, ship));
  return about.filter((ship) => friendly(scene, ship)).length > about.filter((ship) => enemy(scene, ship)).length;
};

export const noescapeBattleoverendor: Card = {
  card: "upgrade:noescape-battleoverendor",
  title: "No Escape",
  dice: [{ dice: "attack", when: all(withPrimary, areMore), may: [{ verb: "reroll", most: 1, faces: ["blank"] }] }],
};
