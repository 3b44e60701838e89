import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { expect, test } from "vitest";
import { additionsTo } from "./additions.ts";
import type { SquadDraft } from "./draft.ts";
import { ship, squad } from "./ready-made/ready-made.ts";
import { formatNamed } from "./rows/testing.ts";

const catalogue = catalogueOf(pack);
const additions = (before: SquadDraft, after: SquadDraft) => additionsTo(before, after, formatNamed("escalation"), catalogue);

test("an added ship is new, wherever it is in the list", () => {
  expect(additions(squad("rebel", "wedgeantilles"), squad("rebel", "rookiepilot", "wedgeantilles"))).toEqual([
    { isNew: true, upgrades: [] },
    { isNew: false, upgrades: [] },
  ]);
});

test("an upgrade is new on an existing ship, and each copy counts", () => {
  expect(additions(squad("rebel", "wedgeantilles"), squad("rebel", ship("wedgeantilles", "r2d2")))).toEqual([
    { isNew: false, upgrades: [0] },
  ]);
  const [one, two] = [ship("outerrimsmuggler", "gunner"), ship("outerrimsmuggler", "gunner", "gunner")];
  expect(additions(squad("rebel", one), squad("rebel", two))).toEqual([{ isNew: false, upgrades: [1] }]);
});

test("if two ships have the same pilot, the one whose upgrades have no match counts as new", () => {
  const carrier = ship("rookiepilot", "r2astromech");
  expect(additions(squad("rebel", carrier), squad("rebel", "rookiepilot", carrier))).toEqual([
    { isNew: true, upgrades: [] },
    { isNew: false, upgrades: [] },
  ]);
});

test("unknown ships are new and affect nothing else", () => {
  expect(additions(squad("rebel", "nosuchship", "rookiepilot"), squad("rebel", "nosuchship", "rookiepilot"))).toEqual([
    { isNew: true, upgrades: [] },
    { isNew: false, upgrades: [] },
  ]);
});
