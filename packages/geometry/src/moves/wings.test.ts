import { describe, expect, test } from "vitest";
import {
  type Area,
  areasOverlap,
  type Box,
  baseAt,
  boost,
  boxAt,
  degrees,
  distance,
  execute,
  footprint,
  formation,
  hasFled,
  isAt,
  type Maneuver,
  maneuverEnd,
  maneuverTemplate,
  mirroredPose,
  mm,
  PLAY_AREAS,
  type Pose,
  penetration,
  placeWithTool,
  shipsApart,
  toolAt,
  toPiece,
  WING_GAP,
  WING_LINES,
  WING_POSITIONS,
  type WingPosition,
  wingPlace,
} from "../index.ts";

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const straight = (speed: number): Maneuver => ({ bearing: "straight", speed, side: "left" });
const small = (pose: Pose): Area => [baseAt("small", pose)];
const WINGMATES: readonly WingPosition[] = WING_POSITIONS.slice(1);
const LEADER = at(0, 0);
const TURNED = at(400, 300, 45);
/** A wing leader at an odd heading, so that places are rounded to the grid. */
const ODD = at(400, 300, 17.3);

const expectWithin = (tolerance: number, actual: Pose, expected: Pose): void => {
  expect(Math.abs(actual.x - expected.x)).toBeLessThanOrEqual(tolerance);
  expect(Math.abs(actual.y - expected.y)).toBeLessThanOrEqual(tolerance);
  expect(actual.heading).toBe(expected.heading);
};

describe("positions", () => {
  test("[EB-WING-08, EB-WING-09] the flanks are beside the leader", () => {
    expect(wingPlace(LEADER, "leftFlank")).toEqual(at(-60, 0));
    expect(wingPlace(LEADER, "rightFlank")).toEqual(at(60, 0));
  });

  test("[EB-WING-10, EB-WING-11, EB-WING-12] the supports are behind the leader and behind the flanks", () => {
    expect(wingPlace(LEADER, "rearSupport")).toEqual(at(0, -60));
    expect(wingPlace(LEADER, "leftSupport")).toEqual(at(-60, -60));
    expect(wingPlace(LEADER, "rightSupport")).toEqual(at(60, -60));
  });

  test("[EB-WMOVE-02] with a larger leader, the front row is level with the leader's rear edge, and the back row 20 mm behind it", () => {
    const about = (leaderBase: "medium" | "large", base: "small" | "medium" = "small") =>
      WINGMATES.map((position) => wingPlace(LEADER, position, base, leaderBase));
    expect(about("large")).toEqual([at(-60, -20), at(60, -20), at(0, -80), at(-60, -80), at(60, -80)]);
    expect(about("medium")).toEqual([at(-60, -10), at(60, -10), at(0, -70), at(-60, -70), at(60, -70)]);
    expect(about("large", "medium")).toEqual([at(-60, -10), at(60, -10), at(0, -90), at(-60, -90), at(60, -90)]);
  });

  test("[EB-WING-13] a formation turns with its leader and keeps its distances", () => {
    const [straightOn, turned] = [LEADER, TURNED].map((leader) => formation(leader, WING_POSITIONS));
    const unit = mm(60) * Math.SQRT1_2;
    expectWithin(mm(0.1), turned[1], { x: TURNED.x - unit, y: TURNED.y + unit, heading: TURNED.heading });
    expectWithin(mm(0.1), turned[3], { x: TURNED.x - unit, y: TURNED.y - unit, heading: TURNED.heading });
    const apart = (a: Pose, b: Pose) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
    for (const [a, first] of straightOn.entries())
      for (const [b, second] of straightOn.entries())
        expect(Math.abs(apart(turned[a], turned[b]) - apart(first, second))).toBeLessThanOrEqual(mm(0.1));
  });

  test("[EB-WPHASE-06] the formation is placed around the leader's position after a boost", () => {
    const moved = maneuverEnd("small", at(300, 300), straight(2));
    expect(wingPlace(boost("small", moved, "straight").pose, "leftFlank")).toEqual(at(240, 500));
    const banked = boost("small", moved, "right").pose;
    const flank = toPiece(banked, wingPlace(banked, "leftFlank"));
    expect(wingPlace(banked, "leftFlank").heading).toBe(degrees(45));
    expect(flank.right / mm(-60)).toBeCloseTo(1, 4);
    expect(flank.forward / mm(60)).toBeCloseTo(0, 4);
  });

  test("[EB-WMOVE-02, EB-JOIN-10] moving and joining put a wingmate in its own position with the leader's heading", () => {
    const offsets: readonly (readonly [WingPosition, number, number])[] = [
      ["leftFlank", -60, 0],
      ["rightFlank", 60, 0],
      ["rearSupport", 0, -60],
      ["leftSupport", -60, -60],
      ["rightSupport", 60, -60],
    ];
    const leader = maneuverEnd("small", ODD, { bearing: "turn", speed: 2, side: "right" });
    for (const [position, right, forward] of offsets) {
      const place = wingPlace(leader, position);
      const own = toPiece(leader, place);
      expect(Math.abs(own.right - mm(right))).toBeLessThanOrEqual(1);
      expect(Math.abs(own.forward - mm(forward))).toBeLessThanOrEqual(1);
      expect(place.heading).toBe(leader.heading);
    }
  });
});

