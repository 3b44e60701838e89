import type { Pose } from "@broadside/geometry";
import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled } from "../../card-table.testing.ts";
import { charges, LATER, manned, TIE, use, X_WING } from "../attack.testing.ts";
import { flown, toAction } from "./flight.testing.ts";

describe("maneuvers", () => {
  test("R4 Astromech: basic maneuvers at speed 1 and 2 are easier", () => {
    const stress = (dial: string, ...upgrades: readonly string[]) =>
      flown("", dial, { upgrades, tokens: { stress: 1 } })
        .until("dial")
        .ship("A1").tokens.stress;
    expect([stress("2TW", "r4astromech"), stress("2TW"), stress("3TW", "r4astromech")]).toEqual([0, 1, 1]);
  });
  test("R4-P Astromech: the ship spends a charge to make one basic maneuver easier", () => {
    const table = toAction(
      flown("r4pastromech", "3TW", { tokens: { stress: 1 } })
        .until("use at dialRevealed")
        .say(use("r4pastromech")),
    );
    expect([table.ship("A1").tokens.stress, charges(table), table.game.state.effects]).toEqual([0, 1, []]);
    expect(toAction(flown("r4pastromech", "4KR")).notes("token")).toHaveLength(1);
  });
  test("R4-P17: the ship performs an action after a fully executed red maneuver, even while stressed", () => {
    const table = flown("r4p17", "4KR").until("use at maneuverExecuted").say(use("r4p17")).say("focus");
    expect([table.notes("action").length, table.ship("A1").tokens.stress, charges(table)]).toEqual([1, 1, 1]);
    expect(toAction(flown("r4p17", "2FB")).notes("action")).toHaveLength(0);
  });
  test("R4-P44: the ship gains a calculate token after a red maneuver with an enemy in its bullseye arc", () => {
    const table = (x: number) =>
      cardTable(
        [[{ pilot: X_WING, upgrades: ["r4p44"], dial: "4KR", pose: at(400, 500) }], [{ pilot: TIE, pose: at(x, 400), activated: true }]],
        { phase: "activation" },
      );
    const given = (x: number) =>
      table(x)
        .notes("token")
        .map((note) => note.token);
    expect([given(400), given(600)]).toEqual([["stress", "calculate"], ["stress"]]);
  });
  test("R2-A6: the player sets the dial one speed faster or slower", () => {
    const table = flown("r2a6", "2FB").until("use at dialRevealed").say(use("r2a6"));
    expect(table.keys).toEqual(["2FB", "1FB", "3FW"]);
    expect(table.say("3FW").ship("A1").speed).toBe(3);
  });

  test("R2-A6: it isn't offered if the dial has no such maneuver", () => {
    const first = (dial: string) =>
      cardTable(
        [[{ pilot: X_WING, upgrades: ["r2a6"], dial, pose: at(400, 300) }], [{ pilot: TIE, pose: at(850, 850, 180), activated: true }]],
        { phase: "activation" },
      ).kind;
    expect([first("2FB"), first("4KR")]).toEqual(["use at dialRevealed", expect.not.stringContaining("use at")]);
  });

  for (const [id, actions] of [
    ["bb8", ["barrel-roll", "boost"]],
    ["bbastromech", ["barrel-roll"]],
  ] as const)
    test(`${id}: the ship performs an action, in 2.0 before a blue maneuver and in 2.5 in the System phase`, () => {
      const table = flown(id, "2FB").until("use at beforeManeuver").say(use(id));
      expect([table.keys, charges(table)]).toEqual([["skip", ...actions], 1]);
      expect(toAction(flown(id, "3FW")).notes("action")).toHaveLength(0);
      const system = manned(id, { ...LATER, phase: "system" }, { dial: "2FB" }, { dial: "2FB" }).say(use(id));
      expect(system.keys).toEqual(["skip", ...actions]);
    });
  test("Q7 Astromech: the ship boosts over obstacles", () => {
    const rocks = { obstacles: [{ token: "coreasteroid0", pose: at(400, 440) }] } as const;
    const boosts = (upgrades: readonly string[]) => {
      const table = toAction(flown("", "1FB", { upgrades, pilot: "phoenixsquadronpilot" }, { ...LATER, ...rocks }))
        .say("boost")
        .say("straight");
      return table.notes("action").length;
    };
    expect([boosts(["q7astromech"]), boosts([])]).toEqual([1, 0]);
  });
  test("R5-X3: the ship spends a charge to ignore obstacles until the phase is over", () => {
    const rocks = { obstacles: [{ token: "coreasteroid0", pose: at(400, 400) }] } as const;
    const table = flown("r5x3", "2FB", {}, rocks).until("use at beforeActivation").say(use("r5x3"));
    expect([toAction(table).notes("met obstacle").length, charges(table)]).toEqual([0, 1]);
    expect(table.untilPhase("combat").game.state.effects).toEqual([]);
  });
  test("R5-X3: other ships still obstruct its attacks", () => {
    const target = { pilot: TIE, pose: at(400, 540, 180), engaged: true };
    const friend = (pilot: string) => ({ pilot, pose: at(400, 420, 90), engaged: true });
    const defenceDice = (pilot: string, obstacles: readonly { readonly token: "coreasteroid0"; readonly pose: Pose }[]) => {
      const table = cardTable([[{ pilot: X_WING, upgrades: ["r5x3"], pose: at(400, 300) }, friend(pilot)], [target]], { obstacles });
      return diceRolled(table.until("use at becameActive").say(use("r5x3")).say("primary>B1"))[1];
    };
    const rocks = [{ token: "coreasteroid0", pose: at(400, 480) }] as const;
    expect([defenceDice("echobaseevacuees", []), defenceDice(TIE, rocks)]).toEqual([4, 3]);
  });
  test("Genius: the ship drops a bomb after a fully executed maneuver if it hasn't placed a device", () => {
    const given = { upgrades: ["genius", "protonbombs"] } as const;
    const table = flown("genius", "2FB", given).until("use at maneuverExecuted").say(use("genius"));
    expect([table.game.state.devices.map(({ kind }) => kind), table.ship("A1").upgrades[1]?.charges]).toEqual([["proton bomb"], 1]);
    const before = flown("genius", "2FB", given, { phase: "system" }).until("act in System phase").say("protonbombs@1");
    expect(toAction(before).notes("dropped")).toHaveLength(1);
  });
  test("Watchful Astromech: the ship performs a red calculate after rotating its turret in an enemy's firing arc", () => {
    const table = (pose: TestShip["pose"]) =>
      cardTable(
        [
          [{ pilot: X_WING, upgrades: ["watchfulastromech", "dorsalturret"], dial: "1FB", pose: at(400, 300) }],
          [{ pilot: TIE, pose, activated: true }],
        ],
        { ...LATER, phase: "activation" },
      )
        .until("action")
        .say("rotate-arc")
        .say("left");
    const seen = table(at(400, 600, 180))
      .say(use("watchfulastromech"))
      .say("calculate")
      .ship("A1");
    expect([seen.tokens.calculate, seen.tokens.stress]).toEqual([1, 1]);
    expect(table(at(400, 600)).kind).not.toBe("use at actionPerformed");
  });
});
