import { isInAttackArc, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { CardScene } from "../../language/scene.ts";
import { all, both, friendly, isDefender, not, type ShipWhen } from "../../language/when.ts";
import { defenderInBullseye } from "../../language/when-second-edition.ts";

export const isMagnaGuard: ShipWhen = ({ game }, ship) => game.factsOf(ship).pilot.id === "magnaguardprotector";
const inAttackArc: ShipWhen = ({ game }, ship) => isInAttackArc(game, ship);
const isReady: ShipWhen = (_, { tokens }) => tokens.calculate + tokens.evade > 0;

const guards = both(friendly, isMagnaGuard, isReady, inAttackArc);
const guarding = (scene: CardScene): number => shipsInPlay(scene.game).filter((ship) => guards(scene, ship)).length;

export const guarded: Card = {
  card: "condition:guarded",
  title: "Guarded",
  changes: [{ of: "defenseDice", by: guarding, when: all(isDefender, not(defenderInBullseye)) }],
};
