/** Lists as plain text. */
import { catalogueOf } from "@broadside/cards";
import { pack as pack1 } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { expect, test } from "vitest";
import { PLAIN_WORDS } from "../rows/testing-words.ts";
import { entryInText } from "./list-text.ts";

const FIRST = catalogueOf(pack1);
const SECOND = catalogueOf(pack20);
const NEWEST = catalogueOf(pack25);

test("an Epic list names its ships with costs, the halves of its corvette, totals and format", () => {
  const text = entryInText(
    {
      format: "epic-dogfight",
      squads: [
        {
          name: "Dawn",
          player: "Ann",
          faction: "rebel",
          ships: [
            {
              pilot: "cr90corvette",
              upgrades: [{ id: "gunneryteam", section: "fore" }, { id: "engineeringteam", section: "aft" }, { id: "tantiveiv" }],
            },
            { pilot: "rookiepilot", upgrades: [] },
            { pilot: "rookiepilot", upgrades: [{ id: "r2astromech" }, { id: "lasersword" }] },
            { pilot: "marajade", upgrades: [{ id: "r2d2" }] },
            { pilot: "raiderclasscorvette", upgrades: [], onlySection: "aft" },
          ],
          obstacles: ["coreasteroid0", "coreasteroid1"],
          description: "Fly well.",
        },
      ],
    },
    FIRST,
    PLAIN_WORDS,
  );
  expect(text).toBe(`Epic Dogfight, First edition, cards as of 2018

Dawn · Rebel Alliance · Ann
245 of 300 points, 6 of 5 epic

CR90 Corvette: 90 + 12 = 102 points
  Tantive IV (4)
  Fore: Gunnery Team (4)
  Aft: Engineering Team (4)
Rookie Pilot (ship 2), X-wing: 21 points
Rookie Pilot (ship 3), X-wing: 21 + 1 = 22 points
  R2 Astromech (1), lasersword (unknown card)
marajade: unknown ship card
  r2d2
Raider-class Corvette (aft half only): 100 points
Obstacles: Core asteroid 1, Core asteroid 2
Fly well.
`);
});

test("an Escalation set is printed tier by tier", () => {
  const squads = [1, 2, 3, 4].map((ships) => ({
    faction: "rebel",
    ships: new Array(ships + 1).fill({ pilot: "rookiepilot", upgrades: [] }),
  }));
  expect(entryInText({ format: "escalation", squads }, FIRST, PLAIN_WORDS)).toMatch(
    /^Escalation.*Tier 1 of 4 · Rebel Alliance\n42 of 60 points.*Tier 4 of 4 · Rebel Alliance\n105 of 150 points/s,
  );
});

test("a team is printed member by member, with its captain and its total", () => {
  const squads = [
    { faction: "rebel", player: "Ann", captain: true, ships: [{ pilot: "gr75mediumtransport", upgrades: [] }] },
    { faction: "rebel", player: "Bob", ships: [{ pilot: "rookiepilot", upgrades: [] }] },
  ];
  const text = entryInText({ format: "team-epic", squads }, FIRST, PLAIN_WORDS);
  expect(text).toContain("Member 1 of 2 · Rebel Alliance · Ann (captain)\n30 of 200 points, 2 of 3 epic");
  expect(text).toMatch(/\nTogether: 51 points, 2 epic points\n$/);
});

test("wings, docked ships and quick builds are printed", () => {
  const ship = (pilot: string) => ({ pilot, upgrades: [] });
  const squad = {
    faction: "galacticempire",
    ships: [ship("howlrunner"), ship("academypilot"), ship("academypilot"), ship("outerrimgarrison")],
    wings: [
      {
        leader: 0,
        wingmates: [
          { ship: 1, position: 2 },
          { ship: 2, position: 9 },
        ],
      },
    ],
    builds: ["howlrunner", "nothing"],
  };
  const [first = ship(""), ...others] = squad.ships;
  const text = entryInText(
    { format: "epic-battles", squads: [{ ...squad, ships: [{ ...first, dockedTo: 3 }, ...others] }] },
    SECOND,
    PLAIN_WORDS,
  );
  expect(text).toMatch(/"Howlrunner", .*: \d+ points, docked to Outer Rim Garrison\n/);
  expect(text).toContain('Wing led by "Howlrunner": Academy Pilot (ship 2) (left flank), Academy Pilot (ship 3) (position 9)');
  expect(text).toMatch(/Quick build "Howlrunner": threat \d/);
  expect(text).toContain("Quick build nothing: unknown");
});

test("in 2.5 a ship has points and loadout separately; printed upgrades are named", () => {
  const ships = [
    { pilot: "lukeskywalker", upgrades: [{ id: "instinctiveaim" }] },
    { pilot: "lukeskywalker-battleofyavin", upgrades: [] },
  ];
  const text = entryInText({ format: "standard-20", squads: [{ faction: "rebelalliance", ships }] }, NEWEST, PLAIN_WORDS);
  expect(text).toContain("Luke Skywalker, T-65 X-wing: 6 points, 2 of 24 loadout\n  Instinctive Aim (2)\n");
  expect(text).toMatch(/ {2}Printed: .*Instinctive Aim/);
});

test("an unknown format, or one of another edition, is still named", () => {
  const squads = [{ faction: "rebel", ships: [] }];
  expect(entryInText({ format: "house-rules", squads }, FIRST, PLAIN_WORDS)).toMatch(/^house-rules, First edition/);
  expect(entryInText({ format: "epic-battles", squads }, FIRST, PLAIN_WORDS)).toMatch(/^Epic Battles, First edition/);
});
