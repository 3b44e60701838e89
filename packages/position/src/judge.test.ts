import { type ArcName, type BaseId, degrees, lineCrosses, mm, type Pose, type Section, sectionAt } from "@broadside/geometry";
import type { Edition } from "@broadside/rulebook";
import { describe, expect, test } from "vitest";
import {
  judge,
  type PairJudgement,
  type PlacedObstacle,
  type PlacedShip,
  type Position,
  printedArcs,
  type Reason,
  type Shot,
} from "./index.ts";

/** A pose in millimetres from the middle of the table. */
const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(900 + x), y: mm(450 + y), heading: degrees(heading) });
const MIDDLE = at(0, 0);

type Placed = Omit<PlacedShip, "arcs"> & { readonly arcs?: readonly ArcName[] };
const ship = (id: string, base: BaseId, pose: Pose, ...arcs: readonly ArcName[]): Placed => ({
  id,
  base,
  pose,
  seat: 1,
  ...(arcs.length > 0 && { arcs }),
});
/** An obstacle 41 mm wide and 32 mm deep. */
const rock = (x: number, y: number): PlacedObstacle => ({ id: "rock", token: "coreasteroid0", pose: at(x, y), flipped: false });

const table = (edition: Edition, ships: readonly Placed[], obstacles: readonly PlacedObstacle[] = []): Position => ({
  edition,
  table: { width: mm(1800), height: mm(900) },
  ships: ships.map((placed) => ({ ...placed, arcs: placed.arcs ?? printedArcs(edition, placed.base) })),
  obstacles,
  features: [],
});

/** Returns the judgement of the first ship against the second. */
function pairOf(position: Position): PairJudgement {
  const [from, to] = position.ships;
  const [pair] = judge(position, { from: from?.id ?? "", to: to?.id ?? "" }).pairs;
  if (!pair) throw new Error("there are no two ships");
  return pair;
}
function shotOf(position: Position, arc: ArcName, section?: Section): Shot {
  const shot = pairOf(position).shots.find((other) => other.arc === arc && other.section === section);
  if (!shot) throw new Error(`there is no shot in the ${arc} arc`);
  return shot;
}
const citedBy = ({ reasons }: { readonly reasons: readonly Reason[] }): readonly string[] => reasons.map(({ rule }) => rule);
/** Returns the sections that a turret in a position may attack. */
const openSections = (base: BaseId, x: number, y: number): readonly (Section | undefined)[] =>
  pairOf(table("1e", [ship("attacker", "small", at(x, y), "all"), ship("target", base, MIDDLE)]))
    .shots.filter(({ open }) => open)
    .map(({ section }) => section);

describe("range and contact", () => {
  const ahead = (edition: Edition, gap: number): PairJudgement =>
    pairOf(table(edition, [ship("a", "small", MIDDLE, "all"), ship("b", "small", at(40 + gap, 0))]));

  /** Places two ships nose to tail, with their guides touching or nearly touching. */
  const behind = (gap: number): PairJudgement => pairOf(table("2.5", [ship("a", "small", MIDDLE), ship("b", "small", at(0, 40 + gap))]));

  test("[1E-COMP-06] 100 mm is Range 1, 101 mm is Range 2", () => {
    expect([100, 101].map((gap) => ahead("1e", gap).range)).toEqual([1, 2]);
  });

  test("[1E-BUMP-08] ships that touch are at Range 1, for attacks too", () => {
    const { contact, range, shots, reasons } = ahead("1e", 0);
    expect([contact, range, shots[0]?.range]).toEqual(["touching", 1, 1]);
    expect(citedBy({ reasons })).toEqual(["1E-BUMP-08"]);
  });

  test("[2E-COMP-07] ships that touch are at range 0; half a millimetre apart they are at range 1", () => {
    expect([ahead("2.5", 0), ahead("2.5", 0.5)].map(({ contact, range }) => [contact, range])).toEqual([
      ["touching", 0],
      ["apart", 1],
    ]);
    expect(citedBy(ahead("2.5", 0))).toContain("2E-COMP-07");
  });

  test("[1E-COMP-07] bases 100.5 mm apart are at Range 2, even though their guides are closer", () => {
    expect(pairOf(table("1e", [ship("a", "small", MIDDLE), ship("b", "small", at(0, 140.5))])).range).toBe(2);
  });

  test("[2E-COMP-10] if only its guides are over another ship, a ship overlaps that ship; bases 101 mm apart are at range 2", () => {
    expect([behind(2).contact, citedBy(behind(2))[0], behind(101).range]).toEqual(["overlapping", "2E-COMP-10", 2]);
  });

  test("in the second edition, ships in contact are at attack range 0, however far away the part in the arc is", () => {
    const beside = pairOf(table("2.5", [ship("a", "small", MIDDLE), ship("b", "small", at(40, 15))]));
    expect([beside.contact, beside.range, beside.shots[0]?.range]).toEqual(["touching", 0, 0]);
    expect(behind(5).shots[0]?.range).toBe(0);
  });

  test("[2E-COMP-33-Q] ships that touch only by their guides, 5 mm apart, are at range 0", () => {
    expect([behind(5), behind(5.2)].map(({ contact, range }) => [contact, range])).toEqual([
      ["touching", 0],
      ["apart", 1],
    ]);
  });

  test("a ship partly off the table or on an obstacle is reported", () => {
    const { ships } = judge(table("2.5", [ship("a", "small", at(-890, 0)), ship("b", "small", at(20, 0))], [rock(0, 0)]));
    expect(ships.map(({ onTable, on, reasons }) => [onTable, on, reasons.length])).toEqual([
      [false, [], 1],
      [true, ["rock"], 1],
    ]);
  });
});

