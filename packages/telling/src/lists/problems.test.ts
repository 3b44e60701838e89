import type { FileNote, Fix, Problem } from "@broadside/squads";
import { describe, expect, test } from "vitest";
import { ENGLISH_LISTS } from "./english.ts";
import { fixInWords, noteLine, problemInWords } from "./problems.ts";

describe("problems", () => {
  test.each<[Problem, string]>([
    [{ problem: "over the limit", counts: "points", spent: 312, limit: 300 }, "This list costs 312 points; the limit is 300."],
    [{ problem: "over the limit", counts: "threat", spent: 9, limit: 8 }, "This list costs 9 threat; the limit is 8."],
    [
      { problem: "wrong number of lists", format: "escalation", called: "tier", least: 4, most: 4, count: 1 },
      "Escalation needs 4 lists, but there is only 1.",
    ],
    [
      { problem: "wrong number of lists", format: "epic-battles", called: "member", least: 1, most: 8, count: 0 },
      "Epic Battles needs 1 to 8 lists, but there are none.",
    ],
    [
      { problem: "wrong number of lists", format: "epic-dogfight", called: "list", least: 1, most: 1, count: 2 },
      "Epic Dogfight needs 1 list, but there are 2.",
    ],
    [{ problem: "too few ships", ships: 0, least: 2 }, "There are no ships in this list; it needs at least 2."],
    [{ problem: "too few ships", ships: 1, least: 2 }, "This list has only 1 ship; it needs at least 2."],
    [
      { problem: "too many of a name", name: "R2-D2", most: 1 },
      "A squad can include R2-D2 only once, counting ships and upgrades together.",
    ],
    [
      { problem: "too many of a name", name: "Gunner", most: 3 },
      "A squad can include Gunner only 3 times, counting ships and upgrades together.",
    ],
    [{ problem: "card of another faction", card: "Darth Vader", faction: "imperial" }, "Darth Vader belongs to the Galactic Empire."],
    [{ problem: "totals not declared", missing: "both" }, "The list doesn't state its points and epic points."],
    [
      { problem: "no icon", card: "Force Choke", ship: "Luke Skywalker", slot: "force-power", part: "ship" },
      "Luke Skywalker has no Force Power icon, so it can't equip Force Choke.",
    ],
    [
      { problem: "no icon left", card: "Gunnery Team", ship: "CR90 Corvette", slot: "team", part: "fore" },
      "The fore half of CR90 Corvette has no free Team icon for Gunnery Team.",
    ],
    [
      {
        problem: "restricted card",
        card: "Millennium Falcon",
        ship: "Luke Skywalker",
        type: "X-wing",
        restriction: { needs: "ship", ships: ["YT-1300"] },
      },
      "Luke Skywalker (X-wing) can't equip Millennium Falcon, which is only for YT-1300.",
    ],
    [{ problem: "wrong size docked", carrier: "Quasar Fire", sizes: ["small"] }, "Quasar Fire can carry only small ships."],
    [
      { problem: "card for docking missing", carrier: "VCX-100", cards: ["Phantom", "Phantom II"] },
      "VCX-100 can carry only ships with Phantom and Phantom II.",
    ],
    [{ problem: "list changed" }, "This list differs from the one you handed in."],
  ])("%j", (problem, sentence) => {
    expect(problemInWords(problem, ENGLISH_LISTS)).toBe(sentence);
  });
});

describe("fixes", () => {
  test.each<[Fix, string]>([
    [{ fix: "spend less", counts: "points", amount: 1 }, "Remove 1 point."],
    [{ fix: "spend less", counts: "points", amount: 12 }, "Remove 12 points."],
    [{ fix: "spend less", counts: "threat", amount: 2 }, "Remove 2 threat."],
    [{ fix: "add ships", ships: 1 }, "Add a ship."],
    [{ fix: "hand in lists", called: "tier", least: 4, most: 4 }, "Hand in 4 lists, one for each tier."],
    [{ fix: "hand in lists", called: "list", least: 1, most: 1 }, "Hand in 1 list."],
    [{ fix: "choose this faction", faction: "rebel" }, "Change this list's faction to Rebel Alliance."],
    [{ fix: "use the nearest ship", nearest: "wedgeantilles" }, "Did you mean “wedgeantilles”? Correct the id, or remove the ship."],
    [{ fix: "remove the upgrade", card: "R2-D2", ship: "Wedge Antilles" }, "Remove R2-D2 from Wedge Antilles."],
  ])("%j", (fix, sentence) => {
    expect(fixInWords(fix, ENGLISH_LISTS)).toBe(sentence);
  });
});

describe("notes on a file", () => {
  test.each<[FileNote, string]>([
    [{ path: "points", note: "not a number", isIgnored: true }, "points must be a number, so it was ignored"],
    [{ path: "points", note: "out of range", value: 0, least: 1, most: 10_000 }, "points must be from 1 to 10000, not 0"],
    [{ path: "", note: "not JSON", detail: "Unexpected token" }, "the document isn't JSON: Unexpected token"],
    [
      { path: "", note: "list of another edition", kind: "xws1", edition: "2.0" },
      "the document is a list for the first edition, but the cards are from 2.0",
    ],
    [
      { path: "event.region", note: "not one of these", choices: ["north-america", "elsewhere"] },
      "event.region has an unknown value; the known values are north-america and elsewhere",
    ],
    [
      { path: "", note: "link of a builder", builder: "YASB" },
      "the document is a YASB link, which Broadside can't read. Open it, choose Export or Save, then XWS, and use that text",
    ],
  ])("%j", (note, line) => {
    expect(noteLine(note, ENGLISH_LISTS)).toBe(line);
  });
});
