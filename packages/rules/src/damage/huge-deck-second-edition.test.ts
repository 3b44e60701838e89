import { expect, test } from "vitest";
import { CR90, GR75 } from "../maneuver/huge.testing.ts";
import { at, startTable } from "../testing.ts";
import { facedownPiles } from "./piles.ts";

test("[2E-HUGE-44] huge ships of one side share a deck, and facedown cards may be put in piles of five", () => {
  const huge = (pilot: string, x: number, damage = 0) => ({
    pilot,
    pose: at(x, 300),
    damage: Array.from({ length: damage }, (_, card) => ({ card, faceup: card === 0, since: 1 })),
  });
  const { game } = startTable({
    edition: "2.0",
    ships: [
      [huge(CR90, 200, 13), huge(GR75, 400)],
      [huge("republicjudiciary", 700), { pilot: "academypilot", pose: at(100, 800) }],
    ],
  });
  const decks = game.facts.ships.map(({ decks: own }) => own);
  expect(decks[0]).toEqual(decks[1]);
  expect(decks[2]).not.toEqual(decks[0]);
  expect(decks[3]).toEqual([1]);
  expect(game.facts.decks[decks[0]?.[0] ?? 0]?.list).toHaveLength(30);
  expect(facedownPiles(game.state.ships[0] as (typeof game.state.ships)[number])).toEqual([5, 5, 2]);
});
