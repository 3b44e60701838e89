import { mm } from "@broadside/geometry";
import type { CardKey } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import type { Ability } from "../abilities/ability.ts";
import { windowCard } from "../abilities/cards.testing.ts";
import { questionsFor } from "../driver/question.ts";
import type { Sums } from "../queries/queries.ts";
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

describe("the actions of a ship with two Ship cards", () => {
  test("[HS-ACT-01, HS-ACT-02] two: first one of the fore bar", () => {
    const table = fly(corvette, { friends: [beside(100, "rookiepilot")] });
    expect(table.asks).toEqual([{ kind: "action", seat: 0, keys: ["skip", "coordinate", "lock"] }]);
    table.say("coordinate").say("skip").say("recover");
    expect(table.ship("A1").actions).toEqual(["coordinate", "recover"]);
  });

  test("[HS-ACT-03, HS-ACT-04] then one of the aft bar, also where the first was left out", () => {
    const table = fly(corvette).say("skip");
    expect(table.asks).toEqual([{ kind: "action", seat: 0, keys: ["skip", "recover", "reinforce"] }]);
    expect(table.say("recover").ship("A1").actions).toEqual(["recover"]);
    expect(table.kind).toBe(HELD);
  });

  test("[HS-ACT-02, HS-ACT-03] cards with an Action header act with the section they lie on", () => {
    const cards = { "upgrade:wed15repairdroid": offers("upgrade:wed15repairdroid"), "upgrade:slicertools": offers("upgrade:slicertools") };
    const table = fly({ ...corvette, upgrades: ["wed15repairdroid@fore", "slicertools@aft"] }, { cards });
    expect(table.keys).toEqual(["skip", "lock", "upgrade:wed15repairdroid"]);
    expect(table.say("skip").keys).toEqual(["skip", "recover", "reinforce", "upgrade:slicertools"]);
  });

  test("[HS-ACT-02, HS-ACT-03] so do Damage cards", () => {
    const damage = [{ card: 0, section: "aft" as const, faceup: true, since: 1 }];
    const { game } = fly({ ...corvette, damage });
    const key = game.damageFacts(shipOf(game.state, "A1"), 0).key;
    const table = fly({ ...corvette, damage }, { cards: { [key]: offers(key) } });
    expect(table.keys).not.toContain(key);
    expect(table.say("skip").keys).toContain(key);
  });

  test("[HS-ACT-91-Q] both may come from Upgrade cards", () => {
    const cards = { "upgrade:wed15repairdroid": offers("upgrade:wed15repairdroid"), "upgrade:slicertools": offers("upgrade:slicertools") };
    const table = fly({ ...corvette, upgrades: ["wed15repairdroid@fore", "slicertools@aft"] }, { cards });
    table.say("upgrade:wed15repairdroid").say("upgrade:slicertools");
    expect(table.ship("A1").actions).toEqual(["upgrade:wed15repairdroid", "upgrade:slicertools"]);
  });

  test("the question says which section it is about", () => {
    const { game } = fly(corvette);
    expect(questionsFor(game, [0]).map(({ about }) => about)).toEqual([{ ship: "A1", piece: "fore" }]);
  });

  test("[HS-ACT-05] a ship with one card performs one", () => {
    const table = fly(transport, { enemies: [beside(100)] });
    expect(table.keys).toEqual(["skip", "recover", "reinforce", "jam"]);
    expect(table.say("recover").ship("A1").actions).toEqual(["recover"]);
    expect(table.kind).toBe(HELD);
  });

  test("[HS-ACT-06] none twice, by a copy on the other section either", () => {
    const upgrades = ["wed15repairdroid@fore", "wed15repairdroid@aft"];
    const table = fly({ ...corvette, upgrades }, { cards: { "upgrade:wed15repairdroid": offers("upgrade:wed15repairdroid") } });
    expect(table.say("upgrade:wed15repairdroid").keys).toEqual(["skip", "recover", "reinforce"]);
  });

  test("[HS-ACT-02, HS-ACT-03] what a card adds to the bar is added to its section", () => {
    const table = fly({ ...raider, upgrades: ["tacticalofficer@fore"] }, { friends: [beside(100, "rookiepilot")] });
    expect(table.keys).toEqual(["skip", "recover", "reinforce", "coordinate"]);
    const aft = fly({ ...corvette, upgrades: ["broadcastarray@aft"] }, { enemies: [beside(100)] });
    expect([aft.keys, aft.say("skip").keys]).toEqual([
      ["skip", "lock"],
      ["skip", "recover", "reinforce", "jam"],
    ]);
  });

  test("further actions by cards come after both, from either", () => {
    const table = fly(corvette, { cards: { "pilot:cr90corvette": raises("extraActions", 1) } });
    table.say("skip").say("reinforce").say("fore");
    expect(table.asks).toEqual([{ kind: "action", seat: 0, keys: ["skip", "lock", "recover"] }]);
  });

  test("[HS-CRIP-09, HS-CRIP-10] a crippled section acts with its cards, not with its bar", () => {
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

  test("[HS-FREE-01] a huge ship performs none", () => {
    const table = jammed(grants());
    expect(table.kind).toBe(HELD);
    expect(table.ship("A1").actions).toEqual(["jam"]);
  });

  test("[HS-FREE-02] but those of cards made for huge ships", () => {
    const table = jammed(grants(true));
    expect(table.asks).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "recover", "reinforce"] }]);
    expect(table.say("reinforce").say("aft").ship("A1")).toMatchObject({ tokens: { reinforceAft: 1 }, actions: ["jam", "reinforce"] });
  });
});

