import type { AttackFace } from "@broadside/dice";
import type { DeviceId, Pose } from "@broadside/geometry";
import type { DeviceKind, PlacedDevice } from "@broadside/rules";
import { facesDrawn } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel } from "../card-table.testing.ts";

const TOKENS: Readonly<Partial<Record<DeviceKind, DeviceId>>> = { "proximity mine": "proximityMine", "conner net": "connerNet" };
const OWNERS = ["A1", "A2", "B1"] as const;
/** A token that a ship has dropped and that is still on the table. */
const bomb = (kind: DeviceKind, pose: Pose, ship: (typeof OWNERS)[number] = "A2"): PlacedDevice => ({
  id: `device ${OWNERS.indexOf(ship) + 1}`,
  token: TOKENS[kind] ?? "standardBomb",
  kind,
  pose,
  seat: ship.startsWith("A") ? 0 : 1,
  ship,
  round: 1,
});

type Ships = Parameters<typeof cardTable>[0];
/**
 * Sets up an Activation phase in which all ships without a dial have already moved. If no ship has a dial, the phase ends at once, so bombs
 * detonate.
 */
const activation = (ships: Ships, ...devices: readonly PlacedDevice[]) =>
  cardTable(
    ships.map((own) => own.map((ship) => (ship.dial ? ship : { ...ship, activated: true }))),
    { phase: "activation", state: { devices } },
  );
const FRIEND = { pilot: "rookiepilot", pose: at(800, 100) };
const ENEMY = { pilot: "academypilot", pose: at(100, 850, 180) };

describe("captainnym-rebel", () => {
  const nym = { pilot: "captainnym-rebel", pose: at(700, 100) };

  test("once a round, he can keep a friendly bomb from detonating, and it stays on the table", () => {
    const devices = [bomb("seismic charge", at(140, 790)), bomb("proton bomb", at(160, 790), "A1")];
    const table = activation([[nym, FRIEND], [ENEMY]], ...devices);
    expect(table.kind).toBe("next bomb");
    table.say("device 1");
    expect(table.asks).toEqual([{ kind: "use at detonating", seat: 0, keys: ["pass", "A1/pilot:captainnym-rebel"] }]);
    table.say("A1/pilot:captainnym-rebel");
    expect(table.game.state.devices).toMatchObject([{ kind: "proton bomb" }]);
    expect(table.ship("B1").damage).toHaveLength(1);
    expect(table.ship("B1").damage[0]?.faceup).toBe(false);
  });

  test("he can keep a friendly mine from detonating when a ship flies over it, but not an enemy's mine", () => {
    const mine = bomb("proximity mine", at(400, 350));
    const flier = { pilot: "academypilot", pose: at(400, 300), dial: "2FG" };
    const table = activation([[nym, FRIEND], [flier]], mine);
    table.say("A1/pilot:captainnym-rebel");
    expect(table.game.state.devices).toEqual([mine]);
    expect(table.ship("B1").damage).toEqual([]);
    const own = activation([[nym, FRIEND], [flier]], bomb("proximity mine", at(400, 350), "B1"));
    expect(own.keys).not.toContain("A1/pilot:captainnym-rebel");
  });

  test("he can let the bomb detonate", () => {
    const table = activation([[nym, FRIEND], [ENEMY]], bomb("seismic charge", at(140, 790))).say("pass");
    expect(table.game.state.devices).toEqual([]);
    expect(table.ship("B1").damage).toHaveLength(1);
  });

  test("a teammate's bomb counts as friendly", () => {
    const table = cardTable([[{ ...nym, activated: true }], [{ ...ENEMY, activated: true }], [{ ...FRIEND, activated: true }]], {
      phase: "activation",
      teams: [0, 1, 0],
      state: { devices: [{ ...bomb("seismic charge", at(140, 790)), seat: 2, ship: "C1" }] },
    });
    expect(table.keys).toContain("A1/pilot:captainnym-rebel");
  });
});

