import { pack as secondEdition } from "@broadside/cards/2.0";
import { pack as secondEditionLater } from "@broadside/cards/2.5";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled } from "../../card-table.testing.ts";
import { ABILITIES_2_0, ABILITIES_2_5 } from "../../index.ts";
import { attacked, finish, firing, flown, LATER, rolling, shown, tokens, use } from "../upgrades.testing.ts";

const BLANK = ["blank", "blank", "blank"] as const;

describe("attacks", () => {
  const FIRESPRAY = { pilot: "bountyhunter" };

  test("Marauder: the ship rerolls a die of a primary attack to the rear", () => {
    const table = (heading: number) => firing("marauder", { ...FIRESPRAY, pose: at(400, 300, heading) });
    const rear = rolling(table(180), BLANK, BLANK, "second primary>B1");
    expect(rear.keys).toContain(use("marauder"));
    expect(rolling(table(0), BLANK, BLANK).keys).not.toContain(use("marauder"));
  });

  test("Slave I of Boba's son: a hit from behind becomes a critical", () => {
    const behind = rolling(firing("slavei-swz82", FIRESPRAY, { pose: at(400, 490, 0) }), ["hit", "blank", "blank"], BLANK);
    behind.say(use("slavei-swz82"));
    expect(shown(behind)).toEqual(["crit", "blank", "blank"]);
    expect(rolling(firing("slavei-swz82", FIRESPRAY), ["hit", "blank", "blank"], BLANK).keys).not.toContain(use("slavei-swz82"));
  });

  test("Punishing One: the ship rolls one more die against a ship in its front arc", () => {
    const jumpmaster = { pilot: "contractedscout", quarter: "front" as const };
    const ahead = firing("punishingone", jumpmaster)
      .attackDice("blank", "blank", "blank")
      .defenseDice(...BLANK)
      .say("primary>B1");
    expect(diceRolled(ahead)[0]).toBe(3);
    const aside = firing("punishingone", { ...jumpmaster, quarter: "left", pose: at(400, 300, 90) })
      .attackDice("blank", "blank")
      .defenseDice(...BLANK)
      .say("primary>B1");
    expect(diceRolled(aside)[0]).toBe(2);
  });

  test("Shadow Caster: a hit ship in both its arcs gains a tractor token", () => {
    const shot = (quarter: "front" | "left", heading: number) => {
      const table = firing("shadowcaster", { pilot: "shadowporthunter", quarter, pose: at(400, 300, heading) }, { shields: 3 });
      table.attackDice("hit", "hit", "hit").defenseDice(...BLANK);
      const weapon = table.keys.find((key) => key.endsWith(">B1")) ?? "";
      return finish(table.say(weapon));
    };
    const both = shot("front", 0);
    expect(both.notes("token")).toMatchObject([{ ship: "B1", token: "tractor" }]);
    expect(shot("left", 90).notes("token")).toEqual([]);
  });

  test("Moldy Crow: the ship has a three-dice primary weapon to the front, and keeps two focus tokens", () => {
    const table = firing("moldycrow", { pilot: "rebelscout", quarter: "rear", tokens: { focus: 3 } });
    expect(table.keys).toEqual(["none", "second primary>B1"]);
    const shot = rolling(table, BLANK, BLANK, "second primary>B1");
    expect(diceRolled(shot)[0]).toBe(3);
    expect(finish(shot).untilPhase("planning").ship("A1").tokens.focus).toBe(2);
  });

  test("Lando's Millennium Falcon: the ship rolls one more die against a stressed ship, and uses its docked ship's shields", () => {
    const falcon = { pilot: "freightercaptain", quarter: "front" as const };
    const dice = (stress: number) =>
      diceRolled(
        firing("landosmillenniumfalcon", falcon, { tokens: { stress } })
          .attackDice("blank", "blank", "blank")
          .defenseDice(...BLANK)
          .say("primary>B1"),
      )[0];
    expect([dice(0), dice(1)]).toEqual([2, 3]);
    const struck = cardTable([
      [
        { ...falcon, pose: at(400, 300), upgrades: ["landosmillenniumfalcon"], shields: 0 },
        { pilot: "outerrimpioneer", pose: undefined, status: "docked", carrier: "A1", shields: 1 },
      ],
      [{ pilot: "sabersquadronace", pose: at(400, 490, 180) }],
    ]);
    struck.attackDice("hit", "hit", "blank").defenseDice("blank");
    finish(struck.say("primary>A1"));
    expect([struck.kind, struck.keys]).toEqual(["docked shield", ["A2", "none"]]);
    struck.say("A2");
    expect([struck.ship("A2").shields, struck.ship("A1").damage.length]).toEqual([0, 1]);
  });

  test("Outrider: an obstructed defender rolls one fewer die in 2.0, and changes an evade to a focus in 2.5", () => {
    const rock = { obstacles: [{ token: "coreasteroid0" as const, pose: at(400, 400) }] };
    const ship = { pilot: "wildspacefringer", quarter: "front" as const };
    const earlier = rolling(firing("outrider", ship, {}, rock), ["blank", "blank", "blank", "blank"], BLANK);
    expect(diceRolled(earlier)[1]).toBe(3);
    const later = firing("outrider", ship, {}, { ...rock, ...LATER });
    later.attackDice("blank", "blank", "blank").defenseDice("evade", "blank", "blank", "blank").say("primary>B1");
    while (!later.keys.includes(use("outrider"))) later.pass();
    later.say(use("outrider"));
    expect(shown(later, "defense")[0]).toBe("focus");
  });

  test("Outrider: in 2.0, moving over an obstacle removes a red token; in 2.5, the ship rolls one more die at range 3", () => {
    const rock = { obstacles: [{ token: "coreasteroid0" as const, pose: at(400, 360) }] };
    const table = flown("outrider", "3FB", { pilot: "wildspacefringer", tokens: { ion: 1 } }, rock);
    table.attackDice("blank");
    while (table.kind !== "use at maneuverExecuted") table.pass();
    expect(tokens(table.say(use("outrider"))).ion).toBe(0);
    const dice = (gap: number) =>
      diceRolled(
        rolling(
          firing("outrider", { pilot: "wildspacefringer", quarter: "front" }, {}, { ...LATER, gap }),
          ["blank", "blank", "blank", "blank", "blank"],
          ["blank", "blank", "blank", "blank"],
        ),
      )[0];
    expect((dice(250) ?? 0) - (dice(150) ?? 0)).toBe(1);
  });
});

