import { mm } from "@broadside/geometry";
import type { CardKey } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import type { Sums } from "../contract/queries.ts";
import { questionsFor } from "../driver/question.ts";
import { type Effect, shipOf } from "../state/state.ts";
import { at, madeUp, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { acquireLock } from "../tokens/locks.ts";
import { freeAction } from "./perform-action.ts";

interface Given {
  readonly friends?: readonly TestShip[];
  readonly enemies?: readonly TestShip[];
  readonly cards?: TestTable["cards"];
}

/** A ship at (450, 300), heading up, flies its dial. All other ships have already flown, and the game stops when the phase ends. */
const fly = (ship: Partial<TestShip> & { readonly pilot: string }, { friends = [], enemies = [FAR], cards = {} }: Given = {}): Table =>
  startTable({
    phase: "activation",
    setup: { table: "6x3" },
    cards: { [HOLDING.id]: windowCard("endOfActivation", { may: true, does: () => undefined }), ...cards },
    state: { effects: [HOLDING] },
    ships: [[{ pose: at(450, 300), dial: "2F2", ...ship }, ...friends.map(still)], enemies.map(still)],
  });
const HOLDING: Effect = { id: "effect:holding", ship: "A1", by: "A1", until: "game", since: 0 };
const HELD = "use at endOfActivation";
const still = (ship: TestShip): TestShip => ({ activated: true, ...ship });

/** A ship beside the flying ship, with this many millimetres between the two bases. */
const beside = (gap: number, pilot = "academypilot"): TestShip => ({ pilot, pose: at(450 + 40 + gap + 20, 380) });
const FAR: TestShip = { pilot: "academypilot", pose: at(1700, 800, 180) };

const transport = { pilot: "gr75mediumtransport" };
const cruiser = { pilot: "croccruiser", dial: "2F2" };
const corvette = { pilot: "cr90corvette", dial: "2F3" };
const raider = { pilot: "raiderclasscorvette", dial: "2F3" };

const raises = (name: "coordinated" | "jamReach" | "lockReach" | "extraActions", by: number): Ability => ({
  answers: { sums: { [name]: (_: unknown, self: { ship: unknown }, about: Sums[typeof name]) => (self.ship === about.ship ? by : 0) } },
});
const offers = (name: CardKey): Ability => ({ actions: [{ name, when: () => true, *perform() {} }] });

describe("a ship with two Ship cards", () => {
  test("[HS-ACT-01, HS-ACT-02] performs two actions, the first from its fore bar", () => {
    const table = fly(corvette, { friends: [beside(100, "rookiepilot")] });
    expect(table.asks).toEqual([{ kind: "action", seat: 0, keys: ["skip", "coordinate", "lock"] }]);
    table.say("coordinate").say("skip").say("recover");
    expect(table.ship("A1").actions).toEqual(["coordinate", "recover"]);
  });

  test("[HS-ACT-03, HS-ACT-04] performs its second action from the aft bar, even if it skipped the first", () => {
    const table = fly(corvette).say("skip");
    expect(table.asks).toEqual([{ kind: "action", seat: 0, keys: ["skip", "recover", "reinforce"] }]);
    expect(table.say("recover").ship("A1").actions).toEqual(["recover"]);
    expect(table.kind).toBe(HELD);
  });

  test("[HS-ACT-02, HS-ACT-03] performs an Upgrade card's Action header with the section that has the card", () => {
    const cards = { "upgrade:wed15repairdroid": offers("upgrade:wed15repairdroid"), "upgrade:slicertools": offers("upgrade:slicertools") };
    const table = fly({ ...corvette, upgrades: ["wed15repairdroid@fore", "slicertools@aft"] }, { cards });
    expect(table.keys).toEqual(["skip", "lock", "upgrade:wed15repairdroid"]);
    expect(table.say("skip").keys).toEqual(["skip", "recover", "reinforce", "upgrade:slicertools"]);
  });

  test("[HS-ACT-02, HS-ACT-03] performs a Damage card's Action header with the section that has the card", () => {
    const damage = [{ card: 0, section: "aft" as const, faceup: true, since: 1 }];
    const { game } = fly({ ...corvette, damage });
    const key = game.damageFacts(shipOf(game.state, "A1"), 0).key;
    const table = fly({ ...corvette, damage }, { cards: { [key]: offers(key) } });
    expect(table.keys).not.toContain(key);
    expect(table.say("skip").keys).toContain(key);
  });

  test("[HS-ACT-91-Q] may perform both actions from Upgrade cards", () => {
    const cards = { "upgrade:wed15repairdroid": offers("upgrade:wed15repairdroid"), "upgrade:slicertools": offers("upgrade:slicertools") };
    const table = fly({ ...corvette, upgrades: ["wed15repairdroid@fore", "slicertools@aft"] }, { cards });
    table.say("upgrade:wed15repairdroid").say("upgrade:slicertools");
    expect(table.ship("A1").actions).toEqual(["upgrade:wed15repairdroid", "upgrade:slicertools"]);
  });

  test("learns from the question which section acts", () => {
    const { game } = fly(corvette);
    expect(questionsFor(game, [0]).map(({ about }) => about)).toEqual([{ ship: "A1", piece: "fore" }]);
  });

  test("[HS-ACT-05] performs two actions, but a ship with one Ship card performs only one", () => {
    const table = fly(transport, { enemies: [beside(100)] });
    expect(table.keys).toEqual(["skip", "recover", "reinforce", "jam"]);
    expect(table.say("recover").ship("A1").actions).toEqual(["recover"]);
    expect(table.kind).toBe(HELD);
  });

  test("[HS-ACT-06] can't perform an action twice, even through a copy of the card on the other section", () => {
    const upgrades = ["wed15repairdroid@fore", "wed15repairdroid@aft"];
    const table = fly({ ...corvette, upgrades }, { cards: { "upgrade:wed15repairdroid": offers("upgrade:wed15repairdroid") } });
    expect(table.say("upgrade:wed15repairdroid").keys).toEqual(["skip", "recover", "reinforce"]);
  });

  test("[HS-ACT-02, HS-ACT-03] gets an action that a card adds to the bar only with that card's section", () => {
    const table = fly({ ...raider, upgrades: ["tacticalofficer@fore"] }, { friends: [beside(100, "rookiepilot")] });
    expect(table.keys).toEqual(["skip", "recover", "reinforce", "coordinate"]);
    const aft = fly({ ...corvette, upgrades: ["broadcastarray@aft"] }, { enemies: [beside(100)] });
    expect([aft.keys, aft.say("skip").keys]).toEqual([
      ["skip", "lock"],
      ["skip", "recover", "reinforce", "jam"],
    ]);
  });

  test("performs further actions granted by cards after both, from either section", () => {
    const table = fly(corvette, { cards: { "pilot:cr90corvette": raises("extraActions", 1) } });
    table.say("skip").say("reinforce").say("fore");
    expect(table.asks).toEqual([{ kind: "action", seat: 0, keys: ["skip", "lock", "recover"] }]);
  });

  test("[HS-CRIP-09, HS-CRIP-10] can act with a crippled section's cards, but not with its action bar", () => {
    const cards = { "upgrade:wed15repairdroid": offers("upgrade:wed15repairdroid") };
    const fore = fly({ ...corvette, crippled: "fore", upgrades: ["wed15repairdroid@fore"] }, { cards });
    expect(fore.keys).toEqual(["skip", "upgrade:wed15repairdroid"]);
    const aft = fly({ ...corvette, crippled: "aft", upgrades: ["wed15repairdroid@aft"] }, { cards }).say("skip");
    expect(aft.keys).toEqual(["skip", "upgrade:wed15repairdroid"]);
  });
});

describe("free actions", () => {
  const grants = (evenHuge?: true): Ability =>
    windowCard("actionPerformed", {
      when: ({ ship }, occasion) => occasion.ship === ship.id && occasion.action === "jam",
      does: (game, { ship }) =>
        (function* () {
          yield* freeAction(game, ship, { names: ["recover", "reinforce"], rule: "1E-ACT-03", ...(evenHuge && { evenHuge }) });
        })(),
    });
  const jammed = (card: Ability) => fly(transport, { enemies: [beside(100)], cards: { "pilot:gr75mediumtransport": card } }).say("jam");

  test("[HS-FREE-01] a huge ship performs no free actions", () => {
    const table = jammed(grants());
    expect(table.kind).toBe(HELD);
    expect(table.ship("A1").actions).toEqual(["jam"]);
  });

  test("[HS-FREE-02] a huge ship performs free actions that cards made for huge ships grant", () => {
    const table = jammed(grants(true));
    expect(table.asks).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "recover", "reinforce"] }]);
    expect(table.say("reinforce").say("aft").ship("A1")).toMatchObject({ tokens: { reinforceAft: 1 }, actions: ["jam", "reinforce"] });
  });
});

