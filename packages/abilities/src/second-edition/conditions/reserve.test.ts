import { startSetUp } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable } from "../card-table.testing.ts";
import { ABILITIES_2_5 } from "../index.ts";

/** The second ship waits in reserve for GA-97, which is on the first ship. The first round is about to begin. */
function waiting() {
  const table = startSetUp(
    [{ ships: [{ pilot: "bluesquadronrookie", upgrades: ["ga97"] }, "bluesquadronrookie"] }, { ships: ["academypilot"] }],
    { edition: "2.5", registry: ABILITIES_2_5 },
  );
  table.until("use at beforeForces").say("A1/upgrade:ga97/0").say("3");
  return table.until("dial");
}

test("It's the Resistance: the ship starts in reserve and arrives at an edge when GA-97 has recovered its charges", () => {
  const table = waiting();
  expect(table.ship("A2").status).toBe("reserve");
  const upgrades = table.ship("A1").upgrades.map((card) => ({ ...card, charges: 5 }));
  table.give({ input: "set", reason: "charges", changes: [{ change: "ship", ship: "A1", set: { upgrades } }] });
  for (let step = 0; step < 100 && table.ship("A2").status === "reserve" && table.kind !== "place ship"; step += 1) table.pass();
  expect(table.kind).toBe("place ship");
  table.pass();
  expect(table.ship("A2").status).toBe("inPlay");
  expect(table.game.state.effects.filter(({ id }) => id === "condition:itstheresistance")).toEqual([]);
});

test("It's the Resistance: if the ship with GA-97 is lost, the ship arrives at once, disarmed", () => {
  const damage = [1, 2, 3].map((card) => ({ card, faceup: false, since: 0 }));
  const table = cardTable(
    [
      [
        { pilot: "bluesquadronrookie", pose: at(400, 300), upgrades: ["ga97"], shields: 0, damage, engaged: true },
        { pilot: "bluesquadronrookie", pose: undefined, status: "reserve" },
      ],
      [{ pilot: "soontirfel", pose: at(400, 490, 180) }],
    ],
    {
      edition: "2.5",
      registry: ABILITIES_2_5,
      state: { effects: [{ id: "condition:itstheresistance", ship: "A2", by: "A1", until: "game", since: 1 }], counted: 1 },
    },
  );
  table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank").say("primary>A1");
  while (table.kind !== "place ship") table.pass();
  table.pass();
  expect([table.ship("A1").status, table.ship("A2").status]).toEqual(["destroyed", "inPlay"]);
  expect(table.notes("token")).toContainEqual({ note: "token", ship: "A2", token: "disarm" });
});
