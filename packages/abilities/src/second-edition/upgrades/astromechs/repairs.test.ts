import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at } from "../../card-table.testing.ts";
import { charges, LATER, manned, type ShipFields, use } from "../attack.testing.ts";
import { flown, toAction } from "./flight.testing.ts";

const PANICKED = 0;
const CONSOLE_FIRE = 8;
const facedown = (card: number) => ({ card, faceup: false, since: 1 });
const faceup = (card: number) => ({ card, faceup: true, since: 1 });

describe("shields and repairs", () => {
  for (const [id, more] of [
    ["r2astromech", {}],
    ["r2d2", {}],
    ["r2a3-battleofyavin", LATER],
    ["r2f2-battleofyavin", LATER],
    ["r2d2-battleofyavin", LATER],
  ] as const)
    test(`${id}: after revealing its dial, the ship spends a charge and gains a disarm token to recover a shield`, () => {
      const table = flown(id, "2FB", { shields: 1 }, more).until("use at dialRevealed");
      const before = charges(table);
      const { shields, tokens } = table.say(use(id)).ship("A1");
      expect([shields, tokens.disarm, charges(table)]).toEqual([2, 1, before - 1]);
      expect(toAction(flown(id, "2FB", {}, more)).notes("token")).toHaveLength(0);
    });
  for (const [id, more] of [
    ["r5astromech", {}],
    ["r5d8", {}],
    ["r5d8-battleofyavin", LATER],
    ["r5k6-battleofyavin", LATER],
  ] as const)
    test(`${id}: one action spends a charge to repair a facedown card, and another repairs a faceup Ship card`, () => {
      const hurt = (...damage: TestShip["damage"] & object) => toAction(flown(id, "2FB", { damage }, more));
      const repaired = hurt(facedown(PANICKED)).say(`upgrade:${id}`);
      expect([repaired.ship("A1").damage, repaired.ship("A1").upgrades[0]?.charges]).toEqual([[], charges(hurt()) - 1]);
      const turned = hurt(faceup(CONSOLE_FIRE)).say(`upgrade:${id}#2`);
      expect([turned.ship("A1").damage[0]?.faceup, charges(turned)]).toEqual([false, charges(hurt())]);
      expect(hurt(faceup(2)).keys).not.toContain(`upgrade:${id}#2`);
    });
  test("R2-D2 of the Republic: a charge and a deplete token repair a card, recover a shield or remove a device", () => {
    const table = flown(
      "r2d2-republic",
      "2FB",
      { shields: 1, damage: [facedown(2)] },
      {
        state: { devices: [{ id: "device 9", token: "connerNet", kind: "conner net", pose: at(480, 380), seat: 1, ship: "B1", round: 1 }] },
      },
    );
    table.until("use at activationOver").say(use("r2d2-republic"));
    expect(table.keys).toEqual(["recover shield", "repair", "remove device"]);
    table.say("remove device");
    expect([table.game.state.devices, table.ship("A1").tokens.deplete, charges(table)]).toEqual([[], 1, 1]);
    const droid = (y: number) =>
      flown(
        "r2d2-republic",
        "2FB",
        {},
        {
          setup: { remotes: [{ kind: "probeDroid", number: 1, seat: 1 }] },
          remotes: { R1: { status: "inPlay", pose: at(480, y) } },
        },
      );
    const gone = droid(420).until("use at activationOver").say(use("r2d2-republic"));
    expect([gone.game.state.remotes[0]?.pose, gone.notes("remote removed").length, gone.notes("destroyed")]).toEqual([undefined, 1, []]);
    expect(toAction(droid(700)).pass().kind).not.toBe("use at activationOver");
  });
  test("R2-D2 of the Resistance: a shield and a charge remove a red token; without shields, two charges recover a shield", () => {
    const end = (given: ShipFields) =>
      manned("r2d2-resistance", { ...LATER, phase: "end" }, given)
        .until("use at duringEnd")
        .say(use("r2d2-resistance"));
    const shed = end({ tokens: { stress: 1 }, shields: 2 });
    expect([shed.ship("A1").tokens.stress, shed.ship("A1").shields, charges(shed)]).toEqual([0, 1, 3]);
    const back = end({ shields: 0 });
    expect([back.ship("A1").shields, back.ship("A1").tokens.deplete, charges(back)]).toEqual([1, 1, 2]);
  });
  test("Chopper: the ship trades a charge for a shield, or two shields for a charge", () => {
    const table = (given: ShipFields) => toAction(flown("chopper", "2FB", { upgrades: ["chopper", "protontorpedoes"], ...given }));
    const shield = table({ shields: 1 }).say("upgrade:chopper").ship("A1");
    expect([shield.shields, shield.upgrades[1]?.charges]).toEqual([2, 1]);
    const charge = table({ active: [0, 0] })
      .say("upgrade:chopper#2")
      .ship("A1");
    expect([charge.shields, charge.upgrades[1]?.charges]).toEqual([0, 1]);
    expect(table({}).keys).not.toContain("upgrade:chopper#2");
  });
  test("R1-J5: the ship uses actions on Damage cards while stressed, and can discard a repaired Ship card", () => {
    const table = (stress: number) =>
      flown("r1j5", "3FW", { tokens: { stress }, damage: [faceup(CONSOLE_FIRE)] })
        .attackDice("blank")
        .until("action")
        .pass();
    const key = table(2).keys.find((one) => one.startsWith("damage:"));
    const repaired = table(2)
      .say(key ?? "no action")
      .say(use("r1j5"));
    expect([repaired.ship("A1").damage, charges(repaired)]).toEqual([[], 2]);
    expect(table(3).kind).not.toBe("action");
  });
  test("R4-P17 of Coruscant: a charge and a strain token discard a card that was dealt while the ship wasn't defending", () => {
    const table = flown(
      "r4p17-siegeofcoruscant",
      "2FB",
      { shields: 0 },
      { ...LATER, obstacles: [{ token: "coreasteroid0", pose: at(400, 400) }] },
    )
      .script([0])
      .attackDice("blank");
    table.until("use at damageDealt").say(use("r4p17-siegeofcoruscant"));
    expect([table.ship("A1").damage, table.ship("A1").tokens.strain, charges(table)]).toEqual([[], 1, 1]);
  });
});
