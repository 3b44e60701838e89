import { at, startTable } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { abilitiesOf, type Card } from "../language/card.ts";
import { both, friendly, other } from "../language/when.ts";

/** A card that gives a condition to another ship on its side. */
const giver: Card = {
  card: "pilot:redsquadronveteran",
  title: "Giver",
  triggers: [
    {
      at: "startOfCombat",
      must: [{ verb: "choose ship", among: both(friendly, other), does: [{ verb: "condition", id: "rattled", who: "chosen" }] }],
    },
  ],
};

test("[2E-COND-08-Q] a card can't give a Condition to a ship that is docked or in reserve", () => {
  const table = startTable({
    edition: "2.5",
    registry: new Map(abilitiesOf(giver)),
    phase: "combat",
    ships: [
      [
        { pilot: "redsquadronveteran", pose: at(300, 300) },
        { pilot: "academypilot", pose: at(500, 300) },
        { pilot: "academypilot", pose: at(700, 300) },
        { pilot: "academypilot", pose: undefined, status: "docked", carrier: "A1" },
        { pilot: "academypilot", pose: undefined, status: "reserve" },
      ],
      [{ pilot: "academypilot", pose: at(300, 800, 180) }],
    ],
  });
  expect(table.asks).toEqual([{ kind: "choose ship", seat: 0, keys: ["A2", "A3"] }]);
  expect(table.say("A3").game.state.effects).toMatchObject([{ id: "condition:rattled", ship: "A3", by: "A1" }]);
});
