/** Parts of card texts that several First Order pilots share. */
import { type Die, type Face, rerollablePlaces } from "@broadside/dice";
import { type Option, rerollPlacesOfRoll, shipsPassed } from "@broadside/rules/procedures";
import type { Trigger } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { pick } from "../../../language/pick.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { actionIs, all, type ShipWhen, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

const FIGHTERS: readonly string[] = ["tiefofighter", "tiesffighter"];
export const isFighter: ShipWhen = ({ game }, ship) => FIGHTERS.includes(game.factsOf(ship).type.id);

/** False in a 2.5 attack at range 0, where no dice are added and the attacker can't modify any (2E-ATK-16). */
export const isFree: When = ({ game, attack }) => !(attack?.range === 0 && game.edition.switches.contactAttacks);

/**
 * Returns the indexes of rerollable dice that have just been rolled and are not part of the attack yet. If several dice show the same face,
 * returns only one of them.
 */
function rolledPlaces({ game }: CardScene, faces?: readonly Face[]): readonly Option<number>[] {
  const pool = game.state.roll?.dice ?? [];
  const found = new Map<string, number>();
  for (const place of rerollablePlaces(pool, faces)) {
    const { face } = pool[place] as Die;
    if (!found.has(face)) found.set(face, place);
  }
  return [...found].map(([key, value]) => ({ key, value }));
}

/** Rerolls one of the attack dice just rolled. */
export const rerollRolled = (...faces: readonly Face[]): Instruction =>
  pick({
    kind: "reroll",
    rule: "2E-ATK-19",
    among: (scene) => rolledPlaces(scene, faces.length > 0 ? faces : undefined),
    apply({ game }, place) {
      if (game.state.roll?.kind === "attack") rerollPlacesOfRoll(game, [place]);
    },
  });

const THROUGH = "moved through ";
const forget: Instruction = {
  verb: "apply",
  what: ({ game, self: { ship } }) => game.setShip(ship, { usedThisRound: ship.usedThisRound.filter((mark) => !mark.startsWith(THROUGH)) }),
};
const keepInMind: Instruction = {
  verb: "apply",
  what: ({ game, self: { ship }, moment }) => game.setShip(ship, { usedThisRound: [...ship.usedThisRound, `${THROUGH}${moment.target}`] }),
};
const boosts: When = all(toThisShip, actionIs("boost"));
const flownThrough: ShipWhen = ({ game, self }, ship) => shipsPassed(game, self.ship).includes(ship);
const boostedThrough: ShipWhen = ({ self }, ship) => self.ship.usedThisRound.includes(`${THROUGH}${ship.id}`);

/**
 * Triggers after a fully executed maneuver, and after a boost action. `doing` returns what happens to the ships that were moved through.
 */
export const afterMovingThrough = (doing: (passed: ShipWhen) => Pick<Trigger, "may" | "must">): readonly Trigger[] => [
  { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted), ...doing(flownThrough) },
  { at: "actionDeclared", when: boosts, must: [forget] },
  { at: "movedThrough", when: toThisShip, must: [keepInMind] },
  { at: "actionPerformed", when: boosts, ...doing(boostedThrough) },
];