describe("coordinate", () => {
  const wings = (...gaps: readonly number[]) => gaps.map((gap) => beside(gap, "rookiepilot"));

  test("[HS-COORD-01] another friendly ship at Range 1-2 may be chosen", () => {
    const table = fly(transport, { friends: wings(80, 180, 220), enemies: [beside(-180)] }).say("coordinate");
    expect(table.asks).toEqual([{ kind: "coordinate", seat: 0, keys: ["A2", "A3"] }]);
  });

  test("[HS-COORD-01, HS-JAM-01] in teams, a team-mate's ship may be coordinated, and enemies may be jammed", () => {
    const own = { ...transport, pose: at(450, 300), dial: "2F2", activated: false };
    const ships = [[own], [beside(60)], [beside(120, "rookiepilot")], [beside(160)]].map((some) => some.map(still));
    const table = () => startTable({ phase: "activation", setup: { table: "6x3" }, teams: [0, 1, 0, 1], ships });
    expect(table().say("coordinate").asks).toEqual([{ kind: "free action", seat: 2, keys: ["skip", "focus", "lock"] }]);
    expect(table().say("jam").keys).toEqual(["B1", "D1"]);
  });

  test("[HS-COORD-02] the chosen ship performs a free action or declines", () => {
    const table = fly(transport, { friends: wings(80) }).say("coordinate");
    expect(table.asks).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "focus", "lock"] }]);
    expect(table.say("focus").ship("A2").tokens.focus).toBe(1);
    expect(
      fly(transport, { friends: wings(80) })
        .say("coordinate")
        .say("skip")
        .ship("A2").actions,
    ).toEqual([]);
  });

  test("[HS-COORD-03] the chosen ship can't repeat an action this round, and can't act while stressed", () => {
    const [wing] = wings(80);
    const table = (more: Partial<TestShip>) => fly(transport, { friends: wing ? [{ ...wing, ...more }] : [] }).say("coordinate");
    expect(table({ actions: ["focus"] }).keys).toEqual(["skip", "lock"]);
    const stressed = table({ tokens: { stress: 1 } });
    expect([stressed.kind, ...stressed.ship("A1").actions]).toEqual([HELD, "coordinate"]);
  });

  test("[HS-COORD-04] a huge ship may be chosen, but performs nothing", () => {
    const friend = { pilot: "raiderclasscorvette", pose: at(650, 380) };
    const table = fly({ pilot: "gozanticlasscruiser" }, { friends: [friend] }).say("coordinate");
    expect(table.notes("coordinated")).toMatchObject([{ target: "A2" }]);
    expect([table.kind, table.ship("A2").actions]).toEqual([HELD, []]);
  });

  /** A ship this far behind the stern of a corvette that has flown. */
  const astern = (gap: number, pilot: string): TestShip => {
    const { x = 0, y = 0 } = fly(corvette).ship("A1").pose ?? {};
    return { pilot, pose: { x, y: y - mm(112.5 + gap + 20), heading: 0 } };
  };

  test("[HS-MEAS-01, HS-MEAS-02] range is measured from the nearest point of the whole ship, whichever section acts", () => {
    const coordinates = (gap: number) => fly(corvette, { friends: [astern(gap, "rookiepilot")] }).keys.includes("coordinate");
    expect([coordinates(80), coordinates(190), coordinates(210)]).toEqual([true, true, false]);
  });

  test("[HS-MEAS-91-Q] range to a huge ship is measured to the nearest point of the whole ship", () => {
    const shuttle = { pilot: "ap5", dial: "1FG" };
    const coordinates = (gap: number) =>
      fly(shuttle, { friends: [{ pilot: "cr90corvette", pose: at(450, 300 + 80 + 20 + gap + 112.5) }] }).keys.includes("coordinate");
    expect([coordinates(190), coordinates(210)]).toEqual([true, false]);
  });

  test("a card lets the ship choose two ships, one after the other, where the second is optional", () => {
    const cards = { "pilot:cr90corvette": raises("coordinated", 1) };
    const table = fly(corvette, { friends: wings(20, 100, 180), cards })
      .say("coordinate")
      .say("A3")
      .say("focus");
    expect(table.asks).toEqual([{ kind: "coordinate", seat: 0, keys: ["none", "A2", "A4"] }]);
    table.say("A4").say("focus");
    expect(["A2", "A3", "A4"].map((id) => table.ship(id).tokens.focus)).toEqual([0, 1, 1]);
    expect(table.kind).toBe("action");
  });
});

