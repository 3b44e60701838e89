import { type AttackFace, type DefenseFace, FACES } from "@broadside/dice";
import type { QuestionKind } from "@broadside/protocol";
import { type Ability, imagine, type ModificationPart, type ModifyingInstruction, NOTHING, view } from "@broadside/rules";
import { choose, optionsOf } from "@broadside/rules/procedures";
import { at, startTable, type TestShip, type TestTable } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { type ChangeOdds, changeOddsIn } from "./change-odds.ts";

type Duelist = Omit<TestShip, "pilot" | "pose">;

/** An X-wing and a TIE Fighter at Range 2, each facing the other: three dice against three. */
const duel = (attacker: Duelist = {}, defender: Duelist = {}, given: Partial<TestTable> = {}) =>
  startTable({
    phase: "combat",
    ships: [[{ pilot: "rookiepilot", pose: at(400, 300), ...attacker }], [{ pilot: "academypilot", pose: at(400, 500, 180), ...defender }]],
    ...given,
  }).until("attack");

function changes({ game }: ReturnType<typeof duel>, seat = 0): ChangeOdds | undefined {
  const [asked] = game.open;
  return changeOddsIn(imagine(view(game, [seat]), game.content, 0), asked?.number ?? -1);
}

const damageOf = (odds: ChangeOdds | undefined, option: string): number | undefined => {
  const found = odds?.choices.find((one) => one.option === option)?.odds;
  return found && found.expectedHits + found.expectedCrits;
};

/** Returns every roll of this many dice; each is equally likely. */
const rolls = <Face>(faces: readonly Face[], count: number): readonly (readonly Face[])[] =>
  count === 0 ? [[]] : rolls(faces, count - 1).flatMap((rolled) => faces.map((face) => [...rolled, face]));
const mean = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
const count = (faces: readonly string[], ...wanted: readonly string[]): number => faces.filter((face) => wanted.includes(face)).length;

/** Returns the expected damage of these attack dice against three defense dice that nobody changes. */
const against = (attack: readonly AttackFace[]): number =>
  mean(rolls<DefenseFace>(FACES.defense, 3).map((defense) => Math.max(0, count(attack, "hit", "crit") - count(defense, "evade"))));
const focused = (attack: readonly AttackFace[]): readonly AttackFace[] => attack.map((face) => (face === "focus" ? "hit" : face));
/** Rolls some dice and adds them to the others, applies a change to all of these dice, and returns the expected damage. */
const again = (kept: readonly AttackFace[], rolled: number, then = (attack: readonly AttackFace[]) => attack): number =>
  mean(rolls<AttackFace>(FACES.attack, rolled).map((faces) => against(then([...kept, ...faces]))));

describe("the value of each way to change dice", () => {
  const attacked = () =>
    duel({ tokens: { focus: 1 }, locks: ["B1"] })
      .attackDice("hit", "focus", "blank")
      .say("primary>B1");

  test("each change is valued alone, over every roll that may follow", () => {
    const odds = changes(attacked());
    expect(odds?.by).toBe("attacker");
    expect(damageOf(odds, "done")).toBeCloseTo(against(["hit", "focus", "blank"]), 12);
    expect(damageOf(odds, "focus")).toBeCloseTo(against(["hit", "hit", "blank"]), 12);
    expect(damageOf(odds, "lock")).toBeCloseTo(again(["hit"], 2), 12);
  });

  test("the best change is the one that works best with everything else the side has", () => {
    // If the attacker spends the lock first, it may still change a new focus result.
    expect(changes(attacked())?.best).toBe("lock");
    const evading = duel({}, { tokens: { focus: 1, evade: 1 } })
      .attackDice("hit", "blank", "blank")
      .defenseDice("evade", "focus", "focus");
    expect(changes(evading.say("primary>B1"), 1)?.best).toBe("done");
  });

  test("rerolled dice are valued with the tokens that are left", () => {
    const odds = changes(attacked().say("lock"));
    expect(damageOf(odds, "none")).toBeCloseTo(against(["hit", "hit", "blank"]), 12);
    expect(damageOf(odds, "blank")).toBeCloseTo(again(["hit", "focus"], 1, focused), 12);
    expect(damageOf(odds, "blank focus")).toBeCloseTo(again(["hit"], 2, focused), 12);
    expect(odds?.best).toBe("blank");
  });

  test("the defender prefers less damage", () => {
    const table = duel({}, { tokens: { focus: 1, evade: 1 } })
      .attackDice("hit", "hit", "blank")
      .defenseDice("focus", "focus", "blank");
    const odds = changes(table.say("primary>B1"), 1);
    expect(odds?.by).toBe("defender");
    expect(["done", "focus", "evade"].map((option) => damageOf(odds, option))).toEqual([2, 0, 1]);
    expect(odds?.best).toBe("focus");
  });

  test("calculating the values doesn't change the game", () => {
    const table = attacked();
    changes(table);
    expect(table.ship("A1").tokens.focus).toBe(1);
    expect(table.game.state.attack?.attackDice.map(({ face }) => face)).toEqual(["hit", "focus", "blank"]);
  });
});