describe("Millennium Falcon over Endor", () => {
  const ID = "millenniumfalcon-battleoverendor";
  const FALCON = { pilot: "outerrimsmuggler", quarter: "front" as const };

  test("the ship rerolls a die when attacking or defending with an orange or red token", () => {
    const attacking = (mine: object) => rolling(firing(ID, { ...FALCON, tokens: mine }, {}, LATER), BLANK, BLANK).keys;
    expect(attacking({ stress: 1 })).toContain(use(ID));
    expect(attacking({ jam: 1 })).toContain(use(ID));
    expect(attacking({ focus: 1 })).not.toContain(use(ID));
    const defending = (mine: object) =>
      rolling(attacked(ID, { ...FALCON, tokens: mine }, { locks: ["A1"] }, LATER), BLANK, BLANK, "primary>A1").pass().keys;
    expect(defending({ ion: 1 })).toContain(`${use(ID)}#1`);
    expect(defending({})).not.toContain(`${use(ID)}#1`);
  });
});

test("B6 Blade Wing Prototype: its slot is in the card data, and it needs no rules", () => {
  for (const pack of [secondEdition, secondEditionLater])
    expect(pack.upgrades.find(({ id }) => id === "b6bladewingprototype")?.building).toEqual({ adds: [{ icon: "gunner" }] });
  for (const registry of [ABILITIES_2_0, ABILITIES_2_5]) expect(registry.get("upgrade:b6bladewingprototype")).toEqual({});
});
