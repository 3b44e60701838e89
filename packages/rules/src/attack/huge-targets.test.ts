import { describe, expect, test } from "vitest";
import { diceRolled } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { facedown } from "../damage/huge.testing.ts";
import { at, type TestShip } from "../testing.ts";
import { attacks, hugeTable, MIDDLE, namesOf, off, openTo, type Some } from "./huge.testing.ts";

const CR90 = { pilot: "cr90corvette" };
const RAIDER = { pilot: "raiderclasscorvette" };

describe("a huge ship's targets", () => {
  /** A ship this far in front of the huge ship's nose, which is 112.5 mm ahead of its centre. */
  const ahead = (gap: number): Some => ({ pilot: "academypilot", pose: at(900, 282.5 + gap, 180) });
  const low = at(900, 150);

  test("[HS-PRIM-01] a CR90's primary weapon fires only at its printed range", () => {
    const at_ = (gap: number) => attacks([{ ...CR90, pose: low }], [ahead(gap)]);
    expect([50, 150, 250, 350, 450, 550].map((gap) => at_(gap).length)).toEqual([0, 0, 1, 1, 1, 0]);
  });

  test("[HS-PRIM-02] a Raider's primary weapon fires at Range 2 to 4", () => {
    const at_ = (gap: number) => attacks([{ ...RAIDER, pose: low }], [ahead(gap)]);
    expect([50, 150, 250, 350, 450].map((gap) => at_(gap).length)).toEqual([0, 1, 1, 1, 0]);
  });

  test("[HS-TURRET-01] a turret primary weapon fires at a ship dead ahead, outside the side arcs", () => {
    const [only] = openTo(hugeTable([{ ...CR90, pose: low }], [ahead(250)]));
    expect(only).toMatchObject({ weapon: "primary", from: "fore", section: undefined, range: 3, inArc: false });
    expect(attacks([{ ...RAIDER }], [{ pilot: "academypilot", pose: off(0, -400) }])).toEqual([]);
  });

  const tie = (starboard: number, forward: number): Some => ({ pilot: "academypilot", pose: off(starboard, forward) });

  test("[HS-TURRET-02] a turret primary weapon measures from its own section, even if the other is nearer", () => {
    const table = hugeTable([CR90], [tie(200, -200)]);
    expect(table.game.board.range(table.ship("A1"), table.ship("B1"))).toBe(2);
    expect(openTo(table)).toMatchObject([{ weapon: "primary", range: 3 }]);
  });

  test("[HS-TURRET-03] a turret primary weapon does not fire over its own centre line", () => {
    const fires = (starboard: number, forward: number) => attacks([CR90], [tie(starboard, forward)]).length > 0;
    expect([fires(0, -400), fires(100, -200), fires(200, -200), fires(0, 400)]).toEqual([false, false, true, true]);
  });

  test("[HS-TURRET-91-Q] its own centre line blocks a turret even if the other section's arc contains the target", () => {
    const own = { ...CR90, upgrades: ["singleturbolasers@aft"] };
    expect(attacks([own], [tie(200, -302.5)])).toEqual(["singleturbolasers@0>B1"]);
    expect(attacks([own], [tie(215, -302.5)])).toEqual(["primary>B1", "singleturbolasers@0>B1"]);
  });

  test("[HS-TURRET-92-Q] at a huge ship, a turret fires over neither its own centre line nor the target's", () => {
    const at_ = (...where: Parameters<typeof off>) => attacks([CR90], [{ ...RAIDER, pose: off(...where) }]);
    expect(at_(300, -350)).toEqual(["primary>B1:fore", "primary>B1:aft"]);
    expect(at_(207.5, -377.5, 90)).toEqual(["primary>B1:fore"]);
    expect(at_(0, 450)).toEqual(["primary>B1:aft"]);
  });

  test("[HS-TURRET-05] a C-ROC's turret fires straight backward, measured from the whole ship", () => {
    const [only] = openTo(
      hugeTable([{ pilot: "croccruiser", upgrades: ["heavylaserturret"] }], [{ pilot: "academypilot", pose: off(0, -267.5) }]),
    );
    expect(only).toMatchObject({ weapon: 0, range: 2, inArc: false });
  });

  test("[HS-ARC-02] a weapon card on the aft section doesn't fire in the fore section's arcs", () => {
    const enemy = { pilot: "academypilot", pose: off(120, 170) };
    expect(attacks([{ ...CR90, upgrades: ["quadlasercannons@aft"] }], [enemy])).toEqual([]);
    expect(attacks([{ ...CR90, upgrades: ["quadlasercannons@fore"] }], [enemy])).toEqual(["quadlasercannons@0>B1"]);
  });

  test("[HS-TURRET-07] a secondary turret weapon may fire over its ship's own centre line", () => {
    const own = { pilot: "gozanticlasscruiser", upgrades: ["duallaserturret"] };
    expect(attacks([own], [tie(0, -97.5 - 150 - 20)])).toEqual(["duallaserturret@0>B1"]);
  });

  test("[HS-ARC-91-Q] range in a section's arc is measured from that section", () => {
    const own = { ...CR90, upgrades: ["quadlasercannons@fore", "quadlasercannons@aft"] };
    expect(openTo(hugeTable([own], [tie(158, -60)]))).toMatchObject([
      { weapon: 0, from: "fore", range: 2 },
      { weapon: 1, from: "aft", range: 1 },
    ]);
  });

  test("[HS-ARC-92-Q] a ship with one Ship card measures from the whole ship, to the part of the target in arc", () => {
    const table = hugeTable(
      [{ pilot: "croccruiser", upgrades: ["quadlasercannons"] }],
      [{ pilot: "bountyhunter", pose: off(196.4, 50, 45) }],
    );
    expect(table.game.board.range(table.ship("A1"), table.ship("B1"))).toBe(1);
    expect(openTo(table)).toMatchObject([{ weapon: 0, from: undefined, range: 2 }]);
  });

  test("[HS-ATK-06] ships without a printed attack value have no primary attack", () => {
    for (const pilot of ["gr75mediumtransport", "gozanticlasscruiser", "croccruiser"])
      expect(attacks([{ pilot }], [{ pilot: "academypilot", pose: off(0, 260) }])).toEqual([]);
    expect(attacks([RAIDER], [{ pilot: "academypilot", pose: off(0, 300) }])).toEqual(["primary>B1"]);
  });

  test("[HS-RULER-02, ET-RULER-01] only the CR90's weapon reaches past Range 3, not the X-wing's weapon or lock", () => {
    const xwing = { pilot: "rookiepilot", pose: at(900, 282.5 + 350, 180) };
    const table = hugeTable([{ ...CR90, pose: low }], [xwing]);
    expect(openTo(table)).toMatchObject([{ weapon: "primary", range: 4 }]);
    expect(openTo(table, "B1")).toEqual([]);
    const flying = hugeTable([{ ...xwing, pose: at(900, 282.5 + 430, 180), dial: "1FG" }], [{ ...CR90, pose: low, activated: true }], {
      phase: "activation",
    });
    flying.say("lock").say("B1:fore");
    expect(flying.notes("out of range")).toMatchObject([{ ship: "A1", target: "B1", section: "fore" }]);
    expect(flying.ship("A1").locks).toEqual([]);
  });

  test("[HS-CRIP-17] a crippled fore section keeps its weapon, with 2 dice and the same range", () => {
    const table = hugeTable([{ ...CR90, pose: low, crippled: "fore", shields: 0 }], [ahead(350)]);
    expect(openTo(table)).toMatchObject([{ weapon: "primary", range: 4 }]);
    table.attackDice("blank", "blank").defenseDice("blank", "blank", "blank", "blank").say("primary>B1");
    expect(diceRolled(table)).toEqual([2, 4]);
    expect(attacks([{ ...CR90, pose: low, crippled: "fore" }], [ahead(150)])).toEqual([]);
  });

  test("[ET-AUTH-03] a card that lets a ship fire out of arc overrides the rule against it", () => {
    const lets: Ability = { answers: { permissions: { fireIn: (_, _self, { arc }) => (arc === "rear" ? true : undefined) } } };
    const own = { pilot: "rookiepilot", upgrades: ["protontorpedoes"], pose: at(900, 500) };
    const astern = { pilot: "academypilot", pose: at(900, 310) };
    expect(attacks([own], [astern])).toEqual([]);
    expect(attacks([own], [astern], { cards: { "pilot:rookiepilot": lets } })).toEqual(["protontorpedoes@0>B1"]);
  });
});

