import { expect, test } from "vitest";
import type { ListOffer } from "./lists.ts";
import { listsOf, playFormat, released, seatsFor } from "./play-formats.ts";

const offers = ["one", "two"].map((id): ListOffer => ({ id, title: id, source: "Ready-made", entry: { format: "team-epic", squads: [] } }));

test("Team Epic seats two a side: each team hands in one entry, the captain flies its first list, the team-mate its second", () => {
  const format = playFormat("team-epic");
  const seats = seatsFor(format, 2, []);
  expect(seats.map(({ team }) => team)).toEqual([1, 1, 2, 2]);
  const lists = listsOf(format, seats, offers, 3);
  expect(lists.map(({ offer, wanted }) => [offer?.id, wanted?.tier])).toEqual([
    ["one", 1],
    ["one", 2],
    ["two", 1],
    ["two", 2],
  ]);
});

test("who has chosen nothing flies another faction than the other sides", () => {
  const of = (id: string, faction: string): ListOffer => ({
    id,
    title: id,
    source: "Ready-made",
    entry: { format: "epic-dogfight", squads: [{ faction, ships: [] }] },
  });
  const lists = [of("one", "rebel"), of("two", "rebel"), of("three", "imperial")];
  const format = playFormat("epic-dogfight");
  const [first, second] = seatsFor(format, 2, []);
  if (!first || !second) throw new Error("two seats");
  const flown = (...seats: readonly (typeof first)[]) => listsOf(format, seats, lists, 1).map(({ offer }) => offer?.id);
  expect(flown(first, second)).toEqual(["one", "three"]);
  expect(flown(first, { ...second, list: "two" })).toEqual(["three", "two"]);
});

test("other formats keep the seats there are, each for himself again after Team Epic", () => {
  const team = seatsFor(playFormat("team-epic"), 4, []);
  expect(seatsFor(playFormat("epic-dogfight"), 4, released(team)).map(({ team: own }) => own)).toEqual([1, 2]);
  expect(seatsFor(playFormat("standard-100"), 3, []).map(({ name }) => name)).toEqual(["Player 1", "Player 2", "Player 3"]);
});
