import { areaDistance, BAND } from "@broadside/geometry";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, isAttacker } from "../../../language/when.ts";

/** True if the defender, or the targeted section of a huge ship, is at Range 1 of any bomb token. */
const nearBomb: When = (scene) => {
  const { game, attack } = scene;
  const defender = whoIs(scene, "defender");
  if (!defender?.pose || game.state.devices.length === 0) return false;
  const area = game.board.target(defender, attack?.section);
  return game.state.devices.some((device) => areaDistance(area, game.board.device(device)) <= BAND);
};

export const cobaltleader: Card = {
  card: "pilot:cobaltleader",
  title: "“Cobalt Leader”",
  changes: [{ of: "defenseDice", by: -1, whose: "defender", when: all(isAttacker, nearBomb) }],
};
