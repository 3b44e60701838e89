import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { agility } from "../queries/figures.ts";
import { type ShipId, shipOf } from "../state/state.ts";
import { at, startTable, type Table } from "../testing.ts";
import { view } from "../views/view.ts";
import { says, windowCard } from "./cards.testing.ts";
import { assignCondition, removeCondition } from "./effects.ts";

/** A Condition that acts when it is assigned, and lowers its ship's agility while it is in play. */
const condition: Ability = {
  ...windowCard("conditionAssigned", { when: ({ ship }, occasion) => ship.id === occasion.ship, does: says("resolved") }),
  answers: { sums: { agility: (_game, self, { ship }) => (ship === self.ship ? -1 : 0) } },
};

/** At the start of combat, A1's card runs a procedure that deals with Conditions. */
function happens(work: (game: Situation) => Procedure): Table {
  const trigger = windowCard("startOfCombat", { may: true, when: ({ ship }) => ship.id === "A1", does: work });
  return startTable({
    phase: "combat",
    ships: [
      [{ pilot: "rookiepilot", pose: at(100, 100) }],
      ["academypilot", "academypilot"].map((pilot, x) => ({ pilot, pose: at(500 + 100 * x, 500) })),
    ],
    cards: { "pilot:rookiepilot": trigger, "condition:rattled": condition, "condition:harpooned": condition },
  }).say("A1/pilot:rookiepilot");
}

const assignTo = (game: Situation, id: string, ship: ShipId, by: ShipId): Procedure =>
  assignCondition(game, id, shipOf(game.state, ship), shipOf(game.state, by));
const bearers = ({ game }: Table): readonly string[] => game.state.effects.map(({ ship }) => ship);
const agilityOf = (table: Table, ship: string): number => agility(table.game, table.ship(ship), undefined);

describe("Conditions", () => {
  test("[1E-COND-01] a Condition's text resolves at once and stays in force, and everybody sees the token", () => {
    const table = happens((game) => assignTo(game, "rattled", "B1", "A1"));
    expect(table.madeUp("says")).toMatchObject([{ ship: "B1", text: "resolved" }]);
    expect([agilityOf(table, "B1"), agilityOf(table, "B2")]).toEqual([2, 3]);
    for (const seat of [0, 1]) expect(view(table.game, [seat]).state.effects).toMatchObject([{ id: "condition:rattled", ship: "B1" }]);
  });

  test("[1E-COND-02] a unique Condition that is assigned again leaves the ship that had it", () => {
    const table = happens(function* (game) {
      yield* assignTo(game, "rattled", "B1", "A1");
      yield* assignTo(game, "rattled", "B2", "A1");
    });
    expect(bearers(table)).toEqual(["B2"]);
    expect([agilityOf(table, "B1"), agilityOf(table, "B2")]).toEqual([3, 2]);
  });

  test("[1E-COND-02, 1E-SQUAD-12] each player has their own copy of a unique Condition", () => {
    const table = happens(function* (game) {
      yield* assignTo(game, "rattled", "A1", "B1");
      yield* assignTo(game, "rattled", "B2", "A1");
    });
    expect(bearers(table)).toEqual(["A1", "B2"]);
  });

  test("[1E-COND-02] one that isn't unique stays on the first ship, and a removed one can return", () => {
    const both = happens(function* (game) {
      yield* assignTo(game, "harpooned", "B1", "A1");
      yield* assignTo(game, "harpooned", "B2", "A1");
    });
    expect(bearers(both)).toEqual(["B1", "B2"]);
    const again = happens(function* (game) {
      yield* assignTo(game, "rattled", "B1", "A1");
      removeCondition(game, "rattled", shipOf(game.state, "B1"));
      yield* assignTo(game, "rattled", "B1", "A1");
    });
    expect(bearers(again)).toEqual(["B1"]);
    expect(again.madeUp("says")).toHaveLength(2);
  });

  test("[HS-UPG-01] a huge ship can't be assigned a Condition", () => {
    const table = startTable({
      phase: "combat",
      ships: [[{ pilot: "rookiepilot", pose: at(100, 100) }], [{ pilot: "gr75mediumtransport", pose: at(500, 500) }]],
      cards: {
        "pilot:rookiepilot": windowCard("startOfCombat", { may: true, does: (game) => assignTo(game, "rattled", "B1", "A1") }),
        "condition:rattled": condition,
      },
    }).say("A1/pilot:rookiepilot");
    expect([bearers(table), table.notes("condition")]).toEqual([[], []]);
  });
});