describe("cards", () => {
  const withCard = (does: (() => readonly ModifyingInstruction[]) | undefined): Partial<TestTable> => {
    const card: Ability = {
      modifications: [{ dice: "attack", as: "attacker", optional: true, when: () => true, perform: () => NOTHING, ...(does && { does }) }],
    };
    return { cards: { "pilot:rookiepilot": card } };
  };
  const optionsOf = (odds: ChangeOdds | undefined) => odds?.choices.map(({ option }) => option);

  test("a card that declares its effect has a value", () => {
    const table = duel(
      {},
      {},
      withCard(() => [{ verb: "add", face: "hit" }]),
    );
    const odds = changes(table.attackDice("hit", "blank", "blank").say("primary>B1"));
    expect(optionsOf(odds)).toEqual(["done", "A1/pilot:rookiepilot"]);
    expect(damageOf(odds, "A1/pilot:rookiepilot")).toBeCloseTo(against(["hit", "hit", "blank"]), 12);
    expect(odds?.best).toBe("A1/pilot:rookiepilot");
  });

  test("a card that declares no effect has no value, and then no answer is called best", () => {
    const table = duel({ tokens: { focus: 1 } }, {}, withCard(undefined));
    const odds = changes(table.attackDice("hit", "focus", "blank").say("primary>B1"));
    expect(optionsOf(odds)).toEqual(["done", "focus"]);
    expect(odds?.best).toBeUndefined();
    expect(odds?.notCounted).toEqual([{ card: "pilot:rookiepilot", at: "dice" }]);
  });
});

