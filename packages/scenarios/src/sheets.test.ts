import {
  areasOverlap,
  epicBattleObstacleRules,
  featureRules,
  findPlace,
  keepsRules,
  mm,
  OBSTACLES,
  obstacleRules,
  PLAY_AREAS,
  type PlacementRule,
  type Pose,
  regionShape,
  type Area as Shape,
  scenarioPieceAt,
  tokenAt,
} from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { areasFor, areasOf, mapFor } from "./areas.ts";
import { diagramOf } from "./diagram.ts";
import { drawSheet, findSheet, nearestSheets } from "./find.ts";
import { scenarioById } from "./find-scenario.ts";
import { pointOn, regionOn } from "./grid.ts";
import { amountOf, filled, valuesOf } from "./option.ts";
import { pageOf } from "./page.ts";
import type { Pieces, Sheet, SheetMap } from "./sheet.ts";
import { SHEETS } from "./sheets.ts";

const EPIC = SHEETS.filter(({ family }) => family === "epic");
const STANDARD = SHEETS.filter(({ family }) => family === "standard");

const sheet = (id: string): Sheet => {
  const found = findSheet(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};
const mapOf = (id: string, seats: number): SheetMap => {
  const map = mapFor(sheet(id), seats);
  if (!map) throw new Error(`${id} has no map for ${seats}`);
  return map;
};
const count = ({ pieces, ...rest }: Sheet, kind: Pieces["kind"]): number =>
  pieces.filter((each) => each.kind === kind).reduce((sum, each) => sum + amountOf(each.count, valuesOf({ pieces, ...rest })), 0);
const laid = (table: SheetMap["table"], { kind, spots }: Pieces): readonly Shape[] =>
  spots.map((spot) => [scenarioPieceAt(kind, { ...pointOn(table, spot), heading: (spot.heading ?? 0) * 1000 })]);

describe("Epic Battles scenarios", () => {
  test("[EB-LIST-01] there are eleven of them", () => {
    expect(EPIC.map(({ name }) => name)).toHaveLength(11);
  });

  test("[EB-ERR-03, EB-ERR-04] have the right number of shuttles: two in Passing Engagement, three in Key Cargo Retrieval", () => {
    expect([count(sheet("passing-engagement"), "shuttle"), count(sheet("key-cargo-retrieval"), "shuttle")]).toEqual([2, 3]);
  });

  test("[EB-SETUP-05] are played on 3' x 3' or 6' x 3'", () => {
    const sizes = EPIC.map(({ id, maps }) => [id, PLAY_AREAS[maps[0]?.table ?? "3x3"].width] as const);
    expect(sizes.filter(([, width]) => width === mm(914.4)).map(([id]) => id)).toEqual([
      "aces-high",
      "atmospheric-entry",
      "passing-engagement",
      "key-cargo-retrieval",
    ]);
    expect(sizes.filter(([, width]) => width === mm(1828.8))).toHaveLength(7);
  });

  test("[EB-SETUP-22-Q, EB-SETUP-25-Q] measure areas in range bands from the edges, whatever the size of the table", () => {
    const [attackers, defenders] = mapOf("cover-the-evacuation", 2).areas.map(({ corners }) => regionOn("6x3", corners));
    expect(defenders?.[0]).toEqual({ x: mm(300), y: 0 });
    expect(defenders?.[2]).toEqual({ x: mm(1528.8), y: mm(200) });
    expect(attackers?.[0]).toEqual({ x: mm(300), y: mm(714.4) });
  });

  test("[EB-ORDER-08] give each player the area with their number", () => {
    const map = mapOf("intel-pickup", 4);
    expect(areasOf(map, 3)).toEqual(map.areas.filter(({ of }) => of === 3));
    expect(areasOf(mapOf("cover-the-evacuation", 4), 4, "defender").map(({ of }) => of)).toEqual(["defender"]);
  });

  test("[EB-FAQ-07] ignore areas with unused numbers, also for obstacles", () => {
    const map = mapOf("fog-of-war", 4);
    const inAreaFive: Shape = [tokenAt({ x: mm(914), y: mm(100), heading: 0 }, OBSTACLES.coreasteroid0)];
    const isAllowed = (seats: number): boolean =>
      keepsRules(
        PLAY_AREAS["6x3"],
        inAreaFive,
        areasFor(map, seats).map(({ corners }): PlacementRule => ({ must: "be outside", region: regionOn("6x3", corners) })),
      );
    expect([isAllowed(4), isAllowed(5), isAllowed(6)]).toEqual([true, false, false]);
  });
});

describe("standard-play scenarios", () => {
  test("[SC-COMMON-01] there are four of them", () => {
    expect(STANDARD.map(({ name }) => name)).toEqual([
      "Assault at the Satellite Array",
      "Chance Engagement",
      "Salvage Mission",
      "Scramble the Transmissions",
    ]);
  });

  test("[SC-COMMON-02] are equally likely when one is drawn at random", () => {
    const drawn = Array.from({ length: 4000 }, (_, seed) => drawSheet(STANDARD, seed)?.id);
    for (const { id } of STANDARD) expect(Math.abs(drawn.filter((each) => each === id).length - 1000), id).toBeLessThanOrEqual(100);
    expect(drawSheet([], 1)).toBeUndefined();
  });

  test("[SC-COMMON-03, SC-COMMON-07, SC-COMMON-57-Q] are played on 3' x 3' and have a feature in the exact middle", () => {
    for (const { maps, pieces } of STANDARD) {
      expect(maps.map(({ table }) => PLAY_AREAS[table])).toEqual([{ width: mm(914.4), height: mm(914.4) }]);
      expect(pieces[0]?.spots.map((spot) => pointOn("3x3", spot))).toEqual([{ x: mm(457.2), y: mm(457.2) }]);
    }
  });

  test("[SC-COMMON-72] have a one-line aim, which has no effect on the rules", () => {
    for (const standard of STANDARD) {
      expect(pageOf(standard)).toContain(standard.aim.text);
      expect(diagramOf({ ...standard, aim: { ...standard.aim, text: "" } })).toBe(diagramOf(standard));
    }
  });

  test.each([
    ["SC-SAT-01", "assault-at-the-satellite-array", "satellite", 4],
    ["SC-CHANCE-01", "chance-engagement", "satellite", 0],
    ["SC-SALVAGE-01", "salvage-mission", "supplyCache", 4],
    ["SC-SCRAMBLE-01", "scramble-the-transmissions", "satellite", 2],
  ] as const)("[%s] %s has one %s in the middle, and the players place %i", (_, id, kind, others) => {
    expect(sheet(id).pieces.map((each) => [each.kind, each.count, each.placedBy])).toEqual([
      [kind, 1, undefined],
      ...(others > 0 ? [[kind, others, "players in turn"]] : []),
    ]);
  });

  test("have diagrams with places that the rules allow", () => {
    const [middle, around] = sheet("salvage-mission").pieces.map((pieces) => laid("3x3", pieces));
    const [centre] = middle ?? [];
    if (!centre || !around) throw new Error("a middle one and others");
    const edges = ["bottom", "top", "top", "bottom"] as const;
    around.forEach((shape, at) => {
      expect(keepsRules(PLAY_AREAS["3x3"], shape, featureRules(centre, around.slice(0, at), edges[at] ?? "top")), `${at}`).toBe(true);
    });
  });
});

describe("examples in diagrams", () => {
  test.each(SHEETS.flatMap((each) => each.pieces.map((pieces) => [`${each.id} ${pieces.kind}`, each, pieces] as const)))(
    "%s keep the required distances",
    (_, { maps }, pieces) => {
      for (const { table, areas } of maps) {
        const shapes = laid(table, pieces);
        const { apart, fromEdges, outsideAreas } = pieces.keeps ?? {};
        shapes.forEach((shape, at) => {
          const rules: PlacementRule[] = [{ must: "be on the table" }];
          if (apart !== undefined) rules.push({ must: "be beyond", bands: apart, of: shapes.filter((__, other) => other !== at) });
          if (fromEdges !== undefined) rules.push({ must: "be beyond edges", bands: fromEdges, edges: ["bottom", "top", "left", "right"] });
          if (outsideAreas)
            rules.push(...areas.map(({ corners }): PlacementRule => ({ must: "be outside", region: regionOn(table, corners) })));
          expect(keepsRules(PLAY_AREAS[table], shape, rules), `place ${at + 1}`).toBe(true);
        });
      }
    },
  );
});

describe("finding a scenario", () => {
  test("[EB-LIST-14-Q] works by id, name or alias, however it is written", () => {
    const all = ["all-wings-report-in", "All Wings Report In", "all wings reporting in", "ALLWINGSREPORTINGIN"].map((name) =>
      findSheet(name),
    );
    expect(new Set(all)).toEqual(new Set([sheet("all-wings-report-in")]));
    expect(findSheet("intel pickup")?.id).toBe("intel-pickup");
    expect(findSheet("")).toBeUndefined();
  });

  test("works by an id from earlier versions, also in a saved game", () => {
    expect(findSheet("Satellite-Array")?.id).toBe("assault-at-the-satellite-array");
    expect(scenarioById("scramble-transmissions")?.id).toBe("scramble-the-transmissions");
  });

  test("suggests the nearest names if there is no match", () => {
    expect(nearestSheets("all wing report")[0]?.id).toBe("all-wings-report-in");
    expect(nearestSheets("salvage")[0]?.id).toBe("salvage-mission");
    expect(nearestSheets("zzz")).toEqual([]);
  });
});

test("texts, pages and diagrams show an organiser's settings", () => {
  const evacuation = sheet("cover-the-evacuation");
  const jump = evacuation.rules.find(({ name }) => name === "Jump")?.text ?? "";
  const edited = { jump: 5, points: 600, obstacles: 9 };
  expect(filled(jump, valuesOf(evacuation, edited))).toContain("A shuttle with 5 counters escapes");
  for (const words of ["A shuttle with 5 counters escapes", "600 points per team", "9 obstacles"])
    expect(pageOf(evacuation, edited)).toContain(words);
  expect(diagramOf(evacuation, edited)).toContain("9 obstacles");
});

test("areas of different sides don't overlap", () => {
  for (const { maps, id } of SHEETS)
    for (const { areas, table } of maps)
      for (const [at, { of, corners }] of areas.entries())
        for (const other of areas.slice(at + 1).filter((each) => each.of !== of))
          expect(
            areasOverlap([regionShape(regionOn(table, corners))], [regionShape(regionOn(table, other.corners))]),
            `${id}: ${of} and ${other.of}`,
          ).toBe(false);
});

test.each(
  SHEETS.flatMap((each) => each.maps.map((map) => [`${each.id} on ${map.table} for ${map.seats.join(" to ")}`, each, map] as const)),
)("%s has room for its obstacles", (_, { obstacles, pieces, ...rest }, { table, areas }) => {
  const area = PLAY_AREAS[table];
  const taken = pieces.flatMap((each) => laid(table, each));
  const outside = areas.map(({ corners }): PlacementRule => ({ must: "be outside", region: regionOn(table, corners) }));
  const placed: Shape[] = [];
  const at = (pose: Pose): Shape => [tokenAt(pose, OBSTACLES.coreasteroid0)];
  for (let left = amountOf(obstacles.count[table] ?? 0, valuesOf({ obstacles, pieces, ...rest })); left > 0; left -= 1) {
    const distances = obstacles.distances === "core" ? obstacleRules(placed) : [...epicBattleObstacleRules(placed), ...outside];
    const pose = findPlace(area, at, [...distances, { must: "overlap none", of: taken }], mm(40));
    if (pose) placed.push(at(pose));
  }
  expect(placed).toHaveLength(amountOf(obstacles.count[table] ?? 0, valuesOf({ obstacles, pieces, ...rest })));
});
