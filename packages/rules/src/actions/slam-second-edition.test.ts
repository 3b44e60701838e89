import { describe, expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { at } from "../testing.ts";
import { act, failures, grants, HELD, isOwn } from "./acting.testing.ts";

describe("SLAM", () => {
  const starwing = { pilot: "nusquadronpilot" };

  test("[2E-ACT-48] executes a maneuver from the dial with the executed speed, then gives a disarm token", () => {
    const table = act({ ship: { ...starwing, dial: "3FW" } }).say("slam");
    expect(table.keys).toEqual(["3TW", "3BW", "3FW", "3NW", "3YW"]);
    table.say("3FW");
    expect(table.ship("A1")).toMatchObject({ pose: at(450, 620), tokens: { disarm: 1 }, actions: ["slam"] });
  });

  test("[2E-ACT-48] may be granted at any time in the ship's activation since 1.2.0; in 1.1.0, only in its step", () => {
    const cards = { "upgrade:squadleader": grants({ names: ["slam"] }) };
    const granted = (reference: "1.1.0" | "1.2.0") => act({ ship: { ...starwing, upgrades: ["squadleader"] }, cards, reference });
    expect(granted("1.2.0").asks).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "slam"] }]);
    expect(granted("1.1.0").kind).toBe("action");
    expect(granted("1.1.0").keys).toContain("slam");
  });

  test("[2E-ACT-49] isn't allowed outside the ship's own activation", () => {
    const friend = { ...starwing, pose: at(300, 420), speed: 2 };
    const table = act({ ship: { pilot: "ap5" }, friends: [friend], edition: "2.5" }).say("coordinate");
    expect(table.keys).toEqual(["skip", "focus", "lock"]);
  });

  test("[2E-ACT-50] fails if the ship would flee; otherwise it counts as both an action and a maneuver", () => {
    const cards = {
      "upgrade:squadleader": windowCard("maneuverExecuted", { when: isOwn, does: says("flew") }),
      "upgrade:r2astromech": windowCard("actionPerformed", { when: isOwn, does: says("acted") }),
    };
    const ship = { ...starwing, upgrades: ["squadleader", "r2astromech"], pose: at(450, 660) };
    const table = act({ ship, cards }).say("slam");
    expect(table.keys.slice(-3)).toEqual(["2BB", "2FB", "2NB"]);
    table.say("2FB");
    expect([failures(table), table.ship("A1").pose, table.ship("A1").tokens.disarm]).toEqual([["slam"], at(450, 780), 0]);
    expect([table.madeUp("says").length, table.kind]).toEqual([1, HELD]);
    const inside = act({ ship: { ...ship, pose: at(450, 300) }, cards })
      .say("slam")
      .say("2FB");
    expect(inside.asks.map(({ kind }) => kind)).toEqual(["use at maneuverExecuted"]);
    inside.pass();
    expect(inside.madeUp("says")).toHaveLength(3);
  });

  test("triggers effects after a red action if it is granted as red", () => {
    const followed = (colour: "white" | "red") =>
      act({
        ship: { ...starwing, upgrades: ["squadleader", "r2astromech"] },
        cards: {
          "upgrade:squadleader": grants({ names: ["slam"], colour }),
          "upgrade:r2astromech": windowCard("actionPerformed", {
            when: (self, occasion) => isOwn(self, occasion) && occasion.colour === "red",
            does: says("red"),
          }),
        },
      })
        .say("slam")
        .say("2FB")
        .until(HELD)
        .madeUp("says").length;
    expect([followed("red"), followed("white")]).toEqual([1, 0]);
  });

  test("[2E-ACT-51] checks the maneuver's difficulty as usual", () => {
    const redBanks: Ability = { answers: { difficulty: (_, _self, { maneuver }) => (maneuver.bearing === "bank" ? "red" : undefined) } };
    const slam = (code: string) =>
      act({ ship: { ...starwing, dial: "3FW", upgrades: ["squadleader"] }, cards: { "upgrade:squadleader": redBanks } })
        .say("slam")
        .say(code);
    expect(slam("3BW").ship("A1").tokens.stress).toBe(1);
    expect(slam("3TW").ship("A1").tokens.stress).toBe(0);
  });
});
