/** Marks that a card stores until the current attack is over. */
import { isRemembered, rememberInAttack } from "@broadside/rules/procedures";
import type { Instruction } from "./instruction.ts";
import type { CardScene, When } from "./scene.ts";
import type { ShipWhen } from "./when.ts";

const markOf = ({ self }: CardScene, word: string): string => `${self.key} ${word}`;

export const remember = (word: string): Instruction => ({
  verb: "apply",
  what(scene) {
    const { attack } = scene.game.state;
    if (attack) scene.game.setAttack({ ...attack, used: [...attack.used, markOf(scene, word)] });
  },
});
export const remembered =
  (word: string): When =>
  (scene) =>
    scene.attack?.used.includes(markOf(scene, word)) === true;
/** True if the mark was stored in the attack that led to this attack. */
export const rememberedBefore =
  (word: string): When =>
  (scene) =>
    scene.attack?.outer?.used.includes(markOf(scene, word)) === true;

/** Stores a mark that lasts until both parts of a double attack are over. */
export const rememberThroughout = (word: string): Instruction => ({
  verb: "apply",
  what: (scene) => rememberInAttack(scene.game, markOf(scene, word)),
});
export const rememberedThroughout =
  (word: string): When =>
  (scene) =>
    scene.attack !== undefined && isRemembered(scene.attack, markOf(scene, word));
/** Marks the ship that the current moment is about. The mark lasts until both parts of a double attack are over. */
export const REMEMBER_SUBJECT: Instruction = {
  verb: "apply",
  what: (scene) => rememberInAttack(scene.game, markOf(scene, scene.moment.ship ?? "")),
};
export const isRememberedShip: ShipWhen = (scene, ship) => scene.attack !== undefined && isRemembered(scene.attack, markOf(scene, ship.id));
