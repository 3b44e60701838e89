/** Tests the text on a printed sheet, not its looks. */

import { type Catalogue, catalogueOf } from "@broadside/cards";
import { pack as pack1e } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { runs } from "@broadside/kit/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkEntry } from "../checks/check-entry.ts";
import type { FormatOptions, SquadDraft } from "../draft.ts";
import { ship, squad, times } from "../ready-made/ready-made.ts";
import { formatNamed } from "../rows/testing.ts";
import { PLAIN_WORDS } from "../rows/testing-words.ts";
import { sheetHtml } from "./sheet.ts";

const [first, second, newest] = [pack1e, pack20, pack25].map(catalogueOf) as [Catalogue, Catalogue, Catalogue];

function sheet(format: string, catalogue: Catalogue, squads: readonly SquadDraft[], options: FormatOptions = {}): string {
  const entry = { format, squads, options };
  return sheetHtml(entry, formatNamed(format), catalogue, checkEntry(entry, formatNamed(format), catalogue).verdict, PLAIN_WORDS);
}

/** Returns the text that a reader sees, line by line. Marks and boxes are left out. */
const textOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<\/(p|li|h\d|div|dl|tr)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
const boxesAfter = (html: string, words: string): number => {
  const [, boxes = ""] = new RegExp(`${words}</dt> <dd>\\d+ ((?:<span class="box(?: force)?"></span>)*)`).exec(html) ?? [];
  return boxes.split("<span").length - 1;
};
const labels = (html: string): readonly string[] => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label = ""]) => label);

