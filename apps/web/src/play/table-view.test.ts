import { mm, type Pose } from "@broadside/geometry";
import type { PlayQuestion, Scene, ShipSheet } from "@broadside/telling";
import { describe, expect, test } from "vitest";
import { optionOf, PLACING, tableView } from "./table-view.ts";

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading });
const sheet = (id: string, seat: number): ShipSheet =>
  ({
    id,
    seat,
    name: id,
    pilot: id,
    type: "X-wing",
    base: "small",
    arcs: ["front"],
    hull: { left: 3, of: 3 },
    shields: { left: 2, of: 2 },
  }) as unknown as ShipSheet;
const ship = (id: string, pose: Pose | undefined, touching: readonly string[] = []) => ({
  id,
  pose,
  touching,
  status: pose ? "inPlay" : "reserve",
});

const SCENE = {
  table: { width: mm(914.4), height: mm(914.4) },
  edition: { id: "1e", arcs: "first" },
  questions: [],
  remotes: [],
  ships: [sheet("A1", 0), sheet("B1", 1), sheet("B2", 1)],
  state: {
    ships: [ship("A1", at(300, 300), ["B1"]), ship("B1", at(300, 340)), ship("B2", undefined)],
    remotes: [],
    obstacles: [],
    devices: [],
    cursor: { phase: "combat", step: 0, skill: undefined, active: "A1" },
  },
} as unknown as Scene;
const QUESTION: PlayQuestion = {
  number: 1,
  seat: 0,
  kind: "attack",
  rule: "1E-COMBAT-01",
  text: "",
  secret: false,
  about: { ship: "A1" },
  options: [],
};
const option = (key: string, more: object = {}) => ({ key, label: key, isDefault: false, ...more });

describe("what the table shows", () => {
  test("ships in play alone, and a line between those that touch", () => {
    const { pieces, marks } = tableView(SCENE, undefined, undefined, []);
    expect(pieces.map(({ id, seat }) => [id, seat])).toEqual([
      ["A1", 1],
      ["B1", 2],
    ]);
    expect(marks).toMatchObject([
      { id: "active", kind: "ghost" },
      { id: "touch A1 B1", kind: "line" },
    ]);
  });

  test("debris differs from an asteroid, by its name and by a second edge", () => {
    const obstacles = (["coreasteroid0", "vt49decimatordebris0"] as const).map((token, number) => ({
      id: `obstacle ${number}`,
      token,
      pose: at(500, 500),
    }));
    const { pieces } = tableView({ ...SCENE, state: { ...SCENE.state, obstacles } }, undefined, undefined, []);
    expect(pieces.slice(0, 2).map(({ label, lines }) => [label, lines.length])).toEqual([
      ["", 0],
      ["debris", 1],
    ]);
  });

  test("targets answer a question, each once, and ghosts stand where options would put the ship", () => {
    const options = [
      option("none"),
      option("primary>B1", { piece: "B1" }),
      option("cannon@0>B1", { piece: "B1" }),
      option("left", { pose: at(200, 300) }),
    ];
    const { pieces, choices } = tableView(SCENE, { ...QUESTION, options }, undefined, []);
    expect(choices).toEqual(["B1", "option left"]);
    expect(pieces.at(-1)).toMatchObject({ id: "option left", kind: "ghost", pose: at(200, 300) });
    expect(options.filter((one) => optionOf(one) === "B1")).toHaveLength(2);
  });

  test("what is being placed can be moved, along its line where there is one, and says where it may not stand", () => {
    const region = { shape: "line", from: at(100, 100), to: at(150, 100) } as const;
    const question = { ...QUESTION, about: { ship: "B2" }, place: { region, default: region.from } };
    const placing = { question, pose: region.from, fits: false, refusal: undefined, set: () => undefined };
    const { pieces, selected, marks } = tableView(SCENE, question, placing, ["A1"]);
    expect(pieces.at(-1)).toMatchObject({ id: PLACING, movable: true, track: { from: region.from, to: region.to } });
    expect(pieces.at(-1)?.description).toContain("not allowed here");
    expect(selected).toEqual([PLACING]);
    expect(marks.map(({ label }) => label)).toContain("not here");
  });

  test("an obstacle is placed in the shape of its token", () => {
    const question = {
      ...QUESTION,
      about: { piece: "coreasteroid5" },
      place: { region: { shape: "table", margin: mm(200) } as const, default: at(400, 400) },
    };
    const placing = { question, pose: at(400, 400), fits: true, refusal: undefined, set: () => undefined };
    expect(tableView(SCENE, question, placing, []).pieces.at(-1)).toMatchObject({ id: PLACING, kind: "obstacle", movable: true });
  });

  test("[1E-ARC-12] nothing is measured before somebody may attack", () => {
    const kinds = (scene: Scene) => tableView(scene, undefined, undefined, ["A1", "B1"]).marks.map(({ kind }) => kind);
    expect(kinds(SCENE)).not.toContain("arc");
    expect(kinds(SCENE)).not.toContain("ruler");
    const attacking = kinds({ ...SCENE, questions: [QUESTION] });
    expect(attacking).toContain("arc");
  });

  test("the way between two selected ships is measured", () => {
    const apart = { ...SCENE.state, ships: [ship("A1", at(300, 300)), ship("B1", at(300, 500))] } as unknown as Scene["state"];
    const { marks } = tableView({ ...SCENE, state: apart, questions: [QUESTION] }, undefined, undefined, ["A1", "B1"]);
    expect(marks.find(({ id }) => id === "ruler")?.label).toBe("Range 2, 160 mm");
  });
});
