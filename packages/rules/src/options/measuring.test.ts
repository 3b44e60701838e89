import { describe, expect, test } from "vitest";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { choosesAmongPlaces, mayMeasure, mayTryPlaces } from "./measuring.ts";

const STRICT = { agreements: { aids: "strict" } } as const;
const SHIPS: readonly (readonly TestShip[])[] = [
  [{ pilot: "wedgeantilles", pose: at(400, 300), dial: "1FG" }],
  [{ pilot: "howlrunner", pose: at(400, 450, 180), dial: "1FW" }],
];
const table = (given: Partial<TestTable> = {}): Table => startTable({ ships: SHIPS, setup: STRICT, ...given });

describe("[1E-ARC-12] in a game without assistance, ranges may be measured", () => {
  test("neither during planning nor while ships move", () => {
    expect(mayMeasure(table().game)).toBe(false);
    expect(mayMeasure(table({ phase: "activation" }).until("action").game)).toBe(false);
  });

  test("while a player chooses a target, and until the attack is over", () => {
    const ships = [[{ pilot: "wedgeantilles", pose: at(400, 300), tokens: { focus: 1 } }], SHIPS[1] ?? []];
    const attacking = table({ phase: "combat", ships }).until("attack");
    expect(mayMeasure(attacking.game)).toBe(true);
    attacking.attackDice("focus", "hit", "hit").say("primary>B1");
    expect([attacking.game.state.attack !== undefined, mayMeasure(attacking.game)]).toEqual([true, true]);
  });

  test("for a lock in the second edition, but not in the first, where its target is declared first", () => {
    const enemies = [400, 500].map((x): TestShip => ({ pilot: "academypilot", pose: at(x, 550, 180), activated: true }));
    const act = (edition: "1e" | "2.0", dial: string) =>
      table({ edition, phase: "activation", ships: [[{ pilot: "wedgeantilles", pose: at(400, 300), dial }], enemies] }).say("lock");
    expect([act("1e", "1FG").kind, act("2.0", "1FB").kind]).toEqual(["lock", "lock"]);
    expect([mayMeasure(act("1e", "1FG").game), mayMeasure(act("2.0", "1FB").game)]).toEqual([false, true]);
  });
});

test("with assistance, ranges may be measured at any time", () => {
  expect(mayMeasure(table({ setup: {} }).game)).toBe(true);
});

test("[ET-COMP-15] rulers may always be used during set-up", () => {
  const { game } = table();
  game.setCursor({ ...game.state.cursor, phase: "setup" });
  expect(mayMeasure(game)).toBe(true);
  expect(mayTryPlaces(game, { kind: "place ship" })).toBe(true);
});

test("[1E-ACT-10] a place at the end of a template may be tried out beforehand only with assistance", () => {
  const kinds = ["barrel roll place", "barrel roll template", "decloak place", "decloak template", "tractor move place"] as const;
  const [strict, open] = [table().game, table({ setup: {} }).game];
  expect(kinds.filter((kind) => mayTryPlaces(strict, { kind }))).toEqual([]);
  expect(kinds.filter((kind) => mayTryPlaces(open, { kind }))).toEqual(kinds);
});

test("[2E-ACT-26] the places for a declared direction may be tried out, but not the directions", () => {
  expect(choosesAmongPlaces("barrel roll place")).toBe(true);
  for (const kind of ["barrel roll", "boost", "decloak", "dial", "slam", "place device", "deploy maneuver", "relocate"] as const)
    expect([kind, choosesAmongPlaces(kind)]).toEqual([kind, false]);
});
