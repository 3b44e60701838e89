import { describe, expect, test } from "vitest";
import { at } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  dice,
  FIGHTER,
  finish,
  firing,
  friendAttacked,
  friendFires,
  LATER,
  MISS,
  type More,
  printings,
  rolling,
  type Some,
  shown,
  tokens,
  use,
} from "../pilots.testing.ts";

const HURT = [{ card: 0, faceup: false, since: 0 }];
/** A ship that has not engaged yet, so that the round is not over. */
const AFTERWARDS = { foes: [{ pilot: FIGHTER, pose: at(460, 600, 180) }] };
const NEAR = { pose: at(400, 400, 180) };

/** Returns how many attack dice the pilot rolls, or undefined if the game asks something before the roll. */
const attackDice = (pilot: string, some: Some = {}, more: More = {}) => dice(firing(pilot, some, more).say("primary>B1"))[0];
/** Returns how many defense dice the pilot rolls. */
const defenseDice = (pilot: string, some: Some = {}, more: More = {}) =>
  dice(finish(rolling(attacked(pilot, some, more), ["hit", "hit", "hit"], [], "primary>A1")))[1];

describe("numbers of dice", () => {
  test("Gideon Hask rolls one more die against a damaged ship", () => {
    for (const pilot of ["gideonhask", "gideonhask-tieininterceptor"]) {
      const more = attackDice(pilot, {}, { ...LATER, foe: { damage: HURT } }) ?? 0;
      expect(more - (attackDice(pilot, {}, LATER) ?? 0)).toBe(1);
    }
  });

  test("Mauler Mithel rolls one more die at range 1", () => {
    expect([attackDice("maulermithel", {}, { foe: NEAR }), attackDice("maulermithel")]).toEqual([4, 2]);
  });

  test("Scourge Skutu rolls one more die against a ship in his bullseye arc", () => {
    expect([attackDice("scourgeskutu"), attackDice("scourgeskutu", {}, { foe: { pose: at(460, 490, 180) } })]).toEqual([3, 2]);
  });

  test("Pure Sabacc can roll one more die with one Damage card, but not with two", () => {
    const table = firing("puresabacc", { damage: HURT }).say("primary>B1").say(use("puresabacc"));
    expect(dice(table)[0]).toBe(4);
    const [one] = HURT;
    const hurt = firing("puresabacc", { damage: [...HURT, { card: 1, faceup: false, since: one?.since ?? 0 }] });
    expect(dice(hurt.say("primary>B1"))[0]).toBe(3);
  });

  test.each(printings("wampa", "wampa-battleofyavin"))(
    "%s spends the charge to roll one more die, and loses it when attacked",
    (id, more) => {
      const table = firing(id, {}, { ...more, ...AFTERWARDS })
        .say("primary>B1")
        .say(use(id));
      expect([dice(table)[0], table.ship("A1").charges]).toEqual([3, 0]);
      expect(finish(rolling(attacked(id, {}, { ...more, ...AFTERWARDS }), MISS, MISS, "primary>A1")).ship("A1").charges).toBe(0);
    },
  );

  test("Major Vynder rolls one more defense die while disarmed, and Sapphire 2 while he has a focus token", () => {
    expect((defenseDice("majorvynder", { tokens: { disarm: 1 } }) ?? 0) - (defenseDice("majorvynder") ?? 0)).toBe(1);
    const sapphire = "sapphire2-battleoverendor";
    expect((defenseDice(sapphire, { tokens: { focus: 1 } }, LATER) ?? 0) - (defenseDice(sapphire, {}, LATER) ?? 0)).toBe(1);
  });

  test("The Grand Inquisitor spends Force to get the range 1 bonus at longer range, or to deny it to an attacker", () => {
    const table = firing("grandinquisitor").say("primary>B1").say(use("grandinquisitor"));
    expect([dice(table)[0], table.ship("A1").force]).toEqual([3, 1]);
    const near = attacked("grandinquisitor", {}, { foe: NEAR }).say("primary>A1").say(use("grandinquisitor"));
    expect(dice(near)[0]).toBe(3);
    expect(dice(attacked("grandinquisitor").say("primary>A1"))[0]).toBe(3);
  });

  test("The Grand Inquisitor gets no range bonus that another card prevents", () => {
    const far = { foe: { pilot: "klick", pose: at(400, 590, 180), locks: ["A1"] as const } };
    const table = firing("grandinquisitor", {}, far).say("primary>B1").say(use("klick", "B1"));
    expect(table.kind).not.toContain("use at beforeRoll");
    expect(firing("grandinquisitor", {}, far).say("primary>B1").pass().keys).toContain(use("grandinquisitor"));
  });

  test("Gar Saxon gives one more die to a friendly ship that attacks from behind the defender", () => {
    const behind = friendFires("garsaxon", {}, { ...LATER, foe: { pose: at(400, 490, 0) } }).say("primary>B1");
    expect(dice(behind.say(use("garsaxon", "A2")))[0]).toBe(4);
    expect(dice(friendFires("garsaxon", {}, LATER).say("primary>B1"))[0]).toBe(3);
  });
});