describe("captainnym-scum", () => {
  const nym = { pilot: "captainnym-scum", pose: at(400, 300) };

  test("he can ignore a friendly bomb, but other ships suffer its effect", () => {
    const table = activation([[nym, { ...FRIEND, pose: at(460, 300) }], [ENEMY]], bomb("seismic charge", at(430, 350)));
    table.say("A1");
    expect(table.kind).toBe("use at meetingDevice");
    table.say("A1/pilot:captainnym-scum");
    expect([table.ship("A1").shields, table.ship("A2").shields]).toEqual([5, 1]);
    expect(table.game.state.devices).toEqual([]);
  });

  test("he can choose to suffer a friendly bomb, and he can't ignore an enemy's bomb", () => {
    const alone = activation([[nym, FRIEND], [ENEMY]], bomb("seismic charge", at(430, 350))).say("pass");
    expect(alone.ship("A1").shields).toBe(4);
    const enemys = activation([[nym, FRIEND], [ENEMY]], bomb("seismic charge", at(430, 350), "B1"));
    expect(enemys.ship("A1").shields).toBe(4);
  });

  test("a friendly mine that he ignores does not detonate under him", () => {
    const mine = bomb("proximity mine", at(400, 350));
    const table = activation([[{ ...nym, dial: "2FG" }, FRIEND], [ENEMY]], mine).say("A1/pilot:captainnym-scum");
    expect(table.game.state.devices).toEqual([mine]);
    expect(table.kind).toBe("action");
  });

  test("a mine dropped on him and another ship detonates under the other ship if he ignores it", () => {
    const dropper = { pilot: "rookiepilot", upgrades: ["proximitymines"], pose: at(400, 300), dial: "1FG" };
    const table = activation([[{ ...nym, pose: at(379, 290) }, dropper], [{ ...ENEMY, pose: at(421, 290) }]]);
    table.say("upgrade:proximitymines");
    expect(table.asks).toMatchObject([{ kind: "mine under ships", seat: 0, keys: ["A1", "B1"] }]);
    table.say("A1").attackDice("hit", "blank", "blank").say("A1/pilot:captainnym-scum");
    expect([table.ship("A1").shields, table.ship("B1").damage.length]).toEqual([5, 1]);
    expect(table.game.state.devices).toEqual([]);
  });

  /** The second ship of the first seat defends. A bomb is between it and its attacker, or off to the side. */
  const defending = (ship: (typeof OWNERS)[number], x = 400) =>
    cardTable(
      [
        [
          { ...nym, pose: at(700, 100) },
          { pilot: "rookiepilot", pose: at(400, 300) },
        ],
        [{ pilot: "darthvader", pose: at(400, 520, 180) }],
      ],
      {
        state: { devices: [bomb("proximity mine", at(x, 410), ship)] },
      },
    )
      .attackDice("hit", "hit")
      .defenseDice("blank", "blank")
      .say("primary>A2");

  test("a defending friend can add an evade result if range is measured through a friendly bomb", () => {
    const table = defending("A1").until("modify defense dice");
    expect(table.asks[0]).toMatchObject({ seat: 0, keys: expect.arrayContaining(["A1/pilot:captainnym-scum"]) });
    table.say("A1/pilot:captainnym-scum");
    expect(table.ship("A2").shields).toBe(1);
  });

  test("an enemy's bomb, or a bomb beside the path between the ships, gives no evade result", () => {
    const offered = (table: ReturnType<typeof defending>) => {
      while (table.kind.startsWith("modify")) {
        if (table.keys.some((key) => key.includes("captainnym"))) return true;
        table.pass();
      }
      return false;
    };
    expect(offered(defending("A1"))).toBe(true);
    expect(offered(defending("B1"))).toBe(false);
    expect(offered(defending("A1", 560))).toBe(false);
  });

  test("a defending enemy gets no evade result", () => {
    const table = duel(
      { pilot: "captainnym-scum" },
      { pilot: "academypilot" },
      { state: { devices: [bomb("proximity mine", at(400, 395), "A1")] } },
    );
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").say("primary>B1");
    while (table.kind.startsWith("modify")) {
      expect(table.keys).not.toContain("A1/pilot:captainnym-scum");
      table.pass();
    }
    expect(table.ship("B1").status).toBe("destroyed");
  });
});