describe("jam", () => {
  test("[HS-JAM-01] an enemy at Range 1-2 may be chosen, or farther away if a card allows it", () => {
    const enemies = [beside(80), beside(180), beside(220)];
    expect(fly(transport, { enemies }).say("jam").keys).toEqual(["B1", "B2"]);
    const cards = { "pilot:gr75mediumtransport": raises("jamReach", 1) };
    expect(fly(transport, { enemies, cards }).say("jam").keys).toEqual(["B1", "B2", "B3"]);
  });

  test("[HS-JAM-02] the enemy gets stress tokens until it has two", () => {
    const jammed = (stress: number) =>
      fly(cruiser, { enemies: [{ ...beside(80), tokens: { stress } }] })
        .say("jam")
        .ship("B1").tokens.stress;
    expect([0, 1, 2, 3].map(jammed)).toEqual([2, 2, 2, 3]);
  });

  test("[HS-JAM-03, HS-JAM-91-Q] the enemy gets no jam token", () => {
    const table = fly(transport, { enemies: [{ ...beside(80), tokens: { focus: 1 } }] }).say("jam");
    expect(table.ship("B1").tokens).toMatchObject({ stress: 2, jam: 0, focus: 1 });
  });

  test("[HS-JAM-04] a huge ship gets no tokens", () => {
    const table = fly(cruiser, { enemies: [{ pilot: "cr90corvette", pose: at(650, 380) }] }).say("jam");
    expect(table.ship("A1").actions).toEqual(["jam"]);
    expect(table.ship("B1").tokens).toMatchObject({ stress: 0, jam: 0 });
  });

  test("cards can react when the ship jams an enemy", () => {
    const answers = windowCard("jammed", {
      when: ({ ship }, occasion) => occasion.ship === ship.id,
      does(game, { ship }) {
        game.note(madeUp({ note: "says", ship: ship.id }));
        return undefined;
      },
    });
    expect(
      fly(transport, { enemies: [beside(80)], cards: { "pilot:gr75mediumtransport": answers } })
        .say("jam")
        .madeUp("says"),
    ).toHaveLength(1);
  });
});