describe("while a card is being used", () => {
  const CARD = "pilot:rookiepilot";
  /** Creates a card that asks a question and declares its effect. The test never answers, so the card needs nothing else. */
  const asking = (
    kind: QuestionKind,
    keys: readonly [string, ...string[]],
    does: () => readonly ModifyingInstruction[],
  ): Partial<TestTable> => {
    const perform: ModificationPart["perform"] = (_game, { ship, card }) =>
      choose<undefined>(() => ({
        kind,
        seat: ship.seat,
        rule: "1E-ATK-07",
        about: { ship: ship.id, card },
        options: optionsOf(keys.map((key) => ({ key, value: undefined }))),
      }));
    return { cards: { [CARD]: { modifications: [{ dice: "attack", as: "attacker", optional: true, when: () => true, perform, does }] } } };
  };
  const used = (given: Partial<TestTable>, attacker: Duelist = {}) =>
    duel(attacker, {}, given).attackDice("focus", "focus", "blank").say("primary>B1").say(`A1/${CARD}`);
  const turned = (from: readonly ["focus", "blank"], most: number): ModifyingInstruction => ({
    verb: "change",
    from,
    to: "hit",
    most,
    by: "A1",
  });

  test("changing a face is valued with the tokens that are left", () => {
    const given = asking("change which result", ["focus", "blank"], () => [turned(["focus", "blank"], 1)]);
    const bare = changes(used(given));
    expect(bare?.by).toBe("attacker");
    expect(damageOf(bare, "focus")).toBeCloseTo(against(["hit", "focus", "blank"]), 12);
    expect(damageOf(bare, "blank")).toBeCloseTo(against(["hit", "focus", "focus"]), 12);
    const withFocus = changes(used(given, { tokens: { focus: 1 } }));
    expect(damageOf(withFocus, "focus")).toBeCloseTo(against(["hit", "hit", "blank"]), 12);
    expect(damageOf(withFocus, "blank")).toBeCloseTo(against(["hit", "hit", "hit"]), 12);
    expect(withFocus?.best).toBe("blank");
  });

  test("the card changes as many dice with the chosen face as it may", () => {
    const odds = changes(used(asking("change which result", ["focus", "blank"], () => [turned(["focus", "blank"], 2)])));
    expect(damageOf(odds, "focus")).toBeCloseTo(against(["hit", "hit", "blank"]), 12);
    expect(odds?.best).toBe("focus");
  });

  const choices = {
    add: [{ verb: "add", face: "hit" }],
    roll: [{ verb: "reroll", most: 1, least: 1, faces: ["blank"], by: "A1" }],
    leave: [],
  } as const;
  const oneOf: ModifyingInstruction = { verb: "one of", choices, by: "A1" };

  test("each of several choices is valued by its effect", () => {
    const odds = changes(used(asking("choose one", ["add", "roll", "leave"], () => [oneOf])));
    expect(damageOf(odds, "add")).toBeCloseTo(against(["focus", "focus", "blank", "hit"]), 12);
    expect(damageOf(odds, "roll")).toBeCloseTo(again(["focus", "focus"], 1), 12);
    expect(damageOf(odds, "leave")).toBe(0);
    expect(odds?.best).toBe("add");
  });

  test("an answer that the card doesn't declare has no value, and then no answer is called best", () => {
    const odds = changes(used(asking("choose one", ["add", "none"], () => [oneOf])));
    expect(odds?.choices.map(({ option }) => option)).toEqual(["add"]);
    expect(odds?.best).toBeUndefined();
  });

  test("there are no values if more effects follow or the question is about something else", () => {
    const then: ModifyingInstruction = { verb: "add", face: "hit" };
    expect(changes(used(asking("choose one", ["add", "leave"], () => [oneOf, then])))).toBeUndefined();
    expect(changes(used(asking("choose one", ["focus", "blank"], () => [turned(["focus", "blank"], 1)])))).toBeUndefined();
    expect(changes(used(asking("choose ship", ["add", "leave"], () => [oneOf])))).toBeUndefined();
  });
});

describe("criticals to cancel", () => {
  const lucky: Partial<TestTable> = { cards: { "pilot:academypilot": { answers: { permissions: { critsFirst: () => true } } } } };
  const struck = () => duel({}, {}, lucky).attackDice("hit", "crit", "crit").defenseDice("evade", "evade", "blank").say("primary>B1");

  test("each answer is valued by the results it leaves, and cancelling the most criticals is best", () => {
    const odds = changes(struck(), 1);
    expect(odds?.by).toBe("defender");
    expect(odds?.choices.map(({ option, odds: { expectedHits, expectedCrits } }) => [option, expectedHits, expectedCrits])).toEqual([
      ["2", 1, 0],
      ["1", 0, 1],
    ]);
    expect(odds?.best).toBe("2");
  });

  test("each answer has the chance that the ship is destroyed", () => {
    const odds = changes(struck(), 1);
    expect(odds?.choices.map(({ odds: { destroyed } }) => destroyed)).toEqual([0, 0]);
    const crowded = duel({}, { damage: [0, 1].map((card) => ({ card, faceup: false, since: 1 })) }, lucky)
      .attackDice("hit", "crit", "crit")
      .defenseDice("evade", "evade", "blank");
    expect(changes(crowded.say("primary>B1"), 1)?.choices.map(({ odds: { destroyed } }) => destroyed)).toEqual([1, 1]);
  });
});
