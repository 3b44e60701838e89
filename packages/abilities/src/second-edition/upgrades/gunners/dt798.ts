import { isInAttackArc, ORANGE, RED, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";

const HINDERING = [...RED, ...ORANGE];

const hinderedInArc = ({ game }: CardScene): number =>
  shipsInPlay(game).filter((ship) => HINDERING.some((token) => ship.tokens[token] > 0) && isInAttackArc(game, ship)).length;

export const dt798: Card = {
  card: "upgrade:dt798",
  title: "DT-798",
  triggers: [
    {
      at: "startOfCombat",
      may: [{ verb: "choose ship", among: both(friendly, inFiringArc), does: [{ verb: "gain", token: "strain", who: "chosen" }] }],
    },
  ],
  dice: [{ dice: "attack", may: [{ verb: "reroll", most: hinderedInArc }] }],
};
