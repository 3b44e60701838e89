import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { beside, FIGHTER, flown, LATER, printings, tokens, use, X_WING } from "../pilots.testing.ts";

const friend = (some: object = {}) => beside(X_WING, { pose: at(480, 360), activated: true, ...some });
const foe = (x: number, y: number, some: object = {}) => ({ pilot: FIGHTER, pose: at(x, y), activated: true, ...some });

describe("before and while revealing", () => {
  const N1 = "anakinskywalker-nabooroyaln1starfighter";

  test("Anakin Skywalker of Naboo spends Force to barrel roll before revealing his dial", () => {
    const table = flown(N1, "2FB").say(use(N1)).pass().pass();
    expect([table.ship("A1").force, table.ship("A1").pose?.x]).toEqual([0, at(320, 0).x]);
    expect(flown(N1, "2FB", { force: 0 }).kind).toBe("action");
  });

  test.each(printings("saeseetiin", "saeseetiin-delta7baethersprite"))(
    "%s sets a friendly ship's dial to a maneuver of the same speed and difficulty",
    (id, more) => {
      const pilot = beside(id, { pose: at(480, 360), activated: true });
      const table = flown(X_WING, "2BB", {}, { ...more, friends: [pilot] }).say(use(id, "A2"));
      expect(table.keys).toEqual(["2BB", "2FB", "2NB"]);
      table.say("2FB");
      expect([table.ship("A1").revealed, table.ship("A2").force]).toEqual(["2FB", 1]);
      expect(flown(X_WING, "4FW", {}, { ...more, friends: [pilot] }).kind).toBe("action");
    },
  );

  test("“Slider” spends two charges to fly a speed 2 bank as a sideslip", () => {
    const table = flown("slider", "2BB", {}, LATER).say(use("slider"));
    const banked = flown("slider", "2BB", {}, LATER).pass();
    expect(table.ship("A1").charges).toBe(0);
    expect(table.ship("A1").pose?.y).toBeLessThan(banked.ship("A1").pose?.y ?? 0);
    expect(flown("slider", "2BB", { charges: 1 }, LATER).kind).toBe("action");
    expect(flown("slider", "3BW", {}, LATER).kind).toBe("action");
  });

  test("Wilhuff Tarkin lets a friendly ship lock an object that he has locked", () => {
    const system = (y: number, pose = at(480, 360)) =>
      cardTable(
        [
          [{ pilot: "wilhufftarkin", pose: at(400, 300), dial: "2FB", locks: ["B1"] }, friend({ dial: "2FB", activated: false, pose })],
          [{ pilot: FIGHTER, pose: at(400, y), dial: "2FB" }],
        ],
        { phase: "system", ...LATER },
      );
    expect(system(560).say(use("wilhufftarkin")).ship("A2").locks).toEqual(["B1"]);
    for (const none of [system(800), system(560, at(400, 150))]) expect(none.kind).not.toContain("use at");
  });
});

