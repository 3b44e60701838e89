import { holdersOfLocksOn, ORANGE, RED } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { all, both, isAttacker, notDefender, type ShipWhen } from "../../../when.ts";
import { attackShows } from "../../when-firing.ts";
import { TURRETS } from "../attacked.ts";

const HINDERING = [...RED, ...ORANGE];
const isHindered: ShipWhen = ({ game }, ship) =>
  HINDERING.some((token) => ship.tokens[token] > 0) || holdersOfLocksOn(game, ship.id).length > 0;

export const migsmayfeld: Card = {
  card: "upgrade:migsmayfeld",
  title: "Migs Mayfeld",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackShows("front")),
      may: [{ verb: "attack", with: "any", arcs: ["rear", ...TURRETS], at: both(notDefender, isHindered) }],
    },
  ],
};
