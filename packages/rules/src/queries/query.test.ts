import { describe, expect, test } from "vitest";
import { addEffect, removeEffects } from "../abilities/effects.ts";
import type { Ability } from "../contract/ability.ts";
import type { Game } from "../driver/game.ts";
import { scenarioWith } from "../scenario/scenario.testing.ts";
import type { Ship } from "../state/state.ts";
import { at, startTable } from "../testing.ts";
import { askAndNote, tinyGame } from "../tiny.testing.ts";
import { agility, pilotSkill } from "./figures.ts";
import { difficultyOf, may, sum } from "./query.ts";

const game = (cards: Readonly<Record<string, Ability>>): Game => tinyGame({ steps: [askAndNote(0, "ask", "a", "b")], cards });
const first = ({ state }: Game): Ship => state.ships[0] as Ship;

describe("sums over cards", () => {
  const plus = (figure: number): Ability => ({ answers: { sums: { agility: () => figure } } });

  test("add up the answers of all cards", () => {
    const one = game({ "pilot:wedgeantilles": plus(2), "pilot:howlrunner": plus(-5) });
    expect(sum(one, "agility", { ship: first(one), attack: undefined })).toBe(-3);
  });

  test("[1E-COMP-12] apply the limit after all increases and reductions", () => {
    const one = game({ "pilot:wedgeantilles": plus(-3), "pilot:howlrunner": plus(1) });
    expect(agility(one, first(one), undefined)).toBe(0);
    const other = game({ "pilot:wedgeantilles": plus(-3), "pilot:howlrunner": plus(2) });
    expect(agility(other, first(other), undefined)).toBe(1);
  });
});

describe("permissions", () => {
  const says = (word: boolean | undefined): Ability => ({ answers: { permissions: { attack: () => word } } });
  const mayAttack = (byRule: boolean, ...words: readonly (boolean | undefined)[]): boolean => {
    const one = game({ "pilot:wedgeantilles": says(words[0]), "pilot:howlrunner": says(words[1]) });
    return may(one, "attack", { ship: first(one) }, byRule);
  };

  test('[1E-COMP-09] a card\'s "cannot" beats another card\'s "may", and "may" beats the rule', () => {
    expect(mayAttack(false, true, false)).toBe(false);
    expect(mayAttack(false, true, undefined)).toBe(true);
    expect(mayAttack(true, undefined, undefined)).toBe(true);
    expect(mayAttack(true, false, true)).toBe(false);
  });

  test.each([
    // Each row has the answers of the rule, a card and the mission, then the result.
    [false, undefined, true, true],
    [true, undefined, false, false],
    [true, true, false, false],
    [true, false, true, false],
    [false, true, undefined, true],
  ])("[1E-COMP-09] a mission beats cards and rules, but can't allow what a card forbids: %j, %j, %j", (byRule, card, mission, holds) => {
    const { game: one } = startTable({
      ships: [[{ pilot: "wedgeantilles", pose: at(300, 300) }], [{ pilot: "howlrunner", pose: at(600, 600) }]],
      cards: { "pilot:wedgeantilles": says(card) },
      scenario: scenarioWith({ permissions: { attack: () => mission } }),
    });
    expect(may(one, "attack", { ship: first(one) }, byRule)).toBe(holds);
  });
});

test("[1E-ROUND-04] of several skill changes the most recent applies, and when it ends the one before applies again", () => {
  const becomes = (value: number): Ability => ({
    answers: {
      latest: { pilotSkill: (_game, self, { ship }) => (ship === self.ship ? { value, since: self.effect?.since ?? 0 } : undefined) },
    },
  });
  const one = game({ "effect:five": becomes(5), "effect:nought": becomes(0) });
  const ship = first(one);
  expect(pilotSkill(one, ship)).toBe(9);
  for (const id of ["effect:five", "effect:nought"] as const) addEffect(one, { id, ship: ship.id, by: ship.id, until: "game" });
  expect(pilotSkill(one, ship)).toBe(0);
  removeEffects(one, ({ id }) => id === "effect:nought");
  expect(pilotSkill(one, ship)).toBe(5);
});

test("[1E-MOVE-06] if cards give a maneuver different difficulties, the harder one applies", () => {
  const makes = (colour: "green" | "red"): Ability => ({ answers: { difficulty: () => colour } });
  const one = game({ "pilot:wedgeantilles": makes("red"), "pilot:howlrunner": makes("green") });
  expect(difficultyOf(one, first(one), { speed: 1, bearing: "straight", colour: "white" })).toBe("red");
});
