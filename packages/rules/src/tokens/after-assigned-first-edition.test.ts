import { describe, expect, test } from "vitest";
import { windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { agility } from "../queries/figures.ts";
import { type Phase, shipOf, type TokenKind } from "../state/state.ts";
import { at, startTable, type Table, type TestShip } from "../testing.ts";
import { acquireLock } from "./locks.ts";
import { assign } from "./tokens.ts";

/** Sets up a game in which one of B1's cards assigns tokens to A1 at the start of a phase. */
const assigned = (
  ship: TestShip,
  tokens: readonly (TokenKind | "lock")[],
  more: { phase?: "activation" | "combat"; others?: readonly TestShip[]; draws?: readonly number[] } = {},
): Table => {
  const assigns: Ability = {
    windows: (["startOfActivation", "startOfCombat"] as const).map((moment) => ({
      at: moment,
      optional: false,
      when: (_, self) => self.ship.id === "B1",
      *perform(game) {
        for (const token of tokens) {
          if (token === "lock") yield* acquireLock(game, shipOf(game.state, "A1"), shipOf(game.state, "B1"));
          else yield* assign(game, shipOf(game.state, "A1"), token);
        }
      },
    })),
  };
  const phase: Exclude<Phase, "over"> = more.phase ?? "activation";
  return startTable({
    phase,
    ships: [[{ dial: "2FG", ...ship }, ...(more.others ?? [])], [{ pilot: "wedgeantilles", pose: at(450, 800, 180), dial: "1FG" }]],
    cards: { "pilot:wedgeantilles": assigns },
    obstacles: [{ token: "coreasteroid2", pose: at(530, 300) }],
    ...(more.draws && { draws: more.draws }),
  });
};

const tie = { pilot: "academypilot", pose: at(450, 300) };

describe("a jam token", () => {
  test("[1E-ACT-21, 1E-TOKEN-04] removes focus or evade, as the ship's owner chooses, and is removed too", () => {
    const table = assigned({ ...tie, tokens: { focus: 1, evade: 1 } }, ["jam"]);
    expect(table.asks).toEqual([{ kind: "jammed", seat: 0, keys: ["focus", "evade"] }]);
    table.say("evade");
    expect(table.ship("A1").tokens).toMatchObject({ jam: 0, focus: 1, evade: 0 });
  });

  test.each([
    ["focus", { focus: 0, evade: 1 }, ["B1"]],
    ["evade", { focus: 1, evade: 0 }, ["B1"]],
    ["lock>B1", { focus: 1, evade: 1 }, []],
  ])("[1E-ACT-21, 1E-TOKEN-04] removes a focus, an evade or the ship's own lock, as its owner chooses: %s", (key, tokens, locks) => {
    const table = assigned({ ...tie, tokens: { focus: 1, evade: 1, ion: 1 }, locks: ["B1"] }, ["jam"]);
    expect(table.keys).toEqual(["focus", "evade", "lock>B1"]);
    expect(table.say(key).ship("A1")).toMatchObject({ tokens: { jam: 0, ion: 1, ...tokens }, locks });
  });

  test("[1E-ACT-21, 1E-TOKEN-04] stays until the ship gains a token that it can remove", () => {
    const table = assigned(tie, ["jam"]);
    expect(table.ship("A1").tokens.jam).toBe(1);
    table.until("action").say("focus");
    expect(table.ship("A1").tokens).toMatchObject({ jam: 0, focus: 0 });
    expect(table.ship("A1").actions).toEqual(["focus"]);
  });

  test("[1E-ACT-21, 1E-ACT-09] removes a lock that the ship acquires, both its red and its blue token", () => {
    const table = assigned({ ...tie, tokens: { jam: 1 } }, ["lock"]);
    expect(table.ship("A1")).toMatchObject({ tokens: { jam: 0 }, locks: [] });
  });
});

describe("a tractor beam token", () => {
  test("[1E-TOKEN-03] lets an opponent barrel roll or boost a small ship the first time in a round", () => {
    const table = assigned(tie, ["tractor"]);
    expect(table.asks).toEqual([{ kind: "tractor move", seat: 1, keys: ["stay", "roll left", "roll right", "boost"] }]);
    table.say("roll left");
    expect(table.asks).toMatchObject([{ kind: "tractor move place", seat: 1 }]);
    table.put(at(370, 290));
    expect(table.events).toContainEqual({ change: "ship", ship: "A1", set: { pose: at(370, 290) } });
    expect(table.notes("action")).toEqual([]);
    expect(table.notes("maneuver")).toMatchObject([{ maneuver: "2FG" }]);
  });

  test("[1E-TOKEN-03] moves the ship with the straight 1 template", () => {
    const moved = (to: ReturnType<typeof at>) => ({ change: "ship", ship: "A1", set: { pose: to } });
    expect(assigned(tie, ["tractor"]).say("boost").events).toContainEqual(moved(at(450, 380)));
    expect(assigned(tie, ["tractor"]).say("roll left").put(at(370, 320)).events).toContainEqual(moved(at(370, 320)));
  });

  test("[1E-TOKEN-03] doesn't move the ship the second time in a round", () => {
    const table = assigned(tie, ["tractor", "tractor"]).say("stay");
    expect(table.ship("A1").tokens.tractor).toBe(2);
    expect(table.kind).toBe("action");
  });

  test.each([
    ["the enemy who assigned it", "C1", 2],
    ["for want of one who did, the first with initiative", "A1", 1],
  ] as const)("[1E-TOKEN-03] is used by one of several opponents: %s", (_who, by, seat) => {
    const assigns = windowCard("startOfActivation", {
      when: ({ ship }) => ship.id === by,
      does: (game) => assign(game, shipOf(game.state, "A1"), "tractor", 1, shipOf(game.state, by)),
    });
    const far = { pilot: "wedgeantilles", dial: "1FG" };
    const table = startTable({
      phase: "activation",
      ships: [[{ ...far, pose: at(450, 300) }], [{ ...far, pose: at(450, 800, 180) }], [{ ...far, pose: at(800, 450, 270) }]],
      cards: { "pilot:wedgeantilles": assigns },
    });
    expect(table.asks).toMatchObject([{ kind: "tractor move", seat }]);
  });

  test("[1E-TOKEN-03] is used by the attacker if it was assigned in an attack", () => {
    const beam: Ability = {
      weapon: {
        *onHit(game) {
          yield* assign(game, shipOf(game.state, "A1"), "tractor");
        },
      },
    };
    const table = startTable({
      phase: "combat",
      ships: [
        [{ ...tie, engaged: true }],
        [{ pilot: "rookiepilot", pose: at(100, 800, 180), engaged: true }],
        [{ pilot: "bluesquadronpilot", upgrades: ["tractorbeam"], pose: at(450, 450, 180) }],
      ],
      cards: { "upgrade:tractorbeam": beam },
    });
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").say("tractorbeam@0>A1");
    expect(table.asks).toMatchObject([{ kind: "tractor move", seat: 2 }]);
  });

  test("[1E-TOKEN-03] doesn't move a large ship", () => {
    const table = assigned({ pilot: "bountyhunter", pose: at(450, 300), dial: "1FG" }, ["tractor"]);
    expect(table.ship("A1").tokens.tractor).toBe(1);
    expect(table.kind).toBe("action");
  });

  test("[1E-TOKEN-03] may move the ship onto an obstacle, which affects it, but not onto a ship or off the table", () => {
    const table = assigned(tie, ["tractor"], { others: [{ pilot: "academypilot", pose: at(370, 300), dial: "2FG" }], draws: [0] });
    expect(table.keys).toEqual(["stay", "roll right", "boost"]);
    table.say("roll right").put(at(530, 300));
    expect(table.notes("met obstacle")).toHaveLength(1);
    expect(table.ship("A1").damage).toHaveLength(1);
    expect(assigned({ ...tie, pose: at(60, 850) }, ["tractor"]).keys).toEqual(["stay", "roll right"]);
  });

  test("[1E-TOKEN-03] lowers agility by 1 in the Combat phase, but never below 0", () => {
    const tractored = (count: number, phase: "activation" | "combat") => {
      const ship = { ...tie, pose: at(450, 600), tokens: { tractor: count }, usedThisRound: ["tractored"] };
      const table = assigned(ship, [], { phase });
      expect(table.game.state.cursor.phase).toBe(phase);
      return agility(table.game, table.ship("A1"), undefined);
    };
    expect([tractored(2, "combat"), tractored(4, "combat"), tractored(2, "activation")]).toEqual([1, 0, 3]);
  });
});
