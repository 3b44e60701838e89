import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FormatOptions } from "../draft.ts";
import { optionsInWords, parseOptions } from "./options-file.ts";

const [first, second] = [catalogueOf(pack), catalogueOf(pack20)];

const problemsOf = (value: unknown, catalogue = first): readonly string[] => {
  const read = parseOptions(JSON.stringify(value), catalogue);
  return read.ok ? [] : read.problems.map(({ path, reason }) => `${path} ${reason}`);
};

describe("options", () => {
  test("say all that an organiser may set", () => {
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

  test.each<[unknown, string]>([
    [[], " must be an object"],
    [{ point: 400 }, "point is not "],
    [{ points: "400" }, "points must be a whole number"],
    [{ points: 0 }, "points must lie between 1 and"],
    [{ threat: 8.5 }, "threat must be a whole number, not 8.5"],
    [{ scenario: "no-such" }, "scenario names no scenario of this edition; there are none"],
    [{ team: 1 }, "team must be true or false"],
    [{ epicPoints: { nosuchship: 2 } }, "epicPoints.nosuchship is no ship of this edition"],
    [{ epicPoints: [2] }, "epicPoints must be an object by card id"],
    [{ epicPoints: { croccruiser: 1.5 } }, "epicPoints.croccruiser must be a whole number, not 1.5"],
    [{ missionShips: ["deathstar"] }, 'missionShips[0] names no ship of this edition: "deathstar"'],
    [{ requirements: ["huge"] }, "requirements[0] must be one of huge-or-wing, "],
    [{ event: {} }, "event.region must be one of north-america, elsewhere, and is missing"],
    [{ event: { region: "elsewhere", date: "soon" } }, "event.date must be a day such as"],
    [{ event: { region: "elsewhere", releases: { r2d2: "2015" } } }, "event.releases.r2d2 must be a day such as"],
    [{ event: { region: "elsewhere", notAdmitted: [3] } }, "event.notAdmitted[0] must be a text"],
  ])("that are wrong are refused with the reason: %j", (value, problem) => {
    expect(problemsOf(value)).toEqual([expect.stringContaining(problem)]);
  });

  test("are told in words", () => {
    const options: FormatOptions = {
      points: 400,
      team: true,
      epicPoints: { croccruiser: 2 },
      missionShips: ["gr75mediumtransport"],
      requirements: ["huge-or-wing", "huge-at-most-half"],
      event: { region: "elsewhere", date: "2015-09-04", notAdmitted: ["r2d2"] },
    };
    expect(optionsInWords(options, first)).toEqual([
      "limit 400 points",
      "limits are those of the whole team",
      "C-ROC Cruiser counts 2 epic points",
      "the mission calls for GR-75 Medium Transport",
      "at least one huge ship or wing",
      "at most half on huge ships",
      "event outside North America on 2015-09-04",
      "not admitted: r2d2",
    ]);
    expect(optionsInWords({ threat: 20, scenario: "strategic-salvo" }, second)).toEqual(["limit 20 threat", "scenario Strategic Salvo"]);
    expect(optionsInWords({}, first)).toEqual([]);
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