test("an obstacle lies on the face that the position gives", () => {
  // On its usual face, this cloud reaches 30 mm to the right of its centre; on the other face, only 23 mm.
  const cloud = (flipped: boolean): PlacedObstacle => ({ id: "cloud", token: "gascloud2", pose: MIDDLE, flipped });
  const on = (flipped: boolean) => judge(table("2.5", [ship("a", "small", at(46, 13))], [cloud(flipped)])).ships[0]?.on;
  expect([on(false), on(true)]).toEqual([["cloud"], []]);
});

describe("arcs", () => {
  /** The target's nearest corner is 89 mm away but outside the front arc. Only its far corner is in the arc. */
  const beside = (edition: Edition): Position =>
    table(edition, [ship("a", "small", MIDDLE, "front", "all"), ship("b", "large", at(145, 85))]);

  test("[1E-ARC-01] a ship is in arc if one corner of its base is, and isn't if none is", () => {
    const inFront = (y: number) => shotOf(table("1e", [ship("a", "small", MIDDLE), ship("b", "large", at(145, y))]), "front").inArc;
    expect([85, 80].map(inFront)).toEqual([true, false]);
  });

  test.each<[string, Edition, string]>([
    ["[1E-ARC-02]", "1e", "1E-ARC-02"],
    ["[2E-ATK-11]", "2.5", "2E-ATK-11"],
  ])("%s attack range is measured to the part inside the arc: it is 2, even though the ships are at range 1", (_title, edition, rule) => {
    const { range, open, reasons } = shotOf(beside(edition), "front");
    expect([pairOf(beside(edition)).range, range, open]).toEqual([1, 2, true]);
    expect(reasons).toEqual([{ rule, text: expect.stringContaining("arc") }]);
  });

  test("[1E-ARC-03] an attack that ignores arcs is measured to the nearest point", () => {
    expect(shotOf(beside("1e"), "all")).toMatchObject({ open: true, range: 1, reasons: [{ rule: "1E-ARC-03" }] });
  });

  test("[2E-ARC-03] a base across the diagonal is in two arcs", () => {
    const { shots } = pairOf(table("2.5", [ship("a", "small", MIDDLE, "front", "right", "rear"), ship("b", "small", at(150, 170))]));
    expect(shots.map(({ inArc }) => inArc)).toEqual([true, true, false]);
  });

  test("[2E-ARC-04] a piece beneath a ship is in none of its arcs", () => {
    const { shots } = pairOf(
      table("2.5", [ship("a", "huge", MIDDLE, "front", "left", "right", "rear", "all"), ship("b", "small", at(0, 60))]),
    );
    expect(shots.filter(({ inArc, open }) => inArc || open)).toEqual([]);
  });

  test("a ship past the end of the ruler is in arc but can't be attacked; a huge ship's ruler is longer", () => {
    const farAway = (base: BaseId) => shotOf(table("2.5", [ship("a", base, MIDDLE), ship("b", "small", at(0, 480))]), "front");
    expect([farAway("small"), farAway("huge")].map(({ inArc, open, range }) => [inArc, open, range])).toEqual([
      [true, false, 5],
      [true, true, 4],
    ]);
  });
});

