import { poolShowing } from "@broadside/dice";
import { oddsOf, plainShot } from "@broadside/odds";
import { type Ability, type ModifyingInstruction, NOTHING, view } from "@broadside/rules";
import { at, startTable, type TestShip, type TestTable } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { oddsFor } from "./attack-odds.ts";

type Duelist = Omit<TestShip, "pilot" | "pose">;

/** An X-wing and a TIE Fighter at Range 2, each facing the other: three dice against three. */
const duel = (attacker: Duelist = {}, defender: Duelist = {}, given: Partial<TestTable> = {}) =>
  startTable({
    phase: "combat",
    ships: [[{ pilot: "rookiepilot", pose: at(400, 300), ...attacker }], [{ pilot: "academypilot", pose: at(400, 500, 180), ...defender }]],
    ...given,
  }).until("attack");

const oddsAt = ({ game }: ReturnType<typeof duel>, option?: string, seat = 0) => oddsFor(view(game, [seat]), game.content, option);

describe("the odds of an attack that a seat is offered", () => {
  test("the odds use the dice that the rules count and the tokens of both ships", () => {
    const table = duel({ tokens: { focus: 1 }, locks: ["B1"] }, { tokens: { evade: 1 } });
    const odds = oddsAt(table, "primary>B1");
    const shot = plainShot("1e", 3, 3, { attacker: { focus: 1, lock: 1 }, defender: { evade: 1 } });
    expect(odds).toMatchObject({ ...oddsOf(shot, { shields: 0, hull: 3 }), attackDice: 3, defenseDice: 3 });
    expect(odds?.counted).toEqual(["lock", "focus", "evade"]);
    expect(odds?.notCounted).toEqual([]);
  });

  test("the odds are plain data", () => {
    const odds = oddsAt(duel(), "primary>B1");
    expect(JSON.parse(JSON.stringify(odds))).toEqual(odds);
  });

  test("an option that isn't an attack has no odds", () => {
    expect(oddsAt(duel(), "none")).toBeUndefined();
    expect(oddsAt(duel(), "primary>B9")).toBeUndefined();
  });

  test("calculating the odds doesn't change the game", () => {
    const table = duel({ tokens: { focus: 1 } });
    oddsAt(table, "primary>B1");
    expect(table.ship("A1").tokens.focus).toBe(1);
    expect(table.game.state.attack).toBeUndefined();
  });
});

describe("the odds of an attack in progress", () => {
  test("rolled dice count as they are, and spent tokens no longer count", () => {
    const table = duel({ tokens: { focus: 1 } }, { tokens: { focus: 1 } });
    table.attackDice("focus", "focus", "blank").say("primary>B1");
    const odds = oddsAt(table);
    expect(odds?.expectedHits).toBeCloseTo(
      oddsOf({ ...plainShot("1e", 2, 3, { defender: { focus: 1 } }), attack: poolShowing(["hit", "hit"]) }).expectedHits,
      12,
    );
    table.defenseDice("blank", "blank", "focus").say("done");
    expect(oddsAt(table, undefined, 1)).toMatchObject({ hitChance: 0, counted: ["focus"] });
  });
});
/** Adds a card that changes the X-wing's dice. It declares the effect `does`. */
function cardThat(does: (() => readonly ModifyingInstruction[]) | undefined, dice: "attack" | "defense" = "attack"): Partial<TestTable> {
  const card: Ability = {
    modifications: [
      {
        dice,
        as: dice === "attack" ? "attacker" : "defender",
        optional: true,
        when: ({ state }) => state.attack?.attackDice.some(({ face }) => face === "blank") === true,
        perform: () => NOTHING,
        ...(does && { does }),
      },
    ],
  };
  return { cards: { "pilot:rookiepilot": card } };
}

describe("cards", () => {
  test("a card that declares its effect counts only while its condition is true", () => {
    const odds = oddsAt(
      duel(
        {},
        {},
        cardThat(() => [{ verb: "add", face: "crit" }]),
      ),
      "primary>B1",
    );
    expect(odds?.counted).toEqual(["pilot:rookiepilot"]);
    // If none of the three dice is blank, the card adds no critical.
    const plain = oddsOf(plainShot("1e", 3, 3));
    expect(odds?.expectedCrits).toBeGreaterThan(plain.expectedCrits);
    expect(odds?.results.some(({ hits, crits }) => hits + crits === 4)).toBe(false);
  });

  test("a card is listed as not counted if it declares no effect or its effect varies", () => {
    let asked = 0;
    const changing = (): readonly ModifyingInstruction[] => {
      asked += 1;
      return [{ verb: "reroll", most: asked, least: 0, by: "A1" }];
    };
    for (const does of [undefined, changing]) {
      const odds = oddsAt(duel({}, {}, cardThat(does)), "primary>B1");
      expect(odds?.counted).toEqual([]);
      expect(odds?.notCounted).toEqual([{ card: "pilot:rookiepilot", at: "dice" }]);
    }
  });

  test("a card that could act during the attack is listed as not counted, and any other card isn't", () => {
    const speaking = (when: boolean): Partial<TestTable> => ({
      cards: { "pilot:academypilot": { windows: [{ at: "attackHits", optional: true, when: () => when, perform: () => NOTHING }] } },
    });
    expect(oddsAt(duel({}, {}, speaking(true)), "primary>B1")?.notCounted).toEqual([{ card: "pilot:academypilot", at: "hit" }]);
    expect(oddsAt(duel({}, {}, speaking(false)), "primary>B1")?.notCounted).toEqual([]);
  });
});
