/** Parts of card texts that several Conditions share. */
import { showDial } from "@broadside/rules/procedures";
import type { Trigger } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import type { When } from "../../language/scene.ts";
import { all, hasDial, toThisShip } from "../../language/when.ts";

export const REMOVE: readonly Instruction[] = [{ verb: "discard this card" }];

/** Turns the ship's dial faceup in the System phase, which does not count as revealing it (2E-ACTIV-04). */
export const showsItsDial = (when: When): Trigger => ({
  at: "systemPhase",
  when: all(toThisShip, (scene) => hasDial(scene, scene.self.ship), when),
  must: [{ verb: "apply", what: ({ game, self }) => showDial(game, self.ship) }],
});
