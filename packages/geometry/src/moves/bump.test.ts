import { describe, expect, test } from "vitest";
import {
  areaDistance,
  areasOverlap,
  bandWithContact,
  baseAt,
  boxAt,
  CONTACT,
  contact,
  degrees,
  execute,
  executeHuge,
  footprint,
  type GuideUse,
  type Maneuver,
  maneuverPath,
  maneuverTemplate,
  mm,
  type Pose,
  tallonReach,
} from "../index.ts";

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const small = (pose: Pose, guides: GuideUse = "ignored") => footprint("small", pose, guides);
const ORIGIN = at(0, 0);
const straight = (speed: number): Maneuver => ({ bearing: "straight", speed, side: "left" });

describe("backing up", () => {
  test("[1E-BUMP-01] a ship alongside, in contact all the way, does not stop the moving ship", () => {
    const ahead = { x: 49_497, y: 49_497, heading: degrees(45) };
    const alongside = { x: 42_426, y: -14_142, heading: degrees(45) };
    const { pose, touched, overlapped } = execute("small", at(0, 0, 45), straight(1), [small(ahead), small(alongside)], "ignored");
    expect(Math.abs(pose.x - 21_213)).toBeLessThanOrEqual(2);
    expect(touched).toEqual([0, 1]);
    expect(overlapped).toEqual([0]);
    expect(execute("small", ORIGIN, straight(1), [small(at(0, 70)), small(at(39.95, 20))], "ignored").pose).toEqual(at(0, 30));
  });

  test("[1E-BUMP-01] a ship 30 mm dead ahead stops a straight 1 after 30 mm", () => {
    const { pose, full, touched } = execute("small", ORIGIN, straight(1), [small(at(0, 70))], "ignored");
    expect(pose).toEqual(at(0, 30));
    expect({ full, touched }).toEqual({ full: false, touched: [0] });
  });

  test("[1E-BUMP-01] a straight 3 passes over the same ship", () => {
    const { pose, full, touched } = execute("small", ORIGIN, straight(3), [small(at(0, 70))], "ignored");
    expect(pose).toEqual(at(0, 160));
    expect({ full, touched }).toEqual({ full: true, touched: [] });
  });

  test("[1E-BUMP-01] a ship that backs out of one ship into another touches only the second one", () => {
    const { pose, touched, overlapped } = execute("small", ORIGIN, straight(2), [small(at(0, 130)), small(at(0, 85))], "ignored");
    expect(pose).toEqual(at(0, 45));
    expect([touched, overlapped]).toEqual([[1], [1]]);
  });

  test("[1E-BUMP-01] guides that count as part of the base keep the bases apart", () => {
    const { pose } = execute("small", ORIGIN, straight(1), [small(at(0, 70), "counted")], "counted");
    expect(pose).toEqual(at(0, 25));
  });

  test("[2E-BUMP-02] partway along a turn, both middle marks stay over the template's centre line", () => {
    const turn: Maneuver = { bearing: "turn", speed: 1, side: "right" };
    const blocker = small(at(55, 55, 20));
    const { pose } = execute("small", ORIGIN, turn, [blocker], "ignored");
    expect(contact(small(pose), blocker)).toBe("touching");
    // The turn is an arc around (35, 20) with a radius of 35.
    const ahead = boxAt(pose, 0, mm(20), 0, 0);
    const fromCentre = Math.sqrt((ahead.cx - mm(35)) ** 2 + (ahead.cy - mm(20)) ** 2);
    expect(Math.abs(fromCentre - mm(35))).toBeLessThan(mm(0.2));
    const behind = boxAt(pose, 0, mm(-20), 0, 0);
    expect(behind.cy).toBeLessThan(mm(20));
    expect(Math.abs(behind.cx)).toBeLessThan(mm(0.2));
  });

  test("[2E-MOVE-18] a blocked sideslip keeps the ship's side marks on the line", () => {
    const slip: Maneuver = { bearing: "bankSlip", speed: 2, side: "left" };
    const blocker = small(at(120, 30));
    const { pose, full } = execute("small", ORIGIN, slip, [blocker], "counted");
    expect(full).toBe(false);
    expect(areasOverlap(small(pose, "counted"), blocker)).toBe(false);
    expect(pose.x).toBeLessThan(mm(90));
    // The template starts at (20, 0) and bends around (20, 130) with a radius of 130.
    for (const right of [mm(20), mm(-20)]) {
      const mark = boxAt(pose, right, 0, 0, 0);
      const off = mark.cx <= mm(20) ? mark.cy : Math.sqrt((mark.cx - mm(20)) ** 2 + (mark.cy - mm(130)) ** 2) - mm(130);
      expect(Math.abs(off)).toBeLessThan(mm(0.2));
    }
  });

  test("[1E-BUMP-10] a ship that is blocked at once stays where it started and is in contact", () => {
    const { pose, full, touched, template } = execute("small", ORIGIN, straight(1), [[baseAt("large", at(0, 60))]], "ignored");
    expect(pose).toEqual(ORIGIN);
    expect({ full, touched, template }).toEqual({ full: false, touched: [0], template: [] });
  });
});

