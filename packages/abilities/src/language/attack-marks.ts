/** What a card keeps in mind until the attack under way is over: it stands among what was used in that attack. */
import { isRemembered, rememberInAttack } from "@broadside/rules/procedures";
import type { Deed } from "./deed.ts";
import type { CardScene, When } from "./scene.ts";
import type { ShipWhen } from "./when.ts";

const markOf = ({ self }: CardScene, word: string): string => `${self.key} ${word}`;

export const remember = (word: string): Deed => ({
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
/** The same of the attack that this one follows. */
export const rememberedBefore =
  (word: string): When =>
  (scene) =>
    scene.attack?.outer?.used.includes(markOf(scene, word)) === true;

/** The same of an attack that is made twice, until both are over. */
export const rememberThroughout = (word: string): Deed => ({
  verb: "apply",
  what: (scene) => rememberInAttack(scene.game, markOf(scene, word)),
});
export const rememberedThroughout =
  (word: string): When =>
  (scene) =>
    scene.attack !== undefined && isRemembered(scene.attack, markOf(scene, word));
/** The ship that the moment is of, as long. */
export const REMEMBER_SUBJECT: Deed = {
  verb: "apply",
  what: (scene) => rememberInAttack(scene.game, markOf(scene, scene.moment.ship ?? "")),
};
export const isRememberedShip: ShipWhen = (scene, ship) => scene.attack !== undefined && isRemembered(scene.attack, markOf(scene, ship.id));
