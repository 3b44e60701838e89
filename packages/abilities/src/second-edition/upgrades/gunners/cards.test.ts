import type { AttackFace } from "@broadside/dice";
import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, shoot } from "../../card-table.testing.ts";
import { LATER, type More, manned, type ShipFields, TIE, use, X_WING } from "../attack.testing.ts";

describe("around attacks", () => {
  test("Clone Commander Cody: a miss with neutralized results strains the defender", () => {
    const strain = (attack: readonly AttackFace[]) =>
      shoot(manned("clonecommandercody").until("attack"), attack, ["evade", "evade", "evade"]).ship("B1").tokens.strain;
    expect([strain(["hit", "blank", "blank"]), strain(["blank", "blank", "blank"]), strain(["hit", "hit", "hit"])]).toEqual([1, 0, 1]);
  });
  test("Dengar: a die damages an attacker in the ship's arc, unless it removes a green token", () => {
    const defended = (pose?: TestShip["pose"]) =>
      shoot(
        duel({ pilot: X_WING, tokens: { evade: 1 } }, { pilot: TIE, upgrades: ["dengar"], ...(pose && { pose }) }).until("attack"),
        ["blank", "blank", "blank"],
        ["blank", "blank", "blank"],
      );
    const table = () => defended().attackDice("hit").say(use("dengar", "B1"));
    expect(table().asks).toEqual([{ kind: "choose one", seat: 0, keys: ["let it roll", "remove token"] }]);
    expect(table().say("let it roll").ship("A1").shields).toBe(1);
    const given = table().say("remove token");
    expect([given.ship("A1").shields, given.ship("A1").tokens.evade, given.ship("B1").upgrades[0]?.charges]).toEqual([2, 0, 0]);
    expect(defended(at(400, 490)).kind).not.toBe("use at afterAttack");
  });
  test("Hotshot Gunner: after a turret attack's defense roll, the defender loses a focus or calculate token", () => {
    const left = (weapon: string) =>
      shoot(
        manned("hotshotgunner", {}, { upgrades: ["hotshotgunner", "dorsalturret"] }, { tokens: { focus: 1 } }).until("attack"),
        [],
        [],
        weapon,
      ).ship("B1").tokens.focus;
    expect([left("dorsalturret@1"), left("primary")]).toEqual([0, 1]);
  });
  test("Sabine Wren: after a special attack, friendly ships remove a strain or stress token for each card dealt", () => {
    const table = cardTable(
      [
        [
          { pilot: X_WING, upgrades: ["sabinewren-gunner", "protonrockets"], tokens: { focus: 1, stress: 1 }, pose: at(400, 300) },
          { pilot: X_WING, pose: at(500, 300), tokens: { strain: 1 }, engaged: true },
        ],
        [{ pilot: TIE, pose: at(400, 490, 180) }],
      ],
      LATER,
    );
    shoot(table.until("attack"), ["hit", "blank", "blank", "blank", "blank"], ["blank", "blank", "blank"], "protonrockets@1");
    table.say(use("sabinewren-gunner")).say("A2");
    expect([table.ship("A2").tokens.strain, table.ship("A1").tokens.stress, table.asks[0]?.seat]).toEqual([0, 1, 1]);
  });
  test("Weapons Systems Officer: after an attack that required a lock, the ship can lock", () => {
    const after = (weapon: string) =>
      shoot(
        manned("weaponssystemsofficer", LATER, {
          upgrades: ["weaponssystemsofficer", "protontorpedoes", "protonrockets"],
          locks: ["B1"],
          tokens: { focus: 1 },
        }).until("attack"),
        [],
        [],
        weapon,
      );
    const table = after("protontorpedoes@1");
    table.until("use at afterAttack").say(use("weaponssystemsofficer"));
    expect(table.notes("lock")).toHaveLength(1);
    expect(after("protonrockets@2").kind).not.toBe("use at afterAttack");
  });
  test("Seventh Fleet Gunner: another friendly ship rolls one more die, up to four; a disarm token recovers the charge", () => {
    const table = (pilot: string, gap = 190) =>
      cardTable([
        [
          { pilot: X_WING, upgrades: ["seventhfleetgunner"], pose: at(500, 300), engaged: true },
          { pilot, pose: at(400, 300) },
        ],
        [{ pilot: TIE, pose: at(400, 300 + gap, 180) }],
      ])
        .until("attack")
        .say("primary>B1");
    const helped = table(X_WING).say(use("seventhfleetgunner"));
    expect([diceRolled(helped)[0], helped.ship("A1").upgrades[0]?.charges]).toEqual([4, 0]);
    expect(table(X_WING, 120).kind).not.toBe("use at beforeRoll");
    const system = manned("seventhfleetgunner", { phase: "system" }, { active: [0], dial: "2FB" }, { dial: "2FB" }).say(
      use("seventhfleetgunner"),
    );
    expect([system.ship("A1").upgrades[0]?.charges, system.ship("A1").tokens.disarm]).toEqual([1, 1]);
  });
});

