import { describe, expect, test } from "vitest";
import { destroy } from "../damage/destruction.ts";
import type { Game } from "../driver/game.ts";
import { type Ship, type ShipId, shipOf } from "../state/state.ts";
import { at } from "../testing.ts";
import { assign } from "../tokens/tokens.ts";
import { split } from "./splitting.ts";
import { atStart, doing, FLANKS, flown, flyWing, MATE, notedShips, notesOf, telling, wingOf } from "./wing.testing.ts";

const ship = (game: Game, id: ShipId): Ship => shipOf(game.state, id);
const splitting = (...ids: readonly ShipId[]) =>
  atStart((game) => {
    for (const id of ids) split(game, ship(game, id), "moved");
    return undefined;
  });

describe("a ship that has split without a dial", () => {
  test("[EB-SPLIT-17, EB-SPLIT-18, EB-SPLIT-19] executes a straight 2 at the end of the phase and doesn't act", () => {
    const table = flyWing({ cards: splitting("A2") });
    expect(table.ship("A2").pose).toEqual(at(390, 300));
    while (table.kind === "action") {
      expect(table.game.open[0]?.ask.about?.ship).not.toBe("A2");
      table.say("focus");
    }
    expect(notesOf(table, "maneuver")).toEqual(["A1 2FB", "A2 2FW"]);
    expect(table.ship("A2")).toMatchObject({ pose: at(390, 420), actions: [] });
  });

  test("[EB-SPLIT-20, EB-SPLIT-26-Q, EB-SPLIT-29-Q] gains one stress token for a white maneuver, even if it is already stressed", () => {
    const mates = { leftFlank: {}, rightFlank: { tokens: { stress: 1 } } };
    const colour = telling("maneuverExecuted", (game) => game.state.motion?.colour ?? "");
    const table = flown(flyWing({ mates, cards: { ...splitting("A2", "A3"), [`pilot:${MATE}`]: colour } }));
    expect([table.ship("A2").tokens.stress, table.ship("A3").tokens.stress]).toEqual([1, 2]);
    expect(notedShips(table)).toEqual(["A2 white", "A3 white"]);
  });

  test("[EB-SPLIT-25-Q] doesn't move again if it has already activated", () => {
    const cards = { "pilot:lukeskywalker": doing("endOfActivation", () => undefined), [`pilot:${MATE}`]: afterMoving() };
    const table = flown(flyWing({ cards }));
    expect(notesOf(table, "split")).toEqual(["A2 moved", "A3 moved"]);
    expect(notesOf(table, "maneuver")).toEqual(["A1 2FB"]);
    expect(table.ship("A2").tokens.stress).toBe(0);
  });

  test("[EB-SPLIT-27-Q] moves after others by initiative, then player order, then ID", () => {
    const others = wingOf({ rightFlank: { pilot: "redsquadronveteran" }, leftFlank: {} }, { pose: at(450, 700, 180), dial: "2FB" }, "B");
    const enemies = [...others, { pilot: "academypilot", pose: at(880, 880, 180), activated: true }];
    const mates = { rightFlank: { pilot: "redsquadronveteran" }, leftFlank: {}, rearSupport: {} };
    const table = flown(flyWing({ mates, enemies, cards: splitting("A2", "A3", "A4", "B2", "B3") }));
    expect(notesOf(table, "maneuver").slice(2)).toEqual(["A3 2FW", "A4 2FW", "B3 2FW", "A2 2FW", "B2 2FW"]);
  });

  test("[EB-SPLIT-28-Q] drifts at its initiative if it is ionized, and doesn't move again", () => {
    const table = flown(flyWing({ cards: atStart((game) => assign(game, ship(game, "A2"), "ion")) }));
    expect(notesOf(table, "maneuver")).toEqual(["A2 1FB", "A1 2FB"]);
    expect(table.ship("A2").tokens).toMatchObject({ ion: 0, stress: 0 });
  });

  test("[EB-SPLIT-01, EB-SPLIT-21] has a dial of its own type in the next round", () => {
    const table = flyWing({ cards: splitting("A2"), leader: { pilot: "soontirfel" } }).untilPhase("planning");
    const asked = table.game.open.map(({ ask }) => ask.about?.ship);
    expect(asked).toEqual(["A1", "A2", "B1"]);
    expect(table.asks[1]?.keys).toContain("3ER");
  });

  test("[EB-SPLIT-16] may result from a leader destroyed in the System phase, and the game continues", () => {
    const cards = { "pilot:academypilot": doing("startOfSystem", (game) => destroy(game, ship(game, "A1"), "destroyed")) };
    const table = flown(flyWing({ mates: FLANKS, phase: "planning", cards }));
    expect(notesOf(table, "maneuver")).toContain("A3 2FW");
    expect(table.game.state.round).toBe(2);
  });
});

const afterMoving = () =>
  doing("activationOver", (game, { ship: own }) => {
    split(game, own, "moved");
    return undefined;
  });
