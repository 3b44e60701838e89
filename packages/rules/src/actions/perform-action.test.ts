import { describe, expect, test } from "vitest";
import type { Ability, Bearer } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Game } from "../driver/game.ts";
import { fly, HELD } from "../phases/activation.testing.ts";
import type { ShipId } from "../state/state.ts";
import { at } from "../testing.ts";
import { assign } from "../tokens/tokens.ts";
import { type AllowedActions, freeAction } from "./perform-action.ts";

/** Makes a card that grants a free action after a maneuver, or after an action. */
const grants = (allowed: Partial<AllowedActions> = {}, after: "maneuverExecuted" | "actionPerformed" = "maneuverExecuted"): Ability => {
  const when = (_: Game, self: Bearer, { ship }: { readonly ship: ShipId }) => self.ship.id === ship;
  function* perform(game: Game, self: Bearer): Procedure {
    yield* freeAction(game, self.ship, { rule: "1E-ACT-03", ...allowed });
  }
  return { windows: [{ at: after, optional: false, when, perform }] };
};

const gives = (token: "focus" | "evade"): Ability => ({
  windows: [
    {
      at: "maneuverExecuted",
      optional: false,
      when: (_, self, { ship }) => self.ship.id === ship,
      *perform(game, self) {
        yield* assign(game, self.ship, token);
      },
    },
  ],
});

