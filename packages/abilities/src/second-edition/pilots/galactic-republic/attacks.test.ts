import type { TargetId } from "@broadside/rules";
import { startSetUp } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { ABILITIES_2_0 } from "../../index.ts";
import {
  attacked,
  beside,
  dice,
  FIGHTER,
  finish,
  firing,
  friendAttacked,
  friendFires,
  HITS,
  LATER,
  MISS,
  printings,
  rolling,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

const shot = (table: ReturnType<typeof firing>) => finish(rolling(table, MISS, MISS));
const missed = (table: ReturnType<typeof firing>) => finish(rolling(table, MISS, [], "primary>A1"));
/** An evade token gives the defender a choice, so the game has to ask. */
const WAITING = { foe: { tokens: { evade: 1 } } };
const cards = (count: number) => Array.from({ length: count }, (_, card) => ({ card: 20 + card, faceup: false, since: 0 }));

describe("rolled dice", () => {
  test.each(printings("wolffe", "wolffe-siegeofcoruscant"))("%s recovers his charge to roll one more die to the rear", (id, more) => {
    const behind = (charges: number) => firing(id, { charges }, { ...more, foe: { pose: at(400, 110) } }).say("second primary>B1");
    const table = behind(0).say(use(id));
    expect([dice(table)[0], table.ship("A1").charges]).toEqual([3, 1]);
    expect(dice(behind(1))[0]).toBe(2);
  });

  test("Ric Olié rolls one more die if his revealed maneuver is faster", () => {
    const speeds = (own: string, foes: string) =>
      dice(firing("ricolie", { revealed: own }, { foe: { revealed: foes } }).say("primary>B1"))[0];
    expect([speeds("3FB", "2FB"), speeds("2FB", "2FB")]).toEqual([3, 2]);
    const defends = (own: string) =>
      dice(finish(rolling(attacked("ricolie", { revealed: own }, { foe: { revealed: "2FB" } }), MISS, [], "primary>A1")))[1];
    expect([defends("3FB"), defends("2FB")]).toEqual([3, 2]);
  });

  test("“Stub” rolls one more attack die after an odd speed, and one more defense die after an even one", () => {
    const attack = (revealed: string) => dice(firing("stub", { revealed }, LATER).say("primary>B1"))[0];
    expect([attack("3FB"), attack("2FB")]).toEqual([3, 2]);
    const defends = (revealed: string) => dice(missed(attacked("stub", { revealed }, LATER)))[1];
    expect([defends("3FB"), defends("2FB")]).toEqual([2, 3]);
  });

  test("“Goji” gives a friendly defender one more die for each friendly bomb next to it", () => {
    const bombs = (...seats: readonly number[]) => ({
      state: {
        devices: seats.map((seat, number) => ({
          id: `device ${number + 1}` as const,
          kind: "proton bomb" as const,
          seat,
          ship: seat === 0 ? ("A1" as const) : ("B1" as const),
          round: 1,
          token: "standardBomb" as const,
          pose: at(380 + 40 * number, 230),
        })),
      },
    });
    const defended = (...seats: readonly number[]) => rolling(friendAttacked("goji", {}, bombs(...seats)), MISS, [], "primary>A1");
    expect(dice(finish(defended(0, 0, 1).say(use("goji", "A2"))))[1]).toBe(4);
    expect(dice(finish(defended(1)))[1]).toBe(2);
  });

  test("“Killer” rolls one more die against a badly damaged ship, and gains a deplete token", () => {
    const table = firing("killer", {}, { ...LATER, foe: { damage: cards(1) } }).say("primary>B1");
    finish(table.say(use("killer")));
    expect([dice(table)[0], tokens(table).deplete]).toEqual([3, 1]);
    expect(dice(finish(firing("killer", {}, LATER).say("primary>B1")))[0]).toBe(2);
  });

  test.each(printings("klick", "klick-siegeofcoruscant"))("%s spends his charge to cancel range bonuses", (id, more) => {
    const locked = (locks: readonly TargetId[], gap: number) =>
      rolling(
        friendFires(id, { locks }, { ...more, foe: { pose: at(400, 340 + gap, 180), tokens: { evade: 1 } } }),
        [...HITS, "hit"],
        MISS,
      );
    const near = locked(["B1"], 60).say(use(id, "A2"));
    expect([dice(near)[0], near.ship("A2").charges]).toEqual([3, 0]);
    expect(dice(finish(locked(["B1"], 250).say(use(id, "A2"))))[1]).toBe(3);
    expect(dice(locked([], 60))[0]).toBe(4);
  });
});

describe("after the attack", () => {
  test("Jag locks the attacker after a friendly ship in his side arc defends", () => {
    const defended = (x: number) => missed(friendAttacked("jag", { pose: at(x, 300) }));
    expect(defended(500).say(use("jag", "A2")).ship("A2").locks).toEqual(["B1"]);
    expect(missed(friendAttacked("jag", { pose: at(400, 120) })).kind).not.toContain("use at");
  });

  test("Jag over Coruscant locks a ship that a friendly ship in his side arc attacked, unless strained", () => {
    const pilot = "jag-siegeofcoruscant";
    const fired = (tokens: object) => shot(friendFires(pilot, { tokens }, LATER));
    expect(fired({}).say(use(pilot, "A2")).ship("A2").locks).toEqual(["B1"]);
    expect(fired({ strain: 1 }).kind).not.toContain("use at");
  });

  test("“Tucker” focuses after a friendly ship attacks a ship in his front arc", () => {
    const fired = (heading: number) => shot(friendFires("tucker", { pose: at(480, 300, heading) }));
    expect(fired(0).say(use("tucker", "A2")).say("focus").notes("action")).toMatchObject([{ ship: "A2", action: "focus" }]);
    expect(fired(180).kind).not.toContain("use at");
  });

  test("“Axe” transfers a green token to a friendly ship in his side arc", () => {
    const table = shot(firing("axe", { tokens: { evade: 1 } }, { friends: [beside()] }))
      .say(use("axe"))
      .say("evade");
    expect(table.notes("token")).toMatchObject([{ ship: "A2", token: "evade" }]);
    const ahead = firing("axe", { tokens: { evade: 1 } }, { friends: [beside(X_WING, { pose: at(420, 400) })] });
    expect(shot(ahead).kind).not.toContain("use at");
  });

  test("Axe over Coruscant lets a friendly ship with Born for This lock the defender", () => {
    const pilot = "axe-siegeofcoruscant";
    const fired = (friend: string) => shot(firing(pilot, {}, { ...LATER, friends: [beside(friend)] }));
    expect(fired("jag-siegeofcoruscant").say(use(pilot)).ship("A2").locks).toEqual(["B1"]);
    expect(fired(X_WING).kind).not.toContain("use at");
  });
});

describe("spent tokens and Force", () => {
  test.each(printings("obiwankenobi", "obiwankenobi-delta7baethersprite"))(
    "%s spends Force to give a friendly ship back its focus token",
    (id, more) => {
      const spend = (force: number) =>
        rolling(
          firing(X_WING, { tokens: { focus: 1 } }, { ...more, ...WAITING, friends: [beside(id, { force })] }),
          ["focus", "hit", "hit"],
          MISS,
        ).say("focus");
      const table = spend(1).say(use(id, "A2"));
      expect([tokens(table).focus, table.ship("A2").force]).toEqual([1, 0]);
      expect(spend(0).kind).not.toContain("use at");
    },
  );

  test.each(printings("plokoon", "plokoon-delta7baethersprite"))(
    "%s gives a green token to a friendly ship, or takes an orange one from it",
    (id, more) => {
      const starting = (tokens: object, own: object, force = 2) =>
        cardTable(
          [
            [
              { pilot: id, pose: at(400, 300), tokens: own, force },
              { pilot: X_WING, pose: at(480, 300), tokens },
            ],
            [{ pilot: FIGHTER, pose: at(480, 490, 180) }],
          ],
          more,
        );
      const given = starting({}, { focus: 1 }).say(use(id));
      expect([tokens(given).focus, tokens(given, "A2").focus, given.ship("A1").force]).toEqual([0, 1, 1]);
      const taken = starting({ disarm: 1 }, {}).say(use(id));
      expect([tokens(taken).disarm, tokens(taken, "A2").disarm]).toEqual([1, 0]);
      expect(starting({ disarm: 1 }, {}, 0).kind).not.toContain("use at");
    },
  );

  test("Yoda spends Force to let another ship recover Force", () => {
    const spend = (x: number) =>
      rolling(
        firing("plokoon", { force: 1 }, { ...LATER, ...WAITING, friends: [beside("yoda", { pose: at(x, 300) })] }),
        ["focus", "hit"],
        MISS,
      ).say("force");
    const table = spend(480).say(use("yoda", "A2"));
    expect([table.ship("A1").force, table.ship("A2").force]).toEqual([1, 2]);
    expect(spend(850).kind).not.toContain("use at");
  });

  test("Yoda reacts to purple actions and maneuvers, and to Force that cards spend", () => {
    const flies = (pilot: string, dial: string) =>
      cardTable(
        [
          [{ pilot, pose: at(400, 300), dial }, beside("yoda", { activated: true })],
          [{ pilot: FIGHTER, pose: at(850, 850), dial: "2FB", activated: true }],
        ],
        { phase: "activation", ...LATER },
      );
    expect(flies("plokoon", "2FB").pass().say("evade").say(use("yoda", "A2")).ship("A1").force).toBe(2);
    expect(flies("shaakti", "2EP").say(use("yoda", "A2")).ship("A1").force).toBe(2);
    const starts = cardTable(
      [[{ pilot: "plokoon", pose: at(400, 300), tokens: { focus: 1 } }, beside("yoda")], [{ pilot: FIGHTER, pose: at(400, 490, 180) }]],
      LATER,
    );
    expect(starts.say(use("plokoon")).say(use("yoda", "A2")).ship("A1").force).toBe(2);
  });
});

describe("destroyed ships", () => {
  const LAST = { damage: cards(3), shields: 0 };

  test.each(["warthog", "warthog-clonez95headhunter"])(
    "%s: a destroyed non-limited friendly ship can still attack until the phase is over",
    (id) => {
      const lost = (x: number) => {
        const table = cardTable(
          [
            [{ pilot: "soontirfel", pose: at(400, 490, 180) }],
            [
              { pilot: "redsquadronveteran", pose: at(400, 300), ...LAST },
              { pilot: id, pose: at(x, 300), engaged: true },
            ],
          ],
          LATER,
        );
        rolling(table, HITS, ["blank", "blank"]);
        return finish(table);
      };
      const kept = lost(480);
      expect([kept.kind, kept.ship("B1").status, kept.ship("B1").doomed]).toEqual(["attack", "inPlay", true]);
      kept.pass().untilPhase("planning");
      expect(kept.ship("B1").status).toBe("destroyed");
      expect(lost(850).ship("B1").status).toBe("destroyed");
    },
  );

  test("“Knack” passes a talent to a non-limited friendly ship", () => {
    const table = cardTable(
      [
        [{ pilot: "soontirfel", pose: at(400, 490, 180) }],
        [
          { pilot: "knack", pose: at(400, 300), upgrades: ["marksmanship", "crackshot"], damage: cards(1), shields: 0, engaged: true },
          { pilot: "goldsquadrontrooper", pose: at(400, 220) },
          { pilot: "stub", pose: at(600, 300), engaged: true },
        ],
      ],
      LATER,
    );
    finish(rolling(table, HITS, ["blank", "blank"]));
    table.say(use("knack", "B1")).say("crackshot@1");
    expect(table.ship("B2").upgrades.map(({ id, charges }) => [id, charges])).toEqual([["crackshot", 1]]);
    rolling(table, ["hit", "hit"], ["evade", "evade", "evade"], "primary>A1");
    while (!table.kind.includes("use at") && table.kind !== "dial") table.pass();
    table.say(table.keys.find((key) => key.includes("crackshot")) ?? "");
    expect(table.ship("B2").upgrades[0]?.charges).toBe(0);
  });
});

test("a Naboo Handmaiden picks a decoy that isn't a handmaiden", () => {
  const lists = [
    { ships: ["naboohandmaiden", "ricolie", "padmeamidala"], faction: "galacticrepublic" },
    { ships: [FIGHTER], faction: "galacticempire" },
  ];
  const table = startSetUp(lists, { edition: "2.0", registry: ABILITIES_2_0 });
  while (table.kind !== "choose ship" && table.kind !== "dial") table.pass();
  expect(table.keys).toEqual(["A2", "A3"]);
  table.say("A3");
  expect(table.game.state.effects).toMatchObject([{ id: "condition:decoyed", ship: "A3", by: "A1" }]);
});