describe("which section may be targeted", () => {
  const at_ = (starboard: number, forward: number, heading: number, huge: Partial<Some> = {}) =>
    attacks([{ pilot: "rookiepilot", pose: off(starboard, forward, heading) }], [{ ...CR90, ...huge }]);

  test("[HS-TGT-09] from abeam, either section may be targeted", () => {
    expect(at_(200, 0, 270)).toEqual(["primary>B1:fore", "primary>B1:aft"]);
  });

  test("[HS-TGT-01] a section out of arc can't be targeted", () => {
    expect(at_(200, -72, 225)).toEqual(["primary>B1:aft"]);
  });

  test("[HS-TGT-04] a section behind the centre line can't be targeted, but the other section can", () => {
    expect(at_(90, 100, 225)).toEqual(["primary>B1:fore"]);
    expect(at_(100, 100, 225)).toEqual(["primary>B1:fore", "primary>B1:aft"]);
  });

  test("[HS-TGT-05] a C-ROC's arc lines count instead of the centre line", () => {
    expect([at_(100, 100, 225, { pilot: "croccruiser" }), at_(100, -60, 315, { pilot: "croccruiser" })]).toEqual([
      ["primary>B1:fore", "primary>B1:aft"],
      ["primary>B1:aft"],
    ]);
    expect(at_(100, 100, 225, { pilot: "gozanticlasscruiser" })).toEqual(["primary>B1:fore"]);
  });

  test("[HS-TGT-91-Q] a huge attacker measures the line from its firing section", () => {
    const own = { ...RAIDER, pose: off(230, 300), upgrades: ["heavylaserturret@fore", "heavylaserturret@aft"] };
    const [fore, aft] = ["heavylaserturret@0", "heavylaserturret@1"];
    expect(attacks([own], [CR90])).toEqual([`${fore}>B1:fore`, `${aft}>B1:fore`, `${aft}>B1:aft`]);
  });

  test("[HS-TGT-10, HS-CRIP-07] a crippled section can't be targeted, even if the centre line rules out the other", () => {
    expect(at_(0, -300, 0)).toEqual(["primary>B1:aft"]);
    expect(at_(0, -300, 0, { crippled: "aft" })).toEqual([]);
    expect(at_(200, 0, 270, { crippled: "aft" })).toEqual(["primary>B1:fore"]);
  });

  test("[HS-TGT-10] a section crippled by the first of two attacks can't be targeted by the second", () => {
    const own = { pilot: "rookiepilot", upgrades: ["clustermissiles"], pose: off(210, 0, 270) };
    const huge = { ...CR90, engaged: true, aftShields: 0 };
    const fired = (damage: number) => {
      const table = hugeTable([own], [{ ...huge, damage: facedown("aft", damage) }], {
        cards: { "upgrade:clustermissiles": { weapon: { twice: true } } },
      });
      table.attackDice("hit", "blank", "blank").script([0]).attackDice("hit", "blank", "blank").script([0]).say("clustermissiles@0>B1:aft");
      return [table.ship("B1").crippled, table.notes("attacks").length];
    };
    expect([fired(7), fired(6)]).toEqual([
      ["aft", 1],
      ["aft", 2],
    ]);
  });

  test("[HS-TGT-06, HS-TGT-07] range is measured to the part of the section in arc, and for a turret to any part", () => {
    const own = { pilot: "rookiepilot", upgrades: ["ioncannonturret"], pose: off(155, 40, 190) };
    const atAft = openTo(hugeTable([own], [CR90])).filter(({ section }) => section === "aft");
    expect(atAft).toMatchObject([
      { weapon: "primary", range: 2 },
      { weapon: 0, range: 1 },
    ]);
  });

  test("[HS-TGT-08] range is measured to the targeted section, even if the other section is nearer", () => {
    const [fore, aft] = openTo(hugeTable([{ pilot: "rookiepilot", pose: off(200, 100, 250) }], [CR90]));
    expect([fore?.range, aft?.range]).toEqual([2, 2]);
    const [near, far] = openTo(hugeTable([{ pilot: "rookiepilot", pose: off(130, 90, 240) }], [CR90]));
    expect([near, far]).toMatchObject([
      { section: "fore", range: 1 },
      { section: "aft", range: 2 },
    ]);
  });

  test("[HS-OVER-27] touching ships can't attack each other, whichever section is targeted", () => {
    const xwing: TestShip = { pilot: "rookiepilot", pose: off(60, 0, 270), touching: ["B1"] };
    const table = hugeTable([xwing], [{ ...CR90, touching: ["A1"], upgrades: ["quadlasercannons@aft"] }]);
    expect(namesOf(table)).toEqual([]);
    expect(namesOf(table, "B1")).toEqual([]);
    const free = hugeTable([{ ...xwing, touching: [] }], [{ ...CR90, upgrades: ["quadlasercannons@aft"] }]);
    expect([namesOf(free), namesOf(free, "B1")]).toEqual([["primary>B1:fore", "primary>B1:aft"], ["quadlasercannons@0>A1"]]);
  });
});

