import { describe, expect, test } from "vitest";
import { at, type TestShip } from "../testing.ts";
import { countersOn, putCounters, scoreCounters, takeCounters } from "./account.ts";
import { markerCarriers, type NamedBesides } from "./carriers.ts";
import { addPiece, isObject, piecesOf, setPiece } from "./pieces.ts";
import { account, ENEMY, happening, marker, SHIP, scenarioWith } from "./scenario.testing.ts";

const WHY = { rule: "EB-VC-01", text: "a goal" } as const;

describe("victory counters", () => {
  test("[EB-VC-01, EB-VC-02] whoever's ship completes a goal has them", () => {
    const { game } = happening(() => undefined);
    scoreCounters(game, game.state.ships[2]?.seat ?? 0, 2, WHY);
    expect(game.state.scenario?.counters).toEqual([0, 2]);
  });

  test("[EB-VC-05, EB-VC-06] on a card they are not scored; scored, they leave the card, and none comes or goes", () => {
    const { game } = happening(() => undefined);
    const [ship] = game.state.ships;
    if (!ship) throw new Error("no ship");
    putCounters(game, ship, 3);
    expect([countersOn(game, ship), game.state.scenario?.counters]).toEqual([3, [0, 0]]);
    expect(takeCounters(game, ship, 1, WHY)).toBe(3);
    expect([countersOn(game, ship), game.state.scenario?.counters]).toEqual([0, [0, 3]]);
  });

  test("[EB-VC-07] on a ship they are no object and in nobody's pool", () => {
    const { game } = happening(() => undefined, { on: { onCards: { A1: 1 } } });
    expect([game.state.scenario?.counters, piecesOf(game)]).toEqual([[0, 0], []]);
  });

  test("[EB-VC-09-Q] ships never change hands: a marker is controlled by its owner", () => {
    const table = happening(() => undefined, { theirs: [{ ...ENEMY, engaged: false }] });
    const refused = table.give({ input: "set", reason: "mine now", changes: [{ change: "ship", ship: "B1", set: { seat: 0 } }] });
    expect(refused?.refused).toBe("not understood");
  });
});

describe("markers", () => {
  test("[EB-OBJ-03] one lies somewhere or is aboard a ship, never both", () => {
    const { game } = happening(() => undefined);
    const { id } = addPiece(game, "marker", { pose: at(100, 100) });
    setPiece(game, id, { carrier: "A1" });
    expect(piecesOf(game)).toMatchObject([{ pose: undefined, carrier: "A1" }]);
    setPiece(game, id, { pose: at(200, 200) });
    expect(piecesOf(game)).toMatchObject([{ pose: at(200, 200), carrier: undefined }]);
  });

  test("[EB-OBJ-11-Q] a marker is no object, a feature of a standard scenario is one", () => {
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

  test("[EB-OBJ-04, EB-OBJ-05] attacks go over it unobstructed, whatever it stands for", () => {
    for (const kind of ["marker", "hyperspacePoint"] as const)
      expect(between(kind).game.state.attack).toMatchObject({ obstructed: false, obstacles: undefined });
  });

  test("[EB-OBJ-04] a ship that ends on one has overlapped nothing", () => {
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

describe("markers given out when forces are placed", () => {
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

  test("[EB-OBJ-06, EB-FAQ-05] none in reserve may have one", () => {
    expect(candidates()).not.toContain("A4");
  });

  test("[EB-OBJ-07, EB-FAQ-06] nor one placed outside its player's area", () => {
    expect(candidates()).toEqual(["A1", "A2"]);
  });

  test("[EB-OBJ-08] unless the scenario says so, and as far as it says", () => {
    // The fifth ship, which is tested here, is also outside the area.
    expect(candidates({ inReserve: true })).toEqual(["A1", "A2", "A4"]);
    expect(candidates({ outsideArea: true })).toEqual(["A1", "A2", "A3", "A5"]);
    expect(candidates({ inReserve: true, outsideArea: true })).toHaveLength(5);
  });
});
