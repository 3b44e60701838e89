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
  test("Captain Dobbs takes an ion token and cancels a hit", () => {
    const shield = (ion: number) =>
      finish(rolling(friendAttacked("captaindobbs", { pose: at(400, 380), tokens: { ion } }, LATER), HITS, MISS, "primary>A1"));
    const table = shield(0).say(use("captaindobbs", "A2"));
    expect([tokens(table, "A2").ion, lost(table, "A1")]).toEqual([1, 2]);
    expect(shield(1).kind).not.toContain("use at");
  });

  test("Countdown suffers one damage and stress in place of all results", () => {
    const table = finish(rolling(attacked("countdown"), HITS, MISS, "primary>A1")).say(use("countdown"));
    expect([tokens(table).stress, lost(table, "A1")]).toEqual([1, 1]);
    expect(finish(rolling(attacked("countdown", { tokens: { stress: 1 } }), HITS, MISS, "primary>A1")).kind).not.toContain("use at");
  });

  test.each(printings("idenversio", "idenversio-swz105"))("%s prevents all damage of a TIE/ln, once", (id, more) => {
    const saved = (friend: string, charges: number) =>
      finish(rolling(attacked(friend, {}, { ...more, friends: [beside(id, { charges })] }), HITS, MISS, "primary>A1"));
    const table = saved(FIGHTER, 1).say(use(id, "A2"));
    expect([table.ship("A2").charges, lost(table, "A1")]).toEqual([0, 0]);
    expect(saved(FIGHTER, 0).kind).not.toContain("use at");
    expect(saved("countdown", 1).keys).not.toContain(use(id, "A2"));
  });
});

