import { isInAttackArc, ORANGE, RED, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import type { Scene } from "../../../scene.ts";
import { both, friendly } from "../../../when.ts";
import { inFiringArc } from "../../when-firing.ts";

const HINDERING = [...RED, ...ORANGE];

const hinderedInArc = ({ game }: Scene): number =>
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
