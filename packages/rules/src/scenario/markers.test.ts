import { describe, expect, test } from "vitest";
import { at, type TestShip } from "../testing.ts";
import { countersOn, putCounters, scoreCounters, takeCounters } from "./account.ts";
import { markerCarriers, type NamedBesides } from "./carriers.ts";
import { addPiece, isObject, piecesOf, setPiece } from "./pieces.ts";
import { account, ENEMY, happening, marker, SHIP, scenarioWith } from "./scenario.testing.ts";

const WHY = { rule: "EB-VC-01", text: "objectives" } as const;

describe("victory counters", () => {
  test("[EB-VC-01, EB-VC-02] are scored by the owner of the ship that completes a goal", () => {
    const { game } = happening(() => undefined);
    scoreCounters(game, game.state.ships[2]?.seat ?? 0, 2, WHY);
    expect(game.state.scenario?.counters).toEqual([0, 2]);
  });

  test("[EB-VC-05, EB-VC-06] aren't scored while on a card, and are moved to the player who scores them", () => {
    const { game } = happening(() => undefined);
    const [ship] = game.state.ships;
    if (!ship) throw new Error("no ship");
    putCounters(game, ship, 3);
    expect([countersOn(game, ship), game.state.scenario?.counters]).toEqual([3, [0, 0]]);
    expect(takeCounters(game, ship, 1, WHY)).toBe(3);
    expect([countersOn(game, ship), game.state.scenario?.counters]).toEqual([0, [0, 3]]);
  });

  test("[EB-VC-07] on a ship are neither pieces on the table nor scored", () => {
    const { game } = happening(() => undefined, { on: { onCards: { A1: 1 } } });
    expect([game.state.scenario?.counters, piecesOf(game)]).toEqual([[0, 0], []]);
  });

  test("[EB-VC-09-Q] belong to the ship's owner, because a ship can't change its seat", () => {
    const table = happening(() => undefined, { theirs: [{ ...ENEMY, engaged: false }] });
    const refused = table.give({ input: "set", reason: "mine now", changes: [{ change: "ship", ship: "B1", set: { seat: 0 } }] });
    expect(refused?.refused).toBe("not understood");
  });
});

describe("markers", () => {
  test("[EB-OBJ-03] are either on the table or aboard a ship, never both", () => {
    const { game } = happening(() => undefined);
    const { id } = addPiece(game, "marker", { pose: at(100, 100) });
    setPiece(game, id, { carrier: "A1" });
    expect(piecesOf(game)).toMatchObject([{ pose: undefined, carrier: "A1" }]);
    setPiece(game, id, { pose: at(200, 200) });
    expect(piecesOf(game)).toMatchObject([{ pose: at(200, 200), carrier: undefined }]);
  });

  test("[EB-OBJ-11-Q] aren't objects, but a standard scenario's features are", () => {
    expect([isObject(marker({})), isObject({ ...marker({}), kind: "satellite" })]).toEqual([false, true]);
  });

  const between = (kind: "marker" | "hyperspacePoint") =>
    happening(() => undefined, {
      mine: [{ ...SHIP, engaged: false, tokens: { focus: 1 } }],
      theirs: [{ ...ENEMY, pose: at(450, 550, 180) }],
      on: { pieces: [{ ...marker({ pose: at(450, 420) }), kind }] },
    })
      .until("attack")
      .attackDice("focus", "focus", "focus")
      .say("primary>B1");

  test("[EB-OBJ-04, EB-OBJ-05] don't obstruct attacks, of whatever kind they are", () => {
    for (const kind of ["marker", "hyperspacePoint"] as const)
      expect(between(kind).game.state.attack).toMatchObject({ obstructed: false, obstacles: undefined });
  });

  test("[EB-OBJ-04] aren't overlapped by a ship that ends on them", () => {
    const table = happening(() => undefined, {
      phase: "activation",
      mine: [{ ...SHIP, dial: "2FB" }],
      theirs: [{ ...ENEMY, activated: true }],
      on: { pieces: [marker({ pose: at(450, 420) })] },
    });
    expect(table.ship("A1").pose).toMatchObject({ x: 450_000, y: 420_000 });
    expect([table.notes("overlapped"), table.notes("met obstacle")]).toEqual([[], []]);
  });
});

describe("markers assigned after forces are placed", () => {
  /** Two ships are in the area, one is ahead of it, and one is in reserve. */
  const candidates = (besides?: NamedBesides) => {
    const ship = (x: number, y: number): TestShip => ({ ...SHIP, pose: at(x, y) });
    const { game } = happening(() => undefined, {
      mine: [ship(100, 50), ship(300, 50), ship(500, 150), { ...SHIP, status: "reserve", pose: undefined }],
      scenario: scenarioWith({
        areas: () => [
          {
            of: 1,
            region: [
              { x: 0, y: 0 },
              { x: 700_000, y: 0 },
              { x: 700_000, y: 100_000 },
              { x: 0, y: 100_000 },
            ],
          },
        ],
      }),
      state: { scenario: account(2) },
    });
    return markerCarriers(game, [0], besides).map(({ id }) => id);
  };

  test("[EB-OBJ-06, EB-FAQ-05] can't be given to a ship in reserve", () => {
    expect(candidates()).not.toContain("A4");
  });

  test("[EB-OBJ-07, EB-FAQ-06] can't be given to a ship outside its player's area", () => {
    expect(candidates()).toEqual(["A1", "A2"]);
  });

  test("[EB-OBJ-08] can be given to ships in reserve or outside the area if the scenario allows it", () => {
    // The fifth ship, which is tested here, is also outside the area.
    expect(candidates({ inReserve: true })).toEqual(["A1", "A2", "A4"]);
    expect(candidates({ outsideArea: true })).toEqual(["A1", "A2", "A3", "A5"]);
    expect(candidates({ inReserve: true, outsideArea: true })).toHaveLength(5);
  });
});
