import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, isDefender, isUnstressed } from "../../../language/when.ts";

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
      when: all(isDefender, isUnstressed),
      may: [
        { verb: "suffer", hits: 1 },
        { verb: "gain", token: "stress" },
        { verb: "apply", what: cancelResults },
      ],
    },
  ],
};
