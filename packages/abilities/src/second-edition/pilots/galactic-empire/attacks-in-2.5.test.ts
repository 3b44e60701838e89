import { describe, expect, test } from "vitest";
import { at } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  dice,
  FIGHTER,
  finish,
  firing,
  flown,
  friendFires,
  HITS,
  LATER,
  lost,
  MISS,
  type More,
  rolling,
  type Some,
  shown,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

const ONE_HIT = ["hit", "blank", "blank"] as const;
/** A ship that has not engaged yet, so that the round is not over. */
const AFTERWARDS = { ...LATER, foes: [{ pilot: FIGHTER, pose: at(460, 600, 180) }] };
const fires = (pilot: string, some: Some = {}, more: More = {}) => firing(pilot, some, { ...AFTERWARDS, ...more });
const isAttacked = (pilot: string, some: Some = {}, more: More = {}) => attacked(pilot, some, { ...AFTERWARDS, ...more });
const struck = (pilot: string, some: Some = {}, more: More = {}) => finish(rolling(fires(pilot, some, more), ONE_HIT, MISS));
const missed = (pilot: string, some: Some = {}, more: More = {}) => finish(rolling(fires(pilot, some, more), MISS, MISS));

describe("numbers of dice", () => {
  const attackDice = (pilot: string, more: More = {}, some: Some = {}) => dice(fires(pilot, some, more).say("primary>B1"))[0];
  const VADER = "darthvader-battleofyavin";

  test.each([
    ["backstabber-battleofyavin", "maulermithel-battleofyavin"],
    ["maulermithel-battleofyavin", "backstabber-battleofyavin"],
  ])("%s rolls one more die with Darth Vader or %s beside him", (id, comrade) => {
    const withFriend = (pilot: string, x = 480, y = 300) => attackDice(id, { friends: [beside(pilot, { pose: at(x, y) })] });
    expect([withFriend(VADER), withFriend("darthvader"), withFriend(comrade), withFriend(VADER, 320)]).toEqual([3, 3, 3, 3]);
    expect([withFriend("wampa"), withFriend(VADER, 600), withFriend(VADER, 400, 200)]).toEqual([2, 2, 2]);
    expect(attackDice(id, { foes: [{ pilot: VADER, pose: at(480, 300), engaged: true }] })).toBe(2);
  });

  test("Backstabber doesn't roll an extra die with a cannon", () => {
    const table = fires("backstabber-battleofyavin", { upgrades: ["ioncannon"] }, { friends: [beside(VADER)] });
    expect(dice(table.say("ioncannon@0>B1"))[0]).toBe(3);
  });

  test("Scythe 6 rolls one more die at range 1-2", () => {
    const from = (y: number) => attackDice("scythe6-battleoverendor", { foe: { pose: at(400, y, 180) } });
    expect([from(400), from(490), from(590)]).toEqual([4, 3, 2]);
  });
});

