import { pilotSkill } from "@broadside/rules/procedures";
import { startSetUp } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { ABILITIES_2_0 } from "../../index.ts";
import { attacked, FIGHTER, finish, flown, HITS, lost, rolling, type Some, use } from "../pilots.testing.ts";

const IN_2_0 = { edition: "2.0", registry: ABILITIES_2_0 } as const;

describe("leaving and entering play", () => {
  test("Moralo Eval spends a charge to leave over an edge, and returns at that edge", () => {
    const moralo = (charges: number) => flown("moraloeval", "4FW", { pose: at(400, 800), charges });
    const table = moralo(2).say(use("moraloeval"));
    expect(table.ship("A1")).toMatchObject({ status: "reserve", charges: 1, pose: undefined });
    table.until("place ship");
    expect(table.game.state.cursor.phase).toBe("planning");
    const answer = (y: number) => table.give({ input: "answer", seat: 0, ask: table.game.open[0]?.number ?? 0, pose: at(300, y, 180) });
    expect(answer(700)?.refused).toBeDefined();
    expect(answer(874)).toBeUndefined();
    expect(table.ship("A1").status).toBe("inPlay");
    expect(table.kind).toContain("dial");
    expect([moralo(2).pass().ship("A1").status, moralo(0).ship("A1").status]).toEqual(["fled", "fled"]);
  });

  /** The Hound's Tooth is about to be attacked, with a Nashtah Pup aboard. */
  const hound = (pilot: string, some: Some = {}, pup: Some = {}) =>
    attacked(
      pilot,
      {
        shields: 0,
        upgrades: ["houndstooth"],
        damage: [1, 2, 3, 4, 5, 6, 7, 8].map((card) => ({ card, faceup: false, since: 1 })),
        ...some,
      },
      {
        friends: [{ pilot: "nashtahpup", pose: undefined, status: "docked", carrier: "A1", ...pup }],
      },
    );

  test("Nashtah Pup deploys from its destroyed carrier with the captain's ability, initiative and charges", () => {
    const table = finish(rolling(hound("moraloeval", { charges: 1 }), ["hit", "hit", "hit"], ["blank"], "primary>A1"));
    table.until("deploy").say("A2").until("deploy maneuver").pass();
    expect(table.ship("A2")).toMatchObject({ status: "inPlay", charges: 1 });
    expect(pilotSkill(table.game, table.ship("A2"))).toBe(4);
  });

  test("Nashtah Pup fights with the ability of the destroyed captain", () => {
    const pup = (status: "destroyed" | "inPlay") => {
      const carrier = {
        pilot: "bossk",
        upgrades: ["houndstooth"],
        status,
        pose: status === "inPlay" ? at(800, 100) : undefined,
        engaged: true,
      };
      const table = cardTable([
        [carrier, { pilot: "nashtahpup", pose: at(400, 300) }],
        [{ pilot: FIGHTER, pose: at(400, 490, 180), engaged: true }],
      ]);
      return finish(rolling(table, ["crit", "blank"], ["blank", "blank", "blank"]));
    };
    expect(lost(pup("destroyed").say(use("bossk", "A2")), "B1")).toBe(2);
    expect(lost(pup("inPlay"), "B1")).toBe(1);
  });

  test("Nashtah Pup starts docked", () => {
    const begun = (upgrades: readonly string[]) =>
      startSetUp([{ ships: [{ pilot: "bossk", upgrades }, "nashtahpup"] }, { ships: [FIGHTER] }], IN_2_0)
        .untilPhase("planning")
        .ship("A2");
    expect(begun(["houndstooth"])).toMatchObject({ status: "docked", carrier: "A1" });
    expect(begun([]).status).toBe("inPlay");
  });

  test("Nashtah Pup can't deploy before its carrier is destroyed", () => {
    const system = (pilot: string) =>
      cardTable(
        [
          [
            { pilot: "bossk", pose: at(400, 400), upgrades: ["houndstooth"], dial: "1FB" },
            { pilot, pose: undefined, status: "docked", carrier: "A1" },
          ],
          [{ pilot: FIGHTER, pose: at(800, 800, 180), dial: "2FB" }],
        ],
        { phase: "system" },
      ).keys;
    expect(system("binayrepirate")).toContain("deploy");
    expect(system("nashtahpup")).not.toContain("deploy");
  });
});

describe("Tel Trevura", () => {
  const damage = [1, 2, 3, 4, 5].map((card) => ({ card, faceup: false, since: 0 }));
  const struck = (charges: number) =>
    finish(rolling(attacked("teltrevura", { shields: 0, damage, charges }), HITS, ["blank", "blank"], "primary>A1"));

  test("goes into reserve with five Damage cards instead of being destroyed", () => {
    const table = struck(1).say(use("teltrevura"));
    expect(table.ship("A1")).toMatchObject({ status: "reserve", charges: 0, pose: undefined });
    expect(table.ship("A1").damage.length).toBe(5);
    expect(struck(1).pass().ship("A1").status).toBe("destroyed");
    expect(struck(0).ship("A1").status).toBe("destroyed");
  });

  test("returns at his edge when the next round begins", () => {
    const table = struck(1).say(use("teltrevura")).until("place ship");
    expect(table.pass().ship("A1")).toMatchObject({ status: "inPlay" });
    expect((table.ship("A1").pose?.y ?? 0) / 1000).toBeLessThan(100);
    expect(table.asks.map(({ kind, seat }) => `${kind} ${seat}`)).toContain("dial 0");
  });
});
