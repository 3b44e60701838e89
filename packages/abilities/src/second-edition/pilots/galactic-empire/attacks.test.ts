import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  FIGHTER,
  finish,
  firing,
  friendAttacked,
  friendFires,
  HITS,
  LATER,
  lost,
  MISS,
  printings,
  rolling,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

type Table = ReturnType<typeof firing>;
const shot = (table: Table) => finish(rolling(table, MISS, MISS));
const struck = (table: Table) => finish(rolling(table, HITS, MISS));
const missed = (table: Table) => finish(rolling(table, MISS, [], "primary>A1"));

describe("while ships defend", () => {
  test("Captain Dobbs gains an ion token to cancel a hit against a friendly ship", () => {
    const shield = (ion: number) =>
      finish(rolling(friendAttacked("captaindobbs", { pose: at(400, 380), tokens: { ion } }, LATER), HITS, MISS, "primary>A1"));
    const table = shield(0).say(use("captaindobbs", "A2"));
    expect([tokens(table, "A2").ion, lost(table, "A1")]).toEqual([1, 2]);
    expect(shield(1).kind).not.toContain("use at");
  });

  test("Countdown suffers one damage and a stress token to cancel all results", () => {
    const table = finish(rolling(attacked("countdown"), HITS, MISS, "primary>A1")).say(use("countdown"));
    expect([tokens(table).stress, lost(table, "A1")]).toEqual([1, 1]);
    expect(finish(rolling(attacked("countdown", { tokens: { stress: 1 } }), HITS, MISS, "primary>A1")).kind).not.toContain("use at");
  });

  test.each(printings("idenversio", "idenversio-swz105"))("%s spends a charge to prevent all damage to a friendly TIE/ln", (id, more) => {
    const saved = (friend: string, charges: number) =>
      finish(rolling(attacked(friend, {}, { ...more, friends: [beside(id, { charges })] }), HITS, MISS, "primary>A1"));
    const table = saved(FIGHTER, 1).say(use(id, "A2"));
    expect([table.ship("A2").charges, lost(table, "A1")]).toEqual([0, 0]);
    expect(saved(FIGHTER, 0).kind).not.toContain("use at");
    expect(saved("countdown", 1).keys).not.toContain(use(id, "A2"));
  });
});

describe("locks", () => {
  test("Colonel Vessery locks the defender if another friendly ship has locked it", () => {
    const fires = (locks: readonly string[]) =>
      rolling(firing("colonelvessery", {}, { friends: [beside(X_WING, { locks: locks as never })] }), MISS, MISS);
    expect(fires(["B1"]).say(use("colonelvessery")).ship("A1").locks).toEqual(["B1"]);
    expect(fires([]).kind).not.toContain("use at");
  });

  test("Scimitar 1 spends a charge to lock a ship that a friendly ship attacked", () => {
    const scimitar = "scimitar1-battleoverendor";
    const table = shot(friendFires(scimitar, {}, LATER)).say(use(scimitar, "A2"));
    expect([table.ship("A2").locks, table.ship("A2").charges]).toEqual([["B1"], 1]);
    expect(shot(friendFires(scimitar, { charges: 0 }, LATER)).kind).not.toContain("use at");
  });

  test("Captain Kagi has enemies lock him instead of another ship", () => {
    const starting = (x: number) =>
      cardTable([
        [{ pilot: "captainkagi", pose: at(400, 300) }, beside(X_WING, { pose: at(x, 300) })],
        [{ pilot: X_WING, pose: at(400, 600, 180), locks: ["A2"] }],
      ]);
    expect(starting(480).say(use("captainkagi")).ship("B1").locks).toEqual(["A1"]);
    expect(starting(850).kind).not.toContain("use at");
  });

  test("Zertik Strom spends a lock in the End phase to expose a card", () => {
    const ending = (locked: boolean) =>
      cardTable(
        [
          [{ pilot: "zertikstrom", pose: at(400, 300), ...(locked && { locks: ["B1"] }) }],
          [{ pilot: X_WING, pose: at(400, 600), damage: [{ card: 0, faceup: false, since: 0 }] }],
        ],
        { phase: "end" },
      );
    const table = ending(true).say(use("zertikstrom"));
    expect([table.ship("A1").locks, table.notes("turned faceup").length]).toEqual([[], 1]);
    expect(ending(false).kind).not.toContain("use at");
  });
});

