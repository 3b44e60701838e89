import { formatById } from "@broadside/squads";
import { describe, expect, test } from "vitest";
import { listName } from "../../words/build/list.ts";
import { addList, newEntry, removeList, withCaptain, withFaction, withFormat, withOptions } from "./entries.ts";

function format(id: string) {
  const found = formatById(id);
  if (!found) throw new Error(`there is no format ${id}`);
  return found;
}
const TEAM = format("team-epic");
const ESCALATION = format("escalation");
const DOGFIGHT = format("epic-dogfight");
const BATTLES = format("epic-battles");

describe("a new entry", () => {
  test("has as many lists as the format needs", () => {
    expect(newEntry(DOGFIGHT).squads).toHaveLength(1);
    expect(newEntry(ESCALATION).squads).toHaveLength(4);
  });

  test("for a team has one captain", () => {
    expect(newEntry(TEAM).squads.map(({ captain }) => captain === true)).toEqual([true, false]);
  });
});

test("a shared faction applies to all lists, and any other faction to a single list", () => {
  expect(withFaction(newEntry(TEAM), TEAM, 1, "scum").squads.map(({ faction }) => faction)).toEqual(["scum", "scum"]);
  const two = addList(newEntry(BATTLES), BATTLES);
  expect(withFaction(two, BATTLES, 1, "resistance").squads.map(({ faction }) => faction)).toEqual(["", "resistance"]);
});

test("choosing another captain leaves only one captain", () => {
  expect(withCaptain(newEntry(TEAM), 1).squads.map(({ captain }) => captain === true)).toEqual([false, true]);
});

describe("changing the format", () => {
  const entry = withFaction(newEntry(DOGFIGHT), DOGFIGHT, 0, "rebel");

  test("adds the lists that the new format needs, with the same faction and a captain", () => {
    const team = withFormat(entry, TEAM);
    expect(team.format).toBe("team-epic");
    expect(team.squads).toMatchObject([{ faction: "rebel", captain: true }, { faction: "rebel" }]);
  });

  test("keeps the lists that there is room for, and drops the options", () => {
    const set = withOptions(withFaction(newEntry(ESCALATION), ESCALATION, 0, "scum"), { points: 80 });
    expect(withFormat(set, DOGFIGHT)).toEqual({ format: "epic-dogfight", squads: [{ faction: "scum", ships: [] }] });
  });
});

describe("members", () => {
  test("can be added and removed within the format's limits", () => {
    const eight = Array.from({ length: 9 }).reduce<ReturnType<typeof newEntry>>((entry) => addList(entry, BATTLES), newEntry(BATTLES));
    expect(eight.squads).toHaveLength(8);
    expect(removeList(eight, 3).squads).toHaveLength(7);
  });
});

test("a missing list is added with the other lists' faction", () => {
  const three = { ...newEntry(ESCALATION), squads: Array.from({ length: 3 }, () => ({ faction: "scum", ships: [] })) };
  expect(addList(three, ESCALATION).squads).toEqual([...three.squads, { faction: "scum", ships: [] }]);
});

test("removing a setting leaves the entry as it was before", () => {
  expect(withOptions(withOptions(newEntry(BATTLES), { points: 300 }), { points: undefined })).toEqual(newEntry(BATTLES));
});

test("lists are named after their tier, player or number", () => {
  expect(listName(newEntry(ESCALATION), ESCALATION, 2)).toBe("Tier 3: 120 points");
  expect(listName(newEntry(TEAM), TEAM, 1)).toBe("Member 2");
  expect(listName(newEntry(DOGFIGHT), DOGFIGHT, 0)).toBe("List");
  expect(listName({ ...newEntry(TEAM), format: "epic-dogfight" }, DOGFIGHT, 1)).toBe("List 2");
  expect(listName({ ...newEntry(TEAM), squads: [{ faction: "", ships: [], player: "Ada" }] }, TEAM, 0)).toBe("Ada");
});
