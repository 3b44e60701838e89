import type { Pose } from "@broadside/geometry";
import { frozenFromRecord, type Game, recordOf } from "@broadside/rules";
import { at, contentWith, startTable, type TestShip } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { ENGLISH } from "../english.ts";

const HERE = { pose: at(200, 200) } as const;
const FLED = { status: "fled", pose: undefined } as const;
const DESTROYED = { status: "destroyed", pose: undefined } as const;
const ship = (pilot: string, set: { readonly pose: Pose } | typeof FLED | typeof DESTROYED = HERE): TestShip => ({ pilot, ...set });

const sidesIn = (ships: readonly (readonly TestShip[])[], teams?: readonly number[]) =>
  ENGLISH.accountOf(startTable({ ships, ...(teams && { teams }), phase: "planning" }).game).sides;

test("a side's account lists each ship that the other side has lost, with its points and how it was lost", () => {
  const [one, other] = sidesIn([
    [ship("wedgeantilles"), ship("redsquadronpilot", FLED)],
    [ship("academypilot", DESTROYED), ship("academypilot", { pose: at(500, 500) })],
  ]);
  expect(one).toMatchObject({ name: "Player 1", score: 12, lines: [{ score: 12, text: "Academy 1 destroyed" }] });
  expect(other).toMatchObject({ name: "Player 2", score: 23, lines: [{ score: 23, text: "Red 1 fled" }] });
});

test("[ET-SCORE-03] a crippled section of a surviving ship is listed alone", () => {
  const [, other] = sidesIn([
    [{ pilot: "cr90corvette", pose: at(400, 400), crippled: "aft" }],
    [ship("academypilot", { pose: at(60, 60) })],
  ]);
  expect(other).toMatchObject({ lines: [{ text: "CR90 1: aft section crippled" }] });
});

test("a team's members share one account, which doesn't include their own losses", () => {
  const ships = [
    [ship("wedgeantilles", DESTROYED)],
    [ship("redsquadronpilot")],
    [ship("academypilot", FLED), ship("howlrunner", { pose: at(600, 600) })],
  ];
  const [rebels, empire] = sidesIn(ships, [1, 1, 2]);
  expect([rebels?.name, rebels?.lines.map(({ text }) => text)]).toEqual(["Player 1 and Player 2", ["Academy 1 fled"]]);
  expect([empire?.score, empire?.lines.map(({ text }) => text)]).toEqual([29, ["Wedge destroyed"]]);
});

test("nobody has won during a game, and afterwards the verdict tells who won, when and how", () => {
  const table = startTable({ ships: [[ship("wedgeantilles")], [ship("academypilot", { pose: at(500, 500) })]], phase: "planning" });
  expect(ENGLISH.accountOf(table.game).verdict).toBeUndefined();
  table.give({ input: "concede", seat: 1 });
  const { verdict, sides } = ENGLISH.accountOf(table.game);
  expect([verdict, sides.map(({ won }) => won)]).toEqual(["Player 1 won after 1 round, by concession", [true, false]]);
});

test("the verdict on an agreed draw names no winner", () => {
  const table = startTable({ ships: [[ship("wedgeantilles")], [ship("academypilot", { pose: at(500, 500) })]], phase: "planning" });
  table.give({ input: "draw", seat: 1 });
  expect(ENGLISH.proposalInWords(table.game, { number: 1, seat: 1, reason: "draw", what: { draw: true }, agreed: [1] })).toBe(
    "Player 2 offers a draw",
  );
  table.give({ input: "agree", seat: 0, proposal: 1, yes: true });
  expect(ENGLISH.accountOf(table.game).verdict).toBe("A draw after 1 round, by agreement");
});

test("the account at an earlier point of a record matches the game at that point", () => {
  const table = startTable({ ships: [[ship("wedgeantilles")], [ship("academypilot", { pose: at(500, 500) })]], phase: "planning" });
  table.give({ input: "set", reason: "gone", changes: [{ change: "ship", ship: "B1", set: { status: "destroyed", pose: undefined } }] });
  const record = recordOf(table.game);
  const shownAt = (to: number): Game => {
    const still = frozenFromRecord(record, to, contentWith(new Map()));
    if (!still.ok) throw new Error("cannot be shown");
    return still.value;
  };
  const shown = shownAt(1);
  expect(shown.open).toEqual([]);
  expect(shown.state.cursor).toEqual(table.game.state.cursor);
  expect(ENGLISH.accountOf(shown)).toEqual(ENGLISH.accountOf(table.game));
  expect(ENGLISH.accountOf(shownAt(0)).sides.map(({ score }) => score)).toEqual([0, 0]);
});