describe("recover", () => {
  /** Recovers after a maneuver that gives no energy. */
  const recovered = (shields: number, energy: number) =>
    fly({ ...transport, dial: "4F0", shields, energy })
      .say("recover")
      .ship("A1");

  test("[HS-RECOVER-01, HS-RECOVER-02] spends all energy, and recovers one shield for each", () => {
    expect(recovered(3, 4)).toMatchObject({ shields: 4, energy: 0 });
    expect(recovered(1, 2)).toMatchObject({ shields: 3, energy: 0 });
  });

  test("[HS-RECOVER-03] doesn't recover beyond the shield value", () => {
    expect(recovered(3, 4)).toMatchObject({ shields: 4, energy: 0 });
  });

  test("[HS-RECOVER-92-Q] is allowed without energy or with full shields", () => {
    expect(recovered(2, 0)).toMatchObject({ shields: 2, energy: 0, actions: ["recover"] });
    expect(recovered(4, 3)).toMatchObject({ shields: 4, energy: 0, actions: ["recover"] });
  });

  test("[HS-ENERGY-21] leaves the energy on other cards", () => {
    const table = fly({ ...transport, dial: "4F0", shields: 0, energy: 4, upgrades: ["quadlasercannons"] });
    table.say("quadlasercannons@0").say("done").say("recover");
    expect(table.ship("A1")).toMatchObject({ energy: 0, shields: 3, upgrades: [{ energy: 1 }] });
  });

  test("[HS-RECOVER-04] recovers shields on both of a corvette's sections, each up to its own value", () => {
    const table = fly({ ...corvette, dial: "4F1", energy: 3, shields: 3, aftShields: 1 })
      .say("skip")
      .say("recover");
    expect(table.ship("A1")).toMatchObject({ energy: 0, shields: 5, aftShields: 3 });
  });

  test("[HS-RECOVER-91-Q] lets the owner split the shields, and a crippled section gets none", () => {
    const given = { ...corvette, dial: "4F1", energy: 1, shields: 3, aftShields: 1 };
    const table = fly(given).say("skip").say("recover");
    expect(table.asks).toEqual([{ kind: "split shields", seat: 0, keys: ["fore 2, aft 0", "fore 1, aft 1", "fore 0, aft 2"] }]);
    expect(table.say("fore 1, aft 1").ship("A1")).toMatchObject({ shields: 4, aftShields: 2 });
    const crippled = fly({ ...given, crippled: "fore", shields: 0 })
      .until("action")
      .say("recover");
    expect(crippled.ship("A1")).toMatchObject({ shields: 0, aftShields: 3 });
  });

  test("[HS-RECOVER-05] works even if its icon is on the Ship card without the energy", () => {
    const table = fly({ ...raider, dial: "4F2", energy: 1, shields: 2, aftShields: 4 }).say("recover");
    expect(table.ship("A1")).toMatchObject({ energy: 0, shields: 5, aftShields: 4 });
  });

  test("spends only part of the energy if a card allows it", () => {
    const cards: TestTable["cards"] = { "pilot:gr75mediumtransport": { answers: { permissions: { recoverPart: () => true } } } };
    const table = fly({ ...transport, dial: "4F0", energy: 3, shields: 0 }, { cards }).say("recover");
    expect(table.asks).toEqual([{ kind: "energy to recover", seat: 0, keys: ["3", "2", "1", "0"] }]);
    expect(table.say("1").ship("A1")).toMatchObject({ energy: 2, shields: 1 });
  });

  test("lets cards act before the energy is spent", () => {
    const cards = { "pilot:gr75mediumtransport": windowCard("recovering", { may: true, does: () => undefined }) };
    const table = fly({ ...transport, dial: "4F0", energy: 3 }, { cards }).say("recover");
    expect([table.kind, table.ship("A1").energy]).toEqual(["use at recovering", 3]);
  });
});

