/** Texts of a game that are just names are marked as untranslatable, and all others aren't. */
import { at, startTable } from "@broadside/rules/testing";
import { sceneOf } from "@broadside/telling";
import { expect, test } from "vitest";
import { Label } from "./label.tsx";
import { markupWith } from "./open-game.testing.ts";

const { game } = startTable({
  ships: [
    [{ pilot: "cr90corvette", upgrades: ["quadlasercannons@aft"], pose: at(900, 450) }],
    [{ pilot: "academypilot", pose: at(100, 100) }],
  ],
  phase: "combat",
  setup: { table: "6x3" },
});
const scene = sceneOf({ id: "", game, seats: [], log: [], isKept: true });

test.each([
  ...scene.ships.flatMap(({ name, shortName, pilot, type }) => [name, shortName, pilot, type]),
  ...scene.seats.map(({ name }) => name),
  "Quad Laser Cannons",
])("%s is a name", (text) => {
  expect(markupWith(scene, Label, { text })).toBe(`<span translate="no">${text}</span>`);
});

test.each(["Quad Laser Cannons gets 1 energy", "Focus", ""])("“%s” is not just a name", (text) => {
  expect(markupWith(scene, Label, { text })).toBe(`<span>${text}</span>`);
});
