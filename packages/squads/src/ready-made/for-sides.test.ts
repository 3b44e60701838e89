import { describe, expect, test } from "vitest";
import { READY_MADE } from "./1e.ts";
import { listsForSides } from "./for-sides.ts";
import type { ReadyMadeList } from "./ready-made.ts";

const factionOf = ({ entry }: ReadyMadeList): string | undefined => entry.squads[0]?.faction;
const inFormat = (format: string) => READY_MADE.filter(({ entry }) => entry.format === format);
const alone = (...chosen: readonly (ReadyMadeList | undefined)[]) => chosen.map((one, at) => ({ side: at + 1, chosen: one }));
const factionsIn = (lists: readonly (ReadyMadeList | undefined)[]) => lists.map((list) => list && factionOf(list));

describe("lists for players without one", () => {
  test.each(["standard-100", "escalation", "epic-dogfight", "team-epic"])("%s starts with lists from two factions", (format) => {
    expect(factionsIn(listsForSides(alone(undefined, undefined), inFormat(format), factionOf))).toEqual(["rebel", "imperial"]);
  });

  test("three sides get three factions, and a fourth side gets another list", () => {
    const lists = listsForSides(alone(undefined, undefined, undefined, undefined), inFormat("standard-100"), factionOf);
    expect(new Set(factionsIn(lists.slice(0, 3))).size).toBe(3);
    expect(new Set(lists).size).toBe(4);
  });

  test("a chosen list stays, and the other sides get other factions", () => {
    const [, , imperial] = inFormat("epic-dogfight");
    const lists = listsForSides(alone(undefined, imperial), inFormat("epic-dogfight"), factionOf);
    expect([factionsIn(lists), lists[1]]).toEqual([["rebel", "imperial"], imperial]);
    const [rebel] = inFormat("epic-dogfight");
    expect(factionsIn(listsForSides(alone(undefined, rebel), inFormat("epic-dogfight"), factionOf))).toEqual(["imperial", "rebel"]);
  });

  test("seats on one side can share a list, and if there is only one list, everybody gets it", () => {
    const offers = inFormat("standard-100");
    const mates = [1, 1, 2, 2].map((side) => ({ side, chosen: undefined }));
    const [first, second, third] = factionsIn(listsForSides(mates, offers, factionOf));
    expect([first, second]).toEqual(["rebel", "rebel"]);
    expect(third).not.toBe("rebel");
    expect(listsForSides(alone(undefined, undefined), offers.slice(0, 1), factionOf)).toEqual([offers[0], offers[0]]);
  });
});
