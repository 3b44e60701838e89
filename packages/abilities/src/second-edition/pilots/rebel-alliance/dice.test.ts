import { describe, expect, test } from "vitest";
import { at, attackFaces } from "../../card-table.testing.ts";
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
  lost,
  MISS,
  type More,
  printings,
  rolling,
  shown,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

/** An evade token gives the defender a choice, so the game has to ask. */
const WAITING = { foe: { tokens: { evade: 1 } } };
const CLOUD = { token: "gascloud1", pose: at(450, 230) } as const;

describe("results", () => {
  test("Braylen Stramm rerolls two dice while stressed", () => {
    const table = rolling(firing("braylenstramm", { tokens: { stress: 1 } }), ["blank", "blank", "hit"]);
    table.attackDice("hit", "hit").say(use("braylenstramm")).say("blank blank");
    expect(shown(table)).toEqual(["hit", "hit", "hit"]);
    expect(rolling(firing("braylenstramm"), ["blank", "blank", "hit"]).keys).not.toContain(use("braylenstramm"));
  });

  test("Ezra Bridger, while stressed, spends Force to change two focus results", () => {
    const table = rolling(firing("ezrabridger-tielnfighter", { tokens: { stress: 1 } }, WAITING), ["focus", "focus"], MISS).say(
      use("ezrabridger-tielnfighter"),
    );
    expect([shown(table), table.ship("A1").force]).toEqual([["hit", "hit"], 0]);
    expect(rolling(firing("ezrabridger-tielnfighter"), ["focus", "focus"]).keys).not.toContain(use("ezrabridger-tielnfighter"));
    const defends = rolling(attacked("ezrabridger", { tokens: { stress: 1 } }), ["hit", "hit", "hit"], ["focus", "blank"], "primary>A1");
    expect(shown(defends.until("modify defense dice").say(`${use("ezrabridger")}#1`), "defense")).toEqual(["evade", "blank"]);
  });

  test("Ten Numb spends a stress token to change all focus results", () => {
    const table = rolling(firing("tennumb", { tokens: { stress: 1 } }), ["focus", "focus", "blank"]).say(use("tennumb"));
    expect([shown(table), tokens(table).stress]).toEqual([["hit", "hit", "blank"], 0]);
  });

  test("Sabine Wren changes one result at range 1 in the enemy's front arc", () => {
    const near = (heading: number) => rolling(firing("sabinewren-rz1awing", {}, { ...LATER, foe: { pose: at(400, 400, heading) } }), MISS);
    expect(shown(near(180).say(use("sabinewren-rz1awing")))).toEqual(["hit", "blank", "blank"]);
    expect(near(0).keys).not.toContain(use("sabinewren-rz1awing"));
  });

  test.each(printings("sharabey", "sharabey-swz106"))("%s spends a lock to add a focus result, also when defending", (id, more) => {
    const table = rolling(firing(id, { locks: ["B1"] }, more), ["blank", "blank", "blank"]).say(use(id));
    expect([shown(table), table.ship("A1").locks]).toEqual([[...MISS.slice(0, dice(table)[0]), "focus"], []]);
    const defends = rolling(attacked(id, { locks: ["B1"] }, more), ["hit", "hit", "hit"], MISS, "primary>A1");
    defends.until("modify defense dice").say(`${use(id)}#1`);
    expect(shown(defends, "defense")).toEqual([...MISS.slice(0, dice(defends)[1]), "focus"]);
  });

  test("Shara Bey can't spend a lock that another card forbids her to spend", () => {
    const fenn = "fennrau-sheathipedeclassshuttle";
    const table = firing("sharabey", { locks: ["B1"] }, { foe: { pilot: fenn } }).say(use(fenn, "B1"));
    expect(rolling(table, ["blank", "blank", "blank"]).keys).not.toContain(use("sharabey"));
  });

  test("Norra Wexley adds an evade with an enemy at range 0-1", () => {
    const shot = (y: number) =>
      rolling(attacked("norrawexley", {}, { foe: { pose: at(400, y, 180) } }), ["hit", "hit", "hit"], ["blank"], "primary>A1");
    expect(shot(410).notes("dice").at(-1)).toMatchObject({ faces: ["blank", "evade"] });
    expect(shot(490).notes("dice")).toEqual([]);
  });

  test("Norra Wexley also adds it for an enemy in contact that isn't attacking, but not for a friendly ship", () => {
    const touched = { pilot: FIGHTER, pose: at(450, 300, 90), engaged: true };
    const shot = (more: More) => rolling(attacked("norrawexley", {}, more), ["hit", "hit", "hit"], ["blank"], "primary>A1");
    expect(
      shot({ foes: [touched] })
        .notes("dice")
        .at(-1),
    ).toMatchObject({ faces: ["blank", "evade"] });
    expect(shot({ friends: [touched] }).notes("dice")).toEqual([]);
  });

  test.each(printings("hortonsalm", "hortonsalm-swz106"))("%s rerolls a die for each friendly ship near the defender", (id, more) => {
    const table = rolling(firing(id, {}, { ...more, friends: [beside(X_WING, { pose: at(480, 490) })] }), ["blank", "blank"]);
    expect(table.say(use(id)).keys).toEqual(["none", "blank"]);
    expect(rolling(firing(id, {}, more), ["blank", "blank"]).keys).not.toContain(use(id));
  });

  test("Han Solo rolls all dice again next to an obstacle, and can still reroll them", () => {
    const solo = "hansolo-modifiedyt1300lightfreighter";
    const table = rolling(firing(solo, { locks: ["B1"] }, { obstacles: [CLOUD] }), MISS);
    table.attackDice("hit", "hit", "blank").say(use(solo));
    expect([attackFaces(table), table.keys.includes("lock")]).toEqual([["hit", "hit", "blank"], true]);
    expect(rolling(firing(solo), MISS).kind).not.toContain("use at");
  });

  test("Clan Wren Volunteer rerolls a die if a friendly ship revealed the same speed", () => {
    const paced = (revealed: string) =>
      rolling(
        firing(
          "clanwrenvolunteer",
          { revealed: "2FB" },
          { ...LATER, friends: [beside(X_WING, { revealed })], foe: { pose: at(400, 400, 180) } },
        ),
        ["blank", "blank", "blank", "blank"],
      );
    expect(paced("2TW").keys).toContain(use("clanwrenvolunteer"));
    expect(paced("3TW").keys).not.toContain(use("clanwrenvolunteer"));
  });
});