describe("after attacks", () => {
  test("Turr Phennir barrel rolls or boosts after he attacks, even while stressed", () => {
    const table = shot(firing("turrphennir", { tokens: { stress: 1 } })).say(use("turrphennir"));
    expect(table.keys).toEqual(["skip", "barrel-roll", "boost"]);
    expect(missed(attacked("turrphennir")).kind).not.toContain("use at");
  });

  test("Soontir Fel spends a charge and gains a deplete token to boost or barrel roll after he attacks", () => {
    const fel = "soontirfel-battleoverendor";
    const table = shot(firing(fel, {}, LATER)).say(use(fel));
    expect([table.keys, tokens(table).deplete, table.ship("A1").charges]).toEqual([["boost", "barrel roll"], 1, 1]);
    expect(shot(firing(fel, { charges: 0 }, LATER)).kind).not.toContain("use at");
  });

  test("Lieutenant Hebsly performs a red boost after he defends, even while stressed", () => {
    const hebsly = "lieutenanthebsly-battleoverendor";
    const table = missed(attacked(hebsly, { tokens: { stress: 1 } }, LATER)).say(use(hebsly));
    expect(table.keys).toContain("boost");
    expect(shot(firing(hebsly, {}, LATER)).kind).not.toContain("use at");
  });

  test.each(printings("valenrudor", "valenrudor-swz105"))(
    "%s performs an action after a friendly ship at range 0-1 defends",
    (id, more) => {
      const table = missed(friendAttacked(id, {}, more)).say(use(id, "A2"));
      expect(table.keys).toContain("focus");
      expect(missed(friendAttacked(id, { pose: at(650, 300) }, more)).kind).not.toContain("use at");
    },
  );

  test("Whisper gains an evade token after an attack that hits", () => {
    const foes = [{ pilot: FIGHTER, pose: at(400, 600) }];
    expect([tokens(struck(firing("whisper", {}, { foes }))).evade, tokens(shot(firing("whisper", {}, { foes }))).evade]).toEqual([1, 0]);
  });

  test("Rexler Brath, with an evade token, exposes a card of the ship that he hit", () => {
    const exposed = (evade: number) =>
      finish(rolling(firing("rexlerbrath", { tokens: { evade } }), ["hit", "blank", "blank"], MISS))
        .ship("B1")
        .damage.filter(({ faceup }) => faceup).length;
    expect([exposed(1), exposed(0)]).toEqual([1, 0]);
  });

  test("Ciena Ree gains stress after destroying a ship, and removes stress when a friendly ship is destroyed", () => {
    const foes = [{ pilot: FIGHTER, pose: at(400, 600) }];
    expect(tokens(struck(firing("cienaree", {}, { ...LATER, foes }))).stress).toBe(1);
    expect(tokens(shot(firing("cienaree", {}, { ...LATER, foes }))).stress).toBe(0);
    const friends = [beside("cienaree", { tokens: { stress: 2 } })];
    expect(tokens(finish(rolling(attacked(FIGHTER, {}, { ...LATER, friends }), HITS, MISS, "primary>A1")), "A2").stress).toBe(1);
  });

  test("Double Edge attacks with another weapon after a missile attack misses", () => {
    const fires = (weapon: string) =>
      finish(rolling(firing("doubleedge", { upgrades: ["concussionmissiles"], locks: ["B1"] }), MISS, MISS, weapon));
    expect(fires("concussionmissiles@0>B1").say(use("doubleedge")).keys).toEqual(["none", "primary>B1"]);
    expect(fires("primary>B1").kind).not.toContain("use at");
  });

  test("Deathfire attacks and drops a device when he is destroyed", () => {
    const doomed = (upgrades: readonly string[]) =>
      finish(
        rolling(
          attacked("deathfire", {
            upgrades,
            shields: 0,
            damage: Array.from({ length: 5 }, (_, card) => ({ card, faceup: false, since: 0 })),
          }),
          HITS,
          MISS,
          "primary>A1",
        ),
      );
    const table = doomed(["protonbombs"]);
    expect(table.say(use("deathfire")).say("drop straight 1").game.state.devices.length).toBe(1);
    expect(table.until("use at destroyed").say(use("deathfire")).keys).toContain("primary>B1");
    expect(doomed([]).say(use("deathfire")).keys).toContain("primary>B1");
  });
});