describe("placing", () => {
  test("[EB-WMOVE-09] a wingmate placed beyond an obstacle has not moved through it", () => {
    const start = wingPlace(at(300, 300), "leftFlank");
    const place = wingPlace(maneuverEnd("small", at(300, 300), straight(3)), "leftFlank");
    const asteroid = boxAt(at(240, 380), 0, 0, mm(30), mm(30));
    expect(areasOverlap(maneuverTemplate("small", start, straight(3)), [asteroid])).toBe(true);
    expect(areasOverlap(footprint("small", place, "counted"), [asteroid])).toBe(false);
  });

  test("[EB-WMOVE-17] a wingmate's position must be free of all other wingmates, whether they have moved or not", () => {
    const unmoved = small(wingPlace(LEADER, "leftSupport"));
    const rolled = at(-80, 0);
    expect(wingPlace(rolled, "rearSupport")).toEqual(at(-80, -60));
    expect(shipsApart("small", wingPlace(rolled, "rearSupport"), [unmoved])).toBe(false);

    // The leader is moved away after the left flank has been placed.
    const moved = small(wingPlace(LEADER, "leftFlank"));
    const pulled = at(-80, 60);
    expect(shipsApart("small", wingPlace(pulled, "rearSupport"), [moved])).toBe(false);
    expect(shipsApart("small", wingPlace(pulled, "rightSupport"), [moved])).toBe(true);
  });

  test("[EB-WMOVE-25] a wingmate that fails to keep formation flies its own straight, stops short of a blocker, or flees", () => {
    const start = wingPlace(at(300, 300), "rightFlank");
    const place = wingPlace(maneuverEnd("small", at(300, 300), straight(2)), "rightFlank");
    expect(start).toEqual(at(360, 300));
    expect(execute("small", start, straight(2), [], "ignored").pose).toEqual(place);

    const blocker = baseAt("small", at(360, 450));
    const blocked = execute("small", start, straight(2), [[blocker]], "ignored");
    expect(shipsApart("small", place, [[blocker]])).toBe(false);
    expect(blocked).toMatchObject({ pose: at(360, 410), full: false, touched: [0] });

    // Heading diagonally for the right edge, the leader stays on the table but its right flank doesn't.
    const leader = at(780, 300, 45);
    const leaderEnd = maneuverEnd("small", leader, straight(2));
    const own = execute("small", wingPlace(leader, "rightFlank"), straight(2), [], "ignored").pose;
    const fled = [wingPlace(leader, "rightFlank"), leaderEnd, own].map((pose) => hasFled(PLAY_AREAS["3x3"], "small", pose));
    expect(own).toEqual(wingPlace(leaderEnd, "rightFlank"));
    expect(fled).toEqual([false, false, true]);
  });

  test("[EB-JOIN-03] a ship can join a wing while its former leader is at range 0 to 1", () => {
    const canJoin = (gap: number) => isAt(small(LEADER), small(at(0, 40 + gap)), 0, 1);
    expect([0, 100, 101].map(canJoin)).toEqual([true, true, false]);
  });
});