describe("rerolled dice", () => {
  test("Howlrunner lets friendly ships at range 0-1, including her own, reroll a die in primary attacks", () => {
    const table = rolling(friendFires("howlrunner", {}), ["blank", "hit", "hit"])
      .attackDice("hit")
      .say(use("howlrunner", "A2"))
      .say("blank");
    expect(shown(table)).toEqual(["hit", "hit", "hit"]);
    expect(rolling(firing("howlrunner"), ["blank", "hit"]).keys).toContain(use("howlrunner"));
    const offered = (x: number) => rolling(friendFires("howlrunner", { pose: at(x, 300) }), ["blank", "hit", "hit"]).kind;
    expect(offered(540)).toBe("modify attack dice");
    expect(offered(541)).not.toBe("modify attack dice");
  });

  test.each(printings("captainjonus", "captainjonus-swz105"))("%s lets a friendly ship reroll two dice of a missile attack", (id, more) => {
    const volley = (weapon: string) =>
      rolling(
        firing("scimitarsquadronpilot", { upgrades: ["concussionmissiles"], locks: ["B1"] }, { ...more, friends: [beside(id)] }),
        ["blank", "blank", "hit"],
        [],
        weapon,
      );
    const table = volley("concussionmissiles@0>B1").attackDice("hit", "hit").say(use(id, "A2")).say("blank blank");
    expect(shown(table)).toEqual(["hit", "hit", "hit"]);
    expect(volley("primary>B1").keys).not.toContain(use(id, "A2"));
  });

  test("Del Meeko lets a friendly ship reroll a die when a damaged ship attacks it", () => {
    const defended = (damage: typeof HURT) =>
      rolling(friendAttacked("delmeeko", {}, { foe: { damage } }), ["hit", "hit", "hit"], ["blank", "evade"], "primary>A1");
    const table = defended(HURT).defenseDice("evade").say(use("delmeeko", "A2")).say("blank");
    expect(shown(table, "defense")).toEqual(["evade", "evade"]);
    expect(defended([]).keys).not.toContain(use("delmeeko", "A2"));
  });

  test("Lyttan Dree lets a friendly ship reroll a die if he is in one of the defender's side arcs", () => {
    const fires = (x: number, y: number) =>
      rolling(friendFires("lyttandree", { pose: at(x, y) }, { ...LATER, foe: { pose: at(400, 440, 180) } }), ["blank", "hit", "hit"]);
    expect(fires(500, 440).keys).toContain(use("lyttandree", "A2"));
    expect(fires(400, 510).keys).not.toContain(use("lyttandree", "A2"));
  });
});

