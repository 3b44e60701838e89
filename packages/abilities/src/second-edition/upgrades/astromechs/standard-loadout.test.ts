/** Astromechs in standard loadouts. */
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { faceup } from "../../damage/core/deck.testing.ts";
import { charges, LATER, type ShipFields, TIE, use, X_WING } from "../attack.testing.ts";
import { flown, toAction } from "./flight.testing.ts";

/** A ship that acts after all others. */
const AWAY = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };

/** An X-wing with the card has flown, has a TIE within lock range, and performs its action. */
const acting = (id: string, action: string, given: ShipFields = {}) =>
  cardTable(
    [
      [{ pilot: X_WING, upgrades: [id], dial: "1FB", pose: at(400, 300), ...given }],
      [{ pilot: TIE, pose: at(500, 450, 180), activated: true }, AWAY],
    ],
    { ...LATER, phase: "activation" },
  )
    .until("action")
    .say(action);

describe("after actions", () => {
  test("Precise Astromech: the ship spends a charge to perform a red lock", () => {
    const id = "preciseastromech-battleofyavin";
    const table = acting(id, "focus").say(use(id));
    expect([table.keys, charges(table)]).toEqual([["skip", "lock"], 1]);
    expect(table.say("lock").ship("A1")).toMatchObject({ locks: ["B1"], tokens: { stress: 1 } });
    expect(acting(id, "focus", { active: [0] }).kind).not.toBe("use at actionPerformed");
  });

  test("R2-A3: the ship spends a charge to lock, which isn't an action", () => {
    const id = "r2a3-battleoverendor";
    const table = acting(id, "focus").say(use(id));
    expect([table.ship("A1").locks, table.ship("A1").actions, charges(table)]).toEqual([["B1"], ["focus"], 0]);
    expect(acting(id, "focus").pass().ship("A1").locks).toEqual([]);
    expect(acting(id, "focus", { active: [0] }).kind).not.toBe("use at actionPerformed");
  });

  test("Targeting Astromech: the ship performs a red rotate action after a lock action", () => {
    const id = "targetingastromech-battleofyavin";
    const acted = (action: string) => acting(id, action, { upgrades: [id, "dorsalturret"], quarter: "front" });
    const table = acted("lock").say(use(id)).say("rotate-arc").say("rear");
    expect(table.ship("A1")).toMatchObject({ quarter: "rear", tokens: { stress: 1 } });
    expect(acted("focus").keys).not.toContain(use(id));
  });
});

describe("maneuvers", () => {
  test("Modified R4-P Unit: the ship spends its charge to make one red maneuver white", () => {
    const id = "modifiedr4punit-battleoverendor";
    const table = toAction(flown(id, "4KR", {}, LATER).until("use at dialRevealed").say(use(id)));
    expect([table.ship("A1").tokens.stress, charges(table), table.game.state.effects]).toEqual([0, 0, []]);
    const stress = (dial: string, given: ShipFields) => flown(id, dial, given, LATER).until("dial").ship("A1").tokens.stress;
    expect([stress("3TW", { tokens: { stress: 1 } }), stress("4KR", { active: [0] })]).toEqual([1, 1]);
  });

  test("Modified R4-P Unit: it counts maneuvers that other cards make red, but not those they make white", () => {
    const id = "modifiedr4punit-battleoverendor";
    const easier = { id: "effect:easier red maneuvers", ship: "A1", by: "A1", until: "phase", since: 1 } as const;
    const isAsked = (dial: string, given: ShipFields, effects: readonly (typeof easier)[] = []) =>
      flown(id, dial, given, { ...LATER, state: { effects, counted: 1 } }).pass().kind === "use at dialRevealed";
    expect([isAsked("4KR", {}), isAsked("4KR", {}, [easier])]).toEqual([true, false]);
    const engine = { damage: [faceup("Damaged Engine")] };
    expect([isAsked("3TW", {}), isAsked("3TW", engine)]).toEqual([false, true]);
  });

  test("Stabilizing Astromech: its charge gives a white action after a fully executed maneuver, even while stressed", () => {
    const id = "stabilizingastromech-battleoverendor";
    const flies = (pilot: string, dial: string) =>
      cardTable([[{ pilot, upgrades: [id], dial, pose: at(400, 300) }], [AWAY]], { ...LATER, phase: "activation" })
        .until("use at maneuverExecuted")
        .say(use(id));
    const table = flies(X_WING, "4KR");
    expect([table.keys.includes("focus"), charges(table)]).toEqual([true, 0]);
    expect(table.say("focus").ship("A1").tokens).toMatchObject({ focus: 1, stress: 1 });
    const { keys } = flies("partisanrenegade", "1FB");
    expect([keys.includes("coordinate"), keys.includes("focus")]).toEqual([false, true]);
    const bumped = cardTable(
      [[{ pilot: X_WING, upgrades: [id], dial: "2FB", pose: at(400, 300) }], [{ pilot: TIE, pose: at(400, 420, 180), activated: true }]],
      { ...LATER, phase: "activation" },
    );
    expect(bumped.keys).not.toContain(use(id));
  });
});