describe("reinforce", () => {
  test("[HS-REINF-01] gives a token next to the section that the owner chooses", () => {
    const table = fly(transport).say("reinforce");
    expect(table.asks).toEqual([{ kind: "reinforce", seat: 0, keys: ["fore", "aft"] }]);
    expect(table.game.open[0]?.ask.rule).toBe("HS-REINF-01");
    expect(table.say("aft").ship("A1").tokens).toMatchObject({ reinforceFore: 0, reinforceAft: 1 });
  });

  test("[HS-REINF-05] gives a token that is removed in the End phase", () => {
    const table = fly(transport).say("reinforce").say("fore");
    expect(table.ship("A1").tokens.reinforceFore).toBe(1);
    table.untilPhase("planning");
    expect([table.game.state.round, table.ship("A1").tokens.reinforceFore]).toEqual([2, 0]);
  });

  test.each(["focus", "evade", "reinforceFore", "reinforceAft"] as const)(
    "[HS-REINF-05] the End phase removes all of a huge ship's %s tokens, even if it has no other kind, but not its ion tokens",
    (token) => {
      const ships = [[{ ...transport, pose: at(450, 300), tokens: { [token]: 2, ion: 1 } }], [FAR]];
      const table = startTable({ phase: "end", setup: { table: "6x3" }, ships });
      expect([table.game.state.round, table.ship("A1").tokens[token], table.ship("A1").tokens.ion]).toEqual([2, 0, 1]);
    },
  );
});

