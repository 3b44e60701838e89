import type { Colour } from "@broadside/cards";
import { describe, expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { at } from "../testing.ts";
import { act, failures, grants, HELD, isOwn } from "./acting.testing.ts";

const near = { pilot: "academypilot", pose: at(450, 530) };
const tokens = (table: ReturnType<typeof act>) => table.ship("A1").tokens;
const coloured = (action: string, colour: Colour): Ability => ({
  answers: { actionColour: (_, self, about) => (about.ship === self.ship && about.action === action ? colour : undefined) },
});

describe("colours", () => {
  const shuttle = { pilot: "omicrongrouppilot", upgrades: ["r2astromech"] };

  test("[2E-ACT-06, 2E-ACT-07] a granted action is white, but keeps the bar's colour if it must be on the bar", () => {
    const jam = (barOnly: boolean) =>
      act({ ship: shuttle, enemies: [near], cards: { "upgrade:r2astromech": grants({ names: ["jam"], barOnly }) } }).say("jam");
    expect(jam(false).ship("A1").tokens.stress).toBe(0);
    expect(jam(true).ship("A1").tokens.stress).toBe(1);
  });

  test("[2E-ACT-06] an action granted as red costs stress, and one granted as purple costs Force", () => {
    const granted = (colour?: Colour) => {
      const card = grants({ names: ["calculate"], ...(colour && { colour }) });
      const ship = { pilot: "ahsokatano", upgrades: ["r2astromech"], force: 2 };
      const table = act({ ship, cards: { "upgrade:r2astromech": card } }).say("calculate");
      return [tokens(table).calculate, tokens(table).stress, table.ship("A1").force];
    };
    expect([granted(), granted("white"), granted("red"), granted("purple")]).toEqual([
      [1, 0, 2],
      [1, 0, 2],
      [1, 1, 2],
      [1, 0, 1],
    ]);
  });

  test("[2E-ACT-08] a red action costs a stress token", () => {
    const table = act({ ship: { pilot: "gamutkey" } })
      .say("boost")
      .say("straight");
    expect([tokens(table).stress, table.ship("A1").pose]).toEqual([1, at(450, 500)]);
  });

  test("[2E-ACT-09] a purple action costs one Force, and can't be chosen without Force", () => {
    const ship = { pilot: "ahsokatano" };
    const table = act({ ship: { ...ship, force: 2 } }).say("evade");
    expect([table.ship("A1").force, tokens(table).evade]).toEqual([1, 1]);
    expect(act({ ship: { ...ship, force: 0 } }).keys).not.toContain("evade");
  });

  test("[2E-ACT-10] if several cards change an action's colour, the most restrictive colour counts", () => {
    const cards = { "upgrade:r2astromech": coloured("focus", "red"), "upgrade:squadleader": coloured("focus", "purple") };
    const table = act({ ship: { pilot: "ahsokatano", upgrades: ["r2astromech", "squadleader"], force: 1 }, cards }).say("focus");
    expect([tokens(table).stress, table.ship("A1").force]).toEqual([0, 0]);
  });

  test.each<[easier: Colour, harder: Colour, stress: number, force: number]>([
    ["white", "red", 1, 1],
    ["white", "purple", 0, 0],
    ["red", "purple", 0, 0],
  ])("[2E-ACT-06, 2E-ACT-10] %s is easier than %s, whichever card gives which colour", (easier, harder, stress, force) => {
    for (const [one, other] of [
      [easier, harder],
      [harder, easier],
    ] as const) {
      const cards = { "upgrade:r2astromech": coloured("focus", one), "upgrade:squadleader": coloured("focus", other) };
      const table = act({ ship: { pilot: "ahsokatano", upgrades: ["r2astromech", "squadleader"], force: 1 }, cards }).say("focus");
      expect([tokens(table).stress, table.ship("A1").force]).toEqual([stress, force]);
    }
  });

  test("[2E-ACT-02] a card may let a stressed ship perform actions of one colour only", () => {
    const calm: Ability = { answers: { permissions: { actDespite: (_, _self, { colour }) => (colour === "white" ? true : undefined) } } };
    const ship = { dial: "3FW", upgrades: ["squadleader"], tokens: { stress: 1 } };
    expect(act({ ship, cards: { "upgrade:squadleader": calm } }).keys).toEqual(["skip", "focus", "lock", "barrel-roll"]);
  });

  test("[2E-ACT-11] if a card grants an action as red, the ship may choose a white or red action, but not a purple one", () => {
    const cards = { "upgrade:r2astromech": grants({ barOnly: true, colour: "red" }) };
    const table = act({ ship: { pilot: "ahsokatano", upgrades: ["r2astromech"] }, cards });
    expect(table.keys).toEqual(["skip", "focus", "lock", "barrel-roll", "boost"]);
    expect(tokens(table.say("focus")).stress).toBe(1);
    const red = act({ ship: { pilot: "gamutkey", upgrades: ["r2astromech"] }, cards })
      .say("boost")
      .say("straight");
    expect(tokens(red).stress).toBe(1);
  });

  test("[2E-ACT-53] a card that makes a red action white does so for a linked action too", () => {
    const linked = (cards: Readonly<Record<string, Ability>>) =>
      act({ ship: { pilot: "sienarspecialist", upgrades: ["r2astromech"] }, cards })
        .say("barrel-roll")
        .say("left")
        .say("middle")
        .say("evade");
    expect(tokens(linked({}))).toMatchObject({ evade: 1, stress: 1 });
    expect(tokens(linked({ "upgrade:r2astromech": coloured("evade", "white") }))).toMatchObject({ evade: 1, stress: 0 });
  });
});

describe("a failed action", () => {
  test("[2E-ACT-12, 2E-TIME-10] pays its cost, allows no link or other choice, and triggers nothing", () => {
    const after = windowCard("actionPerformed", { when: isOwn, does: says("after") });
    const cards = { "upgrade:r2astromech": coloured("boost", "red"), "upgrade:squadleader": after };
    const ship = { pilot: "zealousrecruit", upgrades: ["r2astromech", "squadleader"] };
    const table = act({ ship, cards, obstacles: [{ token: "core2asteroid0", pose: at(450, 480) }] }).say("boost");
    expect(tokens(table).stress).toBe(1);
    table.say("straight");
    expect([tokens(table).stress, table.ship("A1").pose, table.kind]).toEqual([1, at(450, 420), HELD]);
    expect([failures(table), table.madeUp("says").length]).toEqual([["boost"], 0]);
    const done = act({ ship, cards }).say("boost").say("straight");
    expect(done.events.findIndex((event) => "note" in event && event.note === "token")).toBeLessThan(
      done.events.findIndex((event) => "note" in event && event.note === "says"),
    );
    expect(done.madeUp("says")).toHaveLength(1);
  });

  test("[2E-ACT-12] costs its Force if it is purple", () => {
    const ship = { pilot: "ahsokatano", upgrades: ["r2astromech"], force: 2 };
    const cards = { "upgrade:r2astromech": coloured("boost", "purple") };
    const table = act({ ship, cards, obstacles: [{ token: "core2asteroid0", pose: at(450, 480) }] })
      .say("boost")
      .say("straight");
    expect([failures(table), table.ship("A1").force, tokens(table).stress, table.kind]).toEqual([["boost"], 1, 0, HELD]);
  });
});

describe("links", () => {
  const chained = { upgrades: ["integratedsfoils", "stabilizedsfoils"] };

  test("[2E-ACT-16] after an action, the ship may perform the linked action in its colour", () => {
    const table = act({ ship: { pilot: "tempestsquadronpilot" } }).say("focus");
    expect(table.asks).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "barrel-roll"] }]);
    table.say("barrel-roll").say("left").say("middle");
    expect(tokens(table)).toMatchObject({ focus: 1, stress: 1 });
  });

  test("[2E-ACT-16] a linked action is offered together with abilities of the same moment", () => {
    const after = windowCard("actionPerformed", { may: true, when: isOwn, does: says("after") });
    const ship = { pilot: "tempestsquadronpilot", upgrades: ["squadleader"] };
    const table = act({ ship, cards: { "upgrade:squadleader": after } }).say("focus");
    expect(table.keys).toEqual(["pass", "A1/upgrade:squadleader/0", "linked action"]);
    table.say("linked action").say("barrel-roll").say("left").say("middle");
    expect(table.keys).toEqual(["pass", "A1/upgrade:squadleader/0"]);
  });

  test("[2E-ACT-17] an action that was granted also allows its linked action", () => {
    const friend = { pilot: "zealousrecruit", pose: at(300, 420) };
    const table = act({ ship: { pilot: "ap5" }, friends: [friend] })
      .say("coordinate")
      .say("boost")
      .say("straight");
    expect(table.asks).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "focus"] }]);
    expect(table.say("focus").ship("A2").tokens).toMatchObject({ focus: 1, stress: 1 });
  });

  test("[2E-ACT-18] only one of an action's links may be used", () => {
    const card: Ability = {
      answers: {
        barActions: (_, self, { ship }) => (ship === self.ship ? ["white focus > white evade", "white focus > white calculate"] : []),
      },
    };
    const table = act({ ship: { upgrades: ["squadleader"] }, cards: { "upgrade:squadleader": card } }).say("focus");
    expect(table.keys).toEqual(["skip", "evade", "calculate"]);
    table.say("evade");
    expect([table.kind, tokens(table)]).toMatchObject([HELD, { focus: 1, evade: 1, calculate: 0 }]);
  });

  test("[2E-ACT-18, 2E-ACT-55-Q] a linked action starts no further link, in the first or last reference version of 2.0", () => {
    for (const reference of ["1.1.0", "1.3.2"] as const) {
      const table = act({ ship: chained, reference }).say("focus").say("barrel-roll").say("left").say("middle");
      expect([table.kind, tokens(table)]).toMatchObject([HELD, { focus: 1, stress: 1, evade: 0 }]);
      expect(act({ ship: chained, reference }).say("barrel-roll").say("left").say("middle").keys).toEqual(["skip", "evade"]);
    }
  });
});
