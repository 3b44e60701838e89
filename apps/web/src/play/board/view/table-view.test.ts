import { mm, type Pose } from "@broadside/geometry";
import type { PlayQuestion, Scene, ShipSheet } from "@broadside/telling";
import { describe, expect, test } from "vitest";
import { PLACING } from "../choices/placing.ts";
import { optionOf, tableView } from "./table-view.ts";

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading });
const sheet = (id: string, seat: number): ShipSheet =>
  ({
    id,
    seat,
    name: id,
    shortName: id,
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
  edition: { id: "1e", arcs: "first", phases: [] },
  questions: [],
  seats: [{ name: "Ana" }, { name: "Ben" }],
  remotes: [],
  ships: [sheet("A1", 0), sheet("B1", 1), sheet("B2", 1)],
  state: {
    ships: [ship("A1", at(300, 300), ["B1"]), ship("B1", at(300, 340)), ship("B2", undefined)],
    remotes: [],
    obstacles: [],
    devices: [],
    cursor: { phase: "combat", step: 0, skill: undefined, active: "A1" },
  },
  dials: [],
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
/** A piece that is being placed. */
const HELD = { refusal: undefined, isFailed: false, retry: () => undefined, mates: [], set: () => undefined };

const option = (key: string, more: object = {}) => ({ key, label: key, isDefault: false, ...more });

describe("the table view", () => {
  test("shows only ships in play, and a line between ships that touch", () => {
    const { pieces, marks } = tableView({ scene: SCENE });
    expect(pieces.map(({ id, seat }) => [id, seat])).toEqual([
      ["A1", 1],
      ["B1", 2],
    ]);
    expect(marks).toMatchObject([
      { id: "active", kind: "ghost" },
      { id: "touch A1 B1", kind: "line" },
    ]);
  });

  test("gives debris and asteroids different names and materials", () => {
    const obstacles = (["coreasteroid0", "vt49decimatordebris0"] as const).map((token, number) => ({
      id: `obstacle ${number + 1}` as const,
      token,
      pose: at(500, 500),
    }));
    const { pieces } = tableView({ scene: { ...SCENE, state: { ...SCENE.state, obstacles } } });
    expect(pieces.slice(0, 2).map(({ label, matter }) => [label, matter])).toEqual([
      ["", "rock"],
      ["debris", "debris"],
    ]);
  });

  test("offers each target only once, and shows where options would put the ship", () => {
    const options = [
      option("none"),
      option("primary>B1", { piece: "B1" }),
      option("cannon@0>B1", { piece: "B1" }),
      option("left", { pose: at(200, 300) }),
    ];
    const { pieces, choices } = tableView({ scene: SCENE, question: { ...QUESTION, options } });
    expect(choices).toEqual(["B1", "option left"]);
    expect(pieces.at(-1)).toMatchObject({ id: "option left", kind: "ghost", pose: at(200, 300) });
    expect(options.filter((one) => optionOf(one) === "B1")).toHaveLength(2);
  });

  test("lets a piece that is being placed move, only along its line if it has one, and shows where it isn't allowed", () => {
    const region = { shape: "line", from: at(100, 100), to: at(150, 100) } as const;
    const question = { ...QUESTION, about: { ship: "B2" } as const, place: { region, default: region.from } };
    const placing = { ...HELD, question, pose: region.from, fits: false };
    const { pieces, selected, marks } = tableView({ scene: SCENE, question, placing, selected: ["A1"] });
    expect(pieces.at(-1)).toMatchObject({ id: PLACING, movable: true, track: { from: region.from, to: region.to } });
    expect(pieces.at(-1)?.description).toContain("can't go here");
    expect(selected).toEqual([PLACING]);
    expect(marks.map(({ label }) => label)).toContain("not here");
  });

  test("[ET-COMP-15] can measure from a ship that is being placed to another ship", () => {
    const question = {
      ...QUESTION,
      about: { ship: "B2" } as const,
      place: { region: { shape: "table", margin: 0 } as const, default: at(300, 300) },
    };
    const placing = { ...HELD, question, pose: at(300, 300), fits: true };
    const state = { ...SCENE.state, ships: [ship("A1", at(300, 500)), ship("B2", undefined)] } as unknown as Scene["state"];
    const { marks, selected } = tableView({ scene: { ...SCENE, state, mayMeasure: true }, question, placing, selected: [PLACING, "A1"] });
    expect(selected).toEqual([PLACING, "A1"]);
    expect(marks.find(({ id }) => id === "ruler")?.label).toBe("Range 2, 160 mm");
  });

  test("shows an obstacle that is being placed in its token's shape", () => {
    const question = {
      ...QUESTION,
      about: { piece: "coreasteroid5" },
      place: { region: { shape: "table", margin: mm(200) } as const, default: at(400, 400) },
    };
    const placing = { ...HELD, question, pose: at(400, 400), fits: true };
    expect(tableView({ scene: SCENE, question, placing }).pieces.at(-1)).toMatchObject({ id: PLACING, kind: "obstacle", movable: true });
  });

  test("[1E-ARC-12] measures nothing if the host doesn't allow it", () => {
    const kinds = (scene: Scene) => tableView({ scene, selected: ["A1", "B1"] }).marks.map(({ kind }) => kind);
    expect(kinds(SCENE)).not.toContain("arc");
    expect(kinds(SCENE)).not.toContain("ruler");
    const attacking = kinds({ ...SCENE, mayMeasure: true });
    expect(attacking).toContain("arc");
  });

  test("measures the distance between two selected ships", () => {
    const apart = { ...SCENE.state, ships: [ship("A1", at(300, 300)), ship("B1", at(300, 500))] } as unknown as Scene["state"];
    const { marks } = tableView({ scene: { ...SCENE, state: apart, mayMeasure: true }, selected: ["A1", "B1"] });
    expect(marks.find(({ id }) => id === "ruler")?.label).toBe("Range 2, 160 mm");
  });
});
