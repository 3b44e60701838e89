import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { checkEntry, type EntryDraft, formatById } from "@broadside/squads";
import { expect, test } from "vitest";
import { addedSlots, costInWords, iconName, spentInWords } from "./cards.ts";

const catalogue = catalogueOf(pack);
const spent = (id: string, squads: EntryDraft["squads"]): string => {
  const format = formatById(id);
  if (!format) throw new Error(`there is no format ${id}`);
  return spentInWords(checkEntry({ squads }, format, catalogue).verdict, format);
};
const squad = (ships: number) => ({
  faction: "imperial",
  ships: Array.from({ length: ships }, () => ({ pilot: "academypilot", upgrades: [] })),
});

test("tiers are listed one by one, but a team's lists are added up", () => {
  expect(spent("escalation", [4, 7, 10, 12].map(squad))).toBe("48/84/120/144 points");
  expect(spent("team-epic", [4, 7].map(squad))).toBe("132 points");
});

test("a slot for several types of cards names them all", () => {
  expect(iconName("crew")).toBe("Crew");
  expect(iconName(["cannon", "torpedo", "missile"])).toBe("Cannon, Torpedo or Missile");
});

test("a card names the slots that it adds", () => {
  expect(addedSlots("Tantive IV", ["crew", "team"])).toBe("Tantive IV adds Crew and Team slots.");
  expect(addedSlots("Astromechs", ["astromech", "astromech"])).toBe("Astromechs adds 2 × Astromech slots.");
  expect(addedSlots("Holds", ["cargo"])).toBe("Holds adds 1 Cargo slot.");
});

test("a cost that depends on the ship shows the lowest and the highest cost", () => {
  expect(costInWords({ cost: 4 })).toBe("4");
  expect(costInWords({})).toBe("unknown");
  expect(costInWords({ cost: { by: "size", values: { small: 2, large: 6 } } })).toBe("2 to 6, depending on the ship's size");
  expect(costInWords({ cost: { by: "agility", values: { 0: 1, 3: 9 } } })).toBe("1 to 9, depending on agility");
});