describe("the head of the sheet", () => {
  const draft: SquadDraft = {
    ...squad("rebel", ship("wedgeantilles", "r2d2"), ship("lukeskywalker", "r2d2")),
    name: "Rogues",
    player: "Anna",
  };
  const html = sheet("epic-dogfight", first, [draft]);
  const text = textOf(html);

  test("names the list, player, format, ruleset with its date and faction, and gives totals, limits and hashes", () => {
    for (const words of [
      "Rogues (Anna)",
      "Epic Dogfight · First edition, cards as of 2018",
      "Rebel Alliance: 65 of 300 points, 0 of 5 epic",
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Entry hash [0-9a-f]{64}\n/);
    expect(text).toMatch(/List hash [0-9a-f]{64}\n/);
  });

  test("shows that the entry is legal, or each problem with its place, rule and fix", () => {
    expect(text).toContain("Not legal");
    expect(text).toContain("Luke Skywalker, R2-D2: too many of a name. [1E-SQUAD-05] remove a copy.");
    expect(textOf(sheet("epic-dogfight", first, [squad("rebel", "rookiepilot")]))).toMatch(/^Legal$/m);
  });

  test("shows notes separately from problems", () => {
    const noted = sheet("standard-100", first, [{ ...squad("rebel", "rookiepilot"), declared: { points: 20 } }]);
    expect(textOf(noted)).toMatch(/^Legal$/m);
    expect(textOf(noted)).toMatch(/Notes:\n: wrong points declared\. \[ET-LIST-02\] declare points\./);
  });

  test("shows the cost of a 2.5 list, and each ship's loadout", () => {
    const pilot = pack25.pilots.find(({ loadout, faction }) => loadout === 14 && faction === "firstorder");
    const words = textOf(sheet("standard-20", newest, [squad("firstorder", pilot?.id ?? "")]));
    expect(words).toContain(`First Order: ${pilot?.cost} of 20 points`);
    expect(words).toContain(`Cost ${pilot?.cost} points, loadout 0 of 14`);
  });

  test("gives the options of the entry, and what a team spends in total", () => {
    const member = squad("rebelalliance", "bluesquadronescort");
    const words = textOf(sheet("epic-battles", second, [member, member], { scenario: "strategic-salvo" }));
    expect(words).toContain("Options: scenario strategic-salvo");
    expect(words).toContain("Team total: 76 points");
  });
});

describe("a ship on the sheet", () => {
  const html = sheet("standard-100", first, [
    squad("rebel", ship("wedgeantilles", "r2d2", "veteraninstincts", "hullupgrade", "protontorpedoes")),
  ]);
  const text = textOf(html);

  test("shows name, type, pilot skill, cost, and values with the changes made by cards", () => {
    for (const words of [
      "1. Wedge Antilles, X-wing",
      "Pilot skill 11 (9 + 2)",
      "Cost 41 points (29 plus 12 for upgrades)",
      "3 dice, front arc, range 1–3",
    ])
      expect(text).toContain(words);
  });

  test("has a box for each point of hull and shields", () => {
    expect([boxesAfter(html, "Hull"), boxesAfter(html, "Shields")]).toEqual([4, 2]);
  });

  test("lists its upgrades with their type, their cost and our summary", () => {
    expect(text).toContain(`R2-D2 (Astromech, 4) ${pack1e.summaries.upgrades["r2d2"]}`);
    expect(text).toContain("Proton Torpedoes (Torpedo, 4) Attack: 4 dice, front arc, range 2–3.");
  });

  test("shows its dial, with each maneuver's colour in words and as a letter", () => {
    const codes = pack1e.ships.find(({ id }) => id === "xwing")?.dial ?? [];
    expect(labels(html)).toHaveLength(codes.length);
    expect(labels(html)).toEqual(expect.arrayContaining(["2 left turn, white", "1 straight, green", "4 Koiogran turn, red"]));
    expect(html.match(/<\/svg>[GWR]<\/td>/g)).toHaveLength(codes.length);
  });

  test("describes the colours of actions and the actions linked to them", () => {
    const words = textOf(sheet("extended-200", second, [squad("rebelalliance", ship("lukeskywalker", "servomotorsfoils"))]));
    expect(words).toContain("Focus; Lock; Barrel Roll; Boost from Servomotor S-foils; Focus → Boost (red) from Servomotor S-foils");
  });

  test("has boxes for charges and Force, and shows which ones recover", () => {
    const luke = sheet("extended-200", second, [squad("rebelalliance", ship("lukeskywalker", "protontorpedoes"))]);
    expect(boxesAfter(luke, "Force")).toBe(2);
    expect(textOf(luke)).toContain("Force 2  +1 each round");
    expect(textOf(luke)).toMatch(/Proton Torpedoes \(Torpedo, \d+\) Charges 2/);
  });

  test("with a standard loadout shows what is printed on its card", () => {
    const words = textOf(sheet("standard-20", newest, [squad("galacticempire", "majorvynder-ssl")]));
    expect(words).toContain("Ion Cannon (Cannon) ");
  });
});

describe("a huge ship of the first edition", () => {
  const corvette = ship("cr90corvette", "tantiveiv", "quadlasercannons@fore", "engineeringteam@aft");
  const html = sheet("epic-dogfight", first, [squad("rebel", corvette)]);
  const [, , fore = "", aft = ""] = /(<h4>Fore[\s\S]*?)(<h4>Fore[\s\S]*?)(<h4>Aft[\s\S]*)/.exec(`<h4>Fore ${html}`) ?? [];

  test("is shown as one ship with both its halves", () => {
    expect(html.match(/<article/g)).toHaveLength(1);
    expect(textOf(fore)).toMatch(/Fore \(50 points\)\n/);
    expect(textOf(aft)).toMatch(/Aft \(40 points\)\n/);
    expect([boxesAfter(fore, "Hull"), boxesAfter(fore, "Shields"), boxesAfter(aft, "Hull"), boxesAfter(aft, "Shields")]).toEqual([
      8, 5, 8, 3,
    ]);
    expect([boxesAfter(fore, "Energy"), boxesAfter(aft, "Energy")]).toEqual([0, 5]);
  });

  test("shows which half carries each card, and the energy that a card holds", () => {
    expect(textOf(fore)).toMatch(/Quad Laser Cannons \(Hardpoint, 6\) Energy 2/);
    expect(textOf(aft)).toContain("Engineering Team (Team, 4)");
    expect(textOf(aft)).not.toContain("Quad Laser");
  });

  test("shows its crippled sides, and marks uncertain values on them", () => {
    expect(textOf(fore)).toMatch(/Crippled [\s\S]*2 dice, turret, any direction, range 3–5\n/);
    expect(textOf(aft)).toMatch(/Crippled [\s\S]*Energy limit 1\n/);
    expect(textOf(aft)).toContain("Loses maneuvers 4 straight, 2 left bank, 2 right bank");
    expect(textOf(aft)).toContain("A crippled section can't be attacked or damaged, and has no shields.");
    expect(textOf(aft)).toContain("Unconfirmed: attack, energy, slots, lost maneuvers.");
    expect(textOf(html)).not.toContain("Unknown");
  });

  test("shows energy on its dial instead of colours", () => {
    expect(labels(html)).toEqual(expect.arrayContaining(["1 left bank, 3 energy", "4 straight, 1 energy"]));
    expect(labels(sheet("epic-dogfight", first, [squad("rebel", "gr75mediumtransport")]))).toContain("4 straight, 0 energy");
  });
});

describe("several lists", () => {
  const tiers: readonly SquadDraft[] = [
    { ...squad("rebel", "rookiepilot", "rookiepilot"), obstacles: ["core-asteroid-0", "coreasteroid1", "coreasteroid2"] },
    squad("rebel", "rookiepilot", ship("rookiepilot", "r2astromech"), "rookiepilot"),
    squad("rebel", "rookiepilot", ship("rookiepilot", "r2astromech"), "rookiepilot", "wedgeantilles"),
    squad("rebel", "rookiepilot", ship("rookiepilot", "r2astromech"), "rookiepilot", "wedgeantilles", "jekporkins"),
  ];
  const html = sheet("escalation", first, tiers);
  const pages = html.split('<section class="list">').slice(1);

  test("in Escalation are each on a separate page, with the obstacles that they share", () => {
    expect(pages).toHaveLength(4);
    expect(html).toMatch(/\.list \+ \.list \{ break-before: page; \}/);
    for (const page of pages) expect(textOf(page)).toContain("Obstacles: Core asteroid 1, Core asteroid 2, Core asteroid 3");
    expect(textOf(pages[1] ?? "")).toContain("Tier 2, List");
  });

  test("in Escalation show what each tier adds", () => {
    const marks = pages.map((page) => textOf(page).match(/^.* NEW.*$/gm) ?? []);
    expect(marks).toEqual([
      [],
      [expect.stringMatching(/^R2 Astromech .* NEW/), expect.stringMatching(/^3\. Rookie Pilot, X-wing NEW$/)],
      ["4. Wedge Antilles, X-wing NEW"],
      ["5. Jek Porkins, X-wing NEW"],
    ]);
  });

  test("[ET-TLIST-05, ET-TLIST-06] in a team show their players' names and the captain", () => {
    const team = [
      { ...squad("rebel", "rookiepilot"), player: "Anna", captain: true },
      { ...squad("rebel", "bluesquadronpilot"), player: "Ben" },
    ];
    const words = textOf(sheet("team-epic", first, team));
    expect(words).toContain("Team Epic (Anna, Ben)");
    expect(words).toContain("Member 1, List, Anna (captain)");
    expect(words).toMatch(/Member 2, List, Ben\n/);
  });
});

describe("wings and docked ships", () => {
  test("[EB-WING-06] a wing shows its formation and each member's ID number", () => {
    const wing = {
      ...squad("rebelalliance", ship("wedgeantilles", "veteranwingleader"), ...times(3, "bluesquadronescort")),
      wings: [{ leader: 0, wingmates: [2, 3, 4].map((position) => ({ ship: position - 1, position })) }],
    };
    const html = sheet("epic-battles", second, [wing]);
    expect(textOf(html)).toContain("ID 1, leader: 1. Wedge Antilles\nID 2, left flank: 2. Blue Squadron Escort");
    expect(textOf(html)).toContain("Wing 1, ID 4, rear support");
    const numbers = [...html.matchAll(/<text x="(-?\d+)" y="(-?\d+)">(\d)<\/text>/g)].map(([, x, y, number]) => [
      Number(number),
      Number(x),
      Number(y),
    ]);
    expect(numbers).toEqual([
      [1, 0, 6],
      [2, -60, 6],
      [3, 60, 6],
      [4, 0, 66],
    ]);
  });

  test("a quick build's wing is drawn with its usual positions, and its threat is shown with its ships", () => {
    const build = pack20.quickBuilds.find(({ wing, missing }) => wing && !missing?.includes("wingmates"));
    const html = sheet("quick-build-2.0", second, [{ faction: build?.faction ?? "", ships: [], builds: [build?.id ?? ""] }]);
    expect(textOf(html)).toContain(`Wing from the quick build with threat ${build?.threat}`);
    expect(textOf(html)).toContain(`Quick build, threat ${build?.threat}`);
    expect(html.match(/<article/g)).toHaveLength(build?.ships.length ?? 0);
    expect(textOf(html)).toContain("ID 2, left flank");
  });

  test("a docked ship names its carrier", () => {
    const ships = [ship("gozanticlasscruiser", "dockingclamps"), { ...ship("academypilot"), dockedTo: 0 }];
    const words = textOf(sheet("epic-dogfight", first, [squad("imperial", ...ships)], { epicPoints: { gozanticlasscruiser: 2 } }));
    expect(words).toContain("Docked to 1. Gozanti-class Cruiser");
  });
});

describe("the whole document", () => {
  test("needs no other file, has no script, and never splits a ship across two pages", () => {
    const html = sheet("epic-dogfight", first, [squad("rebel", "cr90corvette", "wedgeantilles")]);
    expect(html).not.toMatch(/<script|<link|<img|src=|href=|url\(|@import|https?:/);
    expect(html).toContain("default-src 'none'");
    expect(html).toMatch(/\.ship, \.wing \{ break-inside: avoid;/);
    expect(textOf(html)).toContain("Unofficial fan work");
  });

  test("escapes all names, whatever lists and cards are called", () => {
    const nasty = fc.constantFrom("<script>alert(1)</script>", '" onload="x', "]]>", "</style>", "&lt;", "'", "\u0000", "\u202e");
    fc.assert(
      fc.property(
        fc.array(nasty, { minLength: 6, maxLength: 6 }),
        ([name = "", player = "", pilot = "", upgrade = "", faction = "", obstacle = ""]) => {
          const draft = {
            name,
            player,
            description: name,
            faction,
            obstacles: [obstacle],
            ships: [ship(pilot), ship("rookiepilot", upgrade)],
          };
          const html = sheet("escalation", first, [draft, draft]);
          expect(html).not.toMatch(/<script|<[^>]*onload|\]\]>|<\/style>[\s\S]*<\/style>/);
          expect(html).not.toContain("\u0000");
        },
      ),
      { numRuns: runs(50) },
    );
  });

  test("every ship card of every edition can be printed", () => {
    for (const [format, catalogue] of [
      ["cinematic", first],
      ["casual-200", second],
      ["extended-20", newest],
    ] as const)
      for (const { id, faction, name } of catalogue.pack.pilots)
        expect(textOf(sheet(format, catalogue, [squad(faction, id)]))).toContain(`1. ${name}`);
  });
});

describe("cards that Broadside doesn't apply", () => {
  const partly = catalogueOf({ ...pack1e, byHand: ["upgrade:r2d2", "pilot:wedgeantilles"] });
  const words = (...upgrades: readonly string[]): string =>
    textOf(sheet("standard-100", partly, [squad("rebel", ship("rookiepilot", ...upgrades))]));

  test("are marked, and the sheet explains the mark", () => {
    expect(words("r2d2")).toMatch(/R2-D2 \(.*\) done by hand/);
    expect(words("r2d2")).toContain("Broadside doesn't apply cards marked “done by hand”.");
  });

  test("aren't mentioned on a list that has none", () => {
    expect(words("protontorpedoes")).not.toContain("done by hand");
  });

  test("are marked even if they are pilots", () => {
    expect(textOf(sheet("standard-100", partly, [squad("rebel", "wedgeantilles")]))).toMatch(/^1\. .* done by hand$/m);
  });
});

describe("Damage cards with unknown text in a huge ship's own decks", () => {
  const words = (pilot: string): string => textOf(sheet("epic-dogfight", first, [squad("rebel", pilot)]));

  test("are named by their marks", () => {
    expect(words("cr90corvette")).toContain(
      "The text of some of its own Damage cards isn't known for sure (our text: Comms Failure, Deck Breach, Grid Overload, " +
        "Life Support Failure, Power Plant Failure, Scrambled Scopes, Structural Collapse, Tracking Misalignment, Weapon Damaged; " +
        "unconfirmed: Direct Hit, Projector Power Failure, Reactor Leak, Secondary Drive Failure).",
    );
  });

  test("aren't mentioned if all of a ship's cards are known", () => {
    expect(words("gr75mediumtransport")).not.toContain("no known text");
  });
});
