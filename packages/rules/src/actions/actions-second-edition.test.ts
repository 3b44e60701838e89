import type { ActionId, CardKey } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { SECOND_EDITION_ACTIONS } from "../editions/second-edition-actions.ts";
import { barrelRollShip, boostShip } from "../reposition/moves-second-edition.ts";
import { NO_TOKENS, type Ship, type ShipId } from "../state/state.ts";
import { at, type TestShip } from "../testing.ts";
import { assign } from "../tokens/tokens.ts";
import { act, failures, grants, HELD, isOwn } from "./acting.testing.ts";
import { lockObject } from "./lock-second-edition.ts";
import { rotateArcOf } from "./rotate-arc.ts";

const header = (...names: readonly CardKey[]): Ability => ({ actions: names.map((name) => ({ name, when: () => true, *perform() {} })) });

describe("which actions a ship has", () => {
  test("[2E-ACT-01] a ship's actions come from its own bar, its upgrades' bars and its cards' Action headers", () => {
    const table = act({
      ship: { upgrades: ["r2astromech", "squadleader"] },
      cards: { "upgrade:r2astromech": header("upgrade:r2astromech") },
    });
    expect(table.asks).toEqual([
      { kind: "action", seat: 0, keys: ["skip", "focus", "lock", "barrel-roll", "coordinate", "upgrade:r2astromech"] },
    ]);
  });

  test("[2E-ACT-01] Action headers count on the ship's own Ship, Upgrade, Damage and Condition cards, but not on another ship's", () => {
    const [leak] = numbersOf("Fuel Leak");
    const damage = "damage:core/Fuel Leak";
    const keys = ["pilot:redsquadronveteran", "upgrade:r2astromech", damage, "condition:listeningdevice"] as const;
    const cards = Object.fromEntries(keys.map((key) => [key, header(key)]));
    const laden = { upgrades: ["r2astromech"], damage: [{ card: leak ?? 0, faceup: true, since: 1 }] };
    const offered = (ship: Partial<TestShip>, friends: readonly TestShip[], bearer: ShipId) => {
      const condition = { id: "condition:listeningdevice", ship: bearer, by: "B1", until: "game", since: 1 } as const;
      return act({ ship, friends, cards, state: { effects: [condition] } }).keys.filter((key) => key.includes(":"));
    };
    expect(offered(laden, [], "A1").toSorted()).toEqual(keys.map((key) => (key === damage ? `${key}#${leak}` : key)).sort());
    const friend = { pilot: "redsquadronveteran", pose: at(100, 420), ...laden };
    expect(offered({ pilot: "nashwindrider" }, [friend], "A2")).toEqual([]);
  });

  test("[2E-ACT-19] an action that a card offers isn't on the action bar", () => {
    const cards = { "upgrade:r2astromech": { ...header("upgrade:r2astromech"), ...grants({ barOnly: true }) } };
    const table = act({ ship: { upgrades: ["r2astromech"] }, cards });
    expect(table.asks).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "focus", "lock", "barrel-roll"] }]);
    expect(table.say("skip").keys).toContain("upgrade:r2astromech");
  });

  test("[2E-ACT-02] a stressed ship performs no actions", () => {
    expect(act({ ship: { dial: "3FW", tokens: { stress: 1 } } }).kind).toBe(HELD);
    expect(act({ ship: { dial: "3FW" } }).kind).toBe("action");
  });

  test("[2E-ACT-03] a ship performs each action once a round, and can't repeat a failed one", () => {
    const cards = { "upgrade:r2astromech": grants({ names: ["boost", "focus", "evade"] }, "activationOver") };
    const twice = act({ ship: { upgrades: ["r2astromech"] }, cards }).say("focus");
    expect(twice.keys).toEqual(["skip", "boost", "evade"]);
    const ship = { pilot: "nashwindrider", upgrades: ["r2astromech"] };
    const failed = act({ ship, cards, obstacles: [{ token: "core2asteroid0", pose: at(450, 480) }] })
      .say("boost")
      .say("straight");
    expect(failures(failed)).toEqual(["boost"]);
    expect(failed.keys).toEqual(["skip", "focus", "evade"]);
  });

  test("[2E-ACT-04] each copy of a Damage card is a separate action, and so is each header of one card", () => {
    const leak = "damage:core/Fuel Leak";
    const again: Ability = { answers: { sums: { extraActions: () => 1 } } };
    const copies = numbersOf("Fuel Leak");
    const damaged = { damage: copies.map((card) => ({ card, faceup: true, since: 1 })), upgrades: ["r2astromech"] };
    const table = act({ ship: damaged, cards: { [leak]: header(leak), "upgrade:r2astromech": again } });
    const names = copies.map((card) => `${leak}#${card}`);
    expect(table.keys.filter((key) => key.startsWith(leak))).toEqual(names);
    expect(table.say(names[0] ?? "").keys.filter((key) => key.startsWith(leak))).toEqual(names.slice(1));
    const two = header("upgrade:r2astromech", "upgrade:r2astromech#1");
    const card = act({ ship: { upgrades: ["r2astromech"] }, cards: { "upgrade:r2astromech": { ...two, ...again } } });
    expect(card.say("upgrade:r2astromech").keys).toContain("upgrade:r2astromech#1");
  });

  /** Returns the numbers of two cards with this name in the deck. */
  const numbersOf = (name: string): readonly number[] =>
    (act().game.facts.decks[0]?.list ?? []).flatMap((card, number) => (card.name === name ? [number] : [])).slice(0, 2);

  const far = { token: "core2asteroid0", pose: at(100, 460) } as const;
  test.each<[name: string, does: (game: Situation, ship: Ship) => Procedure<unknown>, answers: readonly string[], then: Partial<Ship>]>([
    ["focus", (game, ship) => assign(game, ship, "focus"), [], { tokens: { ...NO_TOKENS, focus: 2 } }],
    ["evade", (game, ship) => assign(game, ship, "evade"), [], { tokens: { ...NO_TOKENS, evade: 2 } }],
    ["boost", boostShip, ["straight", "straight"], { pose: at(450, 620) }],
    ["barrel-roll", barrelRollShip, ["left", "middle", "left", "middle"], { pose: at(290, 460) }],
    ["lock", (game, ship) => lockObject(game, ship, "obstacle 1"), [], { locks: ["obstacle 1"] }],
    ["rotate-arc", rotateArcOf, ["right", "rear"], { quarter: "rear" }],
  ])("[2E-ACT-05] %s by a card isn't an action: it works twice, even stressed, and the action stays", (name, does, answers, then) => {
    const twice: Ability = {
      ...windowCard("maneuverExecuted", {
        when: isOwn,
        *does(game, { ship }) {
          yield* does(game, ship);
          yield* does(game, ship);
        },
      }),
      answers: { barActions: (_, self, { ship }) => (ship === self.ship ? [`white ${name}`] : []) },
    };
    const after = (stress: number) => {
      const ship = { pilot: "rebelscout", upgrades: ["r2astromech"], dial: "3FW", tokens: { stress } };
      const table = act({ ship, cards: { "upgrade:r2astromech": twice }, obstacles: [far] });
      return answers.reduce((now, key) => now.say(key), table);
    };
    const calm = after(0);
    expect(calm.ship("A1")).toMatchObject({ ...then, actions: [] });
    expect([calm.kind, calm.keys]).toEqual(["action", expect.arrayContaining([name])]);
    const stressed = after(1);
    expect(stressed.ship("A1")).toMatchObject({ ...then, actions: [], ...(then.tokens && { tokens: { ...then.tokens, stress: 1 } }) });
    expect(stressed.kind).toBe(HELD);
  });
});

