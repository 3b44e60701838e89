import { startSetUp } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { beside, FIGHTER, flown, LATER, type Some, tokens, use, X_WING } from "../pilots.testing.ts";

const DRONE = "tradefederationdrone";

describe("set-up", () => {
  /** Sets up the ships. When a card asks the player to choose a ship, the last one is chosen. */
  function setUp(...own: readonly string[]) {
    const table = startSetUp([{ ships: own }, { ships: [FIGHTER, FIGHTER] }], LATER);
    while (table.game.state.cursor.phase === "setup") {
      if (table.kind === "choose ship") table.say(table.keys.at(-1) ?? "");
      else table.pass();
    }
    return table;
  }

  test("Fearsome Predator assigns Fearful Prey to an enemy", () => {
    expect(setUp("fearsomepredator").game.state.effects).toMatchObject([{ id: "condition:fearfulprey", ship: "B2", by: "A1" }]);
  });

  test("MagnaGuard Protector guards a friendly ship that isn't a MagnaGuard Protector", () => {
    const { effects } = setUp("magnaguardprotector", DRONE, "magnaguardprotector").game.state;
    expect(effects).toMatchObject([{ id: "condition:guarded", ship: "A2" }]);
    expect(setUp("magnaguardprotector").game.state.effects).toEqual([]);
  });

  test("Zam Wesell starts with two charges, and secretly assigns one of two Conditions in the System phase", () => {
    const table = setUp("zamwesell");
    expect(table.ship("A1").charges).toBe(2);
    table.until("use at systemPhase").say(use("zamwesell"));
    expect(table.game.open[0]?.ask.secret).toBe(true);
    table.say("youdbettermeanbusiness");
    expect(table.game.state.effects).toMatchObject([{ id: "condition:youdbettermeanbusiness", ship: "A1", secret: "Zam Wesell" }]);
  });
});

describe("the System phase", () => {
  const system = (pilot: string, some: Some = {}, friend: Some = {}, foe: Some = {}) =>
    cardTable(
      [
        [{ pilot, pose: at(400, 300), dial: "2FB", ...some }, beside(DRONE, { dial: "2FB", engaged: false, ...friend })],
        [{ pilot: X_WING, pose: at(400, 490, 180), dial: "2FB", ...foe }],
      ],
      { phase: "system", ...LATER },
    );

  test("Bombardment Drone launches a device that it would drop", () => {
    const table = system("bombardmentdrone", { upgrades: ["protonbombs"] })
      .until("act in System phase")
      .say("protonbombs@0");
    expect(table.keys).toEqual(["drop straight 1", "launch straight 1"]);
    table.say("launch straight 1");
    expect(table.game.state.devices[0]?.pose.y).toBeGreaterThan(at(400, 300).y);
  });

  test("Phlac-Arphocc Prototype spends a lock to look at a dial", () => {
    const phlac = "phlacarphoccprototype";
    const table = system(phlac, { locks: ["B1"] }).say(use(phlac));
    expect([table.kind, table.ship("A1").locks]).toEqual(["look at dial", []]);
    expect(system(phlac).kind).not.toContain("use at");
  });

  test("Gorgol gains a disarm token to tractor a friendly ship and repair it", () => {
    const hurt = { damage: [{ card: 0, faceup: false, since: 0 }] };
    const shipCard = (table: ReturnType<typeof system>, trait: string) =>
      table.game.facts.decks[0]?.list.findIndex((card) => card.trait === trait) ?? -1;
    const broken = (trait: string) => {
      const card = shipCard(system("gorgol", {}, hurt), trait);
      return system("gorgol", {}, { damage: [{ card, faceup: true, since: 1 }] }).say(use("gorgol"));
    };
    const table = broken("ship");
    expect([tokens(table).disarm, tokens(table, "A2").tractor, table.ship("A2").damage[0]?.faceup]).toEqual([1, 1, false]);
    expect(broken("pilot").ship("A2").damage[0]?.faceup).toBe(true);
    expect(system("gorgol", {}, { pose: at(800, 300) }).kind).not.toContain("use at");
  });

  test("IG-101 repairs a faceup card", () => {
    const table = system("ig101", { damage: [{ card: 0, faceup: true, since: 1 }] }).say(use("ig101"));
    expect(table.ship("A1").damage[0]?.faceup).toBe(false);
    expect(system("ig101", { damage: [{ card: 0, faceup: false, since: 1 }] }).kind).not.toContain("use at");
  });
});

describe("in the Activation phase", () => {
  test("Onderon Oppressor calculates after a barrel roll or sideslip while stressed", () => {
    const rolled = flown("onderonoppressor", "2FB", {}, LATER).say("barrel-roll").pass().pass();
    expect(tokens(rolled)).toMatchObject({ stress: 1, calculate: 1 });
    const slipped = (stress: number) => tokens(flown("onderonoppressor", "2JW", { tokens: { stress } }, LATER)).calculate;
    expect([slipped(1), slipped(0)]).toEqual([1, 0]);
    expect(tokens(flown("onderonoppressor", "2BW", { tokens: { stress: 1 } }, LATER)).calculate).toBe(0);
  });

  test("Bo-Katan Kryze: a friendly ship gains strain to remove another token before it activates", () => {
    const bo = "bokatankryze-separatistalliance";
    const activating = (held: Some["tokens"], x = 480) =>
      flown(DRONE, "2FB", { ...(held && { tokens: held }) }, { ...LATER, friends: [beside(bo, { pose: at(x, 300), activated: true })] });
    const table = activating({ disarm: 1 }).say(use(bo, "A2")).say("disarm");
    expect([tokens(table).disarm, table.ship("A2").charges]).toEqual([0, 0]);
    expect(table.events).toContainEqual(expect.objectContaining({ note: "token", ship: "A1", token: "strain" }));
    expect([activating({ stress: 1 }), activating({ disarm: 1 }, 800)].map(({ keys }) => keys.includes(use(bo, "A2")))).toEqual([
      false,
      false,
    ]);
  });
});
