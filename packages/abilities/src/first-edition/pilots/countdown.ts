import type { Card } from "../../language/card.ts";
import type { CardScene } from "../../language/scene.ts";
import { all, any, critIsLeft, hitIsLeft, isDefender, isUnstressed } from "../../language/when.ts";

function cancelResults({ game }: CardScene): void {
  const { attack } = game.state;
  if (attack) game.setAttack({ ...attack, hits: 0, crits: 0 });
}

export const countdown: Card = {
  card: "pilot:countdown",
  title: "“Countdown”",
  triggers: [
    {
      at: "neutralizing",
      when: all(isDefender, isUnstressed, any(hitIsLeft, critIsLeft)),
      may: [
        { verb: "suffer", hits: 1 },
        { verb: "apply", what: cancelResults },
        { verb: "gain", token: "stress" },
      ],
    },
  ],
};
