import { attacksOpen } from "@broadside/rules/procedures";
import { at } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { duel } from "../../../card-table.testing.ts";

const UNDER = { token: "coreasteroid0", pose: at(400, 300) } as const;
const BETWEEN = { token: "coreasteroid0", pose: at(400, 415) } as const;

test.each([
  { crew: [], tokens: {}, under: 0, between: [true] },
  { crew: ["dashrendar"], tokens: {}, under: 1, between: [false] },
  { crew: ["dashrendar"], tokens: { disarm: 1 }, under: 0, between: [] },
])("Dash Rendar's ship can attack while on an asteroid, and ignores one in the way: $crew $tokens", ({ crew, tokens, under, between }) => {
  const attacks = (obstacle: typeof UNDER | typeof BETWEEN) => {
    const { game } = duel({ pilot: "wildspacefringer", upgrades: crew, tokens }, { pilot: "rookiepilot" }, { obstacles: [obstacle] });
    const [ship] = game.state.ships;
    return ship ? attacksOpen(game, ship).filter(({ weapon }) => weapon === "primary") : [];
  };
  expect(attacks(UNDER)).toHaveLength(under);
  expect(attacks(BETWEEN).map(({ obstructed }) => obstructed)).toEqual(between);
});

test("an attack against Dash Rendar's ship can still be obstructed", () => {
  const { game } = duel({ pilot: "wildspacefringer", upgrades: ["dashrendar"] }, { pilot: "rookiepilot" }, { obstacles: [BETWEEN] });
  const [, enemy] = game.state.ships;
  expect(enemy && attacksOpen(game, enemy).map(({ obstructed }) => obstructed)).toEqual([true]);
});
