/** Lets a card flip the configuration card of a ship, if that card has two sides. */
import type { Ship, Situation } from "@broadside/rules";
import { flipUpgrade } from "@broadside/rules/procedures";
import type { Instruction } from "../../language/instruction.ts";
import { type Who, whoIs } from "../../language/scene.ts";

const wingsOf = (game: Situation, ship: Ship): number =>
  game
    .factsOf(ship)
    .upgrades.findIndex(
      ({ slots, back }, at) => slots.includes("configuration") && back !== undefined && ship.upgrades[at]?.faceup === true,
    );

export const flipWings = (who?: Who): Instruction => ({
  verb: "special",
  can(scene) {
    const ship = whoIs(scene, who);
    return ship !== undefined && wingsOf(scene.game, ship) >= 0;
  },
  *perform(scene) {
    const ship = whoIs(scene, who);
    const at = ship ? wingsOf(scene.game, ship) : -1;
    if (ship && at >= 0) flipUpgrade(scene.game, ship, at);
    yield* [];
  },
});
