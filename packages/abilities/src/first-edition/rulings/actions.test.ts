/** Published rulings on actions. Each test's title gives the number of the ruling's entry and of the sentence in it. */
import { describe, expect, test } from "vitest";
import { flying } from "../../card-table.testing.ts";

test("ruling 227.1 Gonk: his two actions are different, so both can be performed in a round", () => {
  const table = flying({ pilot: "darthvader", upgrades: ["gonk"], shields: 1 }, "2FG").say("upgrade:gonk");
  expect(table.keys).toContain("upgrade:gonk#2");
  expect(table.say("upgrade:gonk#2").ship("A1")).toMatchObject({ shields: 2, actions: ["upgrade:gonk", "upgrade:gonk#2"] });
});

describe("Experimental Interface with Push the Limit", () => {
  const upgrades = ["experimentalinterface", "pushthelimit", "marksmanship"];
  /** Performs a focus action, then uses one card after another, each with its free action. */
  const acted = () =>
    flying({ pilot: "soontirfel", upgrades }, "2FG")
      .say("focus")
      .say("A1/upgrade:experimentalinterface/0")
      .say("upgrade:marksmanship")
      .say("A1/upgrade:pushthelimit/1");

  test("ruling 223.1 Experimental Interface: with Push the Limit, the ship gets two more free actions", () => {
    const table = acted();
    expect(table.say("evade").ship("A1").actions).toEqual(["focus", "upgrade:marksmanship", "evade"]);
  });

  test("ruling 223.2 Experimental Interface: the two stress tokens come after the actions", () => {
    const table = acted();
    expect(table.ship("A1").tokens.stress).toBe(0);
    while (table.asks[0]?.seat === 0 && table.kind !== "action") table.say(table.keys.includes("evade") ? "evade" : "pass");
    expect(table.ship("A1").tokens.stress).toBe(2);
  });
});
