/** Tests set-up by the second edition's core rules. */
import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { NOTHING } from "../driver/ask.ts";
import { placeProblemLine } from "../driver/input.ts";
import { at, startSetUp, startTable, type Table, type TestList, type TestTable } from "../testing.ts";
import { mayBeHandedOver } from "../upgrades/handing-over.ts";
import { dealEnvironment, ENVIRONMENTS } from "./environment.ts";

const REBELS: TestList = { ships: ["redsquadronveteran", "bluesquadronescort"], faction: "rebelalliance", points: 196 };
const EMPIRE: TestList = { ships: ["academypilot", "blacksquadronace"], faction: "galacticempire", points: 200 };

const start = (lists: readonly TestList[] = [REBELS, EMPIRE], given: Omit<TestTable, "ships" | "teams"> = {}): Table =>
  startSetUp(lists, { edition: "2.0", ...given });

/** Returns the notes of the given kinds, in order. */
const told = (table: Table, ...notes: readonly string[]): readonly string[] =>
  table.events.flatMap((event) => ("note" in event && notes.includes(event.note) ? [event.note] : []));

const refusal = (table: Table, x: number, y: number, heading = 0): string | undefined => {
  const [open] = table.game.open;
  if (!open) throw new Error("nobody is asked");
  const refused = table.give({ input: "answer", seat: open.ask.seat, ask: open.number, pose: at(x, y, heading) });
  return refused && `${refused.rule}: ${refused.place && placeProblemLine(refused.place)}`;
};

describe("set-up in the second edition", () => {
  test("[2E-SETUP-01] goes through squads, player order, play area, obstacles, forces and other components", () => {
    const table = start().until("dial");
    const steps = told(table, "squad revealed", "first player", "deployment area", "obstacle placed", "placed", "deck shuffled");
    expect([...new Set(steps)]).toEqual([
      "squad revealed",
      "first player",
      "deployment area",
      "obstacle placed",
      "placed",
      "deck shuffled",
    ]);
    expect(start().until("obstacle").notes("first player")).toHaveLength(1);
  });

  test("[2E-SETUP-02, 2E-CHARGE-02] fills shields, charges and Force", () => {
    const lists = [{ ...REBELS, ships: [{ pilot: "lukeskywalker", upgrades: ["protontorpedoes"], points: 62 }] }, EMPIRE];
    const luke = start(lists).until("dial").ship("A1");
    expect([luke.shields, luke.force, luke.upgrades[0]?.charges]).toEqual([2, 2, 2]);
  });

  test("[2E-SETUP-17] gives every player a deck of 33 cards", () => {
    const table = start().until("dial");
    expect(table.game.state.decks.map(({ left }) => left)).toEqual([33, 33]);
    expect(told(table, "deck shuffled")).toHaveLength(2);
  });

  test("[2E-SETUP-18] resolves a card's set-up effect in the step it belongs to", () => {
    const noting: Ability = { windows: [{ at: "beforeForces", optional: false, when: () => true, perform: () => NOTHING }] };
    const table = start([{ ...REBELS, ships: [{ pilot: "redsquadronveteran", upgrades: ["predator"], points: 43 }] }, EMPIRE], {
      cards: { "upgrade:predator": noting },
    });
    table.until("dial");
    expect([...new Set(told(table, "obstacle placed", "used", "placed"))]).toEqual(["obstacle placed", "used", "placed"]);
  });
});

describe("player order in 2.0", () => {
  test("[2E-SETUP-03, 2E-SETUP-05] is decided by the player with the lower total, for the whole game", () => {
    const table = start();
    expect(table.asks).toEqual([{ kind: "player order", seat: 0, keys: ["seat 1", "seat 2"] }]);
    table.say("seat 2").until("dial");
    expect(table.game.state.initiative).toEqual([1, 0]);
    while (table.game.state.round < 3) table.pass();
    expect(table.game.state.initiative).toEqual([1, 0]);
  });

  test("[2E-SETUP-04] is decided by a called die if totals are equal, and a correct call wins the choice", () => {
    const level = [REBELS, { ...EMPIRE, points: 196 }];
    const called = (call: string, face: "focus" | "hit") => start(level).attackDice(face).say(call).asks[0];
    expect(start(level).asks).toEqual([{ kind: "call the die", seat: 1, keys: ["hits", "misses"] }]);
    expect([called("hits", "focus")?.seat, called("misses", "focus")?.seat]).toEqual([0, 1]);
    expect([called("hits", "hit")?.seat, called("misses", "hit")?.seat]).toEqual([1, 0]);
  });

  test("[2E-SETUP-06] is decided with more players by the lowest total for first place, and by the next lowest for second", () => {
    const three = [
      { ...REBELS, points: 200 },
      { ...EMPIRE, points: 190 },
      { ...REBELS, points: 195 },
    ];
    const table = start(three);
    expect(table.asks[0]?.seat).toBe(1);
    table.say("seat 3");
    expect(table.asks[0]).toEqual({ kind: "player order", seat: 2, keys: ["seat 1", "seat 2"] });
    table.say("seat 2").until("obstacle");
    expect(table.game.state.initiative).toEqual([2, 1, 0]);
  });
});