describe("tools", () => {
  const corners = ({ points }: Box) => [0, 2, 4, 6].map((corner) => toPiece(ODD, { x: points[corner], y: points[corner + 1] }));
  const forwards = (box: Box) => corners(box).map(({ forward }) => forward);

  test("[EB-WTOOL-01] a tool is not an object, so it can lie over an obstacle and a ship", () => {
    const beneath: readonly Area[] = [[boxAt(at(0, -30), 0, 0, mm(12), mm(12))], small(at(90, -30))];
    for (const area of beneath) expect(areasOverlap([toolAt("full", LEADER)], area)).toBe(true);
    for (const position of ["leftFlank", "leftSupport", "rearSupport"] as const) {
      expect(placeWithTool("full", LEADER, position)).toEqual(wingPlace(LEADER, position));
      expect(shipsApart("small", wingPlace(LEADER, position), beneath)).toBe(true);
    }
  });

  test("[EB-WTOOL-02] the full tool lies behind the leader and places all five wingmates", () => {
    const tool = toolAt("full", ODD);
    expect(Math.max(...forwards(tool))).toBeCloseTo(mm(-20), -1);
    for (const position of WINGMATES)
      expectWithin(1, placeWithTool("full", ODD, position) ?? expect.unreachable(position), wingPlace(ODD, position));
  });

  test("[EB-WTOOL-03] the corner tool gives a wing without one flank the same places as the full tool", () => {
    for (const [corner, lost] of [
      ["cornerLeft", ["rightFlank", "rightSupport"]],
      ["cornerRight", ["leftFlank", "leftSupport"]],
    ] as const) {
      const left = WINGMATES.filter((position) => !lost.some((one) => one === position));
      expect(lost.map((position) => placeWithTool(corner, ODD, position))).toEqual([undefined, undefined]);
      for (const position of left) {
        const full = placeWithTool("full", ODD, position) ?? expect.unreachable(position);
        expectWithin(mm(0.1), placeWithTool(corner, ODD, position) ?? expect.unreachable(position), full);
      }
    }
  });

  test("[EB-WTOOL-04] the mini tool can place ships one behind the other or side by side", () => {
    const [behind, left, right] = (["miniBehind", "miniLeft", "miniRight"] as const).map((tool) =>
      WINGMATES.filter((position) => placeWithTool(tool, ODD, position)),
    );
    expect([behind, left, right]).toEqual([["rearSupport"], ["leftFlank"], ["rightFlank"]]);
    const turned = (tool: Box) => toPiece(ODD, { x: tool.cx, y: tool.cy });
    expect(Math.abs(turned(toolAt("miniBehind", ODD)).right)).toBeLessThanOrEqual(1);
    expect(Math.abs(turned(toolAt("miniLeft", ODD)).forward)).toBeLessThanOrEqual(1);
  });

  test("[EB-WTOOL-05] with the mini tool side by side, its line matches the cross lines of both bases", () => {
    for (const [name, position] of [
      ["miniLeft", "leftFlank"],
      ["miniRight", "rightFlank"],
    ] as const) {
      const tool = toolAt(name, ODD);
      const flank = placeWithTool(name, ODD, position) ?? expect.unreachable(position);
      expect(toPiece(ODD, { x: tool.cx, y: tool.cy }).forward).toBeCloseTo(0, -1);
      expect(toPiece(ODD, flank).forward).toBeCloseTo(0, -1);
      for (const ship of [ODD, flank]) expect(penetration(tool, baseAt("small", ship)) / mm(1)).toBeCloseTo(0, 2);
    }
  });

  test("[EB-WTOOL-06] the full, corner and mini tools give the same places", () => {
    const left = (["full", "cornerLeft", "miniLeft"] as const).map((tool) => placeWithTool(tool, ODD, "leftFlank"));
    const right = (["full", "cornerRight", "miniRight"] as const).map((tool) => placeWithTool(tool, ODD, "rightFlank"));
    for (const pose of left) expectWithin(mm(0.1), pose ?? expect.unreachable("left flank"), wingPlace(ODD, "leftFlank"));
    for (const pose of right) expectWithin(mm(0.1), pose ?? expect.unreachable("right flank"), wingPlace(ODD, "rightFlank"));
    const behind = placeWithTool("miniBehind", wingPlace(ODD, "leftFlank"), "rearSupport") ?? expect.unreachable("left support");
    expectWithin(mm(0.1), behind, wingPlace(ODD, "leftSupport"));
  });

  test("[EB-WTOOL-07, EB-WTOOL-08, EB-WTOOL-09] ships are flush with the tool at its lines and have the leader's heading", () => {
    const tool = toolAt("full", ODD);
    const lines = [-WING_LINES, 0, WING_LINES];
    for (const position of WING_POSITIONS) {
      const pose = placeWithTool("full", ODD, position) ?? expect.unreachable(position);
      const fromTool = toPiece({ x: tool.cx, y: tool.cy, heading: ODD.heading }, pose);
      expect(lines.some((line) => Math.abs(fromTool.right - line) <= 1)).toBe(true);
      const edges = forwards(baseAt("small", pose));
      if (position.endsWith("Support")) expect(Math.max(...edges) - Math.min(...forwards(tool))).toBeCloseTo(0, -1);
      else expect(Math.min(...edges) - Math.max(...forwards(tool))).toBeCloseTo(0, -1);
      expect(pose.heading).toBe(ODD.heading);
    }
  });

  test("[EB-WTOOL-10-Q] the tool's lines are 60 mm apart, its bases are 20 mm apart, and left mirrors right", () => {
    expect([WING_LINES, WING_GAP]).toEqual([mm(60), mm(20)]);
    const gap = (a: WingPosition, b: WingPosition) =>
      distance(baseAt("small", wingPlace(LEADER, a)), baseAt("small", wingPlace(LEADER, b)));
    const neighbours = [gap("leader", "leftFlank"), gap("leader", "rearSupport"), gap("leftFlank", "leftSupport")];
    expect([...neighbours, gap("rearSupport", "rightSupport")]).toEqual([mm(20), mm(20), mm(20), mm(20)]);
    expect(mirroredPose(wingPlace(ODD, "leftFlank"))).toEqual(wingPlace(mirroredPose(ODD), "rightFlank"));
    expect(mirroredPose(wingPlace(ODD, "leftSupport"))).toEqual(wingPlace(mirroredPose(ODD), "rightSupport"));
  });
});
