import { describe, expect, test } from "vitest";
import { duel } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { at, startTable, type Table, type TestShip } from "../testing.ts";

const WING = { pilot: "redsquadronveteran" };
const TIE = { pilot: "academypilot" };
const EDITIONS = ["2.0", "2.5"] as const;

/** Lists what a ship in the centre of the table may attack. Its targets can't attack back. */
function open(
  edition: "2.0" | "2.5",
  ship: Omit<TestShip, "pose">,
  targets: readonly TestShip[],
  more: Partial<Table["game"]["setup"]> = {},
) {
  const others = targets.map((target) => ({ ...target, tokens: { disarm: 1 } }));
  const table = startTable({ edition, phase: "combat", ships: [[{ ...ship, pose: at(450, 450, 0) } as TestShip], others], setup: more });
  return table.game.open.length > 0 && table.kind === "attack" ? table.keys.slice(1) : [];
}
const tie = (x: number, y: number, heading = 0): TestShip => ({ ...TIE, pose: at(x, y, heading) });
const AHEAD = tie(450, 600);
const BEHIND = tie(450, 300);
const LEFT = tie(300, 450);
const RIGHT = tie(600, 450);

describe("declaring a target", () => {
  test("[2E-ATK-01, 2E-ATK-02] each weapon is offered with each target in reach once, and no attack is chosen yet", () => {
    for (const edition of EDITIONS) {
      const three = [tie(400, 600), tie(450, 650), tie(500, 600)];
      const keys = open(edition, { ...WING, upgrades: ["ioncannon"] }, three);
      expect(keys.toSorted()).toEqual(["B1", "B2", "B3"].flatMap((id) => [`ioncannon@0>${id}`, `primary>${id}`]).toSorted());
      const table = duel(WING, TIE, { edition });
      expect(table.keys[0]).toBe("none");
      expect(table.game.state.attack).toBeUndefined();
    }
  });

  test("[2E-ATK-03, 2E-ATK-05] a weapon without its lock or charges isn't offered, but the primary weapon is", () => {
    const cards: Record<string, Ability> = { "upgrade:protontorpedoes": { weapon: { needs: "lock", charges: 1 } } };
    const ship = { ...WING, upgrades: ["protontorpedoes"] };
    for (const edition of EDITIONS) {
      expect(duel(ship, TIE, { edition, cards }).keys).toEqual(["none", "primary>B1"]);
      expect(duel({ ...ship, locks: ["B1"] }, TIE, { edition, cards }).keys).toContain("protontorpedoes@0>B1");
      const table = duel({ ...ship, locks: ["B1"] }, { ...TIE, shields: 9 }, { edition, cards });
      const spent = { input: "set", reason: "spent", changes: [emptied(table)] } as const;
      expect(table.give(spent)).toBeUndefined();
      expect(table.keys).toEqual(["none", "primary>B1"]);
    }
  });
  const emptied = (table: Table) =>
    ({ change: "ship", ship: "A1", set: { upgrades: table.ship("A1").upgrades.map((card) => ({ ...card, charges: 0 })) } }) as const;

  test("[2E-ATK-04] a weapon card resolved by hand costs a charge, and isn't offered without one", () => {
    const ship = { ...WING, upgrades: ["protontorpedoes"] };
    const table = duel(ship, { ...TIE, shields: 9 }, { edition: "2.5" }).say("protontorpedoes@0>B1");
    expect(table.ship("A1").upgrades[0]?.charges).toBe(1);
    expect(duel({ ...ship, active: [0] }, TIE, { edition: "2.5" }).keys).toEqual(["none", "primary>B1"]);
  });

  test("[2E-ATK-04, 2E-ATK-42] a weapon's costs are paid, but a token that its header requires is not spent", () => {
    for (const edition of EDITIONS) {
      const missile = { "upgrade:clustermissiles": { weapon: { needs: ["focus", "calculate"], charges: 1 } } } as Record<string, Ability>;
      const ship = { ...WING, upgrades: ["clustermissiles"] };
      expect(duel(ship, TIE, { edition, cards: missile }).keys).toEqual(["none", "primary>B1"]);
      for (const token of ["focus", "calculate"] as const) {
        const table = duel({ ...ship, tokens: { [token]: 1 } }, TIE, { edition, cards: missile });
        table.attackDice("hit", "hit", "hit").say("clustermissiles@0>B1");
        expect([table.ship("A1").upgrades[0]?.charges, table.ship("A1").tokens[token]]).toEqual([3, 1]);
      }
    }
  });

  test("[2E-ATK-06] friendly and allied ships in arc can't be targeted", () => {
    for (const edition of EDITIONS) {
      const ships = [[{ ...WING, pose: at(450, 450, 0) }, AHEAD], [tie(400, 600)], [{ ...tie(500, 600), tokens: { disarm: 1 } }]];
      const table = startTable({ edition, phase: "combat", ships, teams: [0, 0, 1] });
      expect(table.until("attack").keys).toEqual(["none", "primary>C1"]);
    }
  });
});