describe("coordinate", () => {
  const wings = (...gaps: readonly number[]) => gaps.map((gap) => beside(gap, "rookiepilot"));

  test("[HS-COORD-01] another friendly ship at Range 1-2", () => {
    const table = fly(transport, { friends: wings(80, 180, 220), enemies: [beside(-180)] }).say("coordinate");
    expect(table.asks).toEqual([{ kind: "coordinate", seat: 0, keys: ["A2", "A3"] }]);
  });

  test("[HS-COORD-01, HS-JAM-01] of several seats those of the team are friends, whose players act, and the others enemies", () => {
    const own = { ...transport, pose: at(450, 300), dial: "2F2", activated: false };
    const ships = [[own], [beside(60)], [beside(120, "rookiepilot")], [beside(160)]].map((some) => some.map(still));
    const table = () => startTable({ phase: "activation", setup: { table: "6x3" }, teams: [0, 1, 0, 1], ships });
    expect(table().say("coordinate").asks).toEqual([{ kind: "free action", seat: 2, keys: ["skip", "focus", "lock"] }]);
    expect(table().say("jam").keys).toEqual(["B1", "D1"]);
  });

  test("[HS-COORD-02] it performs a free action or declines", () => {
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

  test("[HS-COORD-03] none that it has performed this round, and none while stressed", () => {
    const [wing] = wings(80);
    const table = (more: Partial<TestShip>) => fly(transport, { friends: wing ? [{ ...wing, ...more }] : [] }).say("coordinate");
    expect(table({ actions: ["focus"] }).keys).toEqual(["skip", "lock"]);
    const stressed = table({ tokens: { stress: 1 } });
    expect([stressed.kind, ...stressed.ship("A1").actions]).toEqual([HELD, "coordinate"]);
  });

  test("[HS-COORD-04] a huge ship may be chosen, and performs nothing", () => {
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

  test("[HS-MEAS-01, HS-MEAS-02] measured from the nearest point of the whole ship, whichever section acts", () => {
    const coordinates = (gap: number) => fly(corvette, { friends: [astern(gap, "rookiepilot")] }).keys.includes("coordinate");
    expect([coordinates(80), coordinates(190), coordinates(210)]).toEqual([true, true, false]);
  });

  test("[HS-MEAS-91-Q] and to the nearest point of the whole ship, where another acts on it", () => {
    const shuttle = { pilot: "ap5", dial: "1FG" };
    const coordinates = (gap: number) =>
      fly(shuttle, { friends: [{ pilot: "cr90corvette", pose: at(450, 300 + 80 + 20 + gap + 112.5) }] }).keys.includes("coordinate");
    expect([coordinates(190), coordinates(210)]).toEqual([true, false]);
  });

  test("a card lets it choose two, one after the other, the second if it likes", () => {
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
  test("[HS-JAM-01] an enemy at Range 1-2, or farther by a card", () => {
    const enemies = [beside(80), beside(180), beside(220)];
    expect(fly(transport, { enemies }).say("jam").keys).toEqual(["B1", "B2"]);
    const cards = { "pilot:gr75mediumtransport": raises("jamReach", 1) };
    expect(fly(transport, { enemies, cards }).say("jam").keys).toEqual(["B1", "B2", "B3"]);
  });

  test("[HS-JAM-02] it gets stress until it has two", () => {
    const jammed = (stress: number) =>
      fly(cruiser, { enemies: [{ ...beside(80), tokens: { stress } }] })
        .say("jam")
        .ship("B1").tokens.stress;
    expect([0, 1, 2, 3].map(jammed)).toEqual([2, 2, 2, 3]);
  });

  test("[HS-JAM-03, HS-JAM-91-Q] and no jam token", () => {
    const table = fly(transport, { enemies: [{ ...beside(80), tokens: { focus: 1 } }] }).say("jam");
    expect(table.ship("B1").tokens).toMatchObject({ stress: 2, jam: 0, focus: 1 });
  });

  test("[HS-JAM-04] a huge ship gets none", () => {
    const table = fly(cruiser, { enemies: [{ pilot: "cr90corvette", pose: at(650, 380) }] }).say("jam");
    expect(table.ship("A1").actions).toEqual(["jam"]);
    expect(table.ship("B1").tokens).toMatchObject({ stress: 0, jam: 0 });
  });

  test("cards answer to who was jammed", () => {
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

  test("[HS-RECOVER-01, HS-RECOVER-02] takes all energy and brings back a shield for each", () => {
    expect(recovered(3, 4)).toMatchObject({ shields: 4, energy: 0 });
    expect(recovered(1, 2)).toMatchObject({ shields: 3, energy: 0 });
  });

  test("[HS-RECOVER-03] not beyond the shield value", () => {
    expect(recovered(3, 4)).toMatchObject({ shields: 4, energy: 0 });
  });

  test("[HS-RECOVER-92-Q] also without energy and with full shields", () => {
    expect(recovered(2, 0)).toMatchObject({ shields: 2, energy: 0, actions: ["recover"] });
    expect(recovered(4, 3)).toMatchObject({ shields: 4, energy: 0, actions: ["recover"] });
  });

  test("[HS-ENERGY-21] energy on other cards stays", () => {
    const table = fly({ ...transport, dial: "4F0", shields: 0, energy: 4, upgrades: ["quadlasercannons"] });
    table.say("quadlasercannons@0").say("done").say("recover");
    expect(table.ship("A1")).toMatchObject({ energy: 0, shields: 3, upgrades: [{ energy: 1 }] });
  });

  test("[HS-RECOVER-04] of a corvette both sections, each up to its own value", () => {
    const table = fly({ ...corvette, dial: "4F1", energy: 3, shields: 3, aftShields: 1 })
      .say("skip")
      .say("recover");
    expect(table.ship("A1")).toMatchObject({ energy: 0, shields: 5, aftShields: 3 });
  });

  test("[HS-RECOVER-91-Q] its owner splits them, and a crippled section gets none", () => {
    const given = { ...corvette, dial: "4F1", energy: 1, shields: 3, aftShields: 1 };
    const table = fly(given).say("skip").say("recover");
    expect(table.asks).toEqual([{ kind: "split shields", seat: 0, keys: ["fore 2, aft 0", "fore 1, aft 1", "fore 0, aft 2"] }]);
    expect(table.say("fore 1, aft 1").ship("A1")).toMatchObject({ shields: 4, aftShields: 2 });
    const crippled = fly({ ...given, crippled: "fore", shields: 0 })
      .until("action")
      .say("recover");
    expect(crippled.ship("A1")).toMatchObject({ shields: 0, aftShields: 3 });
  });

  test("[HS-RECOVER-05] also where the icon lies on the card without the energy", () => {
    const table = fly({ ...raider, dial: "4F2", energy: 1, shields: 2, aftShields: 4 }).say("recover");
    expect(table.ship("A1")).toMatchObject({ energy: 0, shields: 5, aftShields: 4 });
  });

  test("a card lets it spend a part", () => {
    const cards: TestTable["cards"] = { "pilot:gr75mediumtransport": { answers: { permissions: { recoverPart: () => true } } } };
    const table = fly({ ...transport, dial: "4F0", energy: 3, shields: 0 }, { cards }).say("recover");
    expect(table.asks).toEqual([{ kind: "energy to recover", seat: 0, keys: ["3", "2", "1", "0"] }]);
    expect(table.say("1").ship("A1")).toMatchObject({ energy: 2, shields: 1 });
  });

  test("cards speak before the energy is spent", () => {
    const cards = { "pilot:gr75mediumtransport": windowCard("recovering", { may: true, does: () => undefined }) };
    const table = fly({ ...transport, dial: "4F0", energy: 3 }, { cards }).say("recover");
    expect([table.kind, table.ship("A1").energy]).toEqual(["use at recovering", 3]);
  });
});

describe("reinforce", () => {
  test("[HS-REINF-01] a token at the section that its owner names", () => {
    const table = fly(transport).say("reinforce");
    expect(table.asks).toEqual([{ kind: "reinforce", seat: 0, keys: ["fore", "aft"] }]);
    expect(table.game.open[0]?.ask.rule).toBe("HS-REINF-01");
    expect(table.say("aft").ship("A1").tokens).toMatchObject({ reinforceFore: 0, reinforceAft: 1 });
  });

  test("[HS-REINF-05] gone after the End phase", () => {
    const table = fly(transport).say("reinforce").say("fore");
    expect(table.ship("A1").tokens.reinforceFore).toBe(1);
    table.untilPhase("planning");
    expect([table.game.state.round, table.ship("A1").tokens.reinforceFore]).toEqual([2, 0]);
  });

  test.each(["focus", "evade", "reinforceFore", "reinforceAft"] as const)(
    "[HS-REINF-05] %s tokens of a huge ship go in the End phase, all that it has, also where it has no other kind; ion tokens stay",
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

  test("[HS-LOCK-01] a huge ship locks enemies at Range 1-3, farther by a card, and holds one lock", () => {
    const enemies = [beside(280), beside(320)];
    const table = fly({ ...gozanti, locks: ["B2"] }, { enemies }).say("lock");
    expect(lockOf(table.say("B1"))).toEqual(["B1"]);
    expect(lockOf(fly(gozanti, { enemies }).say("lock").say("B2"))).toEqual([]);
    const cards = { "pilot:gozanticlasscruiser": raises("lockReach", 2) };
    expect(lockOf(fly(gozanti, { enemies, cards }).say("lock").say("B2"))).toEqual(["B2"]);
  });

  test("[HS-LOCK-02] the lock is the ship's, whichever section took it", () => {
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

  test("[HS-TOKEN-07, HS-TOKEN-10] of a huge ship one section, and one lock in all", () => {
    const table = fly({ ...wing, locks: ["B1:fore"] }, { enemies: [ahead(100)] }).say("lock");
    expect(table.asks).toEqual([{ kind: "lock", seat: 0, keys: ["B1:aft", "B1:fore"] }]);
    expect(lockOf(table.say("B1:aft"))).toEqual(["B1:aft"]);
  });

  test("[HS-TOKEN-08] measured to the section", () => {
    const table = fly(wing, { enemies: [ahead(240)] })
      .say("lock")
      .say("B1:fore");
    expect(table.notes("out of range")).toMatchObject([{ target: "B1", section: "fore" }]);
    expect(table.keys).toEqual(["other action", "B1:aft"]);
    expect(lockOf(table.say("B1:aft"))).toEqual(["B1:aft"]);
  });

  test("[HS-TOKEN-07] a card that locks lets its owner choose the section, of those in range", () => {
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
