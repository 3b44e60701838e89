import { transferToken } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { all, both, friendly, tokenIs } from "../../../language/when.ts";
import { small, subjectIs } from "../../../language/when-second-edition.ts";
import { inTurretArc } from "../../upgrades/attacked.ts";

const tokenOf = (scene: CardScene) => {
  const { moment, self } = scene;
  return moment.token && (whoIs(scene, "subject")?.tokens[moment.token] ?? 0) > 0 && self.ship.tokens[moment.token] === 0
    ? moment.token
    : undefined;
};
const TAKE_OVER: Instruction = {
  verb: "special",
  can: (scene) => tokenOf(scene) !== undefined,
  *perform(scene) {
    const [ship, token] = [whoIs(scene, "subject"), tokenOf(scene)];
    if (ship && token) yield* transferToken(scene.game, ship, scene.self.ship, token);
  },
};

export const hound: Card = {
  card: "pilot:hound",
  title: "“Hound”",
  triggers: [
    { at: "tokenAssigned", when: all(tokenIs("deplete", "strain"), subjectIs(both(friendly, small, inTurretArc))), may: [TAKE_OVER] },
  ],
};
