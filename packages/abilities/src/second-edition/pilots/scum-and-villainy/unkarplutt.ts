import { shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, other, within } from "../../../language/when.ts";

const touching = both(other, within(0));

export const unkarplutt: Card = {
  card: "pilot:unkarplutt",
  title: "Unkar Plutt",
  triggers: [
    {
      at: "startOfCombat",
      when: (scene) => shipsInPlay(scene.game).some((ship) => touching(scene, ship)),
      must: [
        { verb: "each ship", among: touching, does: [{ verb: "gain", token: "tractor", who: "chosen" }] },
        { verb: "gain", token: "tractor" },
      ],
    },
  ],
};
