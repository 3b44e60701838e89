import { at, startTable, type Table } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { abilitiesOf, type Trigger } from "../card.ts";
import { toThisShip } from "../when.ts";

/** Flies a ship whose card has this trigger. */
const flown = (pilot: string, dial: string, trigger: Omit<Trigger, "at" | "when">): Table =>
  startTable({
    phase: "activation",
    ships: [[{ pilot, pose: at(400, 300), dial }], [{ pilot: "gr75mediumtransport", pose: at(400, 700, 180), activated: true }]],
    registry: new Map(
      abilitiesOf({ card: `pilot:${pilot}`, title: "", triggers: [{ at: "maneuverExecuted", when: toThisShip, ...trigger }] }),
    ),
  });
const USE = "use at maneuverExecuted";

describe("what huge ships can't be given", () => {
  test("[HS-TOKEN-01] they can't be assigned focus, evade or stress tokens", () => {
    const tokens = (pilot: string, dial: string) =>
      flown(pilot, dial, {
        must: [
          { verb: "gain", token: "focus" },
          { verb: "also", does: [{ verb: "gain", token: "evade" }] },
          { verb: "also", does: [{ verb: "gain", token: "stress", count: 2 }] },
          { verb: "also", does: [{ verb: "gain", token: "ion" }] },
        ],
      }).ship("A1").tokens;
    expect(tokens("rookiepilot", "2FG")).toMatchObject({ focus: 1, evade: 1, stress: 2, ion: 1 });
    expect(tokens("gr75mediumtransport", "4F0")).toMatchObject({ focus: 0, evade: 0, stress: 0 });
  });

  test("[HS-TOKEN-02] they can't pay a cost that consists of receiving such a token", () => {
    const asked = (pilot: string, dial: string) =>
      flown(pilot, dial, {
        may: [
          { verb: "gain", token: "stress" },
          { verb: "gain", token: "ion", who: "this ship" },
        ],
      }).kind;
    expect(asked("rookiepilot", "2FG")).toBe(USE);
    expect(asked("gr75mediumtransport", "4F0")).not.toBe(USE);
  });

  test("[HS-UPG-01] they can't be assigned a Condition", () => {
    const table = flown("rookiepilot", "2FG", {
      may: [{ verb: "choose ship", among: () => true, does: [{ verb: "condition", id: "rattled", who: "chosen" }] }],
    });
    expect(table.say("A1/pilot:rookiepilot").game.state.effects).toMatchObject([{ id: "condition:rattled", ship: "A1" }]);
  });
});