describe("huge ships in the way", () => {
  const SHOOTER = { pilot: "rookiepilot", pose: off(0, -150) };
  const TARGET = { pilot: "academypilot", pose: off(0, 140, 180) };
  const GR75 = { pilot: "gr75mediumtransport", pose: off(0, 0, 90) };

  const first = (own: readonly Some[], others: readonly Some[]) => openTo(hugeTable(own, others)).find(({ target }) => target.id === "B1");

  test("[HS-OBSTR-05] obstruct attacks, whoever controls them", () => {
    expect(first([SHOOTER], [TARGET])).toMatchObject({ obstructed: false, obstructedBy: undefined });
    expect(first([SHOOTER, GR75], [TARGET])).toMatchObject({ obstructed: true, obstructedBy: ["A2"] });
    expect(first([SHOOTER], [TARGET, GR75])).toMatchObject({ obstructed: true, obstructedBy: ["B2"] });
    expect(first([SHOOTER], [TARGET, { ...GR75, pose: off(300, 0, 90) }])).toMatchObject({ obstructed: false });
  });

  test("[HS-OBSTR-03] don't obstruct an attack on one section with the other section", () => {
    const table = hugeTable([{ pilot: "rookiepilot", pose: off(100, 100, 266) }], [CR90]);
    const aft = openTo(table).find(({ section }) => section === "aft");
    const line = table.game.board.measure(table.ship("A1"), table.ship("B1"), "front", "aft");
    const over = line && table.game.board.crossed(line, [table.game.board.section(table.ship("B1"), "fore")]);
    expect(over).toEqual([0]);
    expect(aft).toMatchObject({ obstructed: false });
  });

  test("don't obstruct their own attacks", () => {
    const own = { ...CR90, pose: MIDDLE };
    expect(first([own], [{ pilot: "academypilot", pose: off(250, -200) }])).toMatchObject({ obstructed: false });
  });
});
