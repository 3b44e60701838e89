import { describe, expect, test } from "vitest";
import { act } from "../actions/acting.testing.ts";
import { freeAction } from "../actions/perform-action.ts";
import type { Ability } from "../contract/ability.ts";
import { sufferDamage } from "../damage/damage.ts";
import { choose } from "../driver/ask.ts";
import { shieldValue } from "../queries/figures.ts";
import { shipOf, type TokenKind } from "../state/state.ts";
import { assign, loseToken } from "../tokens/tokens.ts";
import { says, windowCard } from "./cards.testing.ts";
import { engage, said, speaks } from "./queue.testing.ts";

const [ONE, TWO] = ["upgrade:squadleader", "upgrade:r2astromech"];
const both = { upgrades: ["squadleader", "r2astromech"] };
/** A card with two charges. */
const charged = { upgrades: ["protontorpedoes"] };
const TORPEDOES = "upgrade:protontorpedoes";

describe("the order of the queue", () => {
  test("[2E-TIME-07, 2E-TIME-29, 2E-TIME-31-Q] abilities resolve in player order, with three players too, whatever their wording", () => {
    const cards = {
      "pilot:redsquadronveteran": speaks("one"),
      "pilot:academypilot": speaks("two"),
      "pilot:zealousrecruit": speaks("three"),
    };
    const seats = [[{}], [{ pilot: "academypilot" }], [{ pilot: "zealousrecruit" }]];
    expect(said(engage(seats, { cards }))).toEqual(["one", "two", "three"]);
    expect(said(engage(seats, { cards, state: { initiative: [2, 0, 1] } }))).toEqual(["three", "one", "two"]);
  });

  test("[2E-TIME-08] a player picks the order of their own abilities", () => {
    const table = engage([[both], [{ pilot: "academypilot" }]], { cards: { [ONE]: speaks("one"), [TWO]: speaks("two") } });
    expect(table.asks).toEqual([{ kind: "use at startOfCombat", seat: 0, keys: ["A1/upgrade:squadleader/0", "A1/upgrade:r2astromech/1"] }]);
    expect(said(table.say("A1/upgrade:r2astromech/1"))).toEqual(["two", "one"]);
  });

  test("[2E-TIME-09] abilities that a queued ability triggers come before the rest of the queue", () => {
    const cards: Record<string, Ability> = {
      [ONE]: speaks("first", { does: (game, { ship }) => assign(game, ship, "focus") }),
      [TWO]: speaks("second"),
      "pilot:academypilot": windowCard("tokenAssigned", { does: says("caused") }),
    };
    const table = engage([[both], [{ pilot: "academypilot" }]], { cards }).say("A1/upgrade:squadleader/0");
    expect(said(table)).toEqual(["first", "caused", "second"]);
  });

  const SHIP = "pilot:academypilot";
  /** Gains an evade token, then a focus token. */
  const gainsTwo = speaks("gains", {
    *does(game, { ship }) {
      yield* assign(game, ship, "evade");
      yield* assign(game, ship, "focus");
    },
  });

  test("[2E-TIME-09] an ability triggered by gaining a token waits until the ability that gave the token is finished", () => {
    const sees = windowCard("tokenAssigned", {
      when: (_, { token }) => token === "evade",
      does: (game, self) =>
        says(`evade ${shipOf(game.state, "A1").tokens.evade}, focus ${shipOf(game.state, "A1").tokens.focus}`)(game, self),
    });
    const table = engage([[both], [{ pilot: "academypilot" }]], { cards: { [ONE]: gainsTwo, [SHIP]: sees } });
    expect(said(table)).toEqual(["gains", "evade 1, focus 1"]);
  });

  test("[2E-TIME-09, 2E-TIME-11] a text joins once for each trigger, but only if its condition holds at that time", () => {
    const each = windowCard("tokenAssigned", { does: (game, self, { token }) => says(`sees ${token}`)(game, self) });
    const late = windowCard("tokenAssigned", {
      when: (self, { token }) => token === "evade" && self.ship.tokens.focus > 0,
      does: says("late"),
    });
    const table = engage([[both], [{ pilot: "academypilot" }]], { cards: { [ONE]: gainsTwo, [TWO]: late, [SHIP]: each } });
    expect(said(table)).toEqual(["gains", "sees evade", "sees focus"]);
  });

  test("[2E-TIME-09, 2E-TIME-07] triggered abilities come in player order, and what they trigger comes first", () => {
    const answers = (token: TokenKind, gains: TokenKind | undefined, text: string) =>
      windowCard("tokenAssigned", {
        when: (_, occasion) => occasion.token === token,
        *does(game, self) {
          if (gains) yield* assign(game, self.ship, gains);
          says(text)(game, self);
        },
      });
    const cards: Record<string, Ability> = {
      [ONE]: gainsTwo,
      [TWO]: answers("focus", "calculate", "own"),
      [SHIP]: answers("evade", undefined, "foe"),
      "pilot:zealousrecruit": answers("calculate", undefined, "third"),
    };
    const table = engage([[both], [{ pilot: "academypilot" }], [{ pilot: "zealousrecruit" }]], { cards });
    expect(said(table)).toEqual(["gains", "own", "third", "foe"]);
  });

  test("[2E-TIME-09] effects that an ability's action triggers resolve before that ability is finished", () => {
    const cards: Record<string, Ability> = {
      [ONE]: speaks("acts", { does: (game, { ship }) => freeAction(game, ship, { rule: "2E-ACT-20" }) }),
      [SHIP]: windowCard("tokenAssigned", { does: says("caused") }),
    };
    const table = engage([[both], [{ pilot: "academypilot" }]], { cards }).say("focus");
    expect(said(table)).toEqual(["caused", "acts"]);
  });

  test("[2E-TIME-15, 2E-COMP-17] an optional ability is asked about when its turn comes, a mandatory one isn't", () => {
    const cards = { [ONE]: speaks("may", { optional: true }) };
    const table = engage([[both], [{ pilot: "academypilot" }]], { cards });
    expect(table.asks).toEqual([{ kind: "use at startOfCombat", seat: 0, keys: ["pass", "A1/upgrade:squadleader/0"] }]);
    expect(said(table.say("pass"))).toEqual([]);
    const must = engage([[both], [{ pilot: "academypilot" }]], { cards: { [ONE]: speaks("must") } });
    expect([said(must), must.kind]).toEqual([["must"], "dial + dial"]);
  });
});