describe("obstruction", () => {
  const across = (edition: Edition, rockAt: number): Shot =>
    shotOf(table(edition, [ship("a", "small", at(0, -100)), ship("b", "small", at(0, 100))], [rock(rockAt, 0)]), "front");

  test.each<[string, Edition, string]>([
    ["first", "1e", "1E-OBST-08"],
    ["second", "2.5", "2E-OBST-26"],
  ])("a rock across every possible line obstructs in the %s edition", (_name, edition, rule) => {
    expect(across(edition, 0).obstructedBy).toEqual(["rock"]);
    expect(citedBy(across(edition, 0))).toContain(rule);
    expect([across(edition, 60).obstructedBy, citedBy(across(edition, 60)).includes(rule)]).toEqual([[], false]);
  });

  test.each<[string, Edition, string]>([
    ["[1E-OBST-10]", "1e", "1E-OBST-10"],
    ["[2E-ATK-44]", "2.5", "2E-ATK-44"],
  ])("%s if a rock blocks only part of the way, the attacker picks a clear line among the equally short ones", (_title, edition, rule) => {
    const { obstructedBy, reasons, line } = across(edition, 20);
    expect([obstructedBy, citedBy({ reasons }).at(-1)]).toEqual([[], rule]);
    expect(line?.ax).toBeLessThan(mm(900));
    // From corner to corner there is only one shortest line, so there is nothing to choose.
    const turned = shotOf(
      table(edition, [ship("a", "small", at(0, -100, 45)), ship("b", "small", at(0, 100, 45))], [rock(20, 0)]),
      "front",
    );
    expect(turned.obstructedBy).toEqual(["rock"]);
  });

  test("[HS-OBSTR-01] a huge ship between two others obstructs, but one beside them doesn't", () => {
    const over = (x: number) =>
      shotOf(table("1e", [ship("tie", "small", at(0, -150)), ship("xwing", "small", at(0, 130)), ship("gr75", "gr75", at(x, 0))]), "front");
    expect([over(0).obstructedBy, over(100).obstructedBy]).toEqual([["gr75"], []]);
    expect(citedBy(over(0))).toContain("HS-OBSTR-01");
  });

  test("in the second edition, a huge ship obstructs too, but another small ship doesn't", () => {
    const over = (base: BaseId) =>
      shotOf(table("2.5", [ship("a", "small", at(0, -150)), ship("b", "small", at(0, 150)), ship("c", base, at(0, 0, 90))]), "front");
    expect([over("huge").obstructedBy, over("large").obstructedBy]).toEqual([["c"], []]);
  });

  test("[HS-OBSTR-03] the line to the aft section crosses the target's fore section, which doesn't obstruct", () => {
    const { open, obstructedBy, line } = shotOf(
      table("1e", [ship("a", "small", at(100, 100, 260)), ship("b", "cr90", MIDDLE)]),
      "front",
      "aft",
    );
    expect(crosses(line, "fore")).toBe(true);
    expect([open, obstructedBy]).toEqual([true, []]);
  });

  test("[HS-OBSTR-91-Q] the line from the fore section crosses the attacker's own aft section, which doesn't obstruct", () => {
    const { obstructedBy, line } = shotOf(table("1e", [ship("a", "cr90", MIDDLE), ship("b", "small", at(0, -300, 45))]), "mainWeapon");
    expect(crosses(line, "aft")).toBe(true);
    expect(obstructedBy).toEqual([]);
  });

  /** True if a line crosses a section of a CR90 at the centre of the table. */
  const crosses = (line: Shot["line"], section: Section): boolean =>
    line !== undefined && sectionAt("cr90", section, MIDDLE).some((part) => lineCrosses(line.ax, line.ay, line.bx, line.by, part));
});

