import { describe, expect, test } from "vitest";
import type { Ability, WindowPart } from "../contract/ability.ts";
import { choose } from "../driver/ask.ts";
import { madeUp } from "../testing.ts";
import { ask, quietly, step, tinyTable } from "../tiny.testing.ts";
import { window } from "./window.ts";

/** Makes a card that notes its name at the start of combat. */
const speaks = (optional: boolean, when: WindowPart<"startOfCombat">["when"] = () => true): Ability => ({
  windows: [
    {
      at: "startOfCombat",
      optional,
      when,
      perform: (game, self) => quietly(() => game.note(madeUp({ note: "spoke", ship: self.ship.id }))),
    },
  ],
});
const combat = step("combat", function* (game) {
  yield* window(game, "startOfCombat", {});
  yield* choose(() => ask(0, "after", "a", "b"));
});
const spokenBy = (table: ReturnType<typeof tinyTable>) => table.madeUp("spoke").map((note) => note.ship);

describe("when abilities are used", () => {
  const ships = [["wedgeantilles"], ["howlrunner"], ["bobafett-scum"]];
  const cards = { "pilot:wedgeantilles": speaks(false), "pilot:howlrunner": speaks(false), "pilot:bobafett-scum": speaks(false) };

  test("[1E-ROUND-02] three seats use their abilities in initiative order", () => {
    const table = tinyTable({
      steps: [step("turn", (game) => quietly(() => game.set({ initiative: [2, 0, 1] }))), combat],
      ships,
      cards,
    });
    expect(spokenBy(table)).toEqual(["C1", "A1", "B1"]);
  });

  test("[1E-ROUND-02] a seat resolves its own abilities in any order", () => {
    const table = tinyTable({
      steps: [combat],
      ships: [["wedgeantilles", "lukeskywalker"], ["howlrunner"]],
      cards: { ...cards, "pilot:lukeskywalker": speaks(false) },
    });
    expect([table.kind, table.keys]).toEqual(["use at startOfCombat", ["A1/pilot:wedgeantilles", "A2/pilot:lukeskywalker"]]);
    expect(spokenBy(table.say("A2/pilot:lukeskywalker"))).toEqual(["A2", "A1", "B1"]);
  });

  test("[1E-COMP-10] a single mandatory ability resolves without a question, and an optional one is asked about", () => {
    const table = tinyTable({ steps: [combat], cards: { "pilot:wedgeantilles": speaks(true), "pilot:howlrunner": speaks(false) } });
    expect(table.keys).toEqual(["pass", "A1/pilot:wedgeantilles"]);
    expect(spokenBy(table.say("pass"))).toEqual(["B1"]);
  });

  test("an ability resolves once at its timing", () => {
    const table = tinyTable({ steps: [combat], cards: { "pilot:wedgeantilles": speaks(true) } });
    expect(table.say("A1/pilot:wedgeantilles").kind).toBe("after");
    expect(spokenBy(table)).toEqual(["A1"]);
  });

  test("two texts of one card at the same moment are offered separately, and both resolve", () => {
    const [first] = speaks(true).windows ?? [];
    const [second] = speaks(true).windows ?? [];
    const table = tinyTable({ steps: [combat], cards: { "pilot:wedgeantilles": { windows: [first, second] as Ability["windows"] } } });
    expect(table.keys).toEqual(["pass", "A1/pilot:wedgeantilles #1", "A1/pilot:wedgeantilles #2"]);
    table.say("A1/pilot:wedgeantilles #2");
    expect(table.keys).toEqual(["pass", "A1/pilot:wedgeantilles"]);
    expect(spokenBy(table.say("A1/pilot:wedgeantilles"))).toEqual(["A1", "A1"]);
    expect(table.kind).toBe("after");
  });

  test("a card whose condition doesn't hold isn't used", () => {
    const table = tinyTable({ steps: [combat], cards: { "pilot:wedgeantilles": speaks(false, () => false) } });
    expect([table.kind, spokenBy(table)]).toEqual(["after", []]);
  });
});

test("[1E-ROUND-07] an effect and everything that it triggers is finished before the next effect", () => {
  const first: Ability = {
    windows: [
      {
        at: "startOfCombat",
        optional: false,
        when: () => true,
        *perform(game, self) {
          yield* window(game, "endOfCombat", {});
          game.note(madeUp({ note: "spoke", ship: self.ship.id }));
        },
      },
    ],
  };
  const within: Ability = {
    windows: [
      {
        at: "endOfCombat",
        optional: false,
        when: () => true,
        perform: (game, self) => quietly(() => game.note(madeUp({ note: "spoke", ship: self.ship.id, text: "within" }))),
      },
    ],
  };
  const table = tinyTable({
    steps: [combat],
    ships: [["wedgeantilles", "lukeskywalker"], ["howlrunner"]],
    cards: { "pilot:wedgeantilles": first, "pilot:howlrunner": within, "pilot:lukeskywalker": speaks(true) },
  });
  table.say("A1/pilot:wedgeantilles").say("A2/pilot:lukeskywalker");
  expect(spokenBy(table)).toEqual(["B1", "A1", "A2"]);
});

test("windows nest at most 32 deep", () => {
  const endless: Ability = {
    windows: [
      {
        at: "startOfCombat",
        optional: false,
        when: () => true,
        *perform(game) {
          yield* window(game, "startOfCombat", {});
        },
      },
    ],
  };
  expect(() => tinyTable({ steps: [combat], cards: { "pilot:wedgeantilles": endless } })).toThrow("windows nest too deep at startOfCombat");
});
