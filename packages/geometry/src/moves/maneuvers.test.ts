import { describe, expect, test } from "vitest";
import {
  areasOverlap,
  BANK_ANGLE,
  BANK_RADII,
  type BaseId,
  type Bearing,
  boxAt,
  degrees,
  execute,
  GUIDE,
  hugeManeuverEnd,
  maneuverEnd,
  maneuverTemplate,
  mm,
  type Pose,
  type Side,
  STRAIGHT_STEP,
  TALLON_PLACES,
  TEMPLATE_WIDTH,
  TURN_ANGLE,
  TURN_RADII,
  tallonReach,
} from "../index.ts";

const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };

const end = (base: BaseId, bearing: Bearing, speed: number, side: Side = "right", slide = 0) =>
  maneuverEnd(base, ORIGIN, { bearing, speed, side }, slide);

/** Compares millimetres to two decimals and degrees exactly. */
function expectPose(pose: Pose, right: number, forward: number, heading: number): void {
  expect(pose.x / 1000).toBeCloseTo(right, 2);
  expect(pose.y / 1000).toBeCloseTo(forward, 2);
  expect(pose.heading).toBe(degrees(heading));
}

describe("templates", () => {
  test("[2E-COMP-04] straights are 20 mm wide and 40 mm long per speed, and banks and turns have three radii", () => {
    expect(TEMPLATE_WIDTH).toBe(mm(20));
    expect(STRAIGHT_STEP).toBe(mm(40));
    expect([...BANK_RADII, BANK_ANGLE]).toEqual([mm(80), mm(130), mm(180), degrees(45)]);
    expect([...TURN_RADII, TURN_ANGLE]).toEqual([mm(35), mm(62.5), mm(90), degrees(90)]);
    expectPose(end("small", "straight", 3), 0, 160, 0);
    expectPose(end("small", "turn", 2), 82.5, 82.5, 90);
  });

  test("[2E-MOVE-03] the template fits between the front guides, and the rear edge ends at its far end", () => {
    expectPose(end("small", "straight", 2), 0, 120, 0);
    expectPose(end("medium", "straight", 2), 0, 140, 0);
    expectPose(end("large", "straight", 2), 0, 160, 0);
    const [template] = maneuverTemplate("medium", ORIGIN, { bearing: "straight", speed: 2, side: "left" });
    expect(template).toEqual(boxAt(ORIGIN, 0, mm(70), 2 * GUIDE.inner, mm(80)));
  });
});

