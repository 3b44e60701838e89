import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled } from "../../card-table.testing.ts";
import { chargesLeft, FIGHTER, finish, firing, flown, LATER, rolling, shown, tokens, use, X_WING } from "../upgrades.testing.ts";
import { down, friendDefends, friendFires, near } from "./crew.testing.ts";

const BLANKS = ["blank", "blank", "blank"] as const;

describe("the ship's own attacks", () => {
  test("Bo-Katan Kryze: the ship rerolls a die at range 1, but not at range 2", () => {
    const rolled = (gap: number) => rolling(firing("bokatankryze", {}, {}, { ...LATER, gap }), [...BLANKS, "hit"], []);
    const table = rolled(60).say(use("bokatankryze"));
    expect(table.keys).toEqual(["blank", "hit"]);
    expect(shown(table.attackDice("crit").say("blank"))).toEqual(["crit", "blank", "blank", "hit"]);
    expect(rolled(150).keys).not.toContain(use("bokatankryze"));
  });

  test("Bo-Katan Kryze, Rebel or Scum: when she destroys an enemy, each nearby friendly ship can remove a token", () => {
    const fired = (damage: readonly number[]) => {
      const mine: readonly TestShip[] = [
        { pilot: X_WING, pose: at(400, 300), upgrades: ["bokatankryze-rebel-scum"] },
        near(500, 300, { tokens: { stress: 2, tractor: 1 }, engaged: true }),
        near(850, 850, { tokens: { stress: 1 }, engaged: true }),
        near(300, 300, { tokens: { strain: 1 }, engaged: true }),
      ];
      const theirs: readonly TestShip[] = [
        { pilot: FIGHTER, pose: at(400, 490, 180), damage: damage.map(down), engaged: true },
        { pilot: FIGHTER, pose: at(880, 100), engaged: true },
      ];
      return finish(rolling(cardTable([mine, theirs], LATER), ["hit", "blank", "blank"], BLANKS));
    };
    const table = fired([1, 2]).say(use("bokatankryze-rebel-scum"));
    expect(table.keys).toEqual(["A2", "A4"]);
    table.say("A2");
    expect(table.keys).toEqual(["tractor", "stress"]);
    table.say("stress").say("none");
    expect(["A2", "A3", "A4"].map((id) => table.ship(id).tokens)).toMatchObject([{ stress: 1 }, { stress: 1 }, { strain: 1 }]);
    expect(fired([1]).kind).not.toBe("use at afterAttack");
  });

  test("Rook Kast: the ship gains strain after a red action, and changes a blank or focus to a hit while strained", () => {
    const rolled = (strain: number) =>
      rolling(firing("rookkast", { tokens: { strain } }, {}, LATER), ["blank", "focus", "hit"], [...BLANKS]);
    const table = rolled(1).say(use("rookkast"));
    expect(table.keys).toEqual(["blank", "focus"]);
    expect(shown(table.say("blank"))).toEqual(["hit", "focus", "hit"]);
    expect(rolled(0).keys).not.toContain(use("rookkast"));
    const acted = (action: string) =>
      flown("rookkast", "2FB", { pilot: FIGHTER }, LATER, [near(400, 700, { activated: true })])
        .until("action")
        .say(action);
    expect(tokens(acted("lock").say(use("rookkast"))).strain).toBe(1);
    expect(tokens(acted("lock").pass()).strain).toBe(0);
    expect(acted("evade").kind).not.toBe("use at actionPerformed");
  });

  test("Wolfpack of Coruscant: it uses the lock of Plo Koon or of a ship with Born for This, but of no other ship", () => {
    const fired = (pilot: string) => {
      const mine: readonly TestShip[] = [
        { pilot: X_WING, pose: at(400, 300), upgrades: ["wolfpack-siegeofcoruscant"] },
        { pilot, pose: at(850, 100), locks: ["B1"], engaged: true },
      ];
      return rolling(cardTable([mine, [near(400, 490, { pose: at(400, 490, 180) })]], LATER), BLANKS, []);
    };
    for (const pilot of ["plokoon", "jag-siegeofcoruscant"]) {
      const table = fired(pilot).say(use("wolfpack-siegeofcoruscant")).attackDice("hit", "hit", "hit").say(BLANKS.join(" "));
      expect([shown(table), table.ship("A2").locks]).toEqual([["hit", "hit", "hit"], []]);
    }
    expect(fired(X_WING).keys).not.toContain(use("wolfpack-siegeofcoruscant"));
  });
});

