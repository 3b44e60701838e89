import { areasOverlap, isOnTable, mm } from "@broadside/geometry";
import { buildBoard, makePosition, OBSTACLE_IDS, type Position, parsePosition, rulesOf } from "@broadside/position";
import { describe, expect, test } from "vitest";
import { BROADSIDES, EMPTY, EXAMPLES, WING_ATTACK } from "./examples.ts";
import { type JudgedTable, typeOf } from "./judged-table.ts";
import { addFeature, addObstacle, addShip, addWing, inEdition, pieceById, withFlipped, without, withPose, withShip } from "./pieces.ts";

const isLegal = (position: Position) => parsePosition(makePosition(position)).ok;
const overlapping = (position: Position) => {
  const { ships, obstacles, features } = buildBoard(position);
  const areas = [...ships.map(({ outline }) => outline), ...obstacles.map(({ area }) => area), ...features.map(({ area }) => area)];
  return areas.some((area, index) => areas.slice(index + 1).some((other) => areasOverlap(area, other)));
};

describe("changing a table", () => {
  test.each(Object.entries(EXAMPLES))("%s is a legal position in which no pieces overlap", (_, position) => {
    expect(isLegal(position)).toBe(true);
    expect(overlapping(position)).toBe(false);
  });

  test("new pieces overlap nothing, are on the table, and have unique ids", () => {
    let position: JudgedTable = BROADSIDES;
    for (const base of rulesOf("1e").bases) position = addShip(position, { base }, 3).position;
    for (const token of OBSTACLE_IDS.slice(0, 6)) position = addObstacle(position, token).position;
    position = addFeature(position, "standardBomb").position;
    expect(isLegal(position)).toBe(true);
    expect(overlapping(position)).toBe(false);
    expect(buildBoard(position).ships.every(({ base }) => isOnTable(position.table, [base]))).toBe(true);
  });

  test("a new ship has an id from its type and a unique name, and goes where it is dropped", () => {
    const spot = { x: mm(300.4), y: mm(200) };
    const xWing = { type: "t65xwing", name: "X-wing", base: "small", skill: 4 } as const;
    const first = addShip(EMPTY, xWing, 1, spot);
    const second = addShip(first.position, xWing, 2);
    expect(first.position.ships[0]).toMatchObject({ id: "t65xwing 1", name: "X-wing", skill: 4, pose: { x: 300_400, y: 200_000 } });
    expect(second.position.ships[1]).toMatchObject({ id: "t65xwing 2", name: "X-wing 2", seat: 2 });
    expect(second.position.ships.map(typeOf)).toEqual(["t65xwing", "t65xwing"]);
  });

  test("a new wing is in formation", () => {
    const { position, id } = addWing(EMPTY, 6, 2);
    expect(id).toBe("wing 1");
    expect(position.ships).toHaveLength(6);
    expect(
      position.ships.map(({ pose }) => [pose.x - (position.ships[0]?.pose.x ?? 0), pose.y - (position.ships[0]?.pose.y ?? 0)]),
    ).toEqual([
      [0, 0],
      [-60_000, 0],
      [60_000, 0],
      [0, -60_000],
      [-60_000, -60_000],
      [60_000, -60_000],
    ]);
  });

  test("a piece can be moved, changed and removed by its id, and nothing else changes", () => {
    const moved = withPose(WING_ATTACK, "rock 1", { x: 1, y: 2, heading: 3 });
    expect(pieceById(moved, "rock 1")?.pose).toEqual({ x: 1, y: 2, heading: 3 });
    expect(moved.ships).toEqual(WING_ATTACK.ships);
    expect(pieceById(withShip(moved, "arc170starfighter 1", { seat: 5 }), "arc170starfighter 1")).toMatchObject({
      seat: 5,
      name: "Wexley",
    });
    expect(pieceById(withFlipped(moved, "rock 1", true), "rock 1")).toMatchObject({ flipped: true });
    expect(pieceById(without(moved, "rock 1"), "rock 1")).toBeUndefined();
  });

  test("another edition removes ships whose base it lacks, and leaves the others with legal arcs", () => {
    const first = inEdition(WING_ATTACK, "1e");
    expect(first.ships.map(({ base }) => base)).toEqual(["small", "small", "small", "small", "small", "small", "large"]);
    expect(isLegal(first)).toBe(true);
    expect(isLegal(inEdition(BROADSIDES, "2.5"))).toBe(true);
  });
});
