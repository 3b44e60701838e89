/** Parts of card texts that several configurations share. */
import { canTurnInPlace, choose, optionsOf, type Procedure, turnInPlace } from "@broadside/rules/procedures";
import type { Trigger } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

export const FLIP: Instruction = { verb: "flip this card" };

/** The player can flip the card before the ship activates. */
export const flipsBeforeActivation = (when: When = () => true): Trigger => ({
  at: "beforeActivation",
  when: all(toThisShip, when),
  may: [FLIP],
});

const TURNS: Readonly<Record<string, number>> = { right: 90_000, left: -90_000, round: 180_000 };
const open = ({ game, self }: CardScene) =>
  Object.entries(TURNS).flatMap(([key, value]) => (canTurnInPlace(game, self.ship, value) ? [{ key, value }] : []));

function* turn(scene: CardScene): Procedure {
  const { game, self } = scene;
  const by: number = yield* choose<number>(() => ({
    kind: "choose one",
    seat: self.ship.seat,
    rule: "2E-MOVE-33",
    about: { ship: self.ship.id, card: self.card },
    options: open(scene).length > 0 ? optionsOf(open(scene)) : [{ key: "stay", value: 0 }],
  }));
  if (by !== 0) yield* turnInPlace(game, self.ship, by);
}

/** The ship turns in place by 90 or 180 degrees. */
export const TURN: Instruction = { verb: "special", can: (scene) => open(scene).length > 0, perform: turn };

/** True if the ship has just executed a stationary maneuver. */
export const hasStopped: When = ({ game, self }) => game.state.motion?.ship === self.ship.id && self.ship.speed === 0;
