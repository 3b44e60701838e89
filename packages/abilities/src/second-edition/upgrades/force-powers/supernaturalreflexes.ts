import type { Ship, Situation } from "@broadside/rules";
import { type Procedure, sufferDamage } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { moveByReflex } from "./phrases.ts";

const stumble = (game: Situation, ship: Ship): Procedure =>
  sufferDamage(game, ship, { hits: 1, crits: 0, reason: "upgrade:supernaturalreflexes" });

export const supernaturalreflexes: Card = {
  card: "upgrade:supernaturalreflexes",
  title: "Supernatural Reflexes",
  triggers: [{ at: "beforeActivation", when: toThisShip, may: [{ verb: "spend force" }, moveByReflex(stumble)] }],
};