describe("cadbane", () => {
  const bane = { pilot: "captainnym-rebel", upgrades: ["cadbane"], pose: at(700, 100), usedThisRound: ["A1/pilot:captainnym-rebel"] };
  const flier = { pilot: "soontirfel", pose: at(400, 300), dial: "2FG" };
  const mine = bomb("proximity mine", at(400, 350));
  /**
   * Sets up an Activation phase with these ships and mines. Ships without a dial have already activated. The dice rolled for the mines show
   * these faces.
   */
  const met = (ships: Ships, devices: readonly PlacedDevice[], ...faces: readonly AttackFace[]) =>
    cardTable(
      ships.map((own) => own.map((ship) => (ship.dial ? ship : { ...ship, activated: true }))),
      { phase: "activation", state: { devices }, draws: facesDrawn(...faces) },
    );

  test("his player can have an enemy reroll any focus and blank results on a friendly bomb's dice", () => {
    const table = met([[bane, FRIEND], [flier]], [mine], "hit", "focus", "blank");
    expect(table.asks).toEqual([{ kind: "use at rolled", seat: 0, keys: ["pass", "A1/upgrade:cadbane/0"] }]);
    table.say("A1/upgrade:cadbane/0");
    expect(table.keys.toSorted()).toEqual(["blank", "blank focus", "focus"]);
    table.attackDice("hit", "blank").say("blank focus");
    expect(table.unused).toBe(0);
    expect(table.ship("B1").damage).toHaveLength(2);
  });

  test("he can do this once a round", () => {
    const table = met([[bane, FRIEND], [flier]], [mine, { ...mine, id: "device 4" }], "blank", "blank", "blank");
    table.attackDice("blank", "blank", "blank").say("A1/upgrade:cadbane/0").attackDice("blank").say("blank");
    expect(table.unused).toBe(0);
    expect(table.game.state.devices).toEqual([]);
  });

  test("he does nothing if every die shows damage, if a friend rolls, or if the bomb is an enemy's", () => {
    const all = met([[bane, FRIEND], [flier]], [mine], "hit", "hit", "crit");
    expect(all.asks[0]?.kind).not.toBe("use at rolled");
    const friends = met([[bane, { ...flier, pilot: "rookiepilot" }], [ENEMY]], [mine], "blank", "blank", "blank");
    expect(friends.kind).toBe("action");
    const enemys = met([[bane, FRIEND], [flier]], [{ ...mine, seat: 1, ship: "B1" }], "blank", "blank", "blank");
    expect(enemys.kind).toBe("action");
  });

  test("he does nothing to dice that weren't rolled for a bomb", () => {
    const table = cardTable([[{ ...bane, activated: true }], [flier]], {
      phase: "activation",
      obstacles: [{ token: "core2asteroid0", pose: at(400, 370) }],
      draws: facesDrawn("blank"),
    });
    expect(table.notes("rolled")).toHaveLength(1);
    expect(table.asks.map(({ kind }) => kind)).not.toContain("use at rolled");
  });
});

