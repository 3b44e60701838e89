import { facesDrawn, startSetUp } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { ABILITIES_2_0 } from "../../index.ts";
import { attacked, beside, firing, flown, LATER, rolling, tokens, use, X_WING } from "../pilots.testing.ts";

const FO = "epsilonsquadroncadet";

describe("tokens", () => {
  test("Petty Officer Thanisson spends a charge to give a tractor token to an enemy in front of him that gains stress", () => {
    const officer = "pettyofficerthanisson";
    const stressed = (some: object) =>
      attacked(officer, some, { foe: { pilot: "scorch" } })
        .say("primary>A1")
        .say(use("scorch", "B1"));
    const table = stressed({}).say(use(officer));
    expect([tokens(table, "B1").tractor, table.ship("A1").charges]).toEqual([1, 0]);
    expect(stressed({ charges: 0 }).kind).not.toContain("use at tokenAssigned");
    expect(stressed({ pose: at(400, 300, 180) }).kind).not.toContain("use at tokenAssigned");
  });

  test("Holo must transfer a token to a nearby friendly ship", () => {
    const starting = (x: number) => firing("holo", { tokens: { strain: 1 } }, { friends: [beside(FO, { pose: at(x, 300) })] });
    expect([tokens(starting(480)).strain, tokens(starting(480), "A2").strain]).toEqual([0, 1]);
    expect(tokens(starting(850)).strain).toBe(1);
    const many = firing("holo", { tokens: { strain: 1, focus: 1 } }, { friends: [beside(FO)] });
    expect(tokens(many.say("focus"), "A2").focus).toBe(1);
  });

  test("Holo can transfer a lock that an enemy has on him", () => {
    const table = firing("holo", {}, { friends: [beside(FO)], foe: { locks: ["A1"] } });
    expect(table.ship("B1").locks).toEqual(["A2"]);
    const kept = firing("holo", { tokens: { strain: 1 } }, { friends: [beside(FO)], foe: { locks: ["A1"] } }).say("strain");
    expect([kept.ship("B1").locks, tokens(kept, "A2").strain]).toEqual([["A1"], 1]);
  });

  test("Major Vonreg gives a token to a ship in his bullseye arc in the System phase", () => {
    const table = (x: number) =>
      cardTable([[{ pilot: "majorvonreg", pose: at(400, 300) }], [{ pilot: X_WING, pose: at(x, 500, 180) }]], { phase: "system" });
    expect(tokens(table(400).say(use("majorvonreg")).say("strain"), "B1").strain).toBe(1);
    expect(table(500).kind).not.toContain("use at");
  });

  test("Dread, when he reloads, gives a deplete token to each ship in his bullseye arc", () => {
    const foes = [
      { pilot: X_WING, pose: at(400, 500), activated: true },
      { pilot: X_WING, pose: at(480, 500), activated: true },
    ];
    const table = flown("dread", "1FB", { upgrades: ["concussionmissiles"], active: [0] }, { ...LATER, foes })
      .say("reload")
      .say(use("dread"));
    expect([tokens(table, "B1").deplete, tokens(table, "B2").deplete]).toEqual([1, 0]);
  });

  test("Whirlwind removes a jam token, and gains a focus token for each enemy that has him in its front arc", () => {
    const table = firing("whirlwind", { tokens: { jam: 1 } }, LATER)
      .say(use("whirlwind"))
      .say("remove 1 jam")
      .say("focus");
    expect([tokens(table).jam, tokens(table).focus]).toEqual([0, 1]);
    const unseen = firing("whirlwind", {}, { ...LATER, foe: { pose: at(400, 490, 0) } });
    expect(unseen.kind).toBe("attack");
  });
});

