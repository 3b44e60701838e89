import { expect, test } from "vitest";
import { freeAction } from "../actions/perform-action.ts";
import type { Table } from "../testing.ts";
import { assign } from "../tokens/tokens.ts";
import { says, windowCard } from "./cards.testing.ts";
import { engage, speaks } from "./queue.testing.ts";
import { queueOf } from "./queue-view.ts";

const queueIn = ({ game }: Table): readonly string[] => queueOf(game).map(({ seat, key }) => `${seat} ${key}`);

const both = { upgrades: ["squadleader", "r2astromech"] };
const SEATS = [[both], [{ pilot: "academypilot" }]];
const [ONE, TWO] = ["upgrade:squadleader", "upgrade:r2astromech"];

test("[2E-TIME-30] everybody sees the waiting abilities in order: first those of the player whose turn it is, then the others'", () => {
  const cards = { [ONE]: speaks("one"), [TWO]: speaks("two"), "pilot:academypilot": speaks("three", { optional: true }) };
  const table = engage(SEATS, { cards });
  expect(queueIn(table)).toEqual(["0 A1/upgrade:squadleader/0", "0 A1/upgrade:r2astromech/1", "1 B1/pilot:academypilot"]);
  expect(queueIn(table.say("A1/upgrade:r2astromech/1"))).toEqual(["1 B1/pilot:academypilot"]);
  expect(queueIn(table.say("pass"))).toEqual([]);
});

test("[2E-TIME-30, 2E-TIME-09] abilities that another ability triggers come first, and the rest of the queue stays", () => {
  const cards = {
    [ONE]: speaks("first", { does: (game, { ship }) => assign(game, ship, "focus") }),
    [TWO]: speaks("second"),
    "pilot:academypilot": windowCard("tokenAssigned", { may: true, does: says("caused") }),
  };
  const table = engage(SEATS, { cards }).say("A1/upgrade:squadleader/0");
  expect(queueIn(table)).toEqual(["1 B1/pilot:academypilot", "0 A1/upgrade:r2astromech/1"]);
});

test("[2E-TIME-30, 2E-TIME-09] triggered abilities are visible while the ability that triggered them is still asking a question", () => {
  const cards = {
    [ONE]: speaks("first", {
      *does(game, { ship }) {
        yield* assign(game, ship, "evade");
        return yield* freeAction(game, ship, { rule: "2E-ACT-20" });
      },
    }),
    [TWO]: speaks("second"),
    "pilot:academypilot": windowCard("tokenAssigned", { may: true, does: says("caused") }),
  };
  const table = engage(SEATS, { cards }).say("A1/upgrade:squadleader/0");
  expect([table.kind, queueIn(table)]).toEqual(["free action", ["1 B1/pilot:academypilot", "0 A1/upgrade:r2astromech/1"]]);
});

test("[2E-TIME-30] a change by hand leaves waiting abilities in the queue, unless it moves the game on", () => {
  const table = engage(SEATS, { cards: { [ONE]: speaks("one"), [TWO]: speaks("two") } });
  table.give({ input: "set", reason: "test", changes: [{ change: "ship", ship: "A1", set: { shields: 1 } }] });
  expect(queueIn(table)).toHaveLength(2);
  table.give({
    input: "set",
    reason: "test",
    changes: [{ change: "state", set: { cursor: { phase: "end", step: 0, skill: undefined, active: undefined } } }],
  });
  expect(queueIn(table)).toEqual([]);
});
