import { mm } from "@broadside/geometry";
import { buildBoard, judgeBoard } from "@broadside/position";
import { describe, expect, test } from "vitest";
import { BROADSIDES, WING_ATTACK } from "./examples.ts";
import { withPose } from "./pieces.ts";
import { sceneView } from "./scene.ts";

const scene = (position: typeof WING_ATTACK, ...selected: readonly string[]) => {
  const board = buildBoard(position);
  const [from, to] = selected;
  const pair = from !== undefined && to !== undefined ? judgeBoard(board, { from, to }).pairs[0] : undefined;
  return sceneView({ board, selected, pair, trial: undefined });
};
const labels = (view: ReturnType<typeof scene>, kind: string) => view.marks.filter((mark) => mark.kind === kind).map(({ label }) => label);

describe("what is drawn", () => {
  test("every piece once, and nothing else while nothing is selected", () => {
    const view = scene(WING_ATTACK);
    expect(view.pieces).toHaveLength(15);
    expect(view.marks).toEqual([]);
  });

  test("one ship selected: its arcs", () => {
    expect(scene(WING_ATTACK, "wing 1").marks.map(({ kind }) => kind)).toEqual(["arc", "arc"]);
  });

  test("two ships selected: the ruler, a point at each band", () => {
    const view = scene(WING_ATTACK, "wing 1", "corvette");
    const ruler = view.marks.find(({ kind }) => kind === "ruler");
    expect(ruler).toMatchObject({ label: "Range 3", tone: "good" });
    expect(ruler?.points).toHaveLength(8);
  });

  test("a huge ship with sections: the lines that open or bar them", () => {
    const abeam = withPose(BROADSIDES, "tie", { x: mm(1020), y: mm(733), heading: 150_000 });
    expect(labels(scene(abeam, "tie", "raider"), "line")).toEqual(["fore open", "aft open"]);
    expect(labels(scene(BROADSIDES, "tantive", "raider"), "line")).toEqual(["fore open", "aft barred"]);
  });
});
