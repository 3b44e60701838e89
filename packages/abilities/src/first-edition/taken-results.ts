/** Results of an attack that hits, suffered by another ship in place of the defender. */
import { type Ship, shipOf } from "@broadside/rules";
import { type Procedure, sufferDamage } from "@broadside/rules/procedures";
import type { Deed } from "../language/deed.ts";
import type { CardScene, When } from "../language/scene.ts";
import { all, both, friendly, nearDefender, other } from "../language/when.ts";
import { defenderIs } from "../language/when-second-edition.ts";

/** Another friendly ship is the defender, at Range 1; of a huge one the section that was the target. */
export const friendNearIsHit: When = all(defenderIs(both(other, friendly)), (scene) => nearDefender(scene, scene.self.ship));

interface Results {
  readonly hits?: number;
  readonly crits?: number;
}

/** The ship is not hit by the attack, but it is the attacker who damages it. */
export function* sufferInstead({ game, self, reached }: CardScene, ship: Ship, { hits = 0, crits = 0 }: Results): Procedure {
  const { attack } = game.state;
  if (!attack) return;
  game.setAttack({ ...attack, hits: attack.hits - hits, crits: attack.crits - crits });
  const { seat } = shipOf(game.state, attack.attacker);
  yield* game.doneBy(seat, sufferDamage(game, ship, { hits, crits, reason: self.card, section: reached }));
}

/** The card's own ship suffers them. */
export const sufferResults = (can: When, results: (scene: CardScene) => Results): Deed => ({
  verb: "special",
  can,
  perform: (scene) => sufferInstead(scene, scene.self.ship, results(scene)),
});