describe("tokens", () => {
  test("[2E-ACT-21, 2E-ACT-23] focus gives a focus token, and evade an evade token", () => {
    const ship = { pilot: "nashwindrider" };
    expect(act({ ship }).say("focus").ship("A1").tokens).toMatchObject({ focus: 1, evade: 0 });
    expect(act({ ship }).say("evade").ship("A1").tokens).toMatchObject({ focus: 0, evade: 1 });
  });

  test("[2E-ACT-22] calculate gives a calculate token", () => {
    expect(
      act({ ship: { pilot: "ig88b" } })
        .say("calculate")
        .ship("A1").tokens.calculate,
    ).toBe(1);
  });

  test("[2E-ACT-24] reinforce gives a token, fore or aft", () => {
    const reinforcing = () => act({ ship: { pilot: "kashyyykdefender" } }).say("reinforce");
    expect(reinforcing().asks).toEqual([{ kind: "reinforce", seat: 0, keys: ["fore", "aft"] }]);
    expect(reinforcing().say("fore").ship("A1").tokens).toMatchObject({ reinforceFore: 1, reinforceAft: 0 });
    expect(reinforcing().say("aft").ship("A1").tokens).toMatchObject({ reinforceFore: 0, reinforceAft: 1 });
  });

  test("[2E-ACT-40] cloak gives a cloak token, and isn't available while cloaked", () => {
    const ship = { pilot: "imdaartestpilot" };
    expect(act({ ship }).say("cloak").ship("A1").tokens.cloak).toBe(1);
    expect(act({ ship: { ...ship, tokens: { cloak: 1 } } }).keys).toEqual(["skip", "focus", "evade", "barrel-roll"]);
  });
});