describe("joining the queue", () => {
  test("[2E-TIME-11] an ability joins only if its condition holds when the moment comes, whatever changes later in that moment", () => {
    const cards = {
      [ONE]: speaks("depletes", { does: (game, { ship }) => assign(game, ship, "deplete") }),
      [TWO]: speaks("is depleted", { when: ({ tokens }) => tokens.deplete > 0 }),
    };
    expect(said(engage([[both]], { cards }))).toEqual(["depletes"]);
    const already = engage([[{ ...both, tokens: { deplete: 1 } }]], { cards });
    expect(already.keys).toHaveLength(2);
  });

  test("[2E-TIME-12] an ability drops out unpaid if its condition no longer holds when its turn comes", () => {
    const cards = {
      [ONE]: speaks("loses focus", {
        does: (game, { ship }) => {
          loseToken(game, ship, "focus");
          return undefined;
        },
      }),
      [TORPEDOES]: speaks("has focus", { cost: { charges: 1 }, when: ({ tokens }) => tokens.focus > 0 }),
    };
    const ship = { upgrades: ["squadleader", "protontorpedoes"], tokens: { focus: 1 } };
    const first = engage([[ship]], { cards }).say("A1/upgrade:squadleader/0");
    expect([said(first), first.ship("A1").upgrades[1]?.charges]).toEqual([["loses focus"], 2]);
    const last = engage([[ship]], { cards }).say("A1/upgrade:protontorpedoes/1");
    expect([said(last), last.ship("A1").upgrades[1]?.charges]).toEqual([["has focus", "loses focus"], 1]);
  });

  test("[2E-TIME-14] an ability joins even if it then has nothing to choose", () => {
    const cards = { [ONE]: speaks("chooses", { can: () => false }) };
    expect(said(engage([[both]], { cards }))).toEqual(["chooses"]);
  });

  test("[2E-TIME-17] an ability doesn't join after its moment has passed", () => {
    const cards = {
      [ONE]: speaks("has focus", { when: ({ tokens }) => tokens.focus > 0 }),
      [TWO]: windowCard("becameActive", { does: (game, { ship }) => assign(game, ship, "focus") }),
    };
    const table = engage([[both]], { cards });
    expect([said(table), table.notes("token").length]).toEqual([[], 1]);
  });

  test("[2E-TIME-06] a constant ability works without the queue", () => {
    const cards: Record<string, Ability> = { [ONE]: { answers: { sums: { shieldValue: () => 1 } } } };
    const table = engage([[both]], { cards, phase: "planning" });
    expect(shieldValue(table.game, table.ship("A1"))).toBe(3);
    expect(table.notes("used")).toEqual([]);
  });
});