describe("the turn at the end of a maneuver", () => {
  test("[1E-BUMP-06] a ship that is blocked during a Koiogran turn keeps its heading", () => {
    const { pose, full } = execute("small", ORIGIN, { bearing: "koiogran", speed: 4, side: "left" }, [small(at(0, 215))], "ignored");
    expect(full).toBe(false);
    expect(pose).toEqual(at(0, 175));
  });

  test("[1E-BUMP-06] a ship that is blocked during a Segnor's loop stops on the bank without turning around", () => {
    const { pose } = execute("small", ORIGIN, { bearing: "segnor", speed: 3, side: "right" }, [small(at(67, 161, 45))], "ignored");
    expect(pose.heading).toBeGreaterThan(0);
    expect(pose.heading).toBeLessThanOrEqual(degrees(45));
  });

  const roll: Maneuver = { bearing: "tallon", speed: 2, side: "right" };

  test("[1E-BUMP-06] a Tallon roll ends at a place where it overlaps nobody", () => {
    const { pose, full } = execute("small", ORIGIN, roll, [small(at(82.5, 117.5))], "ignored");
    expect(full).toBe(true);
    expect(pose).toEqual(at(82.5, 72.5, 180));
    const places = [0, -tallonReach("small"), mm(6)];
    expect(execute("small", ORIGIN, roll, [small(at(82.5, 117.5))], "ignored", places).pose).toEqual(at(82.5, 76.5, 180));
  });

  test("[1E-BUMP-06] a Tallon roll with no free place skips the extra 90 degrees", () => {
    const blocker = small(at(82.5, 82.5));
    const { pose, full } = execute("small", ORIGIN, roll, [blocker], "ignored");
    expect(full).toBe(false);
    expect(pose.heading).toBeLessThanOrEqual(degrees(90));
    expect(contact(small(pose), blocker)).toBe("touching");
  });
});

describe("the part of the template that counts", () => {
  test("[1E-BUMP-07] an asteroid under the part that the ship backed over has no effect, but one under the part it flew does", () => {
    const beyond = [boxAt(at(0, 136), 0, 0, mm(10), mm(6))];
    const before = [boxAt(at(0, 60), 0, 0, mm(10), mm(6))];
    const { pose, template } = execute("small", ORIGIN, straight(3), [small(at(0, 150))], "ignored");
    expect(pose).toEqual(at(0, 110));
    expect(areasOverlap(maneuverTemplate("small", ORIGIN, straight(3)), beyond)).toBe(true);
    expect(areasOverlap(template, beyond)).toBe(false);
    expect(areasOverlap(small(pose), beyond)).toBe(false);
    expect(areasOverlap(template, before)).toBe(true);
  });

  test("[1E-BUMP-07] the part that counts ends at the rear edge of the final position", () => {
    const path = maneuverPath("small", ORIGIN, straight(3));
    expect(path.templateUpTo(mm(110))).toEqual([boxAt(ORIGIN, 0, mm(55), mm(20), mm(70))]);
    expect(path.templateUpTo(mm(40))).toEqual([]);
  });
});

test("[2E-COMP-33-Q] after a bump that brings nub to nub, the bases are 5 mm apart and the ships at range 0", () => {
  const other = at(0, 70);
  const { pose } = execute("small", ORIGIN, straight(1), [small(other, "counted")], "counted");
  const gap = areaDistance([baseAt("small", pose)], [baseAt("small", other)]);
  expect(gap).toBe(mm(5));
  const touching = contact(small(pose, "counted"), small(other, "counted"));
  expect(bandWithContact(gap, touching, 0)).toBe(0);
  const away = at(0, 24.8);
  expect(areaDistance(small(away, "counted"), small(other, "counted"))).toBeGreaterThan(CONTACT);
  const parted = contact(small(away, "counted"), small(other, "counted"));
  expect(bandWithContact(areaDistance(small(away), small(other)), parted, 0)).toBe(1);
});

describe("huge ships that meet huge ships", () => {
  const across = (y: number) => [baseAt("cr90", at(0, y, 90))];

  test("a huge ship backs up along its straight from a ship in its way", () => {
    const { pose, end, touched, overlapped } = executeHuge("first", "gr75", ORIGIN, { bearing: "straight", speed: 4 }, [across(280)]);
    expect(end).toEqual(at(0, 160));
    // The huge ship's front edge, 97.5 mm ahead of its centre, touches the blocker's edge at 240.
    expect(pose.y).toBeGreaterThanOrEqual(mm(142.4));
    expect(pose.y).toBeLessThanOrEqual(mm(142.6));
    expect([touched, overlapped]).toEqual([[0], [0]]);
  });

  test("a huge ship with two ships in its way touches the nearer one, and also overlapped the farther one", () => {
    const { touched, overlapped } = executeHuge("first", "gr75", ORIGIN, { bearing: "straight", speed: 4 }, [across(290), across(170)]);
    expect([touched, overlapped]).toEqual([[1], [0, 1]]);
  });

  test("a huge ship ends its full maneuver if no ship is in its way", () => {
    const { pose, overlapped } = executeHuge("first", "gr75", ORIGIN, { bearing: "straight", speed: 4 }, [across(400)]);
    expect([pose, overlapped]).toEqual([at(0, 160), []]);
  });
});
