/** Tests that the example cards do what they say: each sets up the ships, fixes the dice and answers. */
import { FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import { withOwnCards } from "@broadside/abilities/language";
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { FIRST_EDITION } from "@broadside/rules";
import { at, startTable, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { oldScars } from "./old-scars.ts";
import { selaVarn } from "./sela-varn.ts";

const bare = { edition: FIRST_EDITION, catalogue: catalogueOf(pack), registry: FIRST_EDITION_ABILITIES };
const { catalogue, registry } = withOwnCards(bare, oldScars, selaVarn);

describe("Old Scars", () => {
  const KEY = "A1/upgrade:oldscars/0";
  const SCAR = [{ card: 0, faceup: false, since: 1 }];
  /** B1 attacks the ship with the card, which rolls a blank and a focus. */
  const attacked = (ship: Partial<TestShip>) => {
    const own = { pilot: "wedgeantilles", upgrades: ["oldscars"], pose: at(400, 300), engaged: true, ...ship };
    const foe = { pilot: "soontirfel", pose: at(400, 490, 180) };
    const table = startTable({ catalogue, registry, phase: "combat", ships: [[own], [foe]] });
    return table.attackDice("hit", "hit", "hit").defenseDice("blank", "focus").say("primary>A1").until("modify defense dice");
  };

  test("turns a blank into an evade", () => {
    const table = attacked({ damage: SCAR, tokens: { focus: 1 } }).say(KEY);
    expect(table.game.state.attack?.defenseDice.map(({ face }) => face)).toEqual(["evade", "focus"]);
  });

  test("costs a stress token", () => {
    expect(
      attacked({ damage: SCAR, tokens: { focus: 1 } })
        .say(KEY)
        .ship("A1").tokens.stress,
    ).toBe(1);
  });

  test("is not offered to a ship without a Damage card", () => {
    expect(attacked({ tokens: { focus: 1 } }).keys).not.toContain(KEY);
  });

  test("is not offered to a stressed ship", () => {
    expect(attacked({ damage: SCAR, tokens: { focus: 1, stress: 1 } }).keys).not.toContain(KEY);
  });
});

describe("Sela Varn", () => {
  const KEY = "A1/pilot:selavarn";
  const combat = (focus: number, y = 300) =>
    startTable({
      catalogue,
      registry,
      phase: "combat",
      ships: [
        [
          { pilot: "selavarn", pose: at(400, 300), tokens: { focus } },
          { pilot: "rookiepilot", pose: at(500, y) },
        ],
        [{ pilot: "academypilot", pose: at(400, 600, 180) }],
      ],
    });

  test("gives her focus to a friend as combat starts", () => {
    const table = combat(1).say(KEY);
    expect(table.ship("A1").tokens.focus).toBe(0);
    expect(table.ship("A2").tokens.focus).toBe(1);
  });

  test("is not asked without a focus token", () => {
    expect(combat(0).keys).not.toContain(KEY);
  });

  test("is not asked without a friendly ship in range", () => {
    expect(combat(1, 850).keys).not.toContain(KEY);
  });

  const flying = (stress: number, usedThisGame: readonly string[] = []) =>
    startTable({
      catalogue,
      registry,
      phase: "activation",
      ships: [
        [{ pilot: "selavarn", pose: at(400, 300), dial: "4FW", shields: 1, tokens: { stress }, usedThisGame }],
        [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "2FW" }],
      ],
    });

  test("recovers a shield after a maneuver while stressed", () => {
    expect(flying(1).say(KEY).ship("A1").shields).toBe(2);
  });

  test("recovers a shield only once per game", () => {
    expect(flying(1, [KEY]).keys).not.toContain(KEY);
  });

  test("recovers no shield without stress", () => {
    expect(flying(0).keys).not.toContain(KEY);
  });
});

describe("ids that are taken", () => {
  test("cannot replace a card of the edition", () => {
    const { summary, text } = selaVarn;
    const wedge = { pilot: { ...catalogue.pilots.get("wedgeantilles"), ship: "xwing" }, summary, text } as typeof selaVarn;
    expect(() => withOwnCards(bare, wedge)).toThrow("pilot:wedgeantilles is taken already");
  });

  test("cannot be used twice", () => {
    expect(() => withOwnCards(bare, oldScars, oldScars)).toThrow("upgrade:oldscars is taken already");
  });
});