describe("target locks", () => {
  const gozanti = { pilot: "gozanticlasscruiser" };
  const lockOf = (table: Table) => table.ship("A1").locks;

  test("[HS-LOCK-01] a huge ship locks enemies at Range 1-3, or farther with a card, and holds only one lock", () => {
    const enemies = [beside(280), beside(320)];
    const table = fly({ ...gozanti, locks: ["B2"] }, { enemies }).say("lock");
    expect(lockOf(table.say("B1"))).toEqual(["B1"]);
    expect(lockOf(fly(gozanti, { enemies }).say("lock").say("B2"))).toEqual([]);
    const cards = { "pilot:gozanticlasscruiser": raises("lockReach", 2) };
    expect(lockOf(fly(gozanti, { enemies, cards }).say("lock").say("B2"))).toEqual(["B2"]);
  });

  test("[HS-LOCK-02] the lock belongs to the ship, whichever section acquired it", () => {
    expect(lockOf(fly(corvette, { enemies: [beside(100)] }).say("lock"))).toEqual(["B1"]);
    expect(
      lockOf(
        fly(raider, { enemies: [beside(100)] })
          .say("skip")
          .say("lock"),
      ),
    ).toEqual(["B1"]);
  });

  /** The flying ship ends its maneuver with its front edge at y 400. The corvette's stern is `distance` mm ahead of that edge. */
  const wing = { pilot: "wedgeantilles", dial: "1FG" };
  const ahead = (distance: number): TestShip => ({ pilot: "cr90corvette", pose: at(450, 400 + distance + 112.5) });

  test("[HS-TOKEN-07, HS-TOKEN-10] a ship locks a single section of a huge ship, and holds only one lock", () => {
    const table = fly({ ...wing, locks: ["B1:fore"] }, { enemies: [ahead(100)] }).say("lock");
    expect(table.asks).toEqual([{ kind: "lock", seat: 0, keys: ["B1:aft", "B1:fore"] }]);
    expect(lockOf(table.say("B1:aft"))).toEqual(["B1:aft"]);
  });

  test("[HS-TOKEN-08] range is measured to the section that is to be locked", () => {
    const table = fly(wing, { enemies: [ahead(240)] })
      .say("lock")
      .say("B1:fore");
    expect(table.notes("out of range")).toMatchObject([{ target: "B1", section: "fore" }]);
    expect(table.keys).toEqual(["other action", "B1:aft"]);
    expect(lockOf(table.say("B1:aft"))).toEqual(["B1:aft"]);
  });

  test("[HS-TOKEN-07] if a card acquires the lock, the ship's owner chooses among the sections in range", () => {
    const locks = windowCard("maneuverExecuted", {
      when: ({ ship }, occasion) => occasion.ship === ship.id,
      does: (game, { ship }) => acquireLock(game, ship, shipOf(game.state, "B1")),
    });
    const locked = (distance: number) => fly(wing, { enemies: [ahead(distance)], cards: { "pilot:wedgeantilles": locks } });
    expect(locked(100).asks).toEqual([{ kind: "lock section", seat: 0, keys: ["fore", "aft"] }]);
    expect(lockOf(locked(100).say("fore"))).toEqual(["B1:fore"]);
    expect(lockOf(locked(240))).toEqual(["B1:aft"]);
  });
});
