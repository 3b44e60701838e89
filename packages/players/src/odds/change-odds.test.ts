import { type AttackFace, type DefenseFace, FACES } from "@broadside/dice";
import { type Ability, imagine, type ModifyingDeed, NOTHING, view } from "@broadside/rules";
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

/** Every roll of so many dice, each as likely as the others. */
const rolls = <Face>(faces: readonly Face[], count: number): readonly (readonly Face[])[] =>
  count === 0 ? [[]] : rolls(faces, count - 1).flatMap((rolled) => faces.map((face) => [...rolled, face]));
const mean = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
const count = (faces: readonly string[], ...wanted: readonly string[]): number => faces.filter((face) => wanted.includes(face)).length;

/** What these attack dice come to against three defence dice that nobody changes. */
const against = (attack: readonly AttackFace[]): number =>
  mean(rolls<DefenseFace>(FACES.defense, 3).map((defense) => Math.max(0, count(attack, "hit", "crit") - count(defense, "evade"))));
const focused = (attack: readonly AttackFace[]): readonly AttackFace[] => attack.map((face) => (face === "focus" ? "hit" : face));
/** Some dice are kept, the others rolled again, and then something is done. */
const again = (kept: readonly AttackFace[], rolled: number, then = (attack: readonly AttackFace[]) => attack): number =>
  mean(rolls<AttackFace>(FACES.attack, rolled).map((faces) => against(then([...kept, ...faces]))));

describe("what each change of dice is worth", () => {
  const attacked = () =>
    duel({ tokens: { focus: 1 }, locks: ["B1"] })
      .attackDice("hit", "focus", "blank")
      .say("primary>B1");

  test("each is counted alone, as every roll that may follow has it", () => {
    const odds = changes(attacked());
    expect(odds?.by).toBe("attacker");
    expect(damageOf(odds, "done")).toBeCloseTo(against(["hit", "focus", "blank"]), 12);
    expect(damageOf(odds, "focus")).toBeCloseTo(against(["hit", "hit", "blank"]), 12);
    expect(damageOf(odds, "lock")).toBeCloseTo(again(["hit"], 2), 12);
  });

  test("the best is what serves best with all that the side has", () => {
    // Who spends the lock first may still turn a focus result that comes of it.
    expect(changes(attacked())?.best).toBe("lock");
    const evading = duel({}, { tokens: { focus: 1, evade: 1 } })
      .attackDice("hit", "blank", "blank")
      .defenseDice("evade", "focus", "focus");
    expect(changes(evading.say("primary>B1"), 1)?.best).toBe("done");
  });

  test("dice rolled again are worth what comes of them with the tokens that are left", () => {
    const odds = changes(attacked().say("lock"));
    expect(damageOf(odds, "none")).toBeCloseTo(against(["hit", "hit", "blank"]), 12);
    expect(damageOf(odds, "blank")).toBeCloseTo(again(["hit", "focus"], 1, focused), 12);
    expect(damageOf(odds, "blank focus")).toBeCloseTo(again(["hit"], 2, focused), 12);
    expect(odds?.best).toBe("blank");
  });

  test("the defender wants less", () => {
    const table = duel({}, { tokens: { focus: 1, evade: 1 } })
      .attackDice("hit", "hit", "blank")
      .defenseDice("focus", "focus", "blank");
    const odds = changes(table.say("primary>B1"), 1);
    expect(odds?.by).toBe("defender");
    expect(["done", "focus", "evade"].map((option) => damageOf(odds, option))).toEqual([2, 0, 1]);
    expect(odds?.best).toBe("focus");
  });

  test("the game is left as it is", () => {
    const table = attacked();
    changes(table);
    expect(table.ship("A1").tokens.focus).toBe(1);
    expect(table.game.state.attack?.attackDice.map(({ face }) => face)).toEqual(["hit", "focus", "blank"]);
  });
});

describe("cards", () => {
  const withCard = (does: (() => readonly ModifyingDeed[]) | undefined): Partial<TestTable> => {
    const card: Ability = {
      modifications: [{ dice: "attack", as: "attacker", optional: true, when: () => true, perform: () => NOTHING, ...(does && { does }) }],
    };
    return { cards: { "pilot:rookiepilot": card } };
  };
  const optionsOf = (odds: ChangeOdds | undefined) => odds?.choices.map(({ option }) => option);

  test("one that says what it does has its worth", () => {
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

  test("one that does not say it has none, and then nothing is called best", () => {
    const table = duel({ tokens: { focus: 1 } }, {}, withCard(undefined));
    const odds = changes(table.attackDice("hit", "focus", "blank").say("primary>B1"));
    expect(optionsOf(odds)).toEqual(["done", "focus"]);
    expect(odds?.best).toBeUndefined();
    expect(odds?.notCounted).toEqual([{ card: "pilot:rookiepilot", at: "dice" }]);
  });
});