describe("for friendly ships", () => {
  test("Esege Tuketu's focus tokens can be spent by friendly attackers and defenders", () => {
    const table = rolling(friendFires("esegetuketu", { tokens: { focus: 1 } }, WAITING), ["focus", "focus", "blank"], MISS).say(
      use("esegetuketu", "A2"),
    );
    expect([shown(table), tokens(table, "A2").focus]).toEqual([["hit", "hit", "blank"], 0]);
    const defended = rolling(
      friendAttacked("esegetuketu", { tokens: { focus: 1 } }),
      ["hit", "hit", "hit"],
      ["focus", "focus"],
      "primary>A1",
    );
    expect(shown(defended.until("modify defense dice").say(`${use("esegetuketu", "A2")}#1`), "defense")).toEqual(["evade", "evade"]);
    const far = friendFires("esegetuketu", { tokens: { focus: 1 }, pose: at(700, 300) });
    expect(rolling(far, ["focus", "focus", "blank"]).keys).not.toContain(use("esegetuketu", "A2"));
  });

  test("Gavin Darklighter improves a friendly ship's hit on an enemy in his front arc, which ends at range 3", () => {
    const table = rolling(friendFires("gavindarklighter", {}), ["hit", "hit", "hit"]).say(use("gavindarklighter", "A2"));
    expect(shown(table)).toEqual(["crit", "hit", "hit"]);
    expect(rolling(friendFires("gavindarklighter", { pose: at(480, 300, 180) }), ["hit", "hit", "hit"]).keys).not.toContain(
      use("gavindarklighter", "A2"),
    );
    const far = rolling(friendFires("gavindarklighter", { pose: at(480, 60) }), ["hit", "hit", "hit"]);
    expect(far.keys).not.toContain(use("gavindarklighter", "A2"));
  });

  test("Saw Gerrera lets damaged friendly ships reroll a die", () => {
    const damage = [{ card: 1, faceup: false, since: 0 }];
    const shot = (some: object) => rolling(firing(X_WING, some, { friends: [beside("sawgerrera")] }), MISS).keys;
    expect(shot({ damage })).toContain(use("sawgerrera", "A2"));
    expect(shot({})).not.toContain(use("sawgerrera", "A2"));
  });

  test("Hera Syndulla transfers a token or a lock to a friendly ship in an attack", () => {
    const hera = "herasyndulla-rz1awing";
    const table = () =>
      rolling(friendFires(hera, { tokens: { focus: 1 }, locks: ["B1"] }, LATER), ["focus", "focus", "blank"]).say(use(hera, "A2"));
    expect(table().keys).toEqual(["focus", "B1"]);
    expect(tokens(table().say("focus")).focus).toBe(1);
    const locked = table().say("B1");
    expect([locked.ship("A1").locks, locked.ship("A2").locks]).toEqual([["B1"], []]);
  });

  test("Magva Yarro limits a friendly ship's attacker to one rerolled die", () => {
    const shot = (pose: ReturnType<typeof at>) =>
      rolling(
        attacked(X_WING, {}, { friends: [beside("magvayarro", { pose })], foe: { locks: ["A1"] } }),
        ["blank", "focus", "hit"],
        [],
        "primary>A1",
      ).say("lock").keys;
    expect(shot(at(500, 300))).toEqual(["blank", "focus", "hit"]);
    expect(shot(at(750, 300))).toContain("blank focus");
  });

  test("Biggs Darklighter suffers a hit to cancel a friendly ship's hit", () => {
    const covered = () => finish(rolling(friendAttacked("biggsdarklighter", {}), ["hit", "hit", "crit"], ["blank", "blank"], "primary>A1"));
    const table = covered().say(use("biggsdarklighter", "A2"));
    expect(table.keys).toEqual(["hit", "crit"]);
    table.say("hit");
    expect([lost(table, "A1"), lost(table, "A2")]).toEqual([2, 1]);
    const far = friendAttacked("biggsdarklighter", { pose: at(600, 300) });
    expect(lost(finish(rolling(far, ["hit", "hit", "hit"], ["blank", "blank"], "primary>A1")), "A1")).toBe(3);
  });
});