describe("range", () => {
  test("[2E-ATK-07] 2.0: a primary weapon reaches a ship out of contact, up to range 3", () => {
    const keys = (gap: number) =>
      duel(WING, TIE, { edition: "2.0", gap }).asks.flatMap(({ kind, keys }) => (kind === "attack" ? keys : []));
    expect(keys(1)).toContain("primary>B1");
    expect(keys(300)).toContain("primary>B1");
    expect(keys(301)).toEqual([]);
  });

  test("[2E-ATK-08] 2.0: ships in contact can't attack each other, even if the arc measures range 1", () => {
    // A ship alongside, with a base so long that the far end is in the front arc.
    const beside: TestShip = { pilot: "patrolleader", pose: at(510, 480, 0) };
    expect(open("2.0", WING, [beside])).toEqual([]);
    expect(open("2.0", WING, [{ ...beside, pose: at(511, 480, 0) }])).toEqual(["primary>B1"]);
  });

  test("[2E-ATK-08] from 1.3.0 on, an ability may permit such an attack", () => {
    const cards: Record<string, Ability> = { "pilot:redsquadronveteran": { answers: { permissions: { target: () => true } } } };
    const keys = (reference: "1.2.0" | "1.3.0") =>
      duel(WING, TIE, { edition: "2.0", reference, gap: 0, cards }).asks.flatMap(({ kind, keys }) => (kind === "attack" ? keys : []));
    expect(keys("1.3.0")).toEqual(["none", "primary>B1"]);
    expect(keys("1.2.0")).toEqual([]);
  });

  test("[2E-ATK-09, 2E-ATK-46-Q] 2.5: a primary weapon reaches a ship in contact, which is at range 0 anywhere in arc", () => {
    const table = duel(WING, TIE, { edition: "2.5", gap: 0 }).say("primary>B1");
    expect(table.notes("attacks")).toMatchObject([{ range: 0 }]);
    expect(open("2.5", WING, [{ pilot: "patrolleader", pose: at(510, 480, 0) }])).toEqual(["primary>B1"]);
  });

  test("[2E-ATK-10] 2.5: a special weapon needs its printed range, even in contact, unless a card permits it", () => {
    const armed = { ...WING, upgrades: ["protontorpedoes", "ioncannon"] };
    expect(duel(armed, TIE, { edition: "2.5", gap: 0 }).keys).toEqual(["none", "primary>B1"]);
    const cards: Record<string, Ability> = {
      "pilot:redsquadronveteran": { answers: { permissions: { target: (_game, _self, { weapon }) => (weapon === 1 ? true : undefined) } } },
    };
    expect(duel(armed, TIE, { edition: "2.5", gap: 0, cards }).keys).toEqual(["none", "primary>B1", "ioncannon@1>B1"]);
  });
});

describe("arcs", () => {
  test("[2E-ARC-09, 2E-ARC-10] a turret fires only where its indicator points; a double turret in two opposite arcs", () => {
    const all = [AHEAD, BEHIND, LEFT, RIGHT];
    for (const edition of EDITIONS) {
      expect(open(edition, { pilot: "rebelscout", quarter: "left" }, all)).toEqual(["primary>B3"]);
      expect(open(edition, { pilot: "rebelscout", quarter: "rear" }, all)).toEqual(["primary>B2"]);
      expect(open(edition, { pilot: "patrolleader", quarter: "left" }, all)).toEqual(["primary>B3", "primary>B4"]);
    }
  });

  test("[2E-ARC-14] a special weapon fires in its own arc; a turret weapon where the indicator points", () => {
    for (const edition of EDITIONS) {
      const ship = { pilot: "graysquadronbomber", upgrades: ["ioncannonturret"], quarter: "right" as const };
      expect(open(edition, ship, [AHEAD, RIGHT])).toEqual(["primary>B1", "ioncannonturret@0>B2"]);
      const cannon = { pilot: "rebelscout", upgrades: ["ioncannon"], quarter: "right" as const };
      expect(open(edition, cannon, [AHEAD, RIGHT])).toEqual(["ioncannon@0>B1", "primary>B2"]);
    }
  });

  test("[2E-ARC-16] each of two primary weapons fires in its own arc with its own dice", () => {
    for (const edition of EDITIONS) {
      const table = startTable({
        edition,
        phase: "combat",
        ships: [
          [{ pilot: "omicrongrouppilot", pose: at(450, 450, 0) }],
          [
            { ...AHEAD, tokens: { disarm: 1 } },
            { ...tie(450, 250), tokens: { disarm: 1 } },
          ],
        ],
      });
      expect(table.keys).toEqual(["none", "primary>B1", "second primary>B2"]);
      table.attackDice("blank", "blank").defenseDice("blank", "blank", "blank").say("second primary>B2");
      expect(table.unused).toBe(0);
    }
  });
});
