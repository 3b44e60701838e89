import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FormatOptions, REGIONS, REQUIREMENTS } from "../draft.ts";
import type { FileNote } from "./note.ts";
import { parseOptions } from "./options-file.ts";

const [first, second] = [catalogueOf(pack), catalogueOf(pack20)];

const problemsOf = (value: unknown, catalogue = first): readonly FileNote[] => {
  const read = parseOptions(JSON.stringify(value), catalogue);
  return read.ok ? [] : read.problems;
};

describe("options", () => {
  test("include everything that an organiser can set", () => {
    const options: FormatOptions = {
      points: 400,
      team: true,
      epicPoints: { croccruiser: 2 },
      missionShips: ["gr75mediumtransport"],
      requirements: ["huge-or-wing"],
      event: { region: "north-america", date: "2015-09-04", releases: { r2d2: "2015-10-01" }, notAdmitted: ["r2d2"] },
    };
    expect(parseOptions(JSON.stringify(options), first)).toEqual({ ok: true, value: options });
    const battle: FormatOptions = { threat: 20, scenario: "strategic-salvo" };
    expect(parseOptions(JSON.stringify(battle), second)).toEqual({ ok: true, value: battle });
    expect(parseOptions("{}", first)).toEqual({ ok: true, value: {} });
    const former = parseOptions(JSON.stringify({ scenario: "satellite-array" }), catalogueOf(pack25));
    expect(former).toEqual({ ok: true, value: { scenario: "assault-at-the-satellite-array" } });
  });

  test.each<[unknown, FileNote]>([
    [[], { path: "", note: "not an object" }],
    [{ point: 400 }, { path: "point", note: "not understood" }],
    [{ points: "400" }, { path: "points", note: "not a whole number" }],
    [{ points: 0 }, { path: "points", note: "out of range", value: 0, least: 1, most: 10_000 }],
    [{ threat: 8.5 }, { path: "threat", note: "not a whole number" }],
    [{ scenario: "no-such" }, { path: "scenario", note: "unknown scenario", known: [] }],
    [{ team: 1 }, { path: "team", note: "not true or false" }],
    [{ epicPoints: { nosuchship: 2 } }, { path: "epicPoints.nosuchship", note: "unknown ship", id: "nosuchship" }],
    [{ epicPoints: [2] }, { path: "epicPoints", note: "not an object" }],
    [{ epicPoints: { croccruiser: 1.5 } }, { path: "epicPoints.croccruiser", note: "not a whole number" }],
    [{ missionShips: ["deathstar"] }, { path: "missionShips[0]", note: "unknown ship", id: "deathstar" }],
    [{ requirements: ["huge"] }, { path: "requirements[0]", note: "not one of these", choices: REQUIREMENTS }],
    [{ event: {} }, { path: "event.region", note: "not one of these", choices: REGIONS }],
    [{ event: { region: "elsewhere", date: "soon" } }, { path: "event.date", note: "not a day" }],
    [{ event: { region: "elsewhere", releases: { r2d2: "2015" } } }, { path: "event.releases.r2d2", note: "not a day" }],
    [{ event: { region: "elsewhere", notAdmitted: [3] } }, { path: "event.notAdmitted[0]", note: "not a text" }],
  ])("that are wrong are refused with the reason: %j", (value, problem) => {
    expect(problemsOf(value)).toEqual([problem]);
  });

  test("never throw, whatever the text", () => {
    const keys = fc.constantFrom("points", "epicPoints", "event", "requirements", "__proto__", "constructor", "team", "scenario");
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.dictionary(keys, fc.jsonValue()).map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const read = parseOptions(text, first);
          expect(read.ok || read.problems.length > 0).toBe(true);
        },
      ),
    );
  });
});