describe("player order in 2.5", () => {
  const rolled = (...faces: readonly ("crit" | "focus" | "hit" | "blank")[]) =>
    start([REBELS, EMPIRE], { edition: "2.5" }).game.setup && startWith(faces);
  const startWith = (faces: readonly ("crit" | "focus" | "hit" | "blank")[]): Table => {
    const order = ["hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank"];
    return start([REBELS, EMPIRE], { edition: "2.5", draws: faces.map((face) => order.indexOf(face)) });
  };

  test("[2E-SETUP-07] goes to more criticals, then more focus results, then more hits, and is rolled again if all are tied", () => {
    const first = (table: Table) => table.game.state.initiative[0];
    expect(first(rolled("crit", "hit", "blank", "crit", "focus", "blank"))).toBe(1);
    expect(first(rolled("crit", "hit", "blank", "hit", "hit", "hit"))).toBe(0);
    expect(first(rolled("hit", "hit", "blank", "hit", "blank", "blank"))).toBe(0);
    const again = rolled("hit", "blank", "blank", "hit", "blank", "blank", "blank", "blank", "blank", "crit", "blank", "blank");
    expect(first(again)).toBe(1);
    expect(again.notes("rolled")).toHaveLength(4);
  });

  test("[2E-SETUP-08] is decided by a roll that no card can change", () => {
    const meddling: Ability = {
      windows: [{ at: "rolled", optional: true, when: () => true, perform: () => NOTHING }],
    };
    const table = start([{ ...REBELS, ships: [{ pilot: "redsquadronveteran", upgrades: ["predator"], points: 43 }] }, EMPIRE], {
      edition: "2.5",
      cards: { "upgrade:predator": meddling },
    });
    expect(table.kind).toBe("obstacle");
  });

  test("[2E-SETUP-09] is rolled again each round", () => {
    const table = start([REBELS, EMPIRE], { edition: "2.5" }).until("dial");
    const rolls = () => table.notes("first player").length;
    const before = rolls();
    table.untilPhase("activation");
    expect(rolls()).toBe(before + 1);
  });

  test("[2E-SETUP-25-Q] ranks three players by the same comparison", () => {
    const order = ["hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank"];
    const faces = ["hit", "blank", "blank", "crit", "blank", "blank", "focus", "blank", "blank"];
    const table = start([REBELS, EMPIRE, REBELS], { edition: "2.5", draws: faces.map((face) => order.indexOf(face)) });
    expect(table.game.state.initiative).toEqual([1, 2, 0]);
  });
});

describe("placing obstacles in the second edition", () => {
  test("[2E-SETUP-11, 2E-SETUP-24-Q] players place six obstacles in turn, three from each of them, beginning with the first player", () => {
    const brought = [
      { ...REBELS, obstacles: ["coreasteroid0", "coreasteroid1", "coreasteroid2"] as const },
      { ...EMPIRE, obstacles: ["gascloud1", "gascloud2", "gascloud3"] as const },
    ];
    const table = start(brought).say("seat 1");
    const seats: number[] = [];
    for (let placed = 0; placed < 6; placed += 1) {
      seats.push(table.asks[0]?.seat ?? -1);
      table.pass().pass();
    }
    expect(seats).toEqual([0, 1, 0, 1, 0, 1]);
    expect(table.game.state.obstacles.map(({ token }) => token).sort()).toEqual(brought.flatMap(({ obstacles }) => obstacles).sort());
    expect(table.kind).not.toBe("obstacle");
  });

  test("[2E-SETUP-12] a place within range 1 of another obstacle or range 2 of an edge is refused with the reason", () => {
    const table = start().say("seat 1").say("coreasteroid0");
    expect(refusal(table, 210, 457)).toBe("2E-SETUP-12: within range of edges 2 bottom/right/top/left");
    expect(refusal(table, 457, 457)).toBeUndefined();
    table.pass();
    expect(refusal(table, 540, 457)).toBe("2E-SETUP-11: within range 1 another obstacle");
  });
});

