import { expect, test } from "vitest";
import { shipOf, TOKENS } from "../state/state.ts";
import { at, startTable } from "../testing.ts";
import { GREEN } from "./after-assigned-second-edition.ts";
import { acquireLock } from "./locks.ts";
import { giver, gives, giving, startsWith, tokensOf, xWing } from "./tokens.testing.ts";

/** Stops the game after a focus action. */
const afterFocus = {
  at: "actionPerformed" as const,
  optional: true,
  when: (_game: unknown, _self: unknown, { action }: { readonly action: string }) => action === "focus",
  *perform() {
    yield* [];
  },
};

test("[2E-TOKEN-20] a jam token removes one green token and is removed too", () => {
  const table = giving(gives("B1", "jam"), xWing({ tokens: { focus: 1 } }));
  expect(tokensOf(table, "B1")).toMatchObject({ focus: 0, jam: 0 });
});

test.each(["focus", "evade", "calculate", "reinforceFore", "reinforceAft"] as const)(
  "[2E-TOKEN-20, 2E-TOKEN-21] a jam token removes one of two %s tokens, or a later one as soon as the ship gains it",
  (token) => {
    const table = giving(gives("B1", "jam"), xWing({ tokens: { [token]: 2 } }));
    expect(tokensOf(table, "B1")).toMatchObject({ [token]: 1, jam: 0 });
    const later = giving(gives("B1", token), xWing({ tokens: { jam: 2 } }));
    expect(tokensOf(later, "B1")).toMatchObject({ [token]: 0, jam: 1 });
  },
);

test("[2E-TOKEN-20, 2E-TOKEN-21] a jam token removes no other tokens, whether the ship already has them or gains them later", () => {
  const others = TOKENS.filter((token) => token !== "jam" && !GREEN.includes(token));
  expect(others.toSorted()).toEqual(["cloak", "deplete", "disarm", "ion", "strain", "stress", "tractor"]);
  const tokens = Object.fromEntries(others.map((token) => [token, 1]));
  expect(tokensOf(giving(gives("B1", "jam"), xWing({ tokens })), "B1")).toMatchObject({ ...tokens, jam: 1 });
  for (const token of others)
    expect(
      giving(gives("B1", token), xWing({ tokens: { jam: 1 } }))
        .until("use at endOfCombat")
        .ship("B1").tokens,
    ).toMatchObject({
      [token]: 1,
      jam: 1,
    });
});

test("[2E-TOKEN-23] the player whose effect caused the jam chooses what is removed", () => {
  const table = giving(gives("B1", "jam"), xWing({ tokens: { focus: 1, evade: 1, calculate: 1 }, locks: ["A1"] }));
  expect(table.asks).toEqual([{ kind: "jammed", seat: 0, keys: ["focus", "evade", "calculate", "lock>A1"] }]);
  table.say("evade");
  expect(tokensOf(table, "B1")).toMatchObject({ focus: 1, evade: 0, calculate: 1, jam: 0 });
});

test("[2E-TOKEN-24] for a jam from electro-chaff, the ship's player chooses in 2.5, and in 2.0 whoever placed the cloud", () => {
  const cloud = { id: "obstacle 1", token: "electrochaff", pose: at(400, 470), seat: 1 } as const;
  const chooser = (edition: "2.0" | "2.5") =>
    startTable({
      edition,
      phase: "activation",
      ships: [[xWing({ dial: "2FB", tokens: { focus: 1, evade: 1 } })], [giver({ activated: true })]],
      state: { obstacles: [cloud] },
    }).asks;
  expect(chooser("2.5")).toEqual([{ kind: "jammed", seat: 0, keys: ["focus", "evade"] }]);
  expect(chooser("2.0")).toEqual([{ kind: "jammed", seat: 1, keys: ["focus", "evade"] }]);
});

test("[2E-TOKEN-25] two jam tokens gained together take effect one after the other", () => {
  const table = giving(gives("B1", "jam", 2), xWing({ tokens: { focus: 1, evade: 1 } })).say("focus");
  expect(tokensOf(table, "B1")).toMatchObject({ focus: 0, evade: 0, jam: 0 });
});

test("[2E-TOKEN-31-Q] a jam token breaks a lock if there is no green token, and stays only if there is neither", () => {
  const locked = giving(gives("B1", "jam"), xWing({ locks: ["A1"] })).ship("B1");
  expect([locked.locks, locked.tokens.jam]).toEqual([[], 0]);
  expect(tokensOf(giving(gives("B1", "jam"), xWing()), "B1").jam).toBe(1);
});

test("[2E-TOKEN-21, 2E-TOKEN-22] a green token gained later is removed at once, but the action that gave it still counts", () => {
  const after = { "pilot:redsquadronveteran": { windows: [afterFocus] } };
  const table = startTable({
    edition: "2.0",
    phase: "activation",
    ships: [[xWing({ dial: "1FB", tokens: { jam: 1 } })], [giver({ activated: true })]],
    cards: after,
  }).say("focus");
  expect(table.kind).toBe("use at actionPerformed");
  expect(table.ship("A1")).toMatchObject({ tokens: { focus: 0, jam: 0 }, actions: ["focus"] });
});

test("[2E-TOKEN-21] a lock acquired later is broken at once", () => {
  const ability = startsWith((game, self) => acquireLock(game, shipOf(game.state, "B1"), self.ship));
  const table = giving(ability, xWing({ tokens: { jam: 1 } }));
  expect(table.ship("B1")).toMatchObject({ locks: [], tokens: { jam: 0 } });
});
