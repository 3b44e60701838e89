import { describe, expect, test } from "vitest";
import { areasFor, mapFor } from "./areas.ts";
import { diagramOf } from "./diagram.ts";
import { areaColour, areaMarkup, rangeOfLine } from "./diagram-areas.ts";
import { dogfight } from "./dogfight/dogfight.ts";
import { coverTheEvacuation } from "./epic/cover-the-evacuation.ts";
import { epicEscalation } from "./epic/epic-escalation.ts";
import { fortifiedPosition } from "./epic/fortified-position.ts";
import { regionOn } from "./grid.ts";
import { SHEETS } from "./sheets.ts";

const RED = "#d8392f";
const BLUE = "#2f6fd8";

describe("a diagram", () => {
  test("[EB-SETUP-06] marks the four corners of an area", () => {
    const [area] = fortifiedPosition.maps[0]?.areas.filter(({ of }) => of === "defender") ?? [];
    if (!area) throw new Error("the defenders start somewhere");
    expect(areaMarkup("6x3", area).markup.match(/<rect /g)).toHaveLength(4);
  });

  test("[EB-SETUP-07] gives red to the first player, blue to the second, and other colours to the rest", () => {
    const coloursFor = (seats: number): readonly string[] => {
      const map = mapFor(epicEscalation, seats);
      return map ? areasFor(map, seats).map(({ of }) => areaColour(of)) : [];
    };
    expect(coloursFor(2)).toEqual([RED, BLUE]);
    expect(coloursFor(8).slice(0, 2)).toEqual([RED, BLUE]);
    expect(new Set(coloursFor(8)).size).toBe(8);
    expect([areaColour("attacker"), areaColour("defender")]).toEqual([RED, BLUE]);
  });

  test("[EB-SETUP-08] has squares of range 1, and labels every line of an area that isn't a table edge with its range", () => {
    const grid = /class="grid" d="([^"]*)"/.exec(diagramOf(coverTheEvacuation))?.[1] ?? "";
    expect(grid).toContain("M100 0V914.4M200 0V914.4");
    expect(grid).toContain("M0 814.4H1828.8M0 714.4H1828.8");
    const [corners] = coverTheEvacuation.maps[0]?.areas.filter(({ of }) => of === "defender").map((area) => area.corners) ?? [];
    const region = regionOn("6x3", corners ?? []);
    const ranges = region.map((from, at) => rangeOfLine("6x3", from, region[(at + 1) % region.length] ?? from));
    expect(ranges).toEqual([0, 3, 2, 3]);
  });

  test.each(SHEETS.map((sheet) => [sheet.id, sheet] as const))("of %s shows every area, zone and place", (_, sheet) => {
    const drawn = diagramOf(sheet);
    const spots = sheet.maps.length * sheet.pieces.reduce((sum, { spots: each }) => sum + each.length, 0);
    const corners = sheet.maps.flatMap(({ areas }) => areas.filter(({ of }) => of !== "anyone").flatMap((area) => area.corners));
    expect(drawn.match(/<rect x="[^"]*" y="[^"]*" width="22"/g) ?? []).toHaveLength(corners.length);
    expect(drawn.match(/class="label on"/g) ?? []).toHaveLength(spots);
    for (const { zones = [] } of sheet.maps) for (const { name } of zones) expect(drawn).toContain(`>${name}</text>`);
  });

  test("escapes special characters", () => {
    expect(diagramOf({ ...dogfight, name: '<b>"A & B"</b>' })).toContain("&lt;b&gt;&quot;A &amp; B&quot;&lt;/b&gt;");
  });
});
