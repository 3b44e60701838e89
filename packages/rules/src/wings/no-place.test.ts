import { describe, expect, test } from "vitest";
import { at } from "../testing.ts";
import { doing, ENEMY, FLANKS, flown, flyWing, LEADER, MATE, notedShips, notesOf, splitShips, telling } from "./wing.testing.ts";

/** Blocks the right flank's place after a straight 2. */
const BLOCKER = { ...ENEMY, pose: at(510, 450, 180) };

describe("a wingmate without a place in formation", () => {
  test("[EB-WMOVE-11, EB-WMOVE-13, EB-SPLIT-04] splits and executes the leader's maneuver from its old place if its place is taken", () => {
    const table = flown(flyWing({ enemies: [BLOCKER] }));
    expect(splitShips(table)).toEqual(["A3"]);
    expect(notesOf(table, "maneuver")).toEqual(["A1 2FB", "A3 2FB"]);
    expect(table.ship("A2").pose).toEqual(at(390, 420));
  });

  test("[EB-WMOVE-11] splits if half a millimetre of another base is in the way, but not for mere contact", () => {
    const clear = flown(flyWing({ enemies: [{ ...ENEMY, pose: at(510, 460, 180) }] }));
    expect(splitShips(clear)).toEqual([]);
    const blocked = flown(flyWing({ enemies: [{ ...ENEMY, pose: at(510, 459.5, 180) }] }));
    expect(splitShips(blocked)).toEqual(["A3"]);
  });

  test("[EB-WMOVE-12] splits but doesn't flee if its place is off the table", () => {
    const table = flown(flyWing({ leader: { dial: "2YW", pose: at(300, 780) } }));
    expect(splitShips(table)).toEqual(["A2"]);
    expect(table.ship("A2")).toMatchObject({ status: "inPlay", pose: { heading: 90_000 } });
  });

  test("[EB-WMOVE-14, EB-WACT-08] performs no action, even after a full maneuver; wingmates in formation do", () => {
    const told = telling("maneuverExecuted", (game) => (game.state.motion?.bumped ? "in part" : "in full"));
    // Beside its leader, the left flank would be off the table. If it executes the turn from where it is, it stays on the table.
    const table = flyWing({ leader: { dial: "2YW", pose: at(300, 780) }, cards: { [`pilot:${MATE}`]: told } });
    const acting: (string | undefined)[] = [];
    while (table.kind === "action") {
      acting.push(table.game.open[0]?.ask.about?.ship);
      table.say("focus");
    }
    expect(notedShips(table)).toEqual(["A2 in full", "A3 in full"]);
    expect(table.ship("A2")).toMatchObject({ activated: true, actions: [], tokens: { stress: 0 } });
    expect(acting).toEqual(["A1", "A3"]);
  });

  test("[EB-WMOVE-15] may leave the table with its own maneuver", () => {
    const table = flown(flyWing({ leader: { dial: "1BB", pose: at(90, 300) } }));
    expect(notesOf(table, "split")).toEqual(["A2 no place in formation"]);
    expect(table.ship("A2").status).toBe("fled");
  });

  test("[EB-WMOVE-16] has activated, so it executes no straight 2 at the end of the phase", () => {
    const table = flown(flyWing({ leader: { dial: "3FW" }, enemies: [{ ...ENEMY, pose: at(510, 490, 180) }] }));
    expect(notesOf(table, "maneuver").filter((note) => note.startsWith("A3"))).toEqual(["A3 3FW"]);
    expect(table.ship("A3").tokens.stress).toBe(0);
  });

  test("[EB-WMOVE-17, EB-WMOVE-20-Q] splits even if the ship in the way is a wingmate of its own wing, moved or not", () => {
    const mates = { rearSupport: {}, leftSupport: {} };
    const rolls = { [`pilot:${LEADER}`]: doing("maneuverExecuted", (game, { ship }) => void game.setShip(ship, { pose: at(370, 300) })) };
    const unmoved = flown(flyWing({ leader: { dial: "0OW" }, mates, cards: rolls }));
    expect(splitShips(unmoved)).toEqual(["A2"]);
    const turns = { [`pilot:${MATE}`]: doing("activationOver", (game, { ship }) => void game.setShip(ship, { pose: at(510, 400) })) };
    const moved = flown(flyWing({ cards: turns }));
    expect(splitShips(moved)).toEqual(["A3"]);
  });

  test("[EB-WMOVE-19] executes its leader's maneuver from its old place, while a wingmate that fits is placed", () => {
    const table = flown(flyWing({ leader: { dial: "2NB" }, enemies: [{ ...ENEMY, pose: at(540, 350) }] }));
    expect(splitShips(table)).toEqual(["A3"]);
    expect(notesOf(table, "maneuver")).toEqual(["A1 2NB", "A3 2NB"]);
    expect(notesOf(table, "in formation")).toEqual(["A2"]);
    expect(table.ship("A3").actions).toEqual([]);
  });

  test("[EB-WMOVE-24] may be stopped short, and its maneuver's colour is checked", () => {
    const told = telling("maneuverExecuted", (game) => (game.state.motion?.bumped ? "in part" : "in full"));
    const mates = { leftFlank: {}, rightFlank: { tokens: { stress: 1 } } };
    const table = flown(flyWing({ mates, enemies: [BLOCKER], cards: { [`pilot:${MATE}`]: told } }));
    expect(notedShips(table)).toEqual(["A2 in full", "A3 in part"]);
    expect(table.ship("A3").tokens.stress).toBe(0);
  });

  test("[EB-WMOVE-25] stops short of the ship in its place after a straight maneuver", () => {
    const table = flown(flyWing({ mates: FLANKS, enemies: [BLOCKER] }));
    expect(table.ship("A3").pose).toEqual(at(510, 410));
    // The wing flies into the upper edge at an angle, so its left flank leaves the table first.
    const flees = flown(flyWing({ leader: { pose: at(300, 760, 45) } }));
    expect(["A1", "A2", "A3"].map((id) => flees.ship(id).status)).toEqual(["inPlay", "fled", "inPlay"]);
  });
});