describe("bearings", () => {
  test("[1E-MOVE-02, 2E-MOVE-04] a straight keeps the heading, a bank changes it by 45 degrees, and a turn by 90", () => {
    const start: Pose = { x: mm(300), y: mm(200), heading: degrees(350) };
    const heading = (bearing: Bearing, side: Side) => maneuverEnd("small", start, { bearing, speed: 1, side }).heading;
    expect(heading("straight", "right")).toBe(degrees(350));
    expect(heading("bank", "right")).toBe(degrees(35));
    expect(heading("bank", "left")).toBe(degrees(305));
    expect(heading("turn", "right")).toBe(degrees(80));
    expect(heading("turn", "left")).toBe(degrees(260));
    expectPose(end("small", "bank", 1), 37.574, 90.711, 45);
    expectPose(end("small", "turn", 1), 55, 55, 90);
  });

  test.each([
    ["small", [80, 120, 160, 200, 240]],
    ["large", [120, 160, 200, 240, 280]],
  ] as const)("[1E-MOVE-14] straights move a %s base by its length and 40 mm per speed", (base, forward) => {
    forward.forEach((distance, at) => {
      expectPose(end(base, "straight", at + 1), 0, distance, 0);
    });
  });

  test("[1E-MOVE-14] banks and turns move small and large bases to the right places", () => {
    expectPose(end("small", "bank", 1), 37.574, 90.711, 45);
    expectPose(end("small", "bank", 2), 52.218, 126.066, 45);
    expectPose(end("small", "bank", 3), 66.863, 161.421, 45);
    expectPose(end("small", "bank", 2, "left"), -52.218, 126.066, 315);
    expectPose(end("small", "turn", 1), 55, 55, 90);
    expectPose(end("small", "turn", 2), 82.5, 82.5, 90);
    expectPose(end("small", "turn", 3), 110, 110, 90);
    expectPose(end("large", "bank", 3), 81.005, 195.563, 45);
    expectPose(end("large", "turn", 1), 75, 75, 90);
  });

  test("[1E-MOVE-03] Koiogran turns, Segnor's loops and Tallon rolls turn the ship at the end of the path", () => {
    expectPose(end("small", "koiogran", 4), 0, 200, 180);
    expectPose(end("small", "segnor", 3), 66.863, 161.421, 225);
    expectPose(end("small", "tallon", 3), 110, 110, 180);
    expectPose(end("small", "tallon", 3, "left"), -110, 110, 180);
  });

  test("a Tallon roll along a bank ends where the bank does, turned a further 90 degrees, and slides along its new heading", () => {
    expectPose(end("small", "tallonBank", 2), 52.218, 126.066, 135);
    expectPose(end("small", "tallonBank", 2, "left"), -52.218, 126.066, 225);
    const slide = 10 * Math.SQRT1_2;
    expectPose(end("small", "tallonBank", 2, "right", mm(10)), 52.218 + slide, 126.066 - slide, 135);
  });

  test("[1E-MOVE-03] a Tallon roll keeps the template's end within the length of the ship's side", () => {
    expect(tallonReach("small")).toBe(mm(10));
    expect(tallonReach("large")).toBe(mm(30));
    expectPose(end("large", "tallon", 3, "right", tallonReach("large")), 130, 100, 180);
  });

  test("[2E-MOVE-07] a Koiogran turn ends where its straight template ends, facing back", () => {
    expectPose(end("small", "koiogran", 4), 0, 200, 180);
    expectPose(end("medium", "koiogran", 2), 0, 140, 180);
  });

  test("[2E-MOVE-08] a Segnor's loop ends where its bank template ends, turned around", () => {
    expectPose(end("small", "segnor", 2), 52.218, 126.066, 225);
    expectPose(end("small", "segnor", 2, "left"), -52.218, 126.066, 135);
  });

  test("[2E-MOVE-09] a Tallon roll ends with the template at the left, middle or right of the ship's edge", () => {
    expect([...TALLON_PLACES].sort((a, b) => a - b)).toEqual([mm(-10), 0, mm(10)]);
    for (const slide of TALLON_PLACES) expectPose(end("small", "tallon", 2, "right", slide), 82.5, 82.5 - slide / 1000, 180);
    for (const slide of TALLON_PLACES) expectPose(end("small", "tallon", 2, "left", slide), -82.5, 82.5 - slide / 1000, 180);
  });

  test("[1E-MOVE-05, 2E-MOVE-13] a reverse maneuver starts at the rear guides and moves the ship back", () => {
    expectPose(end("small", "reverse", 1), 0, -80, 0);
    expectPose(end("large", "reverse", 2), 0, -160, 0);
    expect(maneuverTemplate("small", ORIGIN, { bearing: "reverse", speed: 1, side: "left" })).toMatchObject([{ cx: 0, cy: mm(-40) }]);
    expectPose(end("small", "reverseBank", 1, "right"), 37.574, -90.711, 315);
  });

  test("[2E-MOVE-14, 2E-MOVE-36-Q] a reverse bank swings the ship's rear to the named side and its front to the other", () => {
    expectPose(end("small", "reverseBank", 1, "left"), -37.574, -90.711, 45);
    expectPose(end("medium", "reverseBank", 1, "left"), -44.645, -107.782, 45);
    const forward = end("small", "bank", 1, "left");
    expect(end("small", "reverseBank", 1, "left")).toEqual({ x: forward.x, y: -forward.y, heading: degrees(360) - forward.heading });
  });

  test("[2E-MOVE-17] a sideslip to the left starts at the right side and ends ahead of it", () => {
    expectPose(end("small", "bankSlip", 2, "left"), 126.066, 52.218, 315);
    expectPose(end("small", "bankSlip", 2, "right"), -126.066, 52.218, 45);
    expectPose(end("small", "turnSlip", 1, "left"), 55, 55, 270);
    const [template] = maneuverTemplate("small", ORIGIN, { bearing: "bankSlip", speed: 2, side: "left" });
    // The template starts at the right side mark (20, 0) and bends ahead around (20, 130).
    expect(template).toMatchObject({ kind: "bend", side: -1, ox: mm(20), oy: mm(130) });
  });
});

test("[1E-OBST-07] a ship that flies over an obstacle still makes the final turn of its maneuver", () => {
  const asteroid = [boxAt({ x: 0, y: mm(60), heading: 0 }, 0, 0, mm(30), mm(30))];
  const maneuver = (bearing: Bearing) => execute("small", ORIGIN, { bearing, speed: 3, side: "right" }, [], "counted");
  expect(areasOverlap(maneuver("koiogran").template, asteroid)).toBe(true);
  expect(maneuver("koiogran").pose).toEqual({ x: 0, y: mm(160), heading: degrees(180) });
  expect(maneuver("segnor").pose.heading).toBe(degrees(225));
  expect(maneuver("tallon").pose.heading).toBe(degrees(180));
});

describe("huge ships", () => {
  test("[2E-HUGE-04] a straight moves the ship 40 mm per speed", () => {
    for (const speed of [0, 1, 2, 3, 4, 5])
      expect(hugeManeuverEnd("second", "huge", ORIGIN, { bearing: "straight", speed })).toEqual({ x: 0, y: mm(40 * speed), heading: 0 });
  });

  test("[2E-HUGE-05, 2E-HUGE-57-Q] banks at speeds 0 to 3 turn the ship by 45 degrees", () => {
    const bank = (speed: number, side: Side) => hugeManeuverEnd("second", "huge", ORIGIN, { bearing: "bank", speed, side });
    expectPose(bank(0, "right"), -16.569, 40, 45);
    expectPose(bank(1, "right"), 6.766, 63.335, 45);
    expectPose(bank(2, "right"), 27.979, 98.69, 45);
    expectPose(bank(3, "right"), 49.192, 134.045, 45);
    expectPose(bank(2, "left"), -27.979, 98.69, 315);
    expect(() => bank(4, "right")).toThrow();
  });
});
