import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import type { FormatOptions, NamedPlace, Spent } from "@broadside/squads";
import { expect, test } from "vitest";
import { ENGLISH_LISTS } from "./english.ts";
import { optionsInWords, placeInWords, spentInWords } from "./places.ts";

const [first, second] = [catalogueOf(pack), catalogueOf(pack20)];

test.each<[NamedPlace, string]>([
  [{ list: { called: "tier", number: 2 }, ship: { name: "Wedge Antilles" }, upgrade: "R2-D2" }, "tier 2, Wedge Antilles, R2-D2"],
  [{ list: { called: "member", number: 1, player: "Anna" } }, "member 1 (Anna)"],
  [{ wing: 2, ship: { name: "Wedge Antilles" } }, "wing 2, Wedge Antilles"],
  [{ ship: { name: "Rookie Pilot", number: 3 } }, "Rookie Pilot (ship 3)"],
  [{ ship: { number: 10 } }, "ship 10"],
  [{}, "the list"],
  [{ isWholeEntry: true }, "all lists"],
])("the place %j is described as %j", (place, words) => {
  expect(placeInWords(place, ENGLISH_LISTS)).toBe(words);
});

test.each<[Spent, string]>([
  [{ counts: "points", spent: 51, limit: 300, epicPoints: { spent: 2, limit: 5 } }, "51 of 300 points, 249 left; 2 of 5 epic points"],
  [{ counts: "points", spent: 51, limit: 40 }, "51 of 40 points, 11 over"],
  [{ counts: "points", spent: 10, limit: 20, isDeficit: true }, "10 of 20 points, deficit 10"],
  [{ counts: "threat", spent: 3, limit: 8 }, "3 of 8 threat, 5 left"],
  [{ counts: "points", spent: 120 }, "120 points"],
])("the spent points %j are described as %j", (spent, words) => {
  expect(spentInWords(spent, ENGLISH_LISTS)).toBe(words);
});

test("each of the organiser's options is described", () => {
  const options: FormatOptions = {
    points: 400,
    team: true,
    epicPoints: { croccruiser: 2 },
    missionShips: ["gr75mediumtransport"],
    requirements: ["huge-or-wing", "huge-at-most-half"],
    event: { region: "elsewhere", date: "2015-09-04", notAdmitted: ["r2d2"] },
  };
  expect(optionsInWords(options, first, ENGLISH_LISTS)).toEqual([
    "limit 400 points",
    "limits apply to the whole team",
    "C-ROC Cruiser: 2 epic points",
    "the mission calls for GR-75 Medium Transport",
    "at least one huge ship or wing",
    "at most half of the limit on huge ships",
    "event outside North America on 2015-09-04",
    "not allowed: r2d2",
  ]);
  const battle = { threat: 20, scenario: "strategic-salvo" };
  expect(optionsInWords(battle, second, ENGLISH_LISTS)).toEqual(["limit 20 threat", "scenario Strategic Salvo"]);
  expect(optionsInWords({}, first, ENGLISH_LISTS)).toEqual([]);
});