describe("changed results", () => {
  test("Dark Curse's attacker can't modify its dice, but he can modify his own", () => {
    const focused = { foe: { tokens: { focus: 1 } } };
    const rolls = (pilot: string) => rolling(isAttacked(pilot, {}, focused), ["focus", "hit", "hit"], MISS, "primary>A1").kind;
    expect([rolls("darkcurse-battleofyavin") === "modify attack dice", rolls(FIGHTER)]).toEqual([false, "modify attack dice"]);
    const own = fires("darkcurse-battleofyavin", { tokens: { focus: 1 } });
    expect(rolling(own, ["focus", "hit"], MISS).kind).toBe("modify attack dice");
  });

  test("Darth Vader spends Force to change a blank to a hit", () => {
    const vader = "darthvader-battleofyavin";
    const table = rolling(fires(vader), ["blank", "hit"], MISS).say(use(vader));
    expect([table.ship("A1").force, shown(table)]).toEqual([2, ["hit", "hit"]]);
    expect(rolling(fires(vader, { force: 0 }), ["blank", "hit"], MISS).keys).not.toContain(use(vader));
  });

  test("Colonel Jendon, without shields, changes a blank to a focus result when he defends", () => {
    const jendon = "coloneljendon-battleoverendor";
    const defends = (shields: number) =>
      rolling(isAttacked(jendon, { shields, tokens: { focus: 1 } }), HITS, ["blank", "focus", "focus"], "primary>A1");
    expect(shown(finish(defends(0).say(use(jendon))), "defense")).toEqual(["focus", "focus", "focus"]);
    expect(defends(0).keys).toContain("done");
    expect(defends(1).keys).not.toContain(use(jendon));
  });

  test("Major Rhymer changes a focus result of torpedoes in his bullseye arc to a critical", () => {
    const rhymer = "majorrhymer-swz98";
    const volley = (weapon: string, x = 400) =>
      finish(
        rolling(
          fires(rhymer, { upgrades: ["plasmatorpedoes"], locks: ["B1"] }, { foe: { pose: at(x, 490, 180) } }),
          ["focus", "focus", "blank"],
          MISS,
          weapon,
        ),
      );
    expect(shown(volley("plasmatorpedoes@0>B1"))).toEqual(["crit", "focus", "blank"]);
    const isPlain = (table: ReturnType<typeof volley>) => !table.notes("dice").some((note) => note.faces.includes("crit"));
    expect([isPlain(volley("primary>B1")), isPlain(volley("plasmatorpedoes@0>B1", 460))]).toEqual([true, true]);
  });

  test("The Second Sister spends two Force to change hits to criticals after dice are neutralized", () => {
    const hits = (more: More = {}, some: Some = {}, rolled: readonly ("hit" | "crit" | "blank")[] = ["hit", "hit", "hit"]) =>
      finish(rolling(fires("secondsister", some, { foe: { pilot: X_WING, shields: 0 }, ...more }), rolled, ["evade", "blank"]));
    const table = hits().say(use("secondsister"));
    expect([table.ship("A1").force, table.notes("dealt faceup").length, table.notes("dealt facedown").length]).toEqual([0, 2, 0]);
    expect(hits().pass().notes("dealt facedown").length).toBe(2);
    const asked = (...given: Parameters<typeof hits>) => hits(...given).keys.includes(use("secondsister"));
    expect([asked({}, { force: 1 }), asked({}, {}, ["hit", "blank", "blank"]), asked({}, {}, ["crit", "crit", "blank"])]).toEqual([
      false,
      false,
      false,
    ]);
    expect([asked({ foe: { pilot: "darkcurse-battleofyavin" } }), asked({ foe: { pilot: X_WING, pose: at(400, 340, 180) } })]).toEqual([
      false,
      false,
    ]);
  });
});

