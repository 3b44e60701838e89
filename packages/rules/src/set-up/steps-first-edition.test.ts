import { PLAY_AREAS } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { dealDamageCard } from "../damage/damage.ts";
import { FIRST_EDITION } from "../editions/first-edition.ts";
import { at, startSetUp, startTable, type Table } from "../testing.ts";
import { decksAllowed, setUpFormatOf } from "./formats.ts";

const game = (setup: Parameters<typeof startSetUp>[1] = {}): Table =>
  startSetUp([{ ships: ["rookiepilot"], points: 99 }, { ships: ["lothalrebel", "darthvader"] }], setup);

const escalation = { setup: { format: "escalation" } } as const;

describe("set-up in the first edition", () => {
  /** Returns the kinds of questions, in the order in which they first come up. */
  const order = (table: Table): readonly string[] => {
    const kinds = new Set<string>();
    while (table.game.state.cursor.phase === "setup") {
      kinds.add(table.kind);
      table.pass();
    }
    return [...kinds];
  };

  test("[1E-SETUP-01] goes through initiative, obstacles, the edge and ships", () => {
    expect(order(game())).toEqual(["initiative", "obstacle", "place obstacle", "edge", "place ship"]);
  });

  test("[ES-DEPLOY-02] skips choosing edges in the Escalation format", () => {
    expect(order(game(escalation))).toEqual(["initiative", "obstacle", "place obstacle", "place ship"]);
  });

  test("[ES-DEPLOY-02] reveals squads, assigns ID tokens and shuffles decks before initiative, and adds shields after ships", () => {
    const twins = [
      { ships: ["rookiepilot", "rookiepilot"], points: 59 },
      { ships: ["darthvader"], points: 60 },
    ];
    const table = startSetUp(twins, escalation);
    const shown = () => table.game.state.ships.map(({ label, shields }) => [label, shields]);
    expect([table.kind, table.notes("squad revealed").length, table.notes("deck shuffled").length]).toEqual(["initiative", 2, 2]);
    const bare = [
      ["white 1", 0],
      ["white 2", 0],
      [undefined, 0],
    ];
    expect(shown()).toEqual(bare);
    table.until("place ship");
    expect(shown()).toEqual(bare);
    expect(table.game.state.obstacles).toHaveLength(6);
    table.untilPhase("planning");
    expect(shown().map(([, shields]) => shields)).toEqual([2, 2, 2]);
  });

  test("[ES-DEPLOY-15] places ships by rising skill in the Escalation format, within Range 1 of the edge", () => {
    const lists = [
      { ships: ["redsquadronpilot", "wedgeantilles"], points: 59 },
      { ships: ["academypilot", "obsidiansquadronpilot", "blacksquadronpilot"], points: 60 },
    ];
    const table = startSetUp(lists, escalation).until("place ship");
    const refused = (y: number) => {
      const open = table.game.open[0];
      return open && table.give({ input: "answer", seat: open.ask.seat, ask: open.number, pose: at(457, y) })?.refused;
    };
    const edge = table.game.state.seats[1]?.edge === "bottom" ? (y: number) => y : (y: number) => 914.4 - y;
    expect(table.asks).toMatchObject([{ seat: 1 }]);
    expect([refused(edge(81)), refused(edge(80))]).toEqual(["not a legal place", undefined]);
    table.untilPhase("planning");
    // The skills are 1, 3, 4, 4 and 9; of the two ships with skill 4, the initiative player's comes first.
    expect(table.notes("placed").map((note) => note.ship)).toEqual(["B1", "B2", "A1", "B3", "A2"]);
  });

  test("[1E-SETUP-01, ES-DEPLOY-02, ES-DEPLOY-03] doesn't let anybody place a ship before the obstacles", () => {
    const table = game(escalation).until("obstacle");
    const refused = table.give({ input: "answer", seat: 0, ask: table.game.open[0]?.number ?? 0, pose: at(400, 50) });
    expect(refused?.refused).toBe("no such option");
    expect(table.game.state.ships.map(({ pose }) => pose)).toEqual([undefined, undefined, undefined]);
  });

  test("[1E-SETUP-11, ES-DEPLOY-04] reveals all squads before initiative is decided", () => {
    const table = game();
    expect(table.kind).toBe("initiative");
    expect(table.notes("squad revealed")).toMatchObject([
      { seat: 0, total: 99 },
      { seat: 1, total: 100 },
    ]);
  });

  test("[1E-SETUP-03, ES-TABLE-01] uses a play area of 914.4 by 914.4 mm", () => {
    for (const format of ["standard-100", "escalation"])
      expect(PLAY_AREAS[setUpFormatOf(format).table]).toEqual({ width: 914_400, height: 914_400 });
  });

  test("[1E-SETUP-08, ES-DEPLOY-16] gives each ship its shields and each player a deck", () => {
    const table = game().untilPhase("planning");
    expect(table.game.state.ships.map(({ shields }) => shields)).toEqual([2, 6, 2]);
    expect(table.game.state.decks.map(({ left }) => left)).toEqual([33, 33]);
  });

  test("[1E-SETUP-12] is followed by round 1", () => {
    expect(game({ setup: { roundLimit: 12 } }).untilPhase("planning").game.state.round).toBe(1);
  });

  test("[ES-DEPLOY-07] makes each deck's order depend on both players' salts", () => {
    const draws = (...salts: readonly string[]) => {
      const table = startTable({
        phase: "end",
        seeded: { seed: "seed", salts },
        ships: [[{ pilot: "lothalrebel", pose: at(400, 50) }], [{ pilot: "lothalrebel", pose: at(400, 800) }]],
        cards: { "pilot:lothalrebel": sixCards },
      });
      return ["A1", "B1"].map((id) => table.ship(id).damage.map(({ card }) => card));
    };
    const [first, second] = draws("mine", "yours");
    expect(draws("mine", "yours")).toEqual([first, second]);
    for (const [one, other] of [draws("mine", "others"), draws("others", "yours")]) {
      expect(one).not.toEqual(first);
      expect(other).not.toEqual(second);
    }
    expect(first).not.toEqual(second);
  });

  test("[ES-GEAR-51-Q] allows either core deck until the end of 2015, and only the later one after that", () => {
    expect(decksAllowed("escalation", "2015-12-31").toSorted()).toEqual(["core", "core-tfa"]);
    expect(decksAllowed("escalation", "2015-12-31").toSorted()).toEqual(decksAllowed("epic-dogfight", "2015-12-31").toSorted());
    expect(decksAllowed("escalation", "2016-01-01")).toEqual(["core-tfa"]);
  });

  test("[ES-AUTH-01] is followed by dials in the Escalation format, as in the core rules", () => {
    const table = game(escalation).untilPhase("planning");
    expect([table.game.edition, table.game.state.cursor.phase]).toEqual([FIRST_EDITION, "planning"]);
    expect(table.asks.every(({ kind }) => kind === "dial")).toBe(true);
  });
});

const sixCards: NonNullable<Parameters<typeof startTable>[0]["cards"]>[string] = {
  windows: [
    {
      at: "startOfEnd",
      optional: false,
      when: () => true,
      *perform(now, { ship }) {
        for (let card = 0; card < 6; card += 1) yield* dealDamageCard(now, ship, false);
      },
    },
  ],
};

describe("a seat that concedes during set-up", () => {
  test("places no more ships, and the others continue", () => {
    const table = startSetUp([{ ships: ["rookiepilot"], points: 99 }, { ships: ["darthvader"] }, { ships: ["academypilot"] }]).until(
      "place ship",
    );
    table.give({ input: "concede", seat: 0 });
    table.untilPhase("planning");
    expect(table.game.state.ships.map(({ status }) => status)).toEqual(["reserve", "inPlay", "inPlay"]);
  });
});
