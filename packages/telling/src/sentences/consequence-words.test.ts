import { at, startTable, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { ENGLISH } from "../english.ts";

const acting = (ship: Omit<TestShip, "pose">, edition: "1e" | "2.5" = "1e") =>
  startTable({ edition, setup: { table: "6x3" }, ships: [[{ pose: at(900, 450), ...ship }], []] }).game;
const action = (game: ReturnType<typeof acting>, key: string, value?: unknown) =>
  ENGLISH.consequenceInWords(game, { kind: "action", about: { ship: "A1" }, rule: "1E-ACT-01" }, key, value);

describe("what an action does", () => {
  test("a token's effect depends on the edition", () => {
    expect(action(acting({ pilot: "rookiepilot" }), "evade")).toBe("a token: adds an evade");
    expect(action(acting({ pilot: "redsquadronveteran" }, "2.5"), "evade")).toBe("a token: one blank or focus result becomes an evade");
  });

  test("the recover action names the available energy and the lost shields", () => {
    const corvette = { pilot: "cr90corvette", energy: 3 };
    expect(action(acting({ ...corvette, shields: 3, aftShields: 1 }), "recover")).toBe(
      "spends all 3 energy: up to 3 of 4 lost shields come back",
    );
    expect(action(acting({ ...corvette, shields: 5, aftShields: 3 }), "recover")).toBe("spends all 3 energy: no shields to recover");
  });

  test("a red action costs a stress token, even if the action has no other text", () => {
    const game = acting({ pilot: "redsquadronveteran" }, "2.5");
    expect(action(game, "boost", { colour: "red" })).toBe("moves ahead by a short template; a stress token");
    expect(action(game, "slam", { colour: "white" })).toBe("a second maneuver of the same speed, then a disarm token");
    expect(action(game, "dock", { colour: "red" })).toBe("a stress token");
    expect(action(game, "dock")).toBeUndefined();
  });
});

test("spending a token tells how many of the rolled dice it changes", () => {
  const table = startTable({
    phase: "combat",
    ships: [
      [{ pilot: "rookiepilot", tokens: { focus: 1 }, locks: ["B1"], pose: at(400, 300) }],
      [{ pilot: "academypilot", pose: at(400, 500, 180) }],
    ],
  }).until("attack");
  const { game } = table.attackDice("focus", "focus", "blank").say("primary>B1");
  const said = (key: string) =>
    ENGLISH.consequenceInWords(game, { kind: "modify attack dice", about: { ship: "A1" }, rule: "1E-ATK-07" }, key, undefined);
  expect(said("focus")).toBe("2 focus results become hits");
  expect(said("lock")).toBe("rerolls any number of dice");
  expect(said("done")).toBeUndefined();
});

test("a weapon shows its cost, and a primary weapon shows none", () => {
  const cards = {
    "upgrade:singleturbolasers": { weapon: { energy: 2 } },
    "upgrade:protontorpedoes": { weapon: { spends: ["lock", "card"] } },
  } as const;
  const { game } = startTable({
    cards,
    setup: { table: "6x3" },
    ships: [
      [{ pilot: "cr90corvette", upgrades: ["singleturbolasers@fore"], charged: [2], pose: at(900, 450) }],
      [{ pilot: "rookiepilot", upgrades: ["protontorpedoes"], pose: at(400, 300) }],
    ],
  });
  const [corvette, fighter] = game.state.ships;
  if (!corvette || !fighter) throw new Error("two ships");
  expect(ENGLISH.weaponCostInWords(game, corvette, 0)).toBe("uses 2 of 2 energy");
  expect(ENGLISH.weaponCostInWords(game, fighter, 0)).toBe("uses the target lock, the card");
  expect(ENGLISH.weaponCostInWords(game, fighter, "primary")).toBeUndefined();
});