describe("after attacks", () => {
  test("Major Vynder attacks with a cannon after a missile attack, and changes a focus result of the cannon to a hit", () => {
    const vynder = "majorvynder-ssl";
    const armed = { upgrades: ["concussionmissiles", "ioncannon"], locks: ["B1"] as const };
    const volley = (weapon: string) => rolling(fires(vynder, armed), ["focus", "blank", "blank"], MISS, weapon);
    expect(volley("concussionmissiles@0>B1").keys).not.toContain(use(vynder));
    const table = finish(volley("concussionmissiles@0>B1")).say(use(vynder));
    expect(table.keys).toEqual(["none", "ioncannon@1>B1", "ioncannon@1>B2"]);
    rolling(table, ["focus", "focus", "blank"], MISS, "ioncannon@1>B1").say(use(vynder));
    expect(shown(table)).toEqual(["hit", "focus", "blank"]);
    expect(finish(volley("primary>B1")).kind).not.toContain("use at");
  });

  test("Captain Yorr spends a charge to attack with a cannon after a primary attack that hits", () => {
    const yorr = "captainyorr-battleoverendor";
    const armed = { upgrades: ["ioncannon"], shields: 0 };
    const table = struck(yorr, armed).say(use(yorr));
    expect([table.ship("A1").charges, table.keys]).toEqual([1, ["ioncannon@0>B1", "ioncannon@0>B2"]]);
    expect(struck(yorr, armed).pass().ship("A1").charges).toBe(2);
    const asked = [missed(yorr, armed), struck(yorr, { shields: 0 }), struck(yorr, { ...armed, charges: 0 })].map(({ kind }) =>
      kind.includes("use at"),
    );
    expect(asked).toEqual([false, false, false]);
    expect(finish(rolling(fires(yorr, armed), ONE_HIT, MISS, "ioncannon@0>B1")).kind).not.toContain("use at");
  });

  test("Sigma 5 spends a charge to evade after a hit", () => {
    const sigma = "sigma5-battleofyavin";
    const table = struck(sigma).say(use(sigma)).say("evade");
    expect([tokens(table).evade, table.ship("A1").charges]).toEqual([1, 1]);
    expect([missed(sigma), struck(sigma, { charges: 0 })].map(({ kind }) => kind.includes("use at"))).toEqual([false, false]);
  });

  test("Whisper spends a charge to cloak after an attack", () => {
    const whisper = "whisper-ssl";
    const table = missed(whisper).say(use(whisper)).say("cloak");
    expect([tokens(table).cloak, table.ship("A1").charges]).toEqual([1, 1]);
    expect(missed(whisper, { charges: 0 }).kind).not.toContain("use at");
    expect(finish(rolling(isAttacked(whisper), MISS, [], "primary>A1")).kind).not.toContain("use at");
  });

  describe("Flight Leader Ubbel", () => {
    const ubbel = "flightleaderubbel";
    const defended = (some: Some = {}, pose = at(480, 300)) =>
      finish(
        rolling(
          attacked(X_WING, some, {
            ...LATER,
            friends: [beside(ubbel, { pose })],
            foes: [{ pilot: FIGHTER, pose: at(460, 490, 180) }],
          }),
          ONE_HIT,
          MISS,
          "primary>A1",
        ),
      );

    test("attacks the enemy whose attack dealt a card to a friendly ship at range 0-2", () => {
      expect(defended({ shields: 0 }).say(use(ubbel, "A2")).keys).toEqual(["none", "primary>B1"]);
      expect(defended().keys).not.toContain(use(ubbel, "A2"));
      expect(defended({ shields: 0 }, at(640, 400)).keys).not.toContain(use(ubbel, "A2"));
    });

    test("attacks an enemy whose attack dealt him a card, too", () => {
      const table = finish(rolling(isAttacked(ubbel, { shields: 0 }), ONE_HIT, MISS, "primary>A1"));
      expect(table.say(use(ubbel)).keys).toEqual(["none", "primary>B1"]);
    });

    test("does nothing when an enemy is dealt a card", () => {
      const table = friendFires(ubbel, {}, { ...AFTERWARDS, foe: { pilot: "tempestsquadronpilot", shields: 0 } });
      expect(finish(rolling(table, ONE_HIT, MISS)).kind).not.toContain("use at");
    });
  });
});

describe("prevented damage", () => {
  const iden = "idenversio-battleofyavin";
  const suffered = (pilot: string, some: Some = {}) =>
    finish(rolling(isAttacked(pilot, {}, { friends: [beside(iden, some)] }), ["hit", "crit", "blank"], MISS, "primary>A1"));

  test("Iden Versio spends two charges to prevent one damage to a friendly TIE at range 0-1", () => {
    const table = suffered(FIGHTER).say(use(iden, "A2"));
    expect([table.ship("A2").charges, table.notes("dealt facedown").length, table.notes("dealt faceup").length]).toEqual([0, 1, 0]);
    expect(lost(suffered(FIGHTER).pass(), "A1")).toBe(2);
    const asked = (...given: Parameters<typeof suffered>) => suffered(...given).keys.includes(use(iden, "A2"));
    expect([asked("scimitarsquadronpilot"), asked("captainyorr-battleoverendor")]).toEqual([true, true]);
    expect([asked(X_WING), asked(FIGHTER, { charges: 1 }), asked(FIGHTER, { pose: at(600, 300) })]).toEqual([false, false, false]);
  });

  test("Iden Versio isn't asked about damage that another card has prevented", () => {
    const plated = { upgrades: ["ablativeplating"] };
    const obstacles = [{ token: "coreasteroid0" as const, pose: at(400, 370) }];
    const table = flown("scarifbasepilot", "2FB", plated, {
      ...LATER,
      obstacles,
      friends: [beside(iden, { pose: at(480, 380), activated: true })],
    });
    expect(table.keys).toContain(use(iden, "A2"));
    expect(table.attackDice("blank").say("A1/upgrade:ablativeplating/0").keys).not.toContain(use(iden, "A2"));
  });

  test("Iden Versio can protect herself, but not an enemy TIE", () => {
    const shot = finish(rolling(fires(iden), ONE_HIT, MISS));
    expect(shot.keys).not.toContain(use(iden));
    const own = finish(rolling(isAttacked(iden), ONE_HIT, MISS, "primary>A1"));
    expect(lost(own.say(use(iden)), "A1")).toBe(0);
  });
});
