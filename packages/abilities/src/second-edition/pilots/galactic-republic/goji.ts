import type { Card } from "../../../language/card.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { all, both, friendly, within } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { MORE_DEFENSE } from "../phrases.ts";

/** Returns how many friendly bombs are near the defender. Bombs are devices that detonate at the end of a phase (2E-DEV-01). */
function bombsNear(scene: CardScene): number {
  const { game, self } = scene;
  const defender = whoIs(scene, "defender");
  if (!defender) return 0;
  return game.state.devices.filter(
    (device) =>
      device.seat === self.ship.seat &&
      game.edition.devices.rules[device.kind]?.goesOff === "endOfActivation" &&
      game.board.rangeToArea(defender, game.board.device(device)) <= 1,
  ).length;
}

export const goji: Card = {
  card: "pilot:goji",
  title: "“Goji”",
  triggers: [
    {
      at: "beforeRoll",
      when: all(beforeDice("defense"), defenderIs(both(friendly, within(0, 3))), (scene) => bombsNear(scene) > 0),
      may: [{ verb: "lasting", effect: "more defense dice", until: "attack", who: "defender", value: bombsNear }],
    },
  ],
  effects: MORE_DEFENSE,
};
