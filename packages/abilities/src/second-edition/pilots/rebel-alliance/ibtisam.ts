import type { Card } from "../../../card.ts";
import type { Deed } from "../../../deed.ts";
import { all, isStressed, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";

const CALM: readonly Deed[] = [{ verb: "remove token", tokens: ["stress"] }];

export const ibtisam: Card = {
  card: "pilot:ibtisam",
  title: "Ibtisam",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, isStressed), may: [{ verb: "roll", on: { hit: CALM, crit: CALM } }] },
  ],
};
