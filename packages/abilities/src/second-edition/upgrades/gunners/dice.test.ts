import { describe, expect, test } from "vitest";
import { at, cardTable, duel } from "../../card-table.testing.ts";
import { changedTo, LATER, manned, rolled, TIE, use, X_WING } from "../attack.testing.ts";

describe("dice", () => {
  test("Fifth Brother: Force changes a focus result to a critical", () => {
    const table = rolled(manned("fifthbrother"), ["focus", "blank", "blank"]).say(use("fifthbrother"));
    expect([changedTo(table)[0], table.ship("A1").force]).toEqual(["crit", 0]);
  });
  test("BT-1: one hit becomes a critical for each of the defender's stress tokens", () => {
    const table = rolled(manned("bt1", {}, { tokens: { focus: 1 } }, { tokens: { stress: 2 } }), ["hit", "hit", "hit"]).say(use("bt1"));
    expect(changedTo(table)).toEqual(["crit", "crit", "hit"]);
    expect(rolled(manned("bt1", {}, { tokens: { focus: 1 } }), ["hit", "focus", "hit"]).keys).not.toContain(use("bt1"));
  });
  test("Finn: in the front arc, the ship adds a blank die that can be rerolled", () => {
    const table = rolled(manned("finn", {}, { locks: ["B1"] }), ["hit", "hit", "hit"]).say(use("finn"));
    expect(changedTo(table)).toEqual(["hit", "hit", "hit", "blank"]);
    expect(table.say("lock").keys).toContain("blank");
    const defends = duel({ pilot: X_WING }, { pilot: TIE, upgrades: ["finn"] });
    rolled(defends, ["hit", "hit", "hit"])
      .until("modify defense dice")
      .say(`${use("finn", "B1")}#1`);
    expect(changedTo(defends, "defense")).toHaveLength(4);
    expect(
      rolled(duel({ pilot: X_WING }, { pilot: TIE, upgrades: ["finn"], pose: at(400, 490) }), ["hit", "blank", "blank"]).notes("dice"),
    ).toEqual([]);
  });
  test("Greedo: his charge changes a hit to a critical, and while it is unspent, so can an attacker", () => {
    const table = rolled(manned("greedo"), ["hit", "blank", "blank"]).say(use("greedo"));
    expect([changedTo(table)[0], table.ship("A1").upgrades[0]?.charges]).toEqual(["crit", 0]);
    const attacked = (active: number) =>
      rolled(duel({ pilot: X_WING }, { pilot: TIE, upgrades: ["greedo"], active: [active] }), ["hit", "blank", "blank"]);
    expect(attacked(1).asks).toEqual([{ kind: "modify attack dice", seat: 0, keys: ["done", `${use("greedo", "B1")}#1`] }]);
    expect(changedTo(attacked(1).say(`${use("greedo", "B1")}#1`))[0]).toBe("crit");
    expect(attacked(0).notes("dice")).toEqual([]);
  });
  test("Rey: in her turret arc, Force changes a blank to a hit or an evade", () => {
    const gunner = { upgrades: ["rey-gunner", "dorsalturret"], force: 1 } as const;
    const table = rolled(manned("", {}, gunner), ["blank", "blank", "blank"]).say(use("rey-gunner"));
    expect(changedTo(table)).toEqual(["hit", "blank", "blank"]);
    expect(rolled(manned("", {}, { ...gunner, quarter: "rear" }), ["blank", "blank", "hit"]).keys).not.toContain(use("rey-gunner"));
    const defends = rolled(duel({ pilot: X_WING }, { pilot: TIE, ...gunner, quarter: "front" }), ["hit", "hit", "hit"]);
    defends.until("modify defense dice").say(`${use("rey-gunner", "B1")}#1`);
    expect(changedTo(defends, "defense")).toEqual(["evade", "blank", "blank"]);
  });
  test("Boba Fett: a focus result becomes a hit if no other ship is in the attack arc", () => {
    const keys = (x: number) =>
      rolled(
        cardTable(
          [
            [{ pilot: X_WING, upgrades: ["bobafett-gunner"], pose: at(400, 300) }],
            [
              { pilot: TIE, pose: at(400, 490, 180) },
              { pilot: TIE, pose: at(x, 490, 180) },
            ],
          ],
          LATER,
        ),
        ["focus", "blank", "blank"],
      ).keys;
    expect([keys(880).includes(use("bobafett-gunner")), keys(460).includes(use("bobafett-gunner"))]).toEqual([true, false]);
  });
  test("Suppressive Gunner: a focus result gives the defender a deplete token, or a hit if it prefers", () => {
    const table = () => rolled(manned("suppressivegunner", LATER), ["focus", "blank", "blank"]).say(use("suppressivegunner"));
    expect(table().asks).toEqual([{ kind: "choose one", seat: 1, keys: ["gain deplete", "suffer damage"] }]);
    expect(table().say("gain deplete").ship("B1").tokens.deplete).toBe(1);
    const hurt = table().say("suffer damage");
    expect([hurt.ship("B1").tokens.deplete, hurt.ship("B1").damage.length]).toEqual([0, 1]);
  });
  test("Clone Captain Rex: friendly ships with the defender in their bullseye arc can gain strain to focus", () => {
    const table = cardTable(
      [
        [
          { pilot: X_WING, upgrades: ["clonecaptainrex"], pose: at(400, 300) },
          { pilot: X_WING, pose: at(405, 200), engaged: true },
          { pilot: X_WING, pose: at(600, 300), engaged: true },
        ],
        [{ pilot: TIE, pose: at(400, 490, 180) }],
      ],
      LATER,
    );
    rolled(table, ["focus", "hit", "blank"]).say(use("clonecaptainrex"));
    expect(table.keys).toEqual(["A1", "A2"]);
    table.say("A2").say("focus").say("focus").until("choose one").say("no focus");
    expect([table.ship("A2").tokens.focus, table.ship("A2").tokens.strain, table.ship("A1").tokens.strain]).toEqual([1, 1, 0]);
  });
  test("DT-798: he strains a friendly ship, and rerolls a die for each ship with red or orange tokens in the attack arc", () => {
    const table = cardTable(
      [
        [
          { pilot: X_WING, upgrades: ["dt798"], pose: at(400, 300) },
          { pilot: X_WING, pose: at(420, 420) },
        ],
        [{ pilot: TIE, pose: at(400, 490, 180), tokens: { tractor: 1 } }],
      ],
      LATER,
    );
    table.say(use("dt798"));
    expect(table.ship("A2").tokens.strain).toBe(1);
    table.until("attack").say("primary>B1", "A1").until("modify attack dice").say(use("dt798"));
    expect(Math.max(...table.keys.map((key) => (key === "none" ? 0 : key.split(" ").length)))).toBe(2);
  });
});