describe("other ships' attacks", () => {
  test("Gar Saxon: a friendly ship of initiative 4 or less changes a focus result against a ship he has locked", () => {
    const rolled = (crew: Partial<TestShip>, friend: Partial<TestShip> = {}) =>
      rolling(friendFires("garsaxon", { locks: ["B1"], ...crew }, {}, friend, LATER), ["focus", "focus", "blank"], BLANKS);
    expect(shown(rolled({}).say(use("garsaxon")))).toEqual(["hit", "focus", "blank"]);
    expect(rolled({ locks: [] }).keys).not.toContain(use("garsaxon"));
    expect(rolled({ pose: at(860, 860) }).keys).not.toContain(use("garsaxon"));
    expect(rolled({}, { pilot: "wedgeantilles" }).keys).not.toContain(use("garsaxon"));
    const own = rolling(firing("garsaxon", { locks: ["B1"] }, {}, LATER), ["focus", "blank", "blank"], BLANKS);
    expect(own.keys).not.toContain(use("garsaxon"));
  });

  test("Tristan Wren: a charge changes a hit of a friendly ship's ordnance to a critical", () => {
    const rolled = (crew: Partial<TestShip>, weapon = "protonrockets@0") => {
      const table = friendFires("tristanwren", crew, { engaged: false }, { upgrades: ["protonrockets"], tokens: { focus: 1 } }, LATER);
      return rolling(table, ["hit", "hit", ...BLANKS], BLANKS, `${weapon}>B1`);
    };
    const table = rolled({}).say(use("tristanwren"));
    expect([shown(table).slice(0, 2), chargesLeft(table)]).toEqual([["crit", "hit"], 0]);
    for (const other of [rolled({ active: [0] }), rolled({ pose: at(860, 860) }), rolled({}, "primary")])
      expect(other.keys).not.toContain(use("tristanwren"));
    const theirs = { pilot: X_WING, pose: at(400, 490, 180), upgrades: ["protonrockets"], tokens: { focus: 1 } };
    const enemys = cardTable([[near(400, 300, { upgrades: ["tristanwren"], engaged: true })], [theirs]], LATER);
    rolling(enemys, ["hit", "hit", ...BLANKS], BLANKS, "protonrockets@0>A1");
    expect(enemys.keys).not.toContain(use("tristanwren"));
  });

  test("Korkie Kryze: a friendly ship in front that is attacked gets a green token", () => {
    const declared = (crew: Partial<TestShip>) =>
      friendDefends("korkiekryze", { pose: at(400, 180), tokens: { focus: 1, evade: 1, stress: 1 }, ...crew }, {}, LATER).say("primary>A2");
    const table = declared({}).say(use("korkiekryze"));
    expect(table.keys).toEqual(["focus", "evade"]);
    table.say("evade");
    expect([tokens(table), tokens(table, "A2")]).toMatchObject([{ focus: 1, evade: 0 }, { evade: 1 }]);
    expect(tokens(declared({}).pass(), "A2").evade).toBe(0);
    for (const crew of [{ pose: at(400, 180, 180) }, { pose: at(400, 260) }, { tokens: {} }])
      expect(declared(crew).kind).not.toBe("use at attackDeclared");
  });

  test("Korkie Kryze: a friendly ship in front rolls one more die while his ship obstructs the attack", () => {
    const dice = (pose: TestShip["pose"]) =>
      diceRolled(rolling(friendDefends("korkiekryze", { pose }, { pose: at(430, 300) }, LATER), BLANKS, [...BLANKS], "primary>A2")).at(-1);
    expect([dice(at(415, 400, 180)), dice(at(415, 400)), dice(at(500, 400, 180))]).toEqual([3, 2, 2]);
  });

  test("Savage Opress: Force gives a focus token to a friendly ship in front that gains strain", () => {
    const strained = (crew: Partial<TestShip>) => {
      const table = friendDefends("wolfpack", { pose: at(400, 180), upgrades: ["wolfpack", "savageopress"], ...crew }, {}, LATER);
      return finish(rolling(table, BLANKS, ["blank", "blank"], "primary>A2")).say(use("wolfpack"));
    };
    const table = strained({}).say(use("savageopress", "A1", 1));
    expect(table.notes("token")).toMatchObject([
      { ship: "A2", token: "strain" },
      { ship: "A2", token: "focus" },
    ]);
    for (const crew of [{ force: 0 }, { pose: at(340, 300) }]) expect(strained(crew).kind).not.toBe("use at tokenAssigned");
  });
});
