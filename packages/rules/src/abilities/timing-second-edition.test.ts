/** Tests when things happen: the order of ships, and the events in each step. */
import type { CardKey } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { rerollInAttack } from "../attack/dice.ts";
import type { Ability } from "../contract/ability.ts";
import { pilotSkill } from "../queries/figures.ts";
import { at, type TestShip } from "../testing.ts";
import { diceCard, diceRolled, duel, says, windowCard } from "./cards.testing.ts";
import { addEffect } from "./effects.ts";
import { engage, said, speaks } from "./queue.testing.ts";

const ONE = "upgrade:squadleader";
const notesShips = (table: ReturnType<typeof engage>, note: "activated" | "attacks" | "says") =>
  (note === "says" ? table.madeUp(note) : table.notes(note)).map(({ ship }) => ship);

describe("the order of ships", () => {
  /** Three ships with initiative 3 and one with initiative 1. No dial brings a ship close to another. */
  const seats = [
    [{ dial: "1FB" }, { dial: "1FB" }],
    [
      { pilot: "blacksquadronace", dial: "2FB" },
      { pilot: "academypilot", dial: "2FB" },
    ],
  ];
  const active = windowCard("becameActive", { when: (self, { ship }) => self.ship.id === ship, does: says("engages") });
  const cards = { "pilot:redsquadronveteran": active, "pilot:blacksquadronace": active, "pilot:academypilot": active };

  test("[2E-TIME-02] initiative decides, then player order: rising in the Activation phase, falling in the Engagement phase", () => {
    const table = engage(seats, { cards, phase: "activation" }).untilPhase("planning");
    expect(notesShips(table, "activated")).toEqual(["B2", "A1", "A2", "B1"]);
    expect(notesShips(table, "says")).toEqual(["A1", "A2", "B1", "B2"]);
    const second = engage(seats, { cards, phase: "activation", state: { initiative: [1, 0] } }).untilPhase("planning");
    expect(notesShips(second, "activated")).toEqual(["B2", "B1", "A1", "A2"]);
  });

  test("[2E-TIME-03] a player chooses the order of their ships with equal initiative, and one finishes before the next starts", () => {
    const table = engage(seats, { cards, phase: "activation" }).until("next ship");
    expect(table.asks).toEqual([{ kind: "next ship", seat: 0, keys: ["A1", "A2"] }]);
    table.say("A2");
    expect(table.asks).toMatchObject([{ kind: "action", seat: 0 }]);
    expect(notesShips(table, "activated")).toEqual(["B2", "A2"]);
    expect(notesShips(table.say("focus"), "activated")).toEqual(["B2", "A2", "A1"]);
  });

  test("[2E-TIME-04] an ability at the start of the Engagement phase resolves before any ship engages", () => {
    const wedge: Partial<TestShip> = { pilot: "wedgeantilles", upgrades: ["squadleader"] };
    const both = { "pilot:wedgeantilles": active, [ONE]: speaks("starts") };
    expect(said(engage([[wedge]], { cards: both }))).toEqual(["starts", "engages"]);
  });

  test("[2E-TIME-26] a ship raised above the current initiative step engages in that step, after the others", () => {
    const raised: Ability = {
      answers: {
        latest: {
          pilotSkill: (_, self, { ship }) => (self.ship === ship ? { value: 6, since: self.effect?.since ?? 0 } : undefined),
        },
      },
    };
    const raises = windowCard("becameActive", {
      when: (self, { ship }) => self.ship.id === ship,
      does: (game, self) => {
        addEffect(game, { id: "effect:raised", ship: "A2", by: self.ship.id, until: "round" });
        return says("engages")(game, self);
      },
    });
    const order = (more: Record<string, Ability>) =>
      notesShips(
        engage(
          [
            [{ pilot: "sigmasquadronace" }, { pilot: "tempestsquadronpilot" }],
            [{ pilot: "skullsquadronpilot" }, {}],
          ],
          {
            cards: {
              ...cards,
              "pilot:tempestsquadronpilot": active,
              "pilot:skullsquadronpilot": active,
              "pilot:sigmasquadronace": active,
              ...more,
            },
          },
        ),
        "says",
      );
    expect(order({})).toEqual(["A1", "B1", "B2", "A2"]);
    expect(order({ "pilot:sigmasquadronace": raises, "effect:raised": raised })).toEqual(["A1", "B1", "A2", "B2"]);
  });
});

test("[2E-TIME-25] the latest effect on a ship's initiative counts, and when it ends, the previous one counts again", () => {
  const sets = (value: number): Ability => ({
    answers: {
      latest: { pilotSkill: (_, self, { ship }) => (self.ship === ship ? { value, since: self.effect?.since ?? 0 } : undefined) },
    },
  });
  const cards = { "effect:six": sets(6), "effect:one": sets(1) };
  const effect = { ship: "A1", by: "A1", until: "round" } as const;
  const skill = (...effects: readonly CardKey[]) => {
    const table = engage([[{ pilot: "sigmasquadronace" }]], {
      cards,
      phase: "planning",
      state: { effects: effects.map((id, since) => ({ ...effect, id, since })) },
    });
    return pilotSkill(table.game, table.ship("A1"));
  };
  expect([skill(), skill("effect:six"), skill("effect:six", "effect:one"), skill("effect:one", "effect:six")]).toEqual([4, 6, 1, 6]);
});

