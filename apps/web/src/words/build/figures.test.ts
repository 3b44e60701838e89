import { pack } from "@broadside/cards/1e";
import { expect, test } from "vitest";
import { actionsInWords, attackInWords, changesInWords, crippledInWords, keptWhenCrippled, sectionInWords } from "./figures.ts";

const sections = pack.ships.find(({ id }) => id === "cr90corvette")?.sections ?? [];

test("an attack names its dice, arcs and range", () => {
  expect(attackInWords({ arcs: ["front", "rear"], dice: 3 })).toBe("3 (front and rear)");
  expect(attackInWords({ arcs: ["turret"], dice: 4, range: [3, 5] })).toBe("4 (turret, range 3–5)");
});

test("actions name their difficulty and links", () => {
  expect(actionsInWords(["white focus", "red barrel-roll"])).toBe("focus; red barrel roll");
  expect(actionsInWords(["white boost > red lock"])).toBe("boost, then red lock");
});

test("changes to statistics have signs", () => {
  expect(changesInWords({ attack: 1, hull: -1 })).toBe("attack +1, hull −1");
});

test("a corvette's sections are described both whole and crippled", () => {
  expect(sections.map(sectionInWords)).toEqual([
    "attack 4 (turret, range 3–5), hull 8, shields 5. Actions: coordinate; lock",
    "energy 5, hull 8, shields 3. Actions: recover; reinforce",
  ]);
  expect(sections.map(crippledInWords)).toEqual([
    "attack 2 (turret, range 3–5), keeps 1 Crew slot",
    "energy 1, keeps 1 Cargo slot, loses 4 straight, 2 left bank and 2 right bank",
  ]);
  expect(sections.map(keptWhenCrippled)).toEqual([
    "Fore keeps 1 Crew slot and attack 2.",
    "Aft keeps 1 Cargo slot and energy 1, but loses 4 straight and 2 bank.",
  ]);
});