describe("moving through ships", () => {
  const PASSED = { pilot: X_WING, pose: at(400, 380, 90), activated: true };

  test("Breach locks a ship that he moved through with a maneuver or a boost", () => {
    const table = flown("breach", "4FW", {}, { ...LATER, foes: [PASSED] }).say(use("breach"));
    expect(table.ship("A1").locks).toEqual(["B1"]);
    const boosted = (x: number) => {
      const foes = [{ ...PASSED, pose: at(x, 420, 45) }];
      return flown("breach", "1FB", {}, { ...LATER, foes })
        .say("boost")
        .say("straight");
    };
    expect(boosted(432).say(use("breach")).ship("A1").locks).toEqual(["B1"]);
    expect(boosted(600).keys).not.toContain(use("breach"));
  });

  test("Nightfall jams ships that he moved through", () => {
    const jammed = (x: number) =>
      tokens(flown("nightfall", "4FB", {}, { ...LATER, foes: [{ ...PASSED, pose: at(x, 380, 90) }] }), "B1").jam;
    expect([jammed(400), jammed(600)]).toEqual([2, 0]);
    const foes = [{ ...PASSED, pose: at(432, 460, 45) }];
    const boosted = flown("nightfall", "2FB", {}, { ...LATER, foes })
      .say("boost")
      .say("straight")
      .say(use("nightfall"));
    expect(tokens(boosted, "B1").jam).toBe(2);
  });
});

describe("the shuttles", () => {
  test("Major Stridan coordinates at range 3, and his upgrades also reach range 3", () => {
    const table = (y: number) =>
      flown("majorstridan", "1FB", {}, { friends: [beside(FO, { pose: at(400, y), activated: true, engaged: false })] }).say("coordinate");
    expect(table(630).game.open[0]?.ask.about?.ship).toBe("A2");
    expect(table(880).game.open[0]?.ask.about?.ship).not.toBe("A2");
    const fires = (pilot: string) =>
      rolling(firing(FO, {}, { friends: [beside(pilot, { pose: at(700, 300), upgrades: ["commandermalarus"] })] }), ["blank", "blank"])
        .keys;
    const malarus = "A2/upgrade:commandermalarus/0";
    expect([fires("majorstridan").includes(malarus), fires("lieutenanttavson").includes(malarus)]).toEqual([true, false]);
  });

  test("Grudge rerolls a die for a friendly bomb", () => {
    const bombed = (x: number, seat = 0) => {
      const bomb = { id: "device 1", token: "standardBomb", kind: "bomblet", pose: at(400, 340), seat, ship: "A1", round: 1 } as const;
      const ships = [[{ pilot: "grudge", pose: at(x, 300), activated: true }], [{ pilot: X_WING, pose: at(400, 400), activated: true }]];
      return cardTable(ships, { ...LATER, phase: "activation", draws: facesDrawn("hit", "hit"), state: { devices: [bomb], counted: 1 } });
    };
    const table = bombed(550).attackDice("blank").say(use("grudge"));
    expect(table.ship("B1").shields).toBe(1);
    expect(bombed(550).pass().ship("B1").shields).toBe(0);
    expect(bombed(850).kind).not.toContain("use at rolled");
    expect(bombed(550, 1).kind).not.toContain("use at rolled");
  });

  test("Lieutenant Dormitz lets friendly ships be placed near his ship, only small ones in 2.0", () => {
    const refused = (ship: string, edition: object, off = 150) => {
      const start = { edition: "2.0", registry: ABILITIES_2_0, ...edition } as const;
      const table = startSetUp([{ ships: ["lieutenantdormitz", ship] }, { ships: [X_WING] }], start);
      while (table.kind !== "place ship" || table.game.open[0]?.ask.about?.ship !== "A2") table.pass();
      const { x = 0, y = 0, heading = 0 } = table.ship("A1").pose ?? {};
      const ahead = Math.round(y / 1000) + (heading === 0 ? off : -off);
      const [open] = table.game.open;
      return table.give({ input: "answer", seat: 0, ask: open?.number ?? 0, pose: at(Math.round(x / 1000), ahead) })?.refused;
    };
    expect([refused("midnight", {}), refused("captaincardinal", {}), refused("captaincardinal", LATER)]).toEqual([
      undefined,
      expect.anything(),
      undefined,
    ]);
    expect(refused("midnight", {}, 400)).toBeDefined();
  });

  test("Agent Terex gives his illicit upgrades to friendly fighters", () => {
    const table = startSetUp(
      [{ ships: [{ pilot: "agentterex", upgrades: ["contrabandcybernetics", "deadmansswitch"] }, FO] }, { ships: [X_WING] }],
      { ...LATER, edition: "2.5" },
    );
    table.until("use at afterForces").say(use("agentterex")).say("contrabandcybernetics@0");
    table.untilPhase("planning");
    expect(table.ship("A2").upgrades).toMatchObject([{ id: "contrabandcybernetics", faceup: true, charges: 1 }]);
    expect(table.ship("A1").upgrades.map(({ faceup }) => faceup)).toEqual([false, true]);
  });
});