describe("after the maneuver", () => {
  test.each(["oddball", "oddball-arc170starfighter", "oddball-btlbywing"])(
    "%s locks an enemy in his bullseye arc after a red maneuver or action",
    (id) => {
      const dial = id === "oddball" ? "3KR" : "4KR";
      const ahead = (x: number) => flown(id, dial, {}, { foes: [foe(x, 230)] });
      expect(ahead(400).say(use(id)).ship("A1").locks).toEqual(["B1"]);
      expect(ahead(480).kind).not.toContain("use at");
    },
  );

  test("Odd Ball of the V-wings locks after a red action, but not after a white one", () => {
    const pilot = "oddball-nimbusclassvwing";
    const acting = (x: number, action: string) => flown(pilot, "2FB", {}, { ...LATER, foes: [foe(x, 600)] }).say(action);
    expect(acting(320, "barrel-roll").pass().pass().say(use(pilot)).ship("A1").locks).toEqual(["B1"]);
    expect(acting(400, "focus").kind).not.toContain("use at");
    expect(
      flown(pilot, "4KR", {}, { ...LATER, foes: [foe(400, 230)] })
        .say(use(pilot))
        .ship("A1").locks,
    ).toEqual(["B1"]);
  });

  test("Odd Ball over Coruscant lets a friendly ship lock an enemy next to him", () => {
    const pilot = "oddball-siegeofcoruscant";
    const near = (y: number) => flown(pilot, "4KR", {}, { ...LATER, friends: [friend()], foes: [foe(400, y), foe(400, 850)] });
    const table = near(620).say(use(pilot)).say("A2");
    expect(table.ship("A2").locks).toEqual(["B1"]);
    expect(near(800).kind).not.toContain("use at");
  });

  const ANAKINS = [...printings("anakinskywalker", "anakinskywalker-delta7baethersprite"), ...printings("anakinskywalker-btlbywing")];
  test.each(ANAKINS)("%s spends Force to remove stress with an enemy close in front or in his bullseye arc", (id, more) => {
    const dial = id.endsWith("btlbywing") ? "3FW" : "4FW";
    const flies = (x: number, y: number, force = 1) => flown(id, dial, { force, tokens: { stress: 1 } }, { ...more, foes: [foe(x, y)] });
    const table = flies(400, 740).say(use(id));
    expect([tokens(table).stress, table.ship("A1").force]).toEqual([0, 0]);
    expect(flies(440, 590).keys).toContain(use(id));
    expect(flies(480, 740).keys).not.toContain(use(id));
    expect(flies(400, 740, 0).keys).not.toContain(use(id));
  });

  test.each(printings("ahsokatano", "ahsokatano-delta7baethersprite"))(
    "%s spends Force to let a friendly ship perform an action, even while stressed",
    (id, more) => {
      const table = flown(id, "2FB", {}, { ...more, friends: [friend({ tokens: { stress: 1 } })] });
      table.say(use(id)).say("A2").say("focus");
      expect([tokens(table, "A2").focus, table.ship("A1").force]).toEqual([1, 1]);
      const far = flown(id, "2FB", {}, { ...more, friends: [friend({ pose: at(600, 360) })] }).say(use(id));
      expect(far.kind).toBe("free action");
    },
  );

  test.each(printings("macewindu", "macewindu-delta7baethersprite"))("%s recovers Force after a red maneuver", (id, more) => {
    expect(flown(id, "4KR", { force: 0 }, more).ship("A1").force).toBe(1);
    expect(flown(id, "4FW", { force: 0 }, more).ship("A1").force).toBe(0);
  });

  test("“Swoop” lets a friendly ship perform a red boost after a fast maneuver nearby", () => {
    const pilot = beside("swoop", { pose: at(480, 460), activated: true });
    const fast = (dial: string) => flown(X_WING, dial, {}, { friends: [pilot] });
    const table = fast("3FW").say(use("swoop", "A2")).say("boost");
    expect(tokens(table).stress).toBe(1);
    expect(fast("2FB").kind).toBe("action");
    expect(flown(X_WING, "3FW", {}, { friends: [{ ...pilot, pose: at(600, 200) }] }).kind).toBe("action");
  });

  const PAIR = [
    ["anakinskywalker-eta2actis", "obiwankenobi"],
    ["obiwankenobi-eta2actis", "anakinskywalker"],
  ] as const;
  test.each(PAIR)("%s, outnumbered after a maneuver, spends Force to help himself or his partner", (id, partner) => {
    const isAnakin = id.startsWith("anakin");
    const red = isAnakin ? { tokens: { stress: 2 } } : {};
    const foes = [foe(450, 430), foe(350, 430)];
    const own = flown(id, "2FB", red, { foes }).say(use(id));
    expect([own.ship("A1").force, tokens(own)]).toMatchObject([2, isAnakin ? { stress: 0 } : { focus: 1 }]);
    const other = (pilot: string, count: number) =>
      flown(
        pilot,
        "2FB",
        { ...red, force: 0 },
        { friends: [beside(id, { pose: at(520, 420), activated: true })], foes: foes.slice(0, count) },
      );
    expect(other(partner, 2).say(use(id, "A2")).ship("A2").force).toBe(2);
    expect(other(partner, 1).kind).not.toContain("use at");
    expect(other("plokoon", 2).kind).not.toContain("use at");
  });

  test.each([
    ["anakinskywalker-siegeofcoruscant", "barrel-roll"],
    ["obiwankenobi-siegeofcoruscant", "boost"],
  ])("%s, outnumbered after a maneuver, may %s", (id, action) => {
    const table = flown(id, "2FB", {}, { ...LATER, foes: [foe(470, 430)] }).say(use(id));
    expect([table.keys, table.ship("A1").force]).toEqual([["skip", action], 2]);
    expect(flown(id, "2FB", {}, LATER).kind).toBe("action");
  });

  test("Bo-Katan Kryze gains a deplete token to let a friendly ship lock an object that she chooses", () => {
    const foes = [foe(400, 650), foe(480, 560)];
    const table = flown("bokatankryze", "2FB", {}, { ...LATER, friends: [friend({ pose: at(560, 360) })], foes }).say(use("bokatankryze"));
    expect(table.keys).toEqual(["B1", "B2"]);
    table.say("B1").say("lock");
    expect([table.ship("A2").locks, tokens(table).deplete, table.ship("A2").usedThisRound]).toEqual([["B1"], 1, []]);
    expect(table.game.state.effects).toEqual([]);
    expect(flown("bokatankryze", "2FB", {}, { ...LATER, foes }).kind).toBe("action");
  });
});

