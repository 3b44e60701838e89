import { mm } from "@broadside/geometry";
import { buildBoard, judgeBoard } from "@broadside/position";
import { describe, expect, test } from "vitest";
import { BROADSIDES, CORVETTE_RAID, WING_ATTACK } from "../pieces/examples.ts";
import type { JudgedTable } from "../pieces/judged-table.ts";
import { nameOf } from "../pieces/piece-names.ts";
import { withPose } from "../pieces/pieces.ts";
import { trialShown } from "../trial/trial-words.ts";
import { bestAim, verdictOf } from "../verdict/verdict.ts";
import { type Layers, tableView } from "./table-view.ts";

const ALL: Layers = { ruler: true, arcs: true, template: true };

function drawn(table: JudgedTable, selected: readonly string[], layers = ALL) {
  const board = buildBoard(table);
  const [from, to] = selected;
  const pair = from !== undefined && to !== undefined ? judgeBoard(board, { from, to }).pairs[0] : undefined;
  const verdict = pair && verdictOf(board, pair, bestAim(pair), (id) => nameOf(table, id));
  const ship = table.ships.find(({ id }) => id === from);
  const trial = ship && trialShown(table, ship, { bearing: "bank", speed: 2, side: "right" }, to);
  return tableView({ table, board, selected, pair, verdict, trial, layers });
}
const idsOf = (view: ReturnType<typeof drawn>, kind: string) => view.marks.filter((mark) => mark.kind === kind).map(({ id }) => id);
const labelsOf = (view: ReturnType<typeof drawn>) => view.marks.flatMap(({ label }) => label ?? []);

const WEDGE = "xwing 1";
const IMPETUOUS = "raiderclasscorvette 1";

describe("the judge's table draws", () => {
  test("every piece once, and nothing else while nothing is selected", () => {
    const view = drawn(WING_ATTACK, []);
    expect(view.pieces).toHaveLength(15);
    expect(view.marks).toEqual([]);
  });

  test("a ship with its type's drawing and its skill, or with its base's drawing if the type is unknown", () => {
    const [wedge] = drawn(CORVETTE_RAID, []).pieces.filter(({ kind }) => kind === "ship");
    expect(wedge?.ship).toMatchObject({ glyph: "crosswing", state: { skill: 9, name: "Wedge" } });
    const bare = {
      ...CORVETTE_RAID,
      ships: [{ id: "ship 1", base: "large", pose: { x: 0, y: 0, heading: 0 }, seat: 3, arcs: [] }],
    } as const;
    expect(drawn(bare, []).pieces.at(-1)?.ship).toMatchObject({ glyph: "freighter", state: { skill: 3 } });
  });

  test("one selected ship's arcs with their bands, and the template being tried", () => {
    const view = drawn(WING_ATTACK, ["tielnfighter 1"]);
    expect(idsOf(view, "arc")).toEqual(
      ["front 3", "front 2", "front 1", "bullseye 3", "bullseye 2", "bullseye 1"].map((band) => `arc ${band} 0`),
    );
    expect(idsOf(view, "template")).toEqual(["template 0"]);
    expect(view.pieces.at(-1)).toMatchObject({ id: "ghost", kind: "ghost" });
  });

  test("for two selected ships, the ruler band by band with the last band highlighted, and only the chosen arc", () => {
    const view = drawn(WING_ATTACK, ["tielnfighter 1", "cr90corelliancorvette 1"]);
    expect(idsOf(view, "ruler")).toEqual(["ruler 1", "ruler 2", "ruler 3", "ruler band", "ruler"]);
    expect(idsOf(view, "arc")).toEqual(["arc front 3 0", "arc front 2 0", "arc front 1 0"]);
  });

  test("a huge ship's sections, the lines of sight to them, and a cross where a dividing line cuts one", () => {
    const view = drawn(CORVETTE_RAID, [WEDGE, IMPETUOUS]);
    expect(idsOf(view, "part")).toEqual(["part aft 0", "part fore 0", "obstructs rock 2"]);
    expect(idsOf(view, "line")).toEqual(["line aft", "line fore"]);
    expect(idsOf(view, "cross")).toEqual(["cross aft"]);
    expect(labelsOf(view)).toEqual(expect.arrayContaining(["Fore can be targeted", "Aft can't be targeted", "Rock 2 is in the way"]));
    const abeam = withPose(BROADSIDES, "tiefighter 1", { x: mm(1020), y: mm(733), heading: 150_000 });
    expect(idsOf(drawn(abeam, ["tiefighter 1", IMPETUOUS]), "cross")).toEqual([]);
  });

  test("no layers that are hidden", () => {
    const view = drawn(CORVETTE_RAID, [WEDGE, IMPETUOUS], { ruler: false, arcs: false, template: false });
    expect(view.marks).toEqual([]);
    expect(view.pieces.some(({ kind }) => kind === "ghost")).toBe(false);
  });
});
