import { expect, test } from "vitest";
import { noteTexts, says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import type { Reference } from "../state/setup.ts";
import type { Ship } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { fleeIfMovedOutside } from "./fleeing.ts";

const EDITIONS = ["2.0", "2.5"] as const;
const TIE = { pilot: "academypilot" };

/** A ship that is about to activate, and another ship far from it. */
const activating = (ship: TestShip, more: Partial<TestTable>): Table =>
  startTable({
    phase: "activation",
    ships: [[ship], [{ pilot: "redsquadronveteran", pose: at(300, 300), dial: "1FB" }]],
    ...more,
  });

test("[2E-DMG-17] a ship flees if any part of its base is outside the play area after a maneuver", () => {
  // A straight 3 ends 160 mm ahead. The table is 914.4 mm deep, and half a base is 20 mm.
  for (const reference of ["1.1.0", "1.3.1"] as const) {
    const flown = (y: number) => activating({ ...TIE, pose: at(600, y), dial: "3FB" }, { edition: "2.0", reference }).ship("A1").status;
    expect([flown(734), flown(735.4)]).toEqual(["inPlay", "fled"]);
  }
});

/** Returns a ship that an effect has pushed across the edge. */
function pushed(reference: Reference): Ship {
  const pushes = windowCard("startOfActivation", {
    does: function* (game) {
      const ship = game.state.ships[0] as Ship;
      game.setShip(ship, { pose: at(600, 900, 180) });
      yield* fleeIfMovedOutside(game, ship);
    },
  });
  const edition = reference.startsWith("1.4") ? "2.5" : "2.0";
  return activating(
    { ...TIE, pose: at(600, 500, 180), dial: "2FB" },
    { edition, reference, cards: { "pilot:redsquadronveteran": pushes } },
  ).ship("A1");
}

test("[2E-DMG-18, 2E-DMG-17] a ship pushed outside flees at once since 1.3.2, but not before", () => {
  expect([pushed("1.3.2").status, pushed("1.4.5").status]).toEqual(["fled", "fled"]);
  expect(pushed("1.3.1").status).toBe("inPlay");
});

test("[2E-DMG-19] a ship doesn't flee if only its template is outside", () => {
  // When a ship turns left from heading 45, the template bulges 34 mm to the right, but the base bulges at most 28.3 mm.
  for (const edition of EDITIONS) {
    const table = activating({ ...TIE, pose: at(883.4, 500, 45), dial: "1TW" }, { edition });
    expect(table.ship("A1")).toMatchObject({ status: "inPlay", pose: { heading: 315_000 } });
  }
});

test("[2E-DMG-20] a boost across the edge fails, and the ship stays", () => {
  for (const edition of EDITIONS) {
    const table = startTable({
      edition,
      phase: "activation",
      ships: [[{ pilot: "phoenixsquadronpilot", pose: at(600, 760), dial: "2FB" }], [{ ...TIE, pose: at(300, 300), dial: "2FB" }]],
    });
    table.until("action").until("action", 5);
    while (!table.asks.some(({ kind, seat }) => kind === "action" && seat === 0)) table.pass();
    table.say("boost", 0).say("straight", 0);
    expect(table.ship("A1")).toMatchObject({ status: "inPlay", pose: at(600, 880) });
  }
});

test("[2E-DMG-21] a fleeing ship triggers only effects of fleeing", () => {
  const cards: Record<string, Ability> = {
    "pilot:academypilot": {
      windows: [
        ...(windowCard("maneuverExecuted", { does: says("flown") }).windows ?? []),
        ...(windowCard("activationOver", { does: says("activated") }).windows ?? []),
      ],
    },
    "pilot:redsquadronveteran": windowCard("leftTable", { when: (_self, { how }) => how === "fled", does: says("it fled") }),
  };
  for (const edition of EDITIONS) {
    const table = startTable({
      edition,
      phase: "activation",
      cards,
      ships: [[{ ...TIE, pose: at(600, 800), dial: "3FB" }], [{ pilot: "redsquadronveteran", pose: at(300, 300), dial: "1FB" }]],
    });
    expect(noteTexts(table.madeUp("says"))).toEqual(["it fled"]);
    expect(table.ship("A1").status).toBe("fled");
  }
});