describe("aiming at a section", () => {
  test("[HS-TGT-03] a section can be targeted if the centre line doesn't cross the line to it", () => {
    expect([openSections("cr90", 100, 100), openSections("cr90", 90, 100)]).toEqual([["fore", "aft"], ["fore"]]);
    const barred = shotOf(table("1e", [ship("a", "small", at(90, 100), "all"), ship("b", "cr90", MIDDLE)]), "all", "aft");
    expect([barred.targetable, citedBy(barred)]).toEqual([false, ["HS-TGT-03", "HS-TGT-07"]]);
  });

  test("[HS-TGT-05] against a C-ROC, the two arc lines replace the centre line", () => {
    expect([openSections("croc", 100, 100), openSections("croc", 100, -60)]).toEqual([["fore", "aft"], ["aft"]]);
    expect(openSections("gozanti", 100, 100)).toEqual(["fore"]);
    const barred = shotOf(table("1e", [ship("a", "small", at(100, -60), "all"), ship("b", "croc", MIDDLE)]), "all", "fore");
    expect(citedBy(barred)).toContain("HS-TGT-05");
  });

  test("[HS-TGT-08] range is measured to the chosen section, even if the other one is nearer", () => {
    const { shots } = pairOf(table("1e", [ship("a", "small", at(156, 148), "all"), ship("b", "cr90", MIDDLE)]));
    expect(shots.map(({ section, range }) => [section, range])).toEqual([
      ["fore", 1],
      ["aft", 2],
    ]);
  });

  test("[HS-TGT-91-Q] a huge attacker's line starts at the section that owns the weapon", () => {
    const two = table("1e", [ship("a", "cr90", at(90, 27.5)), ship("b", "cr90", MIDDLE)]);
    expect([shotOf(two, "forePort", "aft").targetable, shotOf(two, "aftPort", "aft").targetable]).toEqual([false, true]);
  });
});

describe("weapons of a huge ship", () => {
  const mainWeapon = (base: BaseId, x: number, y: number): Shot =>
    shotOf(table("1e", [ship("cr90", "cr90", MIDDLE), ship("target", base, at(x, y))]), "mainWeapon");

  test("[HS-PRIM-01] the CR90's weapon reaches range 3 to 5, so it can't attack at range 2 or beyond its ruler", () => {
    const ahead = (gap: number): Shot => mainWeapon("small", 0, 112.5 + gap + 20);
    expect([50, 150, 250, 450, 550].map((gap) => [ahead(gap).range, ahead(gap).open])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [5, true],
      [6, false],
    ]);
    expect(citedBy(ahead(150))).toContain("HS-PRIM-01");
    expect(citedBy(ahead(250))).not.toContain("HS-PRIM-01");
  });

  test("[HS-TURRET-02] the turret primary weapon measures from the fore base, even if the aft one is closer", () => {
    const pair = pairOf(table("1e", [ship("cr90", "cr90", MIDDLE), ship("target", "small", at(200, -200))]));
    expect([pair.range, mainWeapon("small", 200, -200).range]).toEqual([2, 3]);
    // The distance is measured from the corner of the 80 mm base, not from half of the token.
    expect(mainWeapon("small", 200, -200)).toMatchObject({
      distance: Math.round(Math.hypot(mm(140), mm(212.5))),
      reasons: [{ rule: "HS-TURRET-02" }],
    });
  });

  test("[HS-TURRET-03] its own centre line blocks a target outside the arcs", () => {
    const open = [
      mainWeapon("small", 0, -400),
      mainWeapon("small", 100, -200),
      mainWeapon("small", 200, -200),
      mainWeapon("small", 0, 400),
    ];
    expect(open.map((shot) => shot.open)).toEqual([false, false, true, true]);
    expect(citedBy(mainWeapon("small", 0, -400))).toContain("HS-TURRET-03");
  });

  test("[HS-TURRET-04] a target that is partly in one of the section's arcs can be attacked without that check", () => {
    // Both bases have their centre where the centre line would block the shot. Only the large base reaches into the starboard fore arc.
    expect([mainWeapon("large", 86, -90), mainWeapon("small", 86, -90)].map(({ targetable }) => targetable)).toEqual([true, false]);
  });

  test("[HS-TURRET-06] a turret secondary weapon measures from the nearest point of the whole ship", () => {
    const astern = shotOf(table("1e", [ship("croc", "croc", MIDDLE, "all"), ship("b", "small", at(0, -97.5 - 150 - 20))]), "all");
    expect([astern.open, astern.distance, astern.range]).toEqual([true, mm(150), 2]);
  });

  test("[HS-ARC-91-Q] a section's arc is measured from that section, even if the other one is closer", () => {
    const two = table("1e", [ship("cr90", "cr90", MIDDLE), ship("b", "small", at(155, -70))]);
    const shot = shotOf(two, "foreStarboard");
    expect([pairOf(two).range, shot.range, citedBy(shot)]).toEqual([1, 2, ["HS-ARC-91-Q"]]);
  });
});
