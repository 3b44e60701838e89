import { GREEN } from "@broadside/rules/procedures";
import { take } from "../../../both-editions/tokens-moved.ts";
import type { Card } from "../../../language/card.ts";
import { both, other, toThisShip, within } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";

const TAKEN = Object.fromEntries(GREEN.map((token) => [token, take(token)]));

export const coruskapellim: Card = {
  card: "pilot:coruskapellim",
  title: "Corus Kapellim",
  triggers: [
    {
      at: "becameActive",
      when: toThisShip,
      may: [{ verb: "choose ship", among: both(other, within(0, 1), inFiringArc), does: [{ verb: "one of", choices: TAKEN }] }],
    },
  ],
};