describe("the Perform Action step", () => {
  test("[1E-ACT-01] lets a ship perform one action, from its bar or from a card's Action header", () => {
    const card: Ability = { actions: [{ name: "upgrade:r2astromech", when: () => true, *perform() {} }] };
    const table = fly({ ship: { dial: "1FG", upgrades: ["r2astromech"] }, cards: { "upgrade:r2astromech": card } });
    expect(table.asks).toEqual([{ kind: "action", seat: 0, keys: ["skip", "focus", "lock", "upgrade:r2astromech"] }]);
    table.say("focus");
    expect(table.ship("A1").tokens.focus).toBe(1);
    expect(table.kind).toBe(HELD);
  });

  test("[1E-ACT-01] offers the action of an Action header on a faceup Damage card", () => {
    const fire: Ability = { actions: [{ name: "damage:core-tfa/Console Fire", when: () => true, *perform() {} }] };
    const number = 8;
    const hurt = (faceup: boolean) =>
      fly({ ship: { dial: "1FG", damage: [{ card: number, faceup, since: 1 }] }, cards: { "damage:core-tfa/Console Fire": fire } });
    expect(hurt(true).game.damageFacts(hurt(true).ship("A1"), number).name).toBe("Console Fire");
    expect(hurt(true).keys).toEqual(["skip", "focus", "lock", "damage:core-tfa/Console Fire"]);
    expect(hurt(false).keys).toEqual(["skip", "focus", "lock"]);
  });

  test("[1E-ACT-01] offers only the Action headers of the ship's own faceup cards", () => {
    const card: Ability = { actions: [{ name: "upgrade:r2astromech", when: () => true, *perform() {} }] };
    const cards = { "upgrade:r2astromech": card };
    const friend = { pilot: "rookiepilot", pose: at(600, 300), upgrades: ["r2astromech"] };
    expect(fly({ ship: { dial: "1FG" }, friends: [friend], cards }).keys).toEqual(["skip", "focus", "lock"]);
    const lukes = { pilot: "lukeskywalker", dial: "1FG", upgrades: ["r2astromech"] };
    const table = fly({ ship: lukes, friends: [{ ...friend, activated: false, upgrades: [], dial: "1FG" }], cards });
    const discarded = table.ship("A1").upgrades.map((one) => ({ ...one, faceup: false }));
    table.give({ input: "set", reason: "discarded", changes: [{ change: "ship", ship: "A1", set: { upgrades: discarded } }] });
    table.say("skip");
    expect(table.asks).toEqual([{ kind: "action", seat: 0, keys: ["skip", "focus", "lock"] }]);
  });

  test("[1E-ACT-01, 1E-ACT-28] may be skipped, and then nothing happens", () => {
    const table = fly({ ship: { dial: "1FG" } }).say("skip");
    expect(table.ship("A1").actions).toEqual([]);
    expect(table.ship("A1").tokens.focus).toBe(0);
    expect(table.kind).toBe(HELD);
  });

  test("[1E-ACT-28] still comes after a granted free action was declined", () => {
    const table = fly({ ship: { dial: "1FG" }, cards: { "pilot:rookiepilot": grants() } });
    expect(table.kind).toBe("free action");
    table.say("skip");
    expect(table.ship("A1").actions).toEqual([]);
    expect(table.asks).toEqual([{ kind: "action", seat: 0, keys: ["skip", "focus", "lock"] }]);
  });

  test("[1E-ACT-02] after focus, a free focus isn't offered", () => {
    const table = fly({ ship: { dial: "1FG" }, cards: { "pilot:rookiepilot": grants({}, "actionPerformed") } }).say("focus");
    expect(table.asks).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "lock"] }]);
  });

  test("[1E-ACT-02] after a free focus, focus isn't offered", () => {
    const table = fly({ ship: { dial: "1FG" }, cards: { "pilot:rookiepilot": grants() } }).say("focus");
    expect(table.asks).toEqual([{ kind: "action", seat: 0, keys: ["skip", "lock"] }]);
  });

  test("[1E-ACT-05, 1E-ACT-06] focus gives a focus token, and evade an evade token", () => {
    const tokens = (action: "focus" | "evade") =>
      fly({ ship: { pilot: "academypilot", dial: "2FG" } })
        .say(action)
        .ship("A1").tokens;
    expect(tokens("focus")).toMatchObject({ focus: 1, evade: 0 });
    expect(tokens("evade")).toMatchObject({ focus: 0, evade: 1 });
  });

  test("[1E-ACT-02] an action isn't offered again by a second copy of its card", () => {
    const card: Ability = { actions: [{ name: "upgrade:r2astromech", when: () => true, *perform() {} }] };
    const two: Ability = { answers: { sums: { extraActions: (_, self, { ship }) => (self.ship === ship ? 1 : 0) } } };
    const table = fly({
      ship: { dial: "1FG", upgrades: ["r2astromech", "r2astromech"] },
      cards: { "upgrade:r2astromech": card, "pilot:rookiepilot": two },
    });
    expect(table.keys.filter((key) => key === "upgrade:r2astromech")).toHaveLength(1);
    table.say("upgrade:r2astromech");
    expect(table.asks).toEqual([{ kind: "action", seat: 0, keys: ["skip", "focus", "lock"] }]);
  });

  test("[1E-ACT-03] a free action needs no icon on the action bar", () => {
    const table = fly({ ship: { dial: "1FG" }, cards: { "pilot:rookiepilot": grants({ names: ["barrel-roll"] }) } });
    expect(table.keys).toEqual(["skip", "barrel-roll"]);
    table.say("barrel-roll").say("left").pass();
    expect(table.ship("A1").pose).toEqual(at(370, 380));
  });

  test("[1E-ACT-04] gaining an evade token isn't the evade action", () => {
    const table = fly({ ship: { pilot: "academypilot", dial: "2FG" }, cards: { "pilot:academypilot": gives("evade") } });
    expect(table.ship("A1").tokens.evade).toBe(1);
    expect(table.keys).toContain("evade");
  });

  test("[1E-ACT-26] a ship may hold several focus tokens", () => {
    const table = fly({ ship: { dial: "1FG" }, cards: { "pilot:rookiepilot": gives("focus") } }).say("focus");
    expect(table.ship("A1").tokens.focus).toBe(2);
  });

  test("[1E-MOVE-07] a stressed ship is offered neither an action nor a free action", () => {
    const table = fly({ ship: { dial: "3FW", tokens: { stress: 1 } }, cards: { "pilot:rookiepilot": grants() } });
    expect(table.kind).toBe(HELD);
    expect(table.ship("A1").actions).toEqual([]);
  });

  test("if one card allows an action while stressed and another forbids it, it is forbidden", () => {
    const mayAct: Ability = {
      answers: { permissions: { act: (_, self, { ship, action }) => (self.ship === ship && action !== "lock" ? true : undefined) } },
    };
    const mayNot: Ability = {
      answers: { permissions: { act: (_, self, { ship, action }) => (self.ship === ship && action === "focus" ? false : undefined) } },
    };
    const given = { dial: "3FW", tokens: { stress: 1 }, upgrades: ["r2astromech"] };
    expect(fly({ ship: given, cards: { "pilot:rookiepilot": mayAct } }).keys).toEqual(["skip", "focus"]);
    expect(fly({ ship: given, cards: { "pilot:rookiepilot": mayAct, "upgrade:r2astromech": mayNot } }).kind).toBe(HELD);
  });

  test("[1E-ACT-29] a free action that another free action triggers comes before the rest of that card's effect", () => {
    const rollsThenStress: Ability = {
      windows: [
        {
          at: "maneuverExecuted",
          optional: false,
          when: (_, self, { ship }) => self.ship.id === ship,
          *perform(game, self) {
            if (yield* freeAction(game, self.ship, { names: ["barrel-roll"], rule: "1E-ACT-29" })) yield* assign(game, self.ship, "stress");
          },
        },
      ],
    };
    const table = fly({
      ship: { dial: "1FG", upgrades: ["r2astromech"] },
      cards: { "pilot:rookiepilot": rollsThenStress, "upgrade:r2astromech": grants({ names: ["focus"] }, "actionPerformed") },
    });
    table.say("barrel-roll").say("right").pass().say("focus");
    expect(table.notes("token")).toMatchObject([{ token: "focus" }, { token: "stress" }]);
    expect(table.kind).toBe(HELD);
  });
});