describe("turrets, actions and bombs", () => {
  const TURRET = { upgrades: ["", "dorsalturret"], quarter: "front" } as const;
  const withTurret = (id: string, more: More, given: ShipFields = {}) =>
    manned(id, more, { ...TURRET, upgrades: [id, "dorsalturret"], ...given }, { dial: "2FB" });

  test("Agile Gunner: the ship rotates its turret in the End phase", () => {
    const table = withTurret("agilegunner", { phase: "end" }).until("use at duringEnd").say(use("agilegunner")).say("left");
    expect(table.ship("A1").quarter).toBe("left");
  });
  test("Luke Skywalker: for Force, and in 2.5 a deplete token, the ship rotates its turret when the phase starts", () => {
    const turned = (more: More) => withTurret("lukeskywalker", more, { force: 1 }).say(use("lukeskywalker")).say("rear").ship("A1");
    const [before, later] = [turned({}), turned(LATER)];
    expect([before.quarter, before.force, before.tokens.deplete, later.force, later.tokens.deplete]).toEqual(["rear", 0, 0, 0, 1]);
  });
  test("Han Solo: the ship performs a red focus before it engages", () => {
    const table = manned("hansolo-gunner").until("use at becameActive").say(use("hansolo-gunner")).say("focus");
    expect([table.ship("A1").tokens.focus, table.ship("A1").tokens.stress]).toEqual([1, 1]);
  });
  test("Ahsoka Tano: Force lets a friendly ship in her firing arc focus, even while stressed", () => {
    const table = cardTable(
      [
        [
          { pilot: X_WING, upgrades: ["ahsokatano"], force: 1, dial: "2FB", pose: at(400, 100) },
          { pilot: X_WING, dial: "1FB", pose: at(400, 400), tokens: { stress: 1 } },
        ],
        [{ pilot: TIE, pose: at(850, 850, 180), dial: "2FB" }],
      ],
      { phase: "activation" },
    );
    table.until("next ship").say("A1").until("use at maneuverExecuted").say(use("ahsokatano")).say("focus");
    const { focus, stress } = table.ship("A2").tokens;
    expect([focus, stress, table.ship("A1").force]).toEqual([1, 2, 0]);
  });
  test("Paige Tico: the ship drops a bomb or rotates its turret after a primary attack, and drops a bomb when destroyed", () => {
    const bomber = { upgrades: ["paigetico", "dorsalturret", "protonbombs"], quarter: "front", pose: at(400, 400) } as const;
    const table = () =>
      shoot(cardTable([[{ pilot: X_WING, ...bomber }], [{ pilot: TIE, pose: at(400, 590, 180) }]]).until("attack"), [], [])
        .until("use at afterAttack")
        .say(use("paigetico"));
    expect(table().say("rotate arc").say("left").ship("A1").quarter).toBe("left");
    const dropped = table().say("drop bomb");
    expect([dropped.game.state.devices.map(({ kind }) => kind), dropped.ship("A1").upgrades[2]?.charges]).toEqual([["proton bomb"], 1]);
    const shotDown = cardTable([
      [{ pilot: X_WING, pose: at(400, 590, 180) }],
      [{ pilot: TIE, ...bomber, damage: [1, 2].map((card) => ({ card, faceup: false, since: 1 })) }],
    ]);
    shoot(shotDown.until("attack"), ["hit", "hit", "hit"], ["blank", "blank", "blank"]);
    shotDown.say(use("paigetico", "B1"));
    expect(shotDown.game.state.devices).toHaveLength(1);
  });
  test("Skilled Bombardier: templates can be one speed higher or lower", () => {
    const table = manned(
      "skilledbombardier",
      { phase: "system" },
      { upgrades: ["skilledbombardier", "protonbombs"], dial: "2FB" },
      { dial: "2FB" },
    );
    expect(table.say("protonbombs@1").keys).toEqual(["drop straight 1", "drop straight 2"]);
  });
});
