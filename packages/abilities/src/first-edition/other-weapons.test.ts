/** Tests that a weapon card's text applies only to attacks with that weapon. */
import type { AttackFace } from "@broadside/dice";
import { expect, test } from "vitest";
import { at, cardTable } from "../card-table.testing.ts";

const WEAPONS: readonly string[] = [
  "advprotontorpedoes",
  "arccaster",
  "assaultmissiles",
  "concussionmissiles",
  "cruisemissiles",
  "dorsalturret",
  "flechettetorpedoes",
  "harpoonmissiles",
  "heavylasercannon",
  "iontorpedoes",
  "manglercannon",
  "plasmatorpedoes",
  "protonrockets",
  "protontorpedoes",
  "singleturbolasers",
  "syncedturret",
];
const ROLLS: readonly (readonly AttackFace[])[] = [
  ["crit", "crit", "hit", "hit"],
  ["hit", "hit", "hit", "hit"],
  ["focus", "focus", "blank", "blank"],
  ["hit", "blank", "blank", "blank"],
];

/** Returns every question in an attack with the primary weapon, and what the attack did to the defender and to a ship beside it. */
function shot(upgrades: readonly string[], faces: readonly AttackFace[], gap: number): unknown {
  const table = cardTable([
    [{ pilot: "wedgeantilles", upgrades, tokens: { focus: 1 }, locks: ["B1"], speed: 4, pose: at(400, 300) }],
    [
      { pilot: "rookiepilot", engaged: true, pose: at(400, 340 + gap, 180) },
      { pilot: "rookiepilot", engaged: true, pose: at(450, 380 + gap, 180) },
    ],
  ]);
  table
    .attackDice(...faces.slice(0, gap < 100 ? 4 : 3))
    .defenseDice("blank", "blank")
    .say("primary>B1");
  const asked: (readonly string[])[] = [];
  for (let step = 0; step < 10 && table.game.state.attack; step += 1) {
    asked.push(table.keys);
    table.pass();
  }
  const ships = table.game.state.ships.slice(1).map(({ tokens, shields, damage }) => [tokens, shields, damage]);
  return [asked, ships, table.game.state.effects.map(({ id }) => id), table.notes("rolled").map((note) => note.faces.length)];
}

test.each(WEAPONS)("%s changes nothing in an attack with the primary weapon", (weapon) => {
  for (const gap of [60, 150]) for (const faces of ROLLS) expect(shot([weapon], faces, gap)).toEqual(shot([], faces, gap));
});