describe("placing forces in the second edition", () => {
  const placed = (table: Table): readonly (string | undefined)[] =>
    table.events.flatMap((event) => ("note" in event && event.note === "placed" ? [event.ship] : []));

  test("[2E-SETUP-13] ships are placed by rising initiative, in player order on ties, within range 1 of their edge", () => {
    const table = start([
      { ...REBELS, ships: ["bluesquadronescort", "redsquadronveteran"] },
      { ...EMPIRE, ships: ["blacksquadronace", "academypilot"] },
    ]).say("seat 1");
    table.until("place ship");
    expect(refusal(table, 457, 81)).toBe("2E-SETUP-13: not wholly inside its deployment area");
    table.until("dial");
    expect(placed(table)).toEqual(["B2", "A1", "A2", "B1"]);
  });

  test("[2E-SETUP-14] a player chooses the order of their own ships with equal initiative", () => {
    const table = start([{ ...REBELS, ships: ["redsquadronveteran", "redsquadronveteran"] }, EMPIRE]).until("place ship");
    table.until("ship to place");
    expect(table.keys).toEqual(["A1", "A2"]);
    table.say("A2").until("dial");
    expect(placed(table).indexOf("A2")).toBeLessThan(placed(table).indexOf("A1"));
  });

  test("[2E-SETUP-15] a large base may stick out if it fills the depth of the area", () => {
    const table = start([{ ...REBELS, ships: ["outerrimsmuggler"] }, EMPIRE])
      .say("seat 1")
      .until("place ship");
    const mine = () => table.game.open[0]?.ask.about?.ship;
    while (mine() !== "A1") table.pass().until("place ship");
    expect(refusal(table, 457, 70)).toBe("2E-SETUP-13: not wholly inside its deployment area");
    expect(refusal(table, 457, 56.6, 45)).toBeUndefined();
  });

  test("[2E-SETUP-16] a turret indicator is pointed at one of four arcs, or at one of two pairs", () => {
    const lists = (pilot: string): readonly TestList[] => [{ ...REBELS, ships: [pilot] }, EMPIRE];
    expect(start(lists("outerrimsmuggler")).until("turret indicator").keys).toEqual(["front", "left"]);
    const ywing = [{ ...REBELS, ships: [{ pilot: "graysquadronbomber", upgrades: ["dorsalturret"], points: 34 }] }, EMPIRE];
    const table = start(ywing).until("turret indicator");
    expect(table.keys).toEqual(["front", "right", "rear", "left"]);
    expect(table.say("rear").ship("A1").quarter).toBe("rear");
  });

  test("[2E-SETUP-19] a ship that begins docked isn't placed on the table", () => {
    const lists = [{ ...REBELS, ships: ["lothalrebel", { pilot: "zeborrelios", dockedTo: 0, points: 34, upgrades: [] }] }, EMPIRE];
    const table = start(lists).until("dial");
    expect([table.ship("A2").status, table.ship("A2").pose]).toEqual(["docked", undefined]);
  });

  test("[2E-SETUP-20] a two-sided upgrade starts on the side named by its text, or else chosen by its player", () => {
    const foils = (id: string): readonly TestList[] => [
      { ...REBELS, ships: [{ pilot: "redsquadronveteran", upgrades: [id], points: 43 }] },
      EMPIRE,
    ];
    const table = start(foils("servomotorsfoils")).until("card side").say("back").until("dial");
    expect(table.ship("A1").upgrades[0]?.side).toBe("back");
    const named = start(foils("c110p"));
    expect(() => named.until("card side")).toThrow("never asked");
    expect(named.ship("A1").upgrades[0]?.side).toBe("front");
  });

  test("[2E-SETUP-26-Q] no environment card is dealt as long as none is known, even if players agreed on it", () => {
    const table = start([REBELS, EMPIRE], { setup: { options: { environment: 1 } } });
    expect(ENVIRONMENTS).toEqual([]);
    expect(told(table, "environment")).toEqual([]);
    expect(["fog", "storm"]).toContain(dealEnvironment(table.game, ["fog", "storm"]));
    expect(dealEnvironment(start().game, ["fog"])).toBeUndefined();
  });
});

describe("upgrades handed to another ship", () => {
  test("[2E-SQUAD-24] need no icon there, but the ship must meet the card's restrictions", () => {
    const ships = [
      [
        { pilot: "outerrimsmuggler", pose: at(200, 200), upgrades: ["chopper-crew", "tacticalscrambler"] },
        { pilot: "redsquadronveteran", pose: at(400, 200) },
      ],
      [{ pilot: "academypilot", pose: at(400, 700, 180) }],
    ];
    const { game } = startTable({ edition: "2.0", ships });
    const [falcon, xwing] = game.state.ships;
    if (!falcon || !xwing) throw new Error("two ships");
    expect([mayBeHandedOver(game, falcon, 0, xwing), mayBeHandedOver(game, falcon, 1, xwing)]).toEqual([true, false]);
    expect(mayBeHandedOver(game, falcon, 1, xwing, true)).toBe(true);
  });
});