describe("costs", () => {
  const chargesLeft = (table: ReturnType<typeof engage>) => table.ship("A1").upgrades[0]?.charges;

  test("[2E-TIME-13] a cost is paid in full or not at all", () => {
    const cards = { [TORPEDOES]: speaks("paid", { cost: { charges: 1, spends: { focus: 1 }, gains: { strain: 1 } } }) };
    const poor = engage([[charged]], { cards, phase: "combat" });
    expect([said(poor), chargesLeft(poor), poor.ship("A1").tokens.strain]).toEqual([[], 2, 0]);
    const paid = engage([[{ ...charged, tokens: { focus: 1 } }]], { cards });
    expect([said(paid), chargesLeft(paid), paid.ship("A1").tokens.focus, paid.ship("A1").tokens.strain]).toEqual([["paid"], 1, 0, 1]);
  });

  test("[2E-TIME-16] a player who declines to choose a ship pays nothing", () => {
    const cards = {
      [TORPEDOES]: speaks("chose", {
        cost: { charges: 1 },
        *does(_game, self) {
          const chosen = yield* choose<boolean>((now) => ({
            kind: "choose ship",
            seat: self.ship.seat,
            rule: "2E-TIME-16",
            options: [{ key: "none", value: false }, ...now.state.ships.map(({ id }) => ({ key: id, value: true }))],
          }));
          return chosen;
        },
      }),
    };
    const seats = [[charged], [{ pilot: "academypilot" }]];
    const declined = engage(seats, { cards }).say("none");
    expect([said(declined), chargesLeft(declined)]).toEqual([[], 2]);
    const chosen = engage(seats, { cards }).say("B1");
    expect([said(chosen), chargesLeft(chosen)]).toEqual([["chose"], 1]);
  });

  test("[2E-TIME-22, 2E-TIME-23] nothing is paid if only part of the effect is possible", () => {
    const cards = {
      [TORPEDOES]: speaks("recovers", { cost: { charges: 1 }, can: (ship, game) => ship.shields < shieldValue(game, ship) }),
    };
    const full = engage([[charged]], { cards });
    expect([said(full), chargesLeft(full)]).toEqual([[], 2]);
    const down = engage([[{ ...charged, shields: 0 }]], { cards });
    expect([said(down), chargesLeft(down)]).toEqual([["recovers"], 1]);
  });

  test("[2E-TIME-21] a cost counts as paid even if part of it is replaced", () => {
    const cards: Record<string, Ability> = {
      [TORPEDOES]: speaks("paid", { cost: { charges: 1, gains: { disarm: 1 } } }),
      [ONE]: windowCard("tokenComing", {
        when: (self, { ship, token }) => self.ship.id === ship && token === "disarm",
        does: (game, { ship }) => assign(game, ship, "stress"),
      }),
    };
    const table = engage([[{ upgrades: ["protontorpedoes", "squadleader"] }]], { cards });
    expect([said(table), table.ship("A1").tokens.disarm, table.ship("A1").tokens.stress]).toEqual([["paid"], 0, 1]);
  });
});

describe("replacements", () => {
  const instead = (token: "evade" | "calculate"): Ability =>
    windowCard("tokenComing", {
      may: true,
      when: (self, occasion) => self.ship.id === occasion.ship && occasion.token === "focus",
      does: (game, { ship }) => assign(game, ship, token),
    });

  test("[2E-TIME-19] a replaced event counts as never having happened", () => {
    const cards = {
      [ONE]: instead("evade"),
      [TWO]: windowCard("tokenAssigned", { when: (_, { token }) => token === "focus", does: says("gained focus") }),
    };
    const used = act({ ship: both, cards }).say("focus").say("A1/upgrade:squadleader/0");
    expect([used.ship("A1").tokens.focus, used.ship("A1").tokens.evade, used.madeUp("says").length]).toEqual([0, 1, 0]);
    const left = act({ ship: both, cards }).say("focus").say("pass");
    expect([left.ship("A1").tokens.focus, left.ship("A1").tokens.evade, left.madeUp("says").length]).toEqual([1, 0, 1]);
  });

  test("[2E-TIME-20] only one replacement may replace an event", () => {
    const table = act({ ship: both, cards: { [ONE]: instead("evade"), [TWO]: instead("calculate") } }).say("focus");
    expect(table.keys).toEqual(["pass", "A1/upgrade:squadleader/0", "A1/upgrade:r2astromech/1"]);
    table.say("A1/upgrade:r2astromech/1");
    expect(table.ship("A1").tokens).toMatchObject({ focus: 0, evade: 0, calculate: 1 });
  });
});

test("[2E-TIME-18] a ship destroyed during the queue stays on the table until the queue is empty", () => {
  const cards = {
    [ONE]: speaks("strikes", { does: (game) => sufferDamage(game, shipOf(game.state, "B1"), { hits: 3, crits: 0, reason: "obstacle" }) }),
    [TWO]: speaks("sees it", { does: (game) => assign(game, shipOf(game.state, "B1"), "focus") }),
    "pilot:academypilot": windowCard("becameActive", { when: (self, { ship }) => self.ship.id === ship, does: says("engages") }),
  };
  const tie = { pilot: "academypilot" };
  const table = engage([[both], [tie, tie]], { cards }).say("A1/upgrade:squadleader/0");
  expect(table.notes("token")).toMatchObject([{ ship: "B1" }]);
  expect(table.ship("B1").status).toBe("destroyed");
  expect(table.madeUp("says")).toMatchObject([{ text: "strikes" }, { text: "sees it" }, { ship: "B2", text: "engages" }]);
});
