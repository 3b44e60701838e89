/** Maarek Stele in both editions: draws three Damage cards and chooses the one to deal. */
import { dealPicked } from "@broadside/rules/procedures";
import type { Instruction } from "../language/instruction.ts";
import { whoIs } from "../language/scene.ts";
import { toDefender } from "../language/when.ts";

const DRAWN = 3;

export const DEAL_PICKED: Instruction = {
  verb: "special",
  can: toDefender,
  *perform(scene) {
    const { game, self, moment } = scene;
    const defender = whoIs(scene, "defender");
    if (defender) yield* dealPicked(game, defender, DRAWN, self.ship.seat, self.card, moment.section);
  },
};