describe("reach", () => {
  test("Captain Oicunn attacks ships at range 0, and in 2.5 treats this as range 1", () => {
    const contact = { foe: { pose: at(400, 352, 180) } };
    expect(firing("captainoicunn", {}, contact).keys).toContain("primary>B1");
    expect(firing("rearadmiralchiraneau", {}, contact).keys).not.toContain("primary>B1");
    const later = firing("captainoicunn", {}, { ...LATER, ...contact }).say("primary>B1");
    expect(later.notes("rolled")[0]).toMatchObject({ faces: { length: 4 } });
  });

  test("Major Rhymer fires a missile that requires range 2-3 at range 1", () => {
    const fires = (pilot: string) =>
      firing(pilot, { upgrades: ["concussionmissiles"], locks: ["B1"] }, { foe: { pose: at(400, 400, 180) } }).keys;
    expect(fires("majorrhymer")).toContain("concussionmissiles@0>B1");
    expect(fires("scimitarsquadronpilot")).not.toContain("concussionmissiles@0>B1");
  });
});

describe("in the Engagement phase", () => {
  test("[2E-ARC-05] Soontir Fel gains a focus token with an enemy in his bullseye arc, which ends at range 3", () => {
    const starting = (x: number, y: number) =>
      cardTable([[{ pilot: "soontirfel", pose: at(400, 300) }], [{ pilot: X_WING, pose: at(x, y, 180) }]]);
    expect([starting(400, 600), starting(480, 600), starting(400, 700)].map((table) => tokens(table).focus)).toEqual([1, 0, 0]);
  });

  test("ISB Jingoist: an enemy in front must gain a token or remove a green one", () => {
    const engages = (y: number) => firing("isbjingoist", {}, { ...LATER, foe: { pose: at(400, y, 180), tokens: { focus: 1 } } });
    const refused = engages(400).say(use("isbjingoist")).say("remove a token");
    expect([tokens(refused, "B1").focus, tokens(refused, "B1").strain]).toEqual([0, 0]);
    expect(tokens(engages(400).say(use("isbjingoist")).say("gain a token").say("strain"), "B1").strain).toBe(1);
    expect(engages(490).kind).toBe("attack");
  });

  test("Vult Skerris spends his charge to perform an action before he engages", () => {
    for (const pilot of ["vultskerris", "vultskerris-tieininterceptor"]) {
      const table = firing(pilot, {}, LATER).say(use(pilot));
      expect([table.ship("A1").charges, table.keys.includes("focus")]).toEqual([0, true]);
      expect(firing(pilot, { charges: 0 }, LATER).kind).toBe("attack");
    }
  });
});

describe("Force, Damage cards and destroyed ships", () => {
  test.each(printings("maarekstele", "maarekstele-swz105"))("%s picks one of three Damage cards for the defender", (id, more) => {
    const table = finish(rolling(firing(id, {}, { ...more, foe: { pilot: X_WING, shields: 0 } }), ["crit", "blank"], MISS));
    expect([table.kind, table.keys.length, table.game.state.decks[1]?.left]).toEqual(["choose Damage card", 3, 30]);
    const [, second = ""] = table.keys;
    const card = Number(second.split(" ").at(-1));
    table.say(second);
    expect(table.ship("B1").damage).toMatchObject([{ card, faceup: true }]);
    expect([table.game.state.decks[1]?.discards.length, table.game.state.decks[1]?.discards.includes(card)]).toEqual([2, false]);
  });

  test("Darth Vader can spend Force only while attacking, but also on blank results", () => {
    const vader = "darthvader-tieddefender";
    const table = rolling(firing(vader, {}, LATER), ["blank", "focus", "focus"], MISS);
    expect(table.keys).toContain("force");
    expect(table.say(use(vader)).ship("A1").force).toBe(2);
    const defends = rolling(attacked(vader, {}, LATER), HITS, ["focus", "focus", "focus"], "primary>A1");
    expect(defends.kind).not.toBe("modify defense dice");
  });

  test("Nash Windrider spends a charge to let a destroyed friendly ship engage at once", () => {
    const lost = (charges: number, some: object = {}) =>
      finish(
        rolling(
          attacked(
            FIGHTER,
            { engaged: false, ...some },
            { ...LATER, foe: { pilot: "wedgeantilles" }, friends: [beside("nashwindrider", { charges })] },
          ),
          HITS,
          MISS,
          "primary>A1",
        ),
      );
    const table = lost(1).say(use("nashwindrider", "A2"));
    expect([table.ship("A1").doomed, table.kind, table.keys]).toEqual([true, "attack", ["none", "primary>B1"]]);
    expect(lost(0).ship("A1").status).toBe("destroyed");
    expect(lost(1, { engaged: true }).ship("A1").status).toBe("destroyed");
  });
});