describe("failing", () => {
  test("[2E-ACT-14] an action that can fail may be attempted even if nothing else is on the table", () => {
    for (const [name, ...how] of FAILING) {
      const table = act({
        ship: { upgrades: ["r2astromech"], pose: at(20, 660) },
        cards: { "upgrade:r2astromech": grants({ names: [name] }) },
      });
      for (const key of [name, ...how]) table.say(key);
      expect(failures(table)).toEqual([name]);
    }
  });

  /** Actions, each with the choice that it announces. Decloaking and deploying aren't actions. */
  const FAILING = [["barrel-roll", "left"], ["boost", "left"], ["coordinate"], ["jam"], ["lock"], ["slam", "2FB"]] as const;

  test("[2E-ACT-14] no other action fails: it is performed, or it can't be chosen", () => {
    const others = [...SECOND_EDITION_ACTIONS.keys()].filter((name) => !FAILING.some(([failing]) => failing === name));
    expect(others.toSorted()).toEqual(["calculate", "cloak", "evade", "focus", "reinforce", "reload", "rotate-arc"]);
    const granted = (name: ActionId, ship: Partial<TestShip>) =>
      act({
        ship: { ...ship, upgrades: ["concussionmissiles", "r2astromech"] },
        cards: { "upgrade:r2astromech": grants({ names: [name] }) },
      });
    const able = { pilot: "rebelscout", active: [0, 0] };
    for (const name of others) {
      const table = granted(name, able).say(name);
      if (table.kind !== "action") table.pass();
      expect([name, failures(table), table.ship("A1").actions]).toEqual([name, [], [name]]);
    }
    const unable = { tokens: { cloak: 1 } };
    expect(others.filter((name) => granted(name, unable).kind !== "free action")).toEqual(["rotate-arc", "reload", "cloak"]);
  });

  test("[2E-ACT-52] an ionized ship may focus, but may not perform the linked action", () => {
    const ship = { pilot: "tempestsquadronpilot", dial: undefined, tokens: { ion: 1 } };
    const table = act({ ship });
    expect(table.keys).toEqual(["skip", "focus"]);
    expect(table.say("focus").kind).toBe(HELD);
    expect(act({ ship: { pilot: "tempestsquadronpilot" } }).say("focus").keys).toEqual(["skip", "barrel-roll"]);
  });

  test("[2E-ACT-52] an ionized ship may perform only focus, whatever its bar, its cards or a granting card offers", () => {
    const every = [...SECOND_EDITION_ACTIONS.keys()];
    const shown: Ability = {
      ...header("upgrade:squadleader"),
      answers: { barActions: (_, self, { ship }) => (ship === self.ship ? every.map((name) => `white ${name}`) : []) },
    };
    // A ship that could perform all of these actions: it has a turret and a spent charge.
    const able = { pilot: "rebelscout", upgrades: ["squadleader", "concussionmissiles", "r2astromech"], active: [0, 0, 0] };
    const offered = (more: Partial<TestShip>, cards: Readonly<Record<string, Ability>>) => act({ ship: { ...able, ...more }, cards }).asks;
    const ionized = { dial: undefined, tokens: { ion: 1 } };
    const ofBar = { "upgrade:squadleader": shown };
    expect(offered({}, ofBar)[0]?.keys.toSorted()).toEqual(["skip", "upgrade:squadleader", ...every].sort());
    expect(offered(ionized, ofBar)).toEqual([{ kind: "action", seat: 0, keys: ["skip", "focus"] }]);
    const granted = { "upgrade:r2astromech": grants({ names: ["evade", "boost", "focus"] }) };
    expect(offered({}, granted)).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "evade", "boost", "focus"] }]);
    expect(offered(ionized, granted)).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "focus"] }]);
  });
});