describe("locks", () => {
  test("Colonel Vessery locks a ship that somebody has locked", () => {
    const fires = (locks: readonly string[]) =>
      rolling(firing("colonelvessery", {}, { friends: [beside(X_WING, { locks: locks as never })] }), MISS, MISS);
    expect(fires(["B1"]).say(use("colonelvessery")).ship("A1").locks).toEqual(["B1"]);
    expect(fires([]).kind).not.toContain("use at");
  });

  test("Scimitar 1 locks whom a friend has attacked, for a charge", () => {
    const scimitar = "scimitar1-battleoverendor";
    const table = shot(friendFires(scimitar, {}, LATER)).say(use(scimitar, "A2"));
    expect([table.ship("A2").locks, table.ship("A2").charges]).toEqual([["B1"], 1]);
    expect(shot(friendFires(scimitar, { charges: 0 }, LATER)).kind).not.toContain("use at");
  });

  test("Captain Kagi draws enemy locks to himself", () => {
    const starting = (x: number) =>
      cardTable([
        [{ pilot: "captainkagi", pose: at(400, 300) }, beside(X_WING, { pose: at(x, 300) })],
        [{ pilot: X_WING, pose: at(400, 600, 180), locks: ["A2"] }],
      ]);
    expect(starting(480).say(use("captainkagi")).ship("B1").locks).toEqual(["A1"]);
    expect(starting(850).kind).not.toContain("use at");
  });

  test("Zertik Strom spends a lock at the end to expose a card", () => {
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
  test("Turr Phennir rolls or boosts, even stressed", () => {
    const table = shot(firing("turrphennir", { tokens: { stress: 1 } })).say(use("turrphennir"));
    expect(table.keys).toEqual(["skip", "barrel-roll", "boost"]);
    expect(missed(attacked("turrphennir")).kind).not.toContain("use at");
  });

  test("Soontir Fel moves for a charge and a deplete token", () => {
    const fel = "soontirfel-battleoverendor";
    const table = shot(firing(fel, {}, LATER)).say(use(fel));
    expect([table.keys, tokens(table).deplete, table.ship("A1").charges]).toEqual([["boost", "barrel roll"], 1, 1]);
    expect(shot(firing(fel, { charges: 0 }, LATER)).kind).not.toContain("use at");
  });

  test("Lieutenant Hebsly boosts in red when he has defended", () => {
    const hebsly = "lieutenanthebsly-battleoverendor";
    const table = missed(attacked(hebsly, { tokens: { stress: 1 } }, LATER)).say(use(hebsly));
    expect(table.keys).toContain("boost");
    expect(shot(firing(hebsly, {}, LATER)).kind).not.toContain("use at");
  });

  test.each(printings("valenrudor", "valenrudor-swz105"))("%s acts when a friend at range 0-1 has defended", (id, more) => {
    const table = missed(friendAttacked(id, {}, more)).say(use(id, "A2"));
    expect(table.keys).toContain("focus");
    expect(missed(friendAttacked(id, { pose: at(650, 300) }, more)).kind).not.toContain("use at");
  });

  test("Whisper evades after a hit", () => {
    const foes = [{ pilot: FIGHTER, pose: at(400, 600) }];
    expect([tokens(struck(firing("whisper", {}, { foes }))).evade, tokens(shot(firing("whisper", {}, { foes }))).evade]).toEqual([1, 0]);
  });

  test("Rexler Brath, evading, exposes a card of whom he has hit", () => {
    const exposed = (evade: number) =>
      finish(rolling(firing("rexlerbrath", { tokens: { evade } }), ["hit", "blank", "blank"], MISS))
        .ship("B1")
        .damage.filter(({ faceup }) => faceup).length;
    expect([exposed(1), exposed(0)]).toEqual([1, 0]);
  });

  test("Ciena Ree is stressed by a kill, and calmed by a friend's loss", () => {
    const foes = [{ pilot: FIGHTER, pose: at(400, 600) }];
    expect(tokens(struck(firing("cienaree", {}, { ...LATER, foes }))).stress).toBe(1);
    expect(tokens(shot(firing("cienaree", {}, { ...LATER, foes }))).stress).toBe(0);
    const friends = [beside("cienaree", { tokens: { stress: 2 } })];
    expect(tokens(finish(rolling(attacked(FIGHTER, {}, { ...LATER, friends }), HITS, MISS, "primary>A1")), "A2").stress).toBe(1);
  });

  test("Double Edge attacks with another weapon after a missile has missed", () => {
    const fires = (weapon: string) =>
      finish(rolling(firing("doubleedge", { upgrades: ["concussionmissiles"], locks: ["B1"] }), MISS, MISS, weapon));
    expect(fires("concussionmissiles@0>B1").say(use("doubleedge")).keys).toEqual(["none", "primary>B1"]);
    expect(fires("primary>B1").kind).not.toContain("use at");
  });

  test("Deathfire attacks and drops a device as he goes down", () => {
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
  test("Captain Oicunn attacks ships in contact, in 2.5 as at range 1", () => {
    const contact = { foe: { pose: at(400, 352, 180) } };
    expect(firing("captainoicunn", {}, contact).keys).toContain("primary>B1");
    expect(firing("rearadmiralchiraneau", {}, contact).keys).not.toContain("primary>B1");
    const later = firing("captainoicunn", {}, { ...LATER, ...contact }).say("primary>B1");
    expect(later.notes("rolled")[0]).toMatchObject({ faces: { length: 4 } });
  });

  test("Major Rhymer fires a missile at range 1 that asks for 2-3", () => {
    const fires = (pilot: string) =>
      firing(pilot, { upgrades: ["concussionmissiles"], locks: ["B1"] }, { foe: { pose: at(400, 400, 180) } }).keys;
    expect(fires("majorrhymer")).toContain("concussionmissiles@0>B1");
    expect(fires("scimitarsquadronpilot")).not.toContain("concussionmissiles@0>B1");
  });
});

describe("as the Engagement phase goes", () => {
  test("[2E-ARC-05] Soontir Fel is focused with an enemy in his bullseye arc, which ends at range 3", () => {
    const starting = (x: number, y: number) =>
      cardTable([[{ pilot: "soontirfel", pose: at(400, 300) }], [{ pilot: X_WING, pose: at(x, y, 180) }]]);
    expect([starting(400, 600), starting(480, 600), starting(400, 700)].map((table) => tokens(table).focus)).toEqual([1, 0, 0]);
  });

  test("An ISB Jingoist has an enemy before him gain a token, or lose a green one", () => {
    const engages = (y: number) => firing("isbjingoist", {}, { ...LATER, foe: { pose: at(400, y, 180), tokens: { focus: 1 } } });
    const refused = engages(400).say(use("isbjingoist")).say("remove a token");
    expect([tokens(refused, "B1").focus, tokens(refused, "B1").strain]).toEqual([0, 0]);
    expect(tokens(engages(400).say(use("isbjingoist")).say("gain a token").say("strain"), "B1").strain).toBe(1);
    expect(engages(490).kind).toBe("attack");
  });

  test("Vult Skerris acts before he engages, for his charge", () => {
    for (const pilot of ["vultskerris", "vultskerris-tieininterceptor"]) {
      const table = firing(pilot, {}, LATER).say(use(pilot));
      expect([table.ship("A1").charges, table.keys.includes("focus")]).toEqual([0, true]);
      expect(firing(pilot, { charges: 0 }, LATER).kind).toBe("attack");
    }
  });
});

describe("Force, cards and the lost", () => {
  test.each(printings("maarekstele", "maarekstele-swz105"))("%s picks one of three cards for the defender", (id, more) => {
    const table = finish(rolling(firing(id, {}, { ...more, foe: { pilot: X_WING, shields: 0 } }), ["crit", "blank"], MISS));
    expect([table.kind, table.keys.length, table.game.state.decks[1]?.left]).toEqual(["choose Damage card", 3, 30]);
    const [, second = ""] = table.keys;
    const card = Number(second.split(" ").at(-1));
    table.say(second);
    expect(table.ship("B1").damage).toMatchObject([{ card, faceup: true }]);
    expect([table.game.state.decks[1]?.discards.length, table.game.state.decks[1]?.discards.includes(card)]).toEqual([2, false]);
  });

  test("Darth Vader spends Force in attacks alone, there for blanks too", () => {
    const vader = "darthvader-tieddefender";
    const table = rolling(firing(vader, {}, LATER), ["blank", "focus", "focus"], MISS);
    expect(table.keys).toContain("force");
    expect(table.say(use(vader)).ship("A1").force).toBe(2);
    const defends = rolling(attacked(vader, {}, LATER), HITS, ["focus", "focus", "focus"], "primary>A1");
    expect(defends.kind).not.toBe("modify defense dice");
  });

  test("Nash Windrider has a destroyed friend engage at once", () => {
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
