import { addEffect, pilotSkill } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, other, within } from "../../../language/when.ts";

/** Swaps the two ships' skills. */
function exchange({ game, self: { ship }, chosen }: CardScene): void {
  if (!chosen) return;
  const skills = [pilotSkill(game, chosen), pilotSkill(game, ship)];
  for (const [at, one] of [ship, chosen].entries())
    addEffect(game, { id: "effect:pilot skill", ship: one.id, by: ship.id, until: "phase", data: { figure: skills[at] ?? 0 } });
}

export const decoy: Card = {
  card: "upgrade:decoy",
  title: "Decoy",
  triggers: [
    {
      at: "startOfCombat",
      may: [{ verb: "choose ship", among: both(other, friendly, within(1, 2)), does: [{ verb: "apply", what: exchange }] }],
    },
  ],
};
