import { type AttackPool, changeFaces } from "@broadside/dice";
import type { Card } from "../../card.ts";
import type { Scene } from "../../scene.ts";
import { all, reasonIs, toThisShip, withThisWeapon } from "../../when.ts";

/** Right after the roll all criticals are hits. */
function dampen({ game }: Scene): void {
  const { roll } = game.state;
  if (roll) game.set({ roll: { ...roll, dice: changeFaces(roll.dice, "crit", "hit") as AttackPool } });
}

export const heavylasercannon: Card = {
  card: "upgrade:heavylasercannon",
  title: "Heavy Laser Cannon",
  weapon: {},
  triggers: [{ at: "rolled", when: all(toThisShip, withThisWeapon, reasonIs("attack")), must: [{ verb: "apply", what: dampen }] }],
};