describe("after actions, and in other phases", () => {
  test("“Kickback” performs a red lock after a barrel roll", () => {
    const table = flown("kickback", "2FB", {}, { foes: [foe(400, 600)] })
      .say("barrel-roll")
      .pass()
      .pass();
    table.say(table.keys.find((key) => key.includes("kickback")) ?? "").say("lock");
    expect([table.ship("A1").locks, tokens(table).stress]).toEqual([["B1"], 1]);
  });

  test("“Hound” can take strain from a small friendly ship in his turret arc if he has none", () => {
    const fast = (quarter: "left" | "front", tokens: object) => {
      const friends = [
        { pilot: "hound", pose: at(560, 300), quarter, tokens },
        { pilot: "stub", pose: at(480, 300), revealed: "3FB" },
      ];
      const mine = [{ pilot: "hawk-clonez95headhunter", pose: at(420, 300) }, ...friends];
      const table = cardTable([mine, [{ pilot: FIGHTER, pose: at(850, 850) }]], { phase: "end", ...LATER });
      return table.say(use("hawk-clonez95headhunter")).say("skip");
    };
    const table = fast("left", {}).say(use("hound", "A2"));
    expect([tokens(table, "A2").strain, tokens(table, "A3").strain]).toEqual([1, 0]);
    expect(fast("front", {}).kind).not.toBe("use at tokenAssigned");
    expect(fast("left", { strain: 1 }).kind).not.toBe("use at tokenAssigned");
  });

  test("“Boost” boosts if a friendly ship nearby has revealed a blue maneuver", () => {
    const starting = (revealed: string) =>
      cardTable(
        [
          [
            { pilot: "boost", pose: at(400, 300) },
            { pilot: "stub", pose: at(480, 300), revealed },
          ],
          [{ pilot: FIGHTER, pose: at(850, 850) }],
        ],
        LATER,
      );
    expect(starting("2FB").say(use("boost")).keys).toEqual(["skip", "boost"]);
    expect(starting("4FW").kind).not.toContain("use at");
  });

  test("R2-D2 gains a calculate token with an enemy behind", () => {
    const starting = (x: number, y: number) => cardTable([[{ pilot: "r2d2", pose: at(400, 400) }], [{ pilot: FIGHTER, pose: at(x, y) }]]);
    expect([tokens(starting(400, 200)).calculate, tokens(starting(400, 600)).calculate]).toEqual([1, 0]);
  });

  test("Shaak Ti spends Force to let friendly ships keep a focus or evade token", () => {
    const table = cardTable(
      [
        [
          { pilot: "shaakti", pose: at(400, 300), tokens: { evade: 1 } },
          { pilot: X_WING, pose: at(480, 300), tokens: { focus: 2 } },
        ],
        [{ pilot: FIGHTER, pose: at(850, 850) }],
      ],
      { phase: "end" },
    );
    table.say(use("shaakti")).say("A2").say("A1").until("dial");
    expect([tokens(table), tokens(table, "A2"), table.ship("A1").force]).toMatchObject([{ evade: 1 }, { focus: 1 }, 1]);
  });

  test.each(["hawk", "hawk-clonez95headhunter"])("%s: a friendly ship that flew fast can gain strain to barrel roll or boost", (id) => {
    const ending = (revealed: string) =>
      cardTable(
        [
          [
            { pilot: id, pose: at(400, 300) },
            { pilot: "stub", pose: at(480, 300), revealed },
          ],
          [{ pilot: FIGHTER, pose: at(850, 850) }],
        ],
        {
          phase: "end",
          ...LATER,
        },
      );
    const table = ending("3FB").say(use(id));
    expect(table.keys).toEqual(["skip", "barrel-roll", "boost"]);
    expect(tokens(table, "A2").strain).toBe(1);
    expect(ending("2FB").kind).not.toContain("use at");
  });
});
