import { dealDamageCard, diceOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { isAttacker } from "../../../language/when.ts";

function* cancelAll(scene: CardScene): Procedure {
  const { game } = scene;
  const { attack } = game.state;
  const defender = whoIs(scene, "defender");
  if (!attack || !defender) return;
  const hasCrit = diceOf(game, "attack").some(({ face }) => face === "crit");
  game.setAttack({ ...attack, attackDice: [], defenseDice: [] });
  if (hasCrit) yield* dealDamageCard(game, defender, false, attack.section);
}

export const wampa: Card = {
  card: "pilot:wampa",
  title: "“Wampa”",
  triggers: [
    {
      at: "beforeCompare",
      when: isAttacker,
      may: [{ verb: "special", can: ({ game }) => diceOf(game, "attack").length > 0, perform: cancelAll }],
    },
  ],
};