describe("numbers of dice", () => {
  test("Wedge Antilles makes the defender roll one fewer die", () => {
    expect(dice(finish(rolling(firing("wedgeantilles"), MISS)))).toEqual([3, 2]);
    const behind = { ...LATER, foe: { pose: at(400, 110) } };
    expect(dice(finish(rolling(firing("wedgeantilles-rz1awing", {}, LATER), ["blank", "blank"])))).toEqual([2, 2]);
    expect(
      dice(
        finish(
          rolling(firing("wedgeantilles-rz1awing", { quarter: "rear", upgrades: ["vectoredcannonsrz1"] }, behind), ["blank", "blank"]),
        ),
      ),
    ).toEqual([2, 3]);
  });

  test("Alexsandr Kallus rolls one more die if the attacker modified dice", () => {
    const shot = (focus: number) =>
      rolling(attacked("alexsandrkallus", {}, { foe: { tokens: { focus } } }), ["focus", "hit", "hit"], [], "primary>A1");
    expect(dice(finish(shot(1).say("focus").say(use("alexsandrkallus"))))).toEqual([3, 1]);
    expect(shot(1).pass().kind).not.toContain("use at");
  });

  test.each([
    ["lieutenantblount", { friends: [beside(X_WING, { pose: at(480, 490) })] }, {}],
    ["wullffwarro", {}, { damage: [{ card: 1, faceup: false, since: 0 }] }],
  ])("%s rolls one more die when its condition is met", (id, more, some) => {
    const usual = dice(finish(rolling(firing(id), [])))[0] ?? 0;
    expect(dice(finish(firing(id, some, more).say("primary>B1").say(use(id))))[0]).toBe(usual + 1);
  });

  test("Miranda Doni spends a shield to roll one more die, or rolls one fewer to recover a shield", () => {
    const table = firing("mirandadoni").say("primary>B1").say(use("mirandadoni"));
    expect([table.ship("A1").shields, dice(finish(table))[0]]).toEqual([2, 3]);
    const bare = firing("mirandadoni", { shields: 0 }).say("primary>B1").say(use("mirandadoni"));
    expect([bare.ship("A1").shields, dice(finish(bare))[0]]).toEqual([1, 1]);
  });

  test("Jan Ors gains stress to give one more die to a friendly ship in her firing arc", () => {
    const table = firing(X_WING, {}, { friends: [beside("janors", { pose: at(400, 200) })] })
      .say("primary>B1")
      .say(use("janors", "A2"));
    expect([dice(finish(table))[0], tokens(table, "A2").stress]).toEqual([4, 1]);
    expect(firing(X_WING, {}, { friends: [beside("janors")] }).say("primary>B1").kind).not.toContain("use at");
  });

  test("Kanan Jarrus spends Force to remove a die from the attacker of a friendly ship in front of him", () => {
    const table = attacked(X_WING, {}, { friends: [beside("kananjarrus", { pose: at(400, 180) })], foe: { tokens: { focus: 1 } } })
      .attackDice("focus", "hit")
      .say("primary>A1")
      .say(use("kananjarrus", "A2"));
    expect([dice(table)[0], table.ship("A2").force]).toEqual([2, 1]);
  });

  test("Evaan Verlaine spends a focus token to give a friendly ship one more defense die for the round", () => {
    const table = attacked(X_WING, {}, { friends: [beside("evaanverlaine", { tokens: { focus: 1 } })] })
      .say(use("evaanverlaine", "A2"))
      .say("A1");
    expect([dice(finish(table.say("primary>A1"))), tokens(table, "A2").focus]).toEqual([[3, 3], 0]);
  });

  test("Zeb Orrelios neutralizes criticals first", () => {
    const table = finish(rolling(attacked("zeborrelios"), ["hit", "crit", "blank"], ["evade", "blank"], "primary>A1"));
    expect([lost(table, "A1"), table.notes("hit").length]).toEqual([1, 1]);
    expect(table.ship("A1").damage.filter(({ faceup }) => faceup)).toEqual([]);
  });
});
