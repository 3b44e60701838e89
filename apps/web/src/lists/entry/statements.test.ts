import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { checkEntry, type EntryDraft, type Format, formatById } from "@broadside/squads";
import { expect, test } from "vitest";
import { addStatements, removeStatements } from "./statements.ts";

const catalogue = catalogueOf(pack);
const TEAM = formatById("team-epic") as Format;
const ship = (pilot: string) => ({ pilot, upgrades: [] });
const ENTRY: EntryDraft = {
  format: "team-epic",
  squads: [
    { faction: "rebel", captain: true, player: "Ada", ships: [ship("cr90corvette"), ship("lukeskywalker")] },
    { faction: "rebel", player: "Grace", ships: [ship("gr75mediumtransport"), ship("wedgeantilles")] },
  ],
};

test("[ET-TLIST-04] each list of a team states its points and epic points", () => {
  const handedIn = addStatements(ENTRY, "Convoy", TEAM, catalogue);
  expect(handedIn.squads.map(({ declared }) => declared)).toEqual([
    { points: 118, epicPoints: 3 },
    { points: 59, epicPoints: 2 },
  ]);
  expect(checkEntry(handedIn, TEAM, catalogue).verdict.problems).toEqual([]);
});

test("the lists get the draft's name on export and lose it on import", () => {
  const handedOn = addStatements(ENTRY, "Convoy", TEAM, catalogue);
  expect(handedOn.squads.map(({ name }) => name)).toEqual(["Convoy", "Convoy"]);
  expect(removeStatements(handedOn)).toEqual({ entry: ENTRY, name: "Convoy" });
});

test("lists with different names keep them on import", () => {
  const named: EntryDraft = { ...ENTRY, squads: ENTRY.squads.map((squad, at) => ({ ...squad, name: `Part ${at + 1}` })) };
  expect(removeStatements(named)).toEqual({ entry: named, name: "Part 1" });
});

test("lists without a name give the draft no name", () => {
  expect(removeStatements(ENTRY)).toEqual({ entry: ENTRY, name: undefined });
});
