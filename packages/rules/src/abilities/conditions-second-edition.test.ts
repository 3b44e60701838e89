import { expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { destroy } from "../damage/destruction.ts";
import { agility } from "../queries/figures.ts";
import type { Reference } from "../state/setup.ts";
import { type ShipId, shipOf } from "../state/state.ts";
import { at, contentWith, startTable, type Table } from "../testing.ts";
import { imagine } from "../views/imagine.ts";
import { view } from "../views/view.ts";
import { says, windowCard } from "./cards.testing.ts";
import { assignCondition, removeCondition } from "./effects.ts";

/** A Condition that acts when it is assigned, and lowers its ship's agility while it is in play. */
const condition: Ability = {
  ...windowCard("conditionAssigned", { when: ({ ship }, occasion) => ship.id === occasion.ship, does: says("resolved") }),
  answers: { sums: { agility: (_game, self, { ship }) => (ship === self.ship ? -1 : 0) } },
};
const secret: Ability = windowCard("startOfEnd", { does: says("secret told") });

const CARDS = {
  "condition:rattled": condition,
  "condition:mercilesspursuit": condition,
  "condition:youshouldthankme": secret,
  "condition:youdbettermeanbusiness": secret,
};

/**
 * At the start of the Engagement phase, A1's card runs a procedure that deals with Conditions. Then the game waits for an answer, because
 * A1 has a target to attack.
 */
function happens(work: (game: Situation) => Procedure, edition: "2.0" | "2.5" = "2.5", reference?: Reference): Table {
  const trigger = windowCard("startOfCombat", { may: true, when: ({ ship }) => ship.id === "A1", does: work });
  return startTable({
    edition,
    ...(reference && { reference }),
    phase: "combat",
    ships: [
      [{ pilot: "redsquadronveteran", pose: at(100, 100) }],
      [1, 2, 3].map((x) => ({ pilot: "academypilot", pose: at(100 * x, 300) })),
    ],
    cards: { "pilot:redsquadronveteran": trigger, ...CARDS },
  }).say("A1/pilot:redsquadronveteran");
}

const assignTo = (game: Situation, id: string, ship: ShipId, by: ShipId): Procedure =>
  assignCondition(game, id, shipOf(game.state, ship), shipOf(game.state, by));
const bearers = ({ game }: Table): readonly string[] => game.state.effects.map(({ ship }) => ship);
const agilityOf = (table: Table, ship: string): number => agility(table.game, table.ship(ship), undefined);

test("[2E-COND-01] when a Condition is assigned, it enters play: its text resolves, and everybody sees it", () => {
  const table = happens((game) => assignTo(game, "rattled", "B1", "A1"));
  expect([table.madeUp("says").length, agilityOf(table, "B1"), agilityOf(table, "B2")]).toEqual([1, 2, 3]);
  for (const seat of [0, 1]) expect(view(table.game, [seat]).state.effects).toMatchObject([{ id: "condition:rattled", ship: "B1" }]);
});

test("[2E-COND-02] a Condition that was removed can be assigned again", () => {
  const table = happens(function* (game) {
    yield* assignTo(game, "rattled", "B1", "A1");
    removeCondition(game, "rattled", shipOf(game.state, "B1"));
    yield* assignTo(game, "rattled", "B1", "A1");
  });
  expect([bearers(table), table.madeUp("says").length]).toEqual([["B1"], 2]);
});

test("[2E-COND-03] assigning a limited Condition again removes it from the ship that had it, but not the other player's copy", () => {
  const both = function* (game: Situation): Procedure {
    yield* assignTo(game, "rattled", "B1", "A1");
    yield* assignTo(game, "rattled", "B2", "A1");
    yield* assignTo(game, "rattled", "A1", "B1");
  };
  // Conditions are counted separately for each player who assigned them.
  expect(bearers(happens(both, "2.0", "1.1.0"))).toEqual(["B2", "A1"]);
});

test("[2E-COND-04] if a player exceeds a Condition's limit of 2, that player picks which copy to remove", () => {
  const table = happens(function* (game) {
    for (const ship of ["B1", "B2", "B3"] as const) yield* assignTo(game, "mercilesspursuit", ship, "A1");
  });
  expect(table.asks).toEqual([{ kind: "remove Condition", seat: 0, keys: ["B1 mercilesspursuit", "B2 mercilesspursuit"] }]);
  expect(bearers(table.say("B2 mercilesspursuit"))).toEqual(["B1", "B3"]);
});

test("[2E-COND-05] a Condition on a ship that leaves the game stays assigned, and still counts towards its limit", () => {
  const table = happens(function* (game) {
    yield* assignTo(game, "rattled", "B1", "A1");
    yield* destroy(game, shipOf(game.state, "B1"), "fled");
  });
  expect([table.ship("B1").status, bearers(table)]).toEqual(["fled", ["B1"]]);
  const given = happens(function* (game) {
    yield* assignTo(game, "rattled", "B1", "A1");
    yield* destroy(game, shipOf(game.state, "B1"), "fled");
    yield* assignTo(game, "rattled", "B2", "A1");
  });
  expect(bearers(given)).toEqual(["B2"]);
});

const twice = function* (game: Situation): Procedure {
  yield* assignTo(game, "youshouldthankme", "A1", "A1");
  yield* assignTo(game, "youdbettermeanbusiness", "A1", "A1");
};

test("[2E-COND-06] secret Conditions are facedown, and one with the same marker replaces the other unseen", () => {
  const table = happens(twice);
  expect(table.game.state.effects).toMatchObject([{ id: "condition:youdbettermeanbusiness", secret: "Zam Wesell" }]);
  expect(JSON.stringify(view(table.game, [1]))).not.toMatch(/youshouldthankme|youdbettermeanbusiness/);
  expect(view(table.game, [0]).state.effects).toMatchObject([{ id: "condition:youdbettermeanbusiness" }]);
  expect(view(table.game, [1]).state.effects).toMatchObject([{ id: "condition:?", secret: "Zam Wesell", ship: "A1" }]);
});

test("[2E-COND-06] a secret Condition is faceup from the moment it resolves", () => {
  const table = happens(twice).until("dial");
  expect(table.madeUp("says")).toHaveLength(1);
  const [effect] = view(table.game, [1]).state.effects;
  expect([effect?.id, effect?.secret]).toEqual(["condition:youdbettermeanbusiness", undefined]);
});

test("[2E-COND-06] before 1.2.0, no Condition is secret", () => {
  const table = happens(twice, "2.0", "1.1.0");
  expect(table.game.state.effects.map(({ secret: marker }) => marker)).toEqual([undefined, undefined]);
});

test("a game imagined by another seat has either of the Conditions that share the marker", () => {
  const { game } = happens(twice);
  const found = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (seed) => imagine(view(game, [1]), contentWith(game.registry, { edition: "2.5" }), seed).state.effects[0]?.id ?? "",
  );
  expect(new Set(found)).toEqual(new Set(["condition:youshouldthankme", "condition:youdbettermeanbusiness"]));
});
