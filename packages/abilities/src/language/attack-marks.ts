/** What a card keeps in mind until the attack under way is over: it stands among what was used in that attack. */
import type { Deed } from "./deed.ts";
import type { CardScene, When } from "./scene.ts";

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