describe("sabinewren", () => {
  const sabine = { pilot: "captainnym-rebel", upgrades: ["sabinewren"], pose: at(700, 100), usedThisRound: ["A1/pilot:captainnym-rebel"] };

  test("once a round, before a friendly bomb is removed, an enemy at Range 1 of it suffers 1 damage", () => {
    const devices = [bomb("ion bomb", at(140, 790)), bomb("ion bomb", at(160, 790), "A1")];
    const table = activation([[sabine, FRIEND], [ENEMY]], ...devices).say("device 1");
    expect(table.game.state.devices).toEqual([]);
    expect(table.ship("B1").damage).toHaveLength(1);
    expect(table.ship("B1").tokens.ion).toBe(4);
  });

  test("her player chooses one of several enemies at Range 1, but no ship beyond it", () => {
    const enemies = [ENEMY, { ...ENEMY, pose: at(200, 850, 180) }, { ...ENEMY, pose: at(400, 850, 180) }];
    const table = activation([[sabine, FRIEND], enemies], bomb("ion bomb", at(150, 790)));
    table.until("choose ship");
    expect(table.asks).toEqual([{ kind: "choose ship", seat: 0, keys: ["B1", "B2"] }]);
    table.say("B2");
    expect([table.ship("B1").damage.length, table.ship("B2").damage.length]).toEqual([0, 1]);
  });

  test("she damages a ship that sets off a friendly mine, but no ship near an enemy's bomb, and no friend", () => {
    const flier = { pilot: "academypilot", pose: at(400, 300), dial: "2FG" };
    const net = activation([[sabine, FRIEND], [flier]], bomb("conner net", at(400, 350)));
    expect(net.ship("B1").damage).toHaveLength(2);
    const enemys = activation([[sabine, FRIEND], [ENEMY]], bomb("ion bomb", at(140, 790), "B1"));
    expect(enemys.ship("B1")).toMatchObject({ damage: [], tokens: { ion: 2 } });
    const alone = activation([[sabine, { ...FRIEND, pose: at(400, 300) }], [ENEMY]], bomb("ion bomb", at(400, 350)));
    expect(alone.ship("A2")).toMatchObject({ shields: 2, tokens: { ion: 2 } });
  });

  test("on a huge ship, the section at Range 1 of the token suffers the damage", () => {
    const raider = { pilot: "raiderclasscorvette", pose: at(400, 600) };
    const table = activation([[sabine, FRIEND], [raider]], bomb("ion bomb", at(400, 410)));
    expect(table.ship("B1").aftShields).toBe((table.game.factsOf(table.ship("B1")).cards?.aft.shields ?? 0) - 1);
  });
});

describe("deflectiveplating", () => {
  const bomber = { pilot: "crimsonsquadronpilot", upgrades: ["deflectiveplating"], pose: at(400, 300) };
  const struck = (ship: (typeof OWNERS)[number] = "A2") => activation([[bomber, FRIEND], [ENEMY]], bomb("proton bomb", at(400, 380), ship));

  test("its ship can ignore a friendly bomb; on a hit result, the card is discarded", () => {
    const table = struck();
    expect(table.kind).toBe("use at deviceStrikes");
    table.attackDice("hit").say("A1/upgrade:deflectiveplating/0");
    expect(table.ship("A1")).toMatchObject({ damage: [], upgrades: [{ faceup: false }] });
    expect(table.game.state.devices).toEqual([]);
  });

  test("the card stays after any other result", () => {
    for (const face of ["crit", "focus", "blank"] as const) {
      const table = struck().attackDice(face).say("A1/upgrade:deflectiveplating/0");
      expect(table.ship("A1")).toMatchObject({ damage: [], upgrades: [{ faceup: true }] });
    }
  });

  test("its ship can choose to suffer a friendly bomb, and it can't ignore an enemy's bomb", () => {
    const table = struck().say("pass");
    expect(table.ship("A1")).toMatchObject({ damage: [{}], upgrades: [{ faceup: true }] });
    expect(table.notes("rolled")).toEqual([]);
    expect(struck("B1").ship("A1").damage).toHaveLength(1);
  });

  test("a mine that its ship sets off and ignores still detonates and is removed", () => {
    const table = activation([[{ ...bomber, dial: "2FG" }, FRIEND], [ENEMY]], bomb("conner net", at(400, 370)));
    table.attackDice("blank").say("A1/upgrade:deflectiveplating/0");
    expect(table.game.state.devices).toEqual([]);
    expect(table.ship("A1")).toMatchObject({ shields: 3, tokens: { ion: 0 } });
    expect(table.kind).toBe("action");
  });
});