describe("changed results", () => {
  test("Captain Feroph and Major Vermeil change a result against a ship without green tokens", () => {
    const feroph = (some: Some) =>
      rolling(attacked("captainferoph", {}, { foe: some }), ["hit", "hit", "hit"], ["blank"], "primary>A1").until("modify defense dice");
    expect(shown(feroph({}).say(use("captainferoph")), "defense")).toEqual(["evade"]);
    const focused = rolling(
      attacked("captainferoph", {}, { foe: { tokens: { focus: 1 } } }),
      ["hit", "hit", "hit"],
      ["blank"],
      "primary>A1",
    );
    expect(
      finish(focused)
        .notes("dice")
        .some((note) => note.faces.includes("evade")),
    ).toBe(false);
    const vermeil = (some: Some) => rolling(firing("majorvermeil", {}, { foe: some }), ["focus", "blank", "hit"]);
    expect(shown(vermeil({}).say(use("majorvermeil")).say("focus"))).toEqual(["hit", "blank", "hit"]);
    expect(vermeil({ tokens: { evade: 1 } }).keys).not.toContain(use("majorvermeil"));
  });

  test("Rear Admiral Chiraneau, while reinforced, changes a focus result to a critical", () => {
    const fires = (token: "reinforceFore" | "reinforceAft") =>
      rolling(firing("rearadmiralchiraneau", { tokens: { [token]: 1 } }), ["focus", "hit", "hit"]);
    expect(shown(fires("reinforceFore").say(use("rearadmiralchiraneau")))).toEqual(["crit", "hit", "hit"]);
    expect(fires("reinforceAft").keys).not.toContain(use("rearadmiralchiraneau"));
  });

  test("Seyn Marana cancels all results to deal the defender a facedown card", () => {
    const table = rolling(firing("seynmarana"), ["crit", "hit"], MISS).say(use("seynmarana"));
    expect(table.ship("B1").damage).toMatchObject([{ faceup: false }]);
    expect(rolling(firing("seynmarana"), ["hit", "hit"], MISS).keys).not.toContain(use("seynmarana"));
  });

  test("Lieutenant Kestal spends a focus token to cancel all the defender's results but evades", () => {
    const table = rolling(
      firing("lieutenantkestal", { tokens: { focus: 1 } }, { ...AFTERWARDS, foe: { tokens: { focus: 1 } } }),
      ["hit", "hit"],
      ["focus", "blank", "evade"],
    );
    finish(table.until("use at rolled").say(use("lieutenantkestal")));
    expect([tokens(table).focus, tokens(table, "B1").focus, table.ship("B1").damage.length]).toEqual([0, 1, 1]);
  });

  test("The Seventh Sister spends two Force to cancel an evade", () => {
    const table = rolling(firing("seventhsister", {}, AFTERWARDS), ["hit", "blank"], ["evade", "blank", "blank"]);
    finish(table);
    table.say(use("seventhsister"));
    expect([table.ship("A1").force, table.ship("B1").damage.length]).toEqual([0, 1]);
    expect(finish(rolling(firing("seventhsister", { force: 1 }), ["hit", "blank"], ["evade", "blank", "blank"])).kind).not.toContain(
      "use at",
    );
  });

  test("[2E-ATK-16, 2E-ATK-17] at range 0 in 2.5, Kestal, the Seventh Sister and the Fifth Brother can't add or cancel results", () => {
    const uses = (pilot: string, y: number) => {
      const table = firing(pilot, { tokens: { focus: 1 } }, { ...LATER, ...AFTERWARDS, foe: { pose: at(400, y, 180) } });
      rolling(table, ["hit", "hit", "blank"], ["evade", "blank", "blank"]);
      while (table.kind.startsWith("modify")) table.pass();
      return table.keys.includes(use(pilot));
    };
    for (const pilot of ["lieutenantkestal", "seventhsister", "fifthbrother"])
      expect([pilot, uses(pilot, 340), uses(pilot, 400)]).toEqual([pilot, false, true]);
  });

  test("The Fifth Brother spends two Force to add a critical to a hit", () => {
    const table = finish(rolling(firing("fifthbrother", {}, AFTERWARDS), ["hit", "blank"], MISS)).say(use("fifthbrother"));
    expect([table.ship("A1").force, table.ship("B1").damage.length]).toEqual([0, 2]);
    expect(finish(rolling(firing("fifthbrother"), ["blank", "blank"], MISS)).kind).not.toContain("use at");
  });

  test("Moff Gideon strains a friendly ship, so that the defender can't modify its dice", () => {
    const fires = () =>
      friendFires(
        "moffgideon",
        {},
        { ...LATER, foe: { tokens: { focus: 1 } }, friends: [{ pilot: FIGHTER, pose: at(460, 490), engaged: true }] },
      );
    const table = rolling(fires(), ["hit", "hit", "hit"], ["focus", "focus", "focus"]).say(use("moffgideon", "A2"));
    expect([tokens(table, "A3").strain, table.kind === "modify defense dice"]).toEqual([1, false]);
    expect(rolling(fires(), ["hit", "hit", "hit"], ["focus", "focus", "focus"]).pass().kind).toBe("modify defense dice");
  });
});