describe("an action that fails after it was declared", () => {
  test("[1E-ACT-13] if a lock is out of range, another target or another action may be chosen", () => {
    const table = fly({ ship: { dial: "1FG" }, enemies: [{ pilot: "academypilot", pose: at(450, 640) }] });
    table.say("lock").say("B1");
    expect(table.asks).toEqual([{ kind: "lock", seat: 0, keys: ["other action", "B2"] }]);
    table.say("other action");
    expect(table.asks).toEqual([{ kind: "action", seat: 0, keys: ["skip", "focus"] }]);
    expect(table.say("focus").ship("A1").actions).toEqual(["focus"]);
  });

  test("[1E-ACT-13] a granted barrel roll that is blocked on the left may only go to the right", () => {
    const table = fly({
      ship: { dial: "1FG" },
      friends: [{ pilot: "bountyhunter", pose: at(360, 380) }],
      cards: { "pilot:rookiepilot": grants({ names: ["barrel-roll"] }) },
    });
    expect(table.keys).toEqual(["skip", "barrel-roll"]);
    table.say("barrel-roll").pass();
    expect(table.ship("A1")).toMatchObject({ pose: at(530, 380), actions: ["barrel-roll"] });
  });

  test("[1E-ACT-13] a granted boost that is blocked on the left may only go in another direction", () => {
    const table = fly({
      ship: { dial: "1FG" },
      friends: [{ pilot: "rookiepilot", pose: at(380, 490) }],
      cards: { "pilot:rookiepilot": grants({ names: ["boost"] }) },
    });
    expect(table.keys).toEqual(["skip", "boost"]);
    table.say("boost");
    expect(table.asks).toEqual([{ kind: "boost", seat: 0, keys: ["straight", "right"] }]);
  });
});

test("[1E-BUMP-02] after an overlap, a ship gets no action of its own, but may be coordinated", () => {
  const table = fly({
    ship: { pilot: "cavernangelszealot", dial: "2FG" },
    friends: [{ pilot: "ezrabridger-sheathipedeclassshuttle", pose: at(600, 300), dial: "1FG", activated: false }],
    enemies: [{ pilot: "academypilot", pose: at(450, 420) }],
  });
  expect(table.ship("A1").touching).toEqual(["B2"]);
  expect(table.asks.map(({ keys }) => keys)).toEqual([["skip", "coordinate", "focus", "lock"]]);
  table.say("coordinate").say("focus");
  expect(table.ship("A1").tokens.focus).toBe(1);
});
