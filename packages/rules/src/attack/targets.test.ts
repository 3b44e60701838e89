import { expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { shipOf } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { attacksOpen } from "./targets.ts";
import { weaponKey } from "./weapons.ts";

type Side = readonly (Partial<TestShip> & Pick<TestShip, "pilot" | "pose">)[];

const table = (own: Side, others: Side, more: Partial<TestTable> = {}): Table =>
  startTable({ phase: "combat", ships: [own, others], ...more });

/** Returns the keys of the options for the attacks that the first ship could make. */
function open({ game }: Table): readonly string[] {
  const ship = shipOf(game.state, "A1");
  return attacksOpen(game, ship).map(({ weapon, target }) => `${weaponKey(ship, weapon)}>${target.id}`);
}

const attacks = (own: Side, others: Side, more: Partial<TestTable> = {}): readonly string[] => open(table(own, others, more));

/** Returns the only attack that the first ship could make. */
function onlyAttack(own: Side, others: Side, more: Partial<TestTable> = {}) {
  const { game } = table(own, others, more);
  const [only, ...rest] = attacksOpen(game, shipOf(game.state, "A1"));
  expect(rest).toEqual([]);
  return only;
}

const MIDDLE = at(450, 450, 0);
const ahead = (gap: number) => at(450, 490 + gap, 180);
const behind = (gap: number) => at(450, 410 - gap, 0);

test("[1E-COMBAT-03, 1E-ATK-21] a friendly ship in arc can't be targeted", () => {
  const own = [
    { pilot: "rookiepilot", pose: MIDDLE },
    { pilot: "rookiepilot", pose: ahead(50) },
  ];
  expect(attacks(own, [{ pilot: "academypilot", pose: ahead(150) }])).toEqual(["primary>B1"]);
});

test("[1E-COMP-19] a team-mate's ship can't be targeted, but an enemy's can", () => {
  const ships = [
    [{ pilot: "rookiepilot", pose: MIDDLE }],
    [{ pilot: "rookiepilot", pose: ahead(50) }],
    [{ pilot: "academypilot", pose: ahead(150) }],
  ];
  expect(open(startTable({ phase: "combat", ships, teams: [0, 0, 1] }))).toEqual(["primary>C1"]);
});

test("[1E-ATK-03] the primary weapon needs a target in arc at Range 1 to 3", () => {
  const own = [{ pilot: "rookiepilot", pose: MIDDLE }];
  expect(attacks(own, [{ pilot: "academypilot", pose: ahead(299) }])).toEqual(["primary>B1"]);
  expect(attacks(own, [{ pilot: "academypilot", pose: ahead(301) }])).toEqual([]);
  expect(attacks(own, [{ pilot: "academypilot", pose: behind(150) }])).toEqual([]);
});

test("[1E-ATK-03] a turret primary weapon needs no arc, but the same range", () => {
  const own = [{ pilot: "outerrimsmuggler", pose: at(450, 450, 0) }];
  const astern = (gap: number) => [{ pilot: "academypilot", pose: at(450, 450 - 40 - gap - 20, 0) }];
  expect(onlyAttack(own, astern(150))).toMatchObject({ weapon: "primary", range: 2, inArc: false });
  expect([attacks(own, astern(299)), attacks(own, astern(301))]).toEqual([["primary>B1"], []]);
});

/** The target's nearest corner is 95 mm away but outside the arc. The part inside the arc is 106 mm away. */
const HALF_IN_ARC = [{ pilot: "bountyhunter", pose: at(577, 577, 0) }];

test("[1E-ARC-02] range is measured to the part of the target in arc", () => {
  expect(onlyAttack([{ pilot: "rookiepilot", pose: MIDDLE }], HALF_IN_ARC)).toMatchObject({ range: 2, inArc: true });
});

test("[1E-ARC-03, 1E-ARC-11] an attack that ignores arcs measures to the nearest point, even out of arc", () => {
  const { game } = table([{ pilot: "goldsquadronpilot", upgrades: ["ioncannonturret"], pose: MIDDLE }], HALF_IN_ARC);
  expect(attacksOpen(game, shipOf(game.state, "A1"))).toMatchObject([
    { weapon: "primary", range: 2, inArc: true },
    { weapon: 0, range: 1, inArc: true },
  ]);
  expect(game.board.measure(shipOf(game.state, "A1"), shipOf(game.state, "B1"), "front")?.range).toBe(2);
});

/** A weapon that needs and spends the lock, and is discarded. */
const torpedo: Ability = { weapon: { needs: "lock", spends: ["lock", "card"] } };
const TORPEDO = { "upgrade:protontorpedoes": torpedo };
const armed = (fields: Partial<TestShip> = {}) => [{ pilot: "rookiepilot", upgrades: ["protontorpedoes"], pose: MIDDLE, ...fields }];

test("[1E-ATK-02] without a lock, the torpedo isn't offered, but the primary weapon is", () => {
  const target = [{ pilot: "academypilot", pose: ahead(150) }];
  expect(attacks(armed(), target, { cards: TORPEDO })).toEqual(["primary>B1"]);
  expect(attacks(armed({ locks: ["B1"] }), target, { cards: TORPEDO })).toEqual(["primary>B1", "protontorpedoes@0>B1"]);
});

test("[1E-ATK-02, 1E-ATK-04] the torpedo needs its lock on the target that it attacks", () => {
  const targets = [ahead(150), at(500, 640, 180)].map((pose) => ({ pilot: "academypilot", pose }));
  expect(attacks(armed({ locks: ["B2"] }), targets, { cards: TORPEDO })).toEqual(["primary>B1", "primary>B2", "protontorpedoes@0>B2"]);
});

test.each([
  [99, false],
  [101, true],
  [299, true],
  [301, false],
])("[1E-ATK-04] a Range 2-3 weapon is offered at %i mm: %j", (gap, isOffered) => {
  const open = attacks(armed({ locks: ["B1"] }), [{ pilot: "academypilot", pose: ahead(gap) }], { cards: TORPEDO });
  expect(open.includes("protontorpedoes@0>B1")).toBe(isOffered);
});

test("[1E-ATK-04] a secondary weapon needs the primary arc, unless its card says otherwise", () => {
  const own = armed({ upgrades: ["protontorpedoes", "ioncannonturret"] });
  expect(attacks(own, [{ pilot: "academypilot", pose: ahead(150) }])).toEqual([
    "primary>B1",
    "protontorpedoes@0>B1",
    "ioncannonturret@1>B1",
  ]);
  expect(attacks(own, [{ pilot: "academypilot", pose: behind(150) }])).toEqual(["ioncannonturret@1>B1"]);
});

test("[1E-ATK-04] a weapon's target must meet the other conditions in the card's text", () => {
  const cards = { "upgrade:protontorpedoes": { weapon: { when: (_game, _self, { tokens }) => tokens.stress > 0 } } } satisfies Record<
    string,
    Ability
  >;
  const open = (stress: number) => attacks(armed(), [{ pilot: "academypilot", pose: ahead(150), tokens: { stress } }], { cards });
  expect([open(0), open(1)]).toEqual([["primary>B1"], ["primary>B1", "protontorpedoes@0>B1"]]);
});

test("[1E-ATK-04] a weapon that requires a focus token is offered only with one", () => {
  const cards = { "upgrade:protontorpedoes": { weapon: { needs: "focus" } } } satisfies Record<string, Ability>;
  const target = [{ pilot: "academypilot", pose: ahead(150) }];
  expect(attacks(armed(), target, { cards })).toEqual(["primary>B1"]);
  expect(attacks(armed({ tokens: { focus: 1 } }), target, { cards })).toEqual(["primary>B1", "protontorpedoes@0>B1"]);
});

test("[1E-SQUAD-11] a discarded weapon isn't offered until it is turned faceup again", () => {
  const target = [{ pilot: "academypilot", pose: ahead(150) }];
  const current = table(armed({ locks: ["B1"] }), target, { cards: TORPEDO });
  const ship = current.ship("A1");
  current.game.setShip(ship, { upgrades: [{ id: "protontorpedoes", faceup: false, side: "front", energy: 0, charges: 0 }] });
  expect(open(current)).toEqual(["primary>B1"]);
  current.game.setShip(ship, { upgrades: [{ id: "protontorpedoes", faceup: true, side: "front", energy: 0, charges: 0 }] });
  expect(open(current)).toEqual(["primary>B1", "protontorpedoes@0>B1"]);
});

test("[1E-ARC-06, 1E-ATK-04] only the primary weapon fires in the auxiliary rear arc", () => {
  const own: Side = [{ pilot: "bountyhunter", upgrades: ["concussionmissiles"], pose: at(450, 450, 0), locks: ["B1"] }];
  expect(attacks(own, [{ pilot: "rookiepilot", pose: at(450, 240, 0) }])).toEqual(["primary>B1"]);
  expect(attacks(own, [{ pilot: "rookiepilot", pose: at(450, 660, 0) }])).toEqual(["primary>B1", "concussionmissiles@0>B1"]);
});

test("[1E-ARC-07] only the primary weapon fires to the side in the auxiliary 180 arc", () => {
  const own = [{ pilot: "kashyyykdefender", upgrades: ["concussionmissiles"], pose: MIDDLE }];
  expect(attacks(own, [{ pilot: "academypilot", pose: at(600, 475, 0) }])).toEqual(["primary>B1"]);
  expect(attacks(own, [{ pilot: "academypilot", pose: at(600, 425, 0) }])).toEqual([]);
  expect(attacks(own, [{ pilot: "academypilot", pose: ahead(150) }])).toEqual(["primary>B1", "concussionmissiles@0>B1"]);
});

test("[1E-ARC-08] a ship with a turret primary weapon fires its missiles only in its printed arc", () => {
  const own = [{ pilot: "outerrimsmuggler", upgrades: ["concussionmissiles"], pose: at(450, 450, 0) }];
  expect(attacks(own, [{ pilot: "academypilot", pose: at(450, 240, 0) }])).toEqual(["primary>B1"]);
  expect(attacks(own, [{ pilot: "academypilot", pose: at(450, 660, 0) }])).toEqual(["primary>B1", "concussionmissiles@0>B1"]);
});

const TO_ALL_SIDES = { front: at(450, 660), right: at(660, 450), rear: at(450, 240), left: at(240, 450) } as const;

test.each(["front", "right", "rear", "left"] as const)(
  "[1E-ARC-09] the mobile arc adds its quarter for the primary weapon only: turned to %s",
  (quarter) => {
    const own = [{ pilot: "shadowporthunter", upgrades: ["concussionmissiles"], pose: at(450, 450, 0), quarter }];
    const firedAt = (side: keyof typeof TO_ALL_SIDES) => attacks(own, [{ pilot: "academypilot", pose: TO_ALL_SIDES[side] }]);
    for (const side of ["right", "rear", "left"] as const) expect(firedAt(side)).toEqual(side === quarter ? ["primary>B1"] : []);
    expect(firedAt("front")).toEqual(["primary>B1", "concussionmissiles@0>B1"]);
  },
);

test("[1E-ARC-10] an attack knows whether its target is in the bullseye arc", () => {
  const own = [{ pilot: "cartelbrute", pose: MIDDLE }];
  expect(onlyAttack(own, [{ pilot: "academypilot", pose: ahead(150) }])).toMatchObject({ inBullseye: true });
  expect(onlyAttack(own, [{ pilot: "academypilot", pose: at(500, 640, 0) }])).toMatchObject({ inBullseye: false });
});

test("[1E-ATK-21, 1E-BUMP-03] a touching ship can't be targeted, but others can", () => {
  const own: Side = [{ pilot: "rookiepilot", pose: MIDDLE, touching: ["B1"] }];
  const others: Side = [
    { pilot: "academypilot", pose: ahead(0), touching: ["A1"] },
    { pilot: "academypilot", pose: at(500, 600, 180) },
  ];
  expect(attacks(own, others)).toEqual(["primary>B2"]);
});

test("[1E-BUMP-04] ships in contact without an overlap may attack each other", () => {
  expect(attacks([{ pilot: "rookiepilot", pose: MIDDLE }], [{ pilot: "academypilot", pose: ahead(0) }])).toEqual(["primary>B1"]);
});

test("[1E-COMP-09] a card that forbids a target overrides another card that allows it", () => {
  const lets = { answers: { permissions: { target: () => true } } } satisfies Ability;
  const forbids = { answers: { permissions: { target: () => false } } } satisfies Ability;
  const own: Side = [{ pilot: "rookiepilot", pose: MIDDLE, touching: ["B1"] }];
  const other = [{ pilot: "academypilot", pose: ahead(0) }];
  expect(attacks(own, other, { cards: { "pilot:rookiepilot": lets } })).toEqual(["primary>B1"]);
  expect(attacks(own, other, { cards: { "pilot:rookiepilot": lets, "pilot:academypilot": forbids } })).toEqual([]);
});

const AIMED = [{ pilot: "rookiepilot", pose: MIDDLE }];

test("[1E-OBST-08] an obstacle on the line obstructs the attack", () => {
  const other = [{ pilot: "academypilot", pose: ahead(250) }];
  for (const token of ["coreasteroid0", "yt2400debris0"] as const)
    expect(onlyAttack(AIMED, other, { obstacles: [{ token, pose: at(450, 595, 0) }] })).toMatchObject({ obstructed: true });
  expect(onlyAttack(AIMED, other)).toMatchObject({ obstructed: false });
});

test("[1E-OBST-09] small and large ships obstruct an attack only if a card says so", () => {
  const others = [{ pilot: "academypilot", pose: ahead(250) }];
  const own = [...AIMED, { pilot: "outerrimsmuggler", pose: at(450, 600, 0) }];
  expect(onlyAttack(own, others)).toMatchObject({ obstructed: false });
  const jammer: Ability = {
    answers: { permissions: { obstruct: (_game, self, by) => ("ship" in by && by.ship === self.ship ? true : undefined) } },
  };
  expect(onlyAttack(own, others, { cards: { "pilot:outerrimsmuggler": jammer } })).toMatchObject({ obstructed: true });
});

test("[1E-OBST-10] among equally short lines, the attacker uses a clear one", () => {
  const other = [{ pilot: "academypilot", pose: ahead(250) }];
  const obstacles = [{ token: "coreasteroid0", pose: at(480, 595, 0) }] as const;
  expect(onlyAttack(AIMED, other, { obstacles })).toMatchObject({ obstructed: false });
});
