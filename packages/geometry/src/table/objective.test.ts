import { expect, test } from "vitest";
import {
  baseAt,
  boxAt,
  closest,
  degrees,
  GUIDE_PAIRS,
  holdsPoint,
  isInArc,
  MISSION_TOKENS,
  mm,
  obstructedBy,
  type Pose,
  polygonAt,
} from "../index.ts";
import {
  centreLineAt,
  OBJECTIVE_ARCS,
  OBJECTIVE_SIDES,
  objectiveArcAt,
  objectiveGuidesAt,
  obstructingPieces,
  SCENARIO_PIECES,
  type ScenarioPiece,
  type ScenarioPieceId,
  scenarioPieceAt,
} from "./objective.ts";

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const piece = (kind: ScenarioPieceId, pose: Pose): ScenarioPiece => ({ kind, number: 1, side: "red", pose });
const kinds = Object.keys(SCENARIO_PIECES) as ScenarioPieceId[];

test("[EB-OBJ-02] an objective has a number, two sides, two arcs, a centre line and two pairs of guides", () => {
  const marker: ScenarioPiece = { kind: "marker", number: 4, side: "blue", pose: at(0, 0, 90) };
  expect(marker.number).toBe(4);
  expect(OBJECTIVE_SIDES).toEqual(["red", "blue"]);

  // When turned to the right, its front faces +x.
  const ahead = [boxAt(at(100, 0), 0, 0, mm(2), mm(2))];
  const behind = [boxAt(at(-100, 0), 0, 0, mm(2), mm(2))];
  const beside = [boxAt(at(10, 100), 0, 0, mm(2), mm(2))];
  const seenBy = (target: typeof ahead) => OBJECTIVE_ARCS.filter((name) => isInArc(objectiveArcAt(name, marker.pose), target));
  expect(seenBy(ahead)).toEqual(["front", "fullFront"]);
  expect(seenBy(behind)).toEqual(["rear", "fullRear"]);
  expect(seenBy(beside)).toEqual(["fullFront"]);

  expect(centreLineAt(marker.pose)).toEqual([
    { x: 0, y: mm(18) },
    { x: 0, y: mm(-18) },
  ]);
  expect(GUIDE_PAIRS.map((pair) => objectiveGuidesAt(pair, marker.pose))).toEqual([
    [
      { x: mm(18), y: mm(11.75) },
      { x: mm(18), y: mm(-11.75) },
    ],
    [
      { x: mm(-18), y: mm(11.75) },
      { x: mm(-18), y: mm(-11.75) },
    ],
  ]);
});

test("[EB-REMOTE-02] every scenario remote has the shape of the objective token", () => {
  const pose = at(300, 200, 35);
  const token = polygonAt(pose, MISSION_TOKENS.objective.outline.map(mm));
  const remotes = kinds.filter((kind) => SCENARIO_PIECES[kind].use === "remote");
  expect(remotes).toEqual(["satelliteRemote", "shuttle", "keyCargo", "turret", "warhead"]);
  for (const remote of remotes) expect(scenarioPieceAt(remote, pose)).toEqual(token);
});

test("[2E-SREM-08] the objective token's body is 36 by 30 mm, and 36 by 36 with its guides", () => {
  const { points } = scenarioPieceAt("shuttle", at(0, 0));
  const rights = points.filter((_, index) => index % 2 === 0);
  const forwards = points.filter((_, index) => index % 2 === 1);
  expect([Math.min(...rights), Math.max(...rights)]).toEqual([mm(-18), mm(18)]);
  expect([Math.min(...forwards), Math.max(...forwards)]).toEqual([mm(-18), mm(18)]);
  // A template fits between its guides, down to the body.
  expect(holdsPoint(points, mm(11.75), mm(17))).toBe(true);
  expect(holdsPoint(points, mm(9.9), mm(15.2))).toBe(false);
  expect(holdsPoint(points, mm(9.9), mm(15))).toBe(true);
});

test("[SC-COMMON-22] a feature on the line does not obstruct, but a remote in the same place does", () => {
  // Between two corners there is only one line.
  const line = closest([baseAt("small", at(0, 0, 45))], [baseAt("small", at(0, 250, 45))]);
  const obstructors = (kind: ScenarioPieceId) => obstructedBy(line, obstructingPieces([piece(kind, at(0, 125))]));
  expect(obstructors("satelliteRemote")).toEqual([0]);
  expect(obstructors("satellite")).toEqual([]);
  expect(obstructors("supplyCache")).toEqual([]);
});
