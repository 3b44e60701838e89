/**
 * Cards that prevent damage which a ship is about to suffer. Each card prevents part of the damage that the earlier cards left (2E-DMG-24).
 */
import { preventDamage, unprevented } from "@broadside/rules/procedures";
import type { Instruction } from "../language/instruction.ts";
import { type CardScene, type When, whoIs } from "../language/scene.ts";

interface Coming {
  readonly hits: number;
  readonly crits: number;
}
const NOTHING_COMES: Coming = { hits: 0, crits: 0 };

/** Returns the part of the damage that no card has prevented yet. */
function leftOf(scene: CardScene): Coming {
  const ship = whoIs(scene, "subject");
  const { hits = 0, crits = 0 } = scene.moment;
  return ship ? unprevented(scene.game, ship, { hits, crits }) : NOTHING_COMES;
}

export const critIsComing: When = (scene) => leftOf(scene).crits > 0;

const prevent = (how: (left: Coming) => Partial<Coming>): Instruction => ({
  verb: "special",
  can(scene) {
    const { hits, crits } = leftOf(scene);
    return hits + crits > 0;
  },
  *perform(scene) {
    const ship = whoIs(scene, "subject");
    if (ship) preventDamage(scene.game, ship, how(leftOf(scene)));
    yield* [];
  },
});

export const PREVENT_ALL: Instruction = prevent((left) => left);
/** Prevents a critical if there is one, or else a hit. */
export const PREVENT_ONE: Instruction = prevent(({ crits }) => (crits > 0 ? { crits: 1 } : { hits: 1 }));
