import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, CR90, hugeTable, shoot } from "../../huge-ships.testing.ts";

const RAIDER = "outerrimpatrol";
const TRIDENT = "colicoiddestroyer";
const FIGHTER = "academypilot";
const X_WING = "redsquadronveteran";
const AWAY: TestShip = { pilot: "republicjudiciary", pose: at(1600, 300), dial: "2FB" };

describe("help for friendly ships", () => {
  test("Azmorigan: two friendly ships each keep a calculate or evade token", () => {
    const friends = [980, 1040, 1500].map((x) => ({ pilot: X_WING, pose: at(x, 300), tokens: { evade: 2, calculate: 1, focus: 1 } }));
    const table = hugeTable([[{ pilot: RAIDER, pose: at(900, 300), upgrades: ["azmorigan"] }, ...friends], [AWAY]], { phase: "end" });
    table.say("A1/upgrade:azmorigan/0");
    expect(table.keys).toEqual(["A2", "A3"]);
    table.say("A2").say("evade").say("A3").say("calculate").untilPhase("planning");
    expect(["A2", "A3", "A4"].map((id) => [table.ship(id).tokens.evade, table.ship(id).tokens.calculate])).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
  });

  test("Asajj Ventress: Force strains enemies in front of the ship, or jams them if they prefer", () => {
    const table = hugeTable(
      [
        [{ pilot: TRIDENT, pose: at(900, 300), upgrades: ["asajjventresscommand"], dial: "2FB" }],
        [
          { pilot: FIGHTER, pose: at(900, 480) },
          { pilot: FIGHTER, pose: at(960, 480) },
          { pilot: FIGHTER, pose: at(900, 700) },
        ],
      ],
      { edition: "2.5", phase: "system" },
    );
    table.until("use at systemPhase").say("A1/upgrade:asajjventresscommand/0").say("B1");
    expect([table.game.open[0]?.ask.seat, table.keys]).toEqual([1, ["strain", "jam"]]);
    table.say("jam").say("strain");
    expect(["B1", "B2", "B3"].map((id) => [table.ship(id).tokens.strain, table.ship(id).tokens.jam])).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
    ]);
    expect(table.ship("A1").force).toBe(0);
  });

  test("Bounty: after destroying a limited ship, the ship recovers charges, but only once", () => {
    const attacking = (pilot: string) => {
      const table = hugeTable(
        [
          [{ pilot: "bobafett", pose: at(900, 300), upgrades: ["bounty", "protontorpedoes"], active: [0, 0], engaged: false }],
          [
            {
              pilot,
              pose: at(900, 490, 180),
              shields: 0,
              damage: [1, 2].map((card) => ({ card, faceup: false, since: 0 })),
              engaged: true,
            },
            { pilot: FIGHTER, pose: at(1500, 800), engaged: true },
          ],
        ],
        { phase: "combat" },
      );
      table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank");
      return shoot(table, "primary>B1");
    };
    const table = attacking("howlrunner").say("A1/upgrade:bounty/0");
    expect(table.ship("A1").upgrades.map(({ side, charges }) => [side, charges])).toEqual([
      ["back", 0],
      ["front", 1],
    ]);
    expect(attacking(FIGHTER).kind).not.toBe("use at afterAttack");
  });

  test("Jan Dodonna: friendly ships can spend this ship's focus and evade tokens", () => {
    const defending = (y: number) => {
      const table = hugeTable(
        [
          [
            { pilot: CR90, pose: at(900, y), upgrades: ["jandodonna"], tokens: { focus: 1, evade: 1 }, engaged: true },
            { pilot: X_WING, pose: at(1200, 640), engaged: true },
          ],
          [{ pilot: "soontirfel", pose: at(1200, 800, 180) }],
        ],
        { phase: "combat" },
      );
      return table.attackDice("hit", "hit", "hit").defenseDice("focus", "blank").say("primary>A2");
    };
    const table = defending(450);
    expect(table.keys).toEqual(["done", "A1/upgrade:jandodonna/0#1", "A1/upgrade:jandodonna/0#2"]);
    table.say("A1/upgrade:jandodonna/0#1").say("A1/upgrade:jandodonna/0#2");
    expect(table.notes("hit")).toMatchObject([{ results: 1 }]);
    expect(defending(110).keys).not.toContain("A1/upgrade:jandodonna/0#1");
    const attacking = hugeTable(
      [
        [
          { pilot: CR90, pose: at(900, 450), upgrades: ["jandodonna"], tokens: { focus: 1 }, engaged: true },
          { pilot: X_WING, pose: at(1200, 640) },
        ],
        [{ pilot: FIGHTER, pose: at(1200, 830, 180), engaged: true }],
      ],
      { phase: "combat" },
    );
    attacking.attackDice("focus", "focus", "blank").defenseDice("blank", "blank", "blank").say("primary>B1").say("A1/upgrade:jandodonna/0");
    expect(attacking.notes("dice")[0]).toMatchObject({ faces: ["hit", "hit", "blank"] });
  });
});
