/** Lets another ship suffer results of a hit instead of the defender. */
import { type Ship, shipOf } from "@broadside/rules";
import { type Procedure, sufferDamage } from "@broadside/rules/procedures";
import type { Instruction } from "../language/instruction.ts";
import type { CardScene, When } from "../language/scene.ts";
import { all, both, friendly, nearDefender, other } from "../language/when.ts";
import { defenderIs } from "../language/when-second-edition.ts";

/** True if another friendly ship at Range 1 is the defender. If the defender is a huge ship, the targeted section must be in range. */
export const friendNearIsHit: When = all(defenderIs(both(other, friendly)), (scene) => nearDefender(scene, scene.self.ship));

interface Results {
  readonly hits?: number;
  readonly crits?: number;
}

/** The ship suffers the results without being hit. The damage still counts as caused by the attacker. */
export function* sufferInstead({ game, self, reached }: CardScene, ship: Ship, { hits = 0, crits = 0 }: Results): Procedure {
  const { attack } = game.state;
  if (!attack) return;
  game.setAttack({ ...attack, hits: attack.hits - hits, crits: attack.crits - crits });
  const { seat } = shipOf(game.state, attack.attacker);
  yield* game.doneBy(seat, sufferDamage(game, ship, { hits, crits, reason: self.card, section: reached }));
}

/** The card's own ship suffers these results. */
export const sufferResults = (can: When, results: (scene: CardScene) => Results): Instruction => ({
  verb: "special",
  can,
  perform: (scene) => sufferInstead(scene, scene.self.ship, results(scene)),
});
