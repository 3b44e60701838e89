import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { checkEntry, type EntryDraft, formatById } from "@broadside/squads";
import { expect, test } from "vitest";
import { CARDS } from "./cards.ts";

const catalogue = catalogueOf(pack);
const spent = (id: string, squads: EntryDraft["squads"]): string => {
  const format = formatById(id);
  if (!format) throw new Error(`there is no format ${id}`);
  return CARDS.spent(checkEntry({ squads }, format, catalogue).verdict, format);
};
const squad = (ships: number) => ({
  faction: "imperial",
  ships: Array.from({ length: ships }, () => ({ pilot: "academypilot", upgrades: [] })),
});

test("tiers are told one by one, the lists of a team together", () => {
  expect(spent("escalation", [4, 7, 10, 12].map(squad))).toBe("48/84/120/144 points");
  expect(spent("team-epic", [4, 7].map(squad))).toBe("132 points");
});