describe("in an attack", () => {
  const attacker = { pilot: "redsquadronveteran", upgrades: ["squadleader"] };
  const defender = { pilot: "academypilot", upgrades: ["r2astromech"] };
  const fight = (cards: Record<string, Ability>, gap = 150) => duel(attacker, defender, { edition: "2.0", cards, gap }).say("primary>B1");

  test("[2E-TIME-05] added dice are rolled in the roll step, and rerolls are offered in the modify step", () => {
    const more: Ability = { answers: { sums: { attackDice: (_, self, { ship }) => (self.ship === ship ? 1 : 0) } } };
    const again = diceCard("attack", "attacker", (game, self) => rerollInAttack(game, "attack", self.ship, { most: 1 }));
    const table = fight({ [ONE]: { ...more, ...again } });
    expect(diceRolled(table)).toEqual([4]);
    expect(table.kind).toBe("modify attack dice");
    expect(table.keys).toContain("A1/upgrade:squadleader/0");
  });

  test("[2E-TIME-24] the defender modifies attack dice before the attacker, even if the attacker is the first player", () => {
    const change = (as: "attacker" | "defender") => diceCard("attack", as, says(as));
    const table = fight({ [ONE]: change("attacker"), "upgrade:r2astromech": change("defender") });
    expect(table.asks).toMatchObject([{ kind: "modify attack dice", seat: 1, keys: ["done", "B1/upgrade:r2astromech/0"] }]);
    expect(table.say("done").asks).toMatchObject([{ kind: "modify attack dice", seat: 0 }]);
  });

  test("[2E-COMP-21] a side spends only its own tokens", () => {
    const table = duel({ ...attacker, tokens: { evade: 1 } }, { ...defender, tokens: { evade: 1, focus: 1 } }, { edition: "2.0" })
      .attackDice("focus", "focus", "hit")
      .defenseDice("focus", "blank", "blank", "blank")
      .say("primary>B1");
    expect(table.asks).toEqual([{ kind: "modify defense dice", seat: 1, keys: ["done", "focus", "evade"] }]);
  });

  test("[2E-COMP-20] an ability resolves once each time its moment comes", () => {
    const again = diceCard("attack", "attacker", (game, self) => rerollInAttack(game, "attack", self.ship, { most: 1 }));
    const table = duel(attacker, defender, { edition: "2.0", cards: { [ONE]: again }, gap: 280 })
      .attackDice("blank", "blank", "blank")
      .say("primary>B1")
      .say("A1/upgrade:squadleader/0");
    table.attackDice("blank").say("blank");
    expect(table.kind).not.toBe("modify attack dice");
    table.untilPhase("planning").untilPhase("combat").until("attack").say("primary>B1");
    expect(table.keys).toContain("A1/upgrade:squadleader/0");
  });

  test("[2E-COMP-23, 2E-COMP-24] a ship must roll all of its dice, and a reroll doesn't count as a roll", () => {
    const cards = {
      [ONE]: {
        ...diceCard("attack", "attacker", (game, self) => rerollInAttack(game, "attack", self.ship, { most: 2 })),
        ...windowCard("rolled", { when: (_, { reason }) => reason === "attack", does: says("rolled") }),
      },
    };
    const table = duel(attacker, defender, { edition: "2.0", cards })
      .attackDice("blank", "blank", "hit", "blank", "blank")
      .defenseDice("blank", "blank", "blank", "blank")
      .say("primary>B1");
    expect([table.kind, diceRolled(table)]).toEqual(["modify attack dice", [3]]);
    table.say("A1/upgrade:squadleader/0").say("blank blank").untilPhase("planning");
    expect(table.madeUp("says").filter((event) => event.text === "rolled")).toHaveLength(1);
  });

  test("[2E-TIME-27] a destroyed ship's aura works until the ship is removed", () => {
    const aura: Ability = {
      answers: { sums: { attackDice: (_, self, { ship }) => (self.ship !== ship && self.ship.seat === ship.seat ? 1 : 0) } },
    };
    const tie = (x: number, more: Partial<TestShip> = {}): TestShip => ({ pilot: "blacksquadronace", pose: at(x, 500, 180), ...more });
    const table = engage(
      [
        [{ pose: at(400, 300) }],
        [tie(400, { upgrades: ["squadleader"], damage: [0, 1].map((card) => ({ card, faceup: false, since: 0 })) }), tie(500)],
      ],
      { cards: { [ONE]: aura } },
    )
      .attackDice("hit", "hit", "hit")
      .defenseDice("blank", "blank", "blank")
      .say("primary>B1");
    expect(table.ship("B1")).toMatchObject({ status: "inPlay", doomed: true });
    table.until("next ship").say("B2").until("attack").say("primary>A1");
    expect(diceRolled(table).slice(2, 3)).toEqual([3]);
    expect(table.untilPhase("planning").ship("B1").status).toBe("destroyed");
  });
});
