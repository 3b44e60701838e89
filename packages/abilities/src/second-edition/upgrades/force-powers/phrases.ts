/** Parts of card texts that several Force powers share. */
import type { Ship, Situation } from "@broadside/rules";
import { actionBar, freeAction, hasFreeAction, type Procedure } from "@broadside/rules/procedures";
import type { Instruction } from "../../../language/instruction.ts";
import type { CardScene } from "../../../language/scene.ts";

const MOVES = ["barrel-roll", "boost"] as const;

const allowed = ({ self }: CardScene) => ({ names: MOVES, rule: "2E-ACT-05" as const, card: self.card });

type Act = (scene: CardScene, action: Procedure<boolean>) => Procedure<boolean>;

/** Grants a barrel roll or boost action. If that action is not on the action bar, the ship pays a price. */
export const moveByReflex = (price: (game: Situation, ship: Ship) => Procedure, act: Act = (_, action) => action): Instruction => ({
  verb: "special",
  can: (scene) => hasFreeAction(scene.game, scene.self.ship, allowed(scene)),
  *perform(scene) {
    const { game, self } = scene;
    const { ship } = self;
    const before = ship.actions;
    if (!(yield* act(scene, freeAction(game, ship, allowed(scene)))) || ship.status !== "inPlay") return;
    const moved = MOVES.find((name) => ship.actions.includes(name) && !before.includes(name));
    if (moved !== undefined && !actionBar(game, ship).includes(moved)) yield* price(game, ship);
  },
});
