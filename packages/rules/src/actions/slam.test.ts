import { describe, expect, test } from "vitest";
import { noteTexts, says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { fly, HELD } from "../phases/activation.testing.ts";
import { at } from "../testing.ts";
import { assign } from "../tokens/tokens.ts";
import { freeAction } from "./perform-action.ts";

const kwing = { pilot: "wardensquadronpilot", dial: "3FW" };

describe("SLAM", () => {
  test("[1E-ACT-16] executes a maneuver of the same speed, then gives a weapons disabled token", () => {
    const table = fly({ ship: kwing }).say("slam");
    expect(table.asks).toEqual([{ kind: "slam", seat: 0, keys: ["3BW", "3FW", "3NW"] }]);
    table.say("3FW");
    expect(table.ship("A1")).toMatchObject({ pose: at(450, 620), tokens: { disarm: 1, stress: 0 }, actions: ["slam"] });
  });

  test("[1E-ACT-16] is a maneuver: it can give stress, overlap a ship and meet an obstacle", () => {
    const redBanks: Ability = { answers: { difficulty: (_, _self, { maneuver }) => (maneuver.bearing === "bank" ? "red" : undefined) } };
    const red = fly({ ship: kwing, cards: { "pilot:wardensquadronpilot": redBanks } })
      .say("slam")
      .say("3NW");
    expect(red.ship("A1").tokens.stress).toBe(1);
    const bump = fly({ ship: kwing, enemies: [{ pilot: "academypilot", pose: at(450, 620) }] })
      .say("slam")
      .say("3FW");
    expect(bump.ship("A1").touching).toEqual(["B2"]);
    const debris = fly({ ship: kwing, obstacles: [{ token: "yt2400debris0", pose: at(450, 620) }] })
      .attackDice("focus")
      .say("slam")
      .say("3FW");
    expect([debris.ship("A1").tokens.stress, debris.unused]).toEqual([1, 0]);
  });

  test("[1E-ACT-16, 1E-MOVE-07] can't be a red maneuver for a stressed ship that a card lets act", () => {
    const daring: Ability = {
      answers: {
        permissions: { act: (_, self, { ship }) => (self.ship === ship ? true : undefined) },
        difficulty: (_, _self, { maneuver }) => (maneuver.bearing === "bank" ? "red" : undefined),
      },
    };
    const table = fly({ ship: { ...kwing, tokens: { stress: 1 } }, cards: { "pilot:wardensquadronpilot": daring } }).say("slam");
    expect(table.ship("A1").pose).toEqual(at(450, 620));
  });

  test("[1E-ACT-16] can't be granted as a free action", () => {
    const free: Ability = {
      windows: [
        {
          at: "maneuverExecuted",
          optional: false,
          when: (_, self, { ship }) => self.ship.id === ship,
          *perform(game, self) {
            yield* freeAction(game, self.ship, { rule: "1E-ACT-16" });
          },
        },
      ],
    };
    expect(fly({ ship: kwing, cards: { "pilot:wardensquadronpilot": free } }).asks).toEqual([
      { kind: "free action", seat: 0, keys: ["skip", "focus", "lock"] },
    ]);
  });

  test("[1E-ACT-22] is possible after an ionized ship's straight 1, with speed 1 only", () => {
    const table = fly({ ship: { pilot: "wardensquadronpilot", tokens: { ion: 1 } } }).say("slam");
    expect(table.keys).toEqual(["1BG", "1FG", "1NG"]);
    table.say("1FG");
    expect(table.ship("A1").pose).toEqual(at(450, 460));
    expect(table.kind).toBe(HELD);
  });

  test("[1E-ACT-22, 1E-ROUND-02] opens one window for effects after the action and after the maneuver", () => {
    const of = (self: { readonly ship: { readonly id: string } }, { ship }: { readonly ship: string }) => self.ship.id === ship;
    const cards: Readonly<Record<string, Ability>> = {
      "pilot:wardensquadronpilot": windowCard("maneuverExecuted", { may: true, when: of, does: says("maneuver") }),
      "upgrade:advancedslam": windowCard("actionPerformed", { may: true, when: of, does: says("action") }),
      // This enemy card reacts only to the maneuver. The enemy doesn't have initiative, so this card resolves after all of the first seat's
      // cards, whether those react to the maneuver or to the action.
      "pilot:academypilot": windowCard("maneuverExecuted", { when: (_self, { ship }) => ship === "A1", does: says("enemy") }),
    };
    const table = fly({ ship: { ...kwing, upgrades: ["advancedslam"] }, enemies: [{ pilot: "academypilot", pose: at(100, 800) }], cards });
    table.say("pass").say("slam").say("3FW");
    expect(table.asks).toEqual([
      { kind: "use at maneuverExecuted", seat: 0, keys: ["pass", "A1/pilot:wardensquadronpilot", "A1/upgrade:advancedslam/0"] },
    ]);
    expect(table.ship("A1").tokens.disarm).toBe(1);
    expect(table.game.state.motion).toMatchObject({ ship: "A1", code: "3FW" });
    table.say("A1/upgrade:advancedslam/0").say("A1/pilot:wardensquadronpilot");
    expect(noteTexts(table.madeUp("says"))).toEqual(["enemy", "action", "maneuver", "enemy"]);
    expect(table.game.state.motion).toBeUndefined();
  });

  test("[1E-ACT-22] names the moment in the option of a card that acts at both", () => {
    const gains = (moment: "maneuverExecuted" | "actionPerformed", token: "focus" | "evade") =>
      windowCard(moment, {
        may: true,
        when: ({ ship }, occasion) => ship.id === occasion.ship && ship.actions.includes("slam"),
        does: (game, { ship }) => assign(game, ship, token),
      }).windows ?? [];
    const both: Ability = { windows: [...gains("maneuverExecuted", "evade"), ...gains("actionPerformed", "focus")] };
    const table = fly({ ship: kwing, cards: { "pilot:wardensquadronpilot": both } })
      .say("slam")
      .say("3FW");
    const key = "A1/pilot:wardensquadronpilot";
    expect(table.keys).toEqual(["pass", `${key} maneuverExecuted`, `${key} actionPerformed`]);
    table.say(`${key} actionPerformed`);
    expect(table.ship("A1").tokens).toMatchObject({ focus: 1, evade: 0 });
    expect(table.keys).toEqual(["pass", key]);
    table.say(key);
    expect(table.ship("A1").tokens).toMatchObject({ focus: 1, evade: 1 });
    expect(table.kind).toBe(HELD);
  });

  test("counts as performed even if it leaves the table, but then gives no weapons disabled token", () => {
    const table = fly({ ship: { ...kwing, pose: at(450, 640) } })
      .say("slam")
      .say("3FW");
    expect(table.ship("A1")).toMatchObject({ status: "fled", tokens: { disarm: 0 } });
    expect(table.notes("action")).toMatchObject([{ action: "slam" }]);
    expect(table.game.state.motion).toBeUndefined();
  });
});
