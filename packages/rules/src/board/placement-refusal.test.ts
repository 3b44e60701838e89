import { baseAt, PLAY_AREAS, type PlacementRule, samePose } from "@broadside/geometry";
import type { PlaceProblem } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import type { PlaceAsk } from "../contract/ask.ts";
import { isPlaceAsk } from "../driver/ask.ts";
import { placeProblemLine } from "../driver/input.ts";
import { at, startSetUp, startTable, type Table } from "../testing.ts";
import { randomGame } from "../testing-random.ts";
import { placementRefusal } from "./placement-refusal.ts";

const TWO = [{ ships: ["rookiepilot"] }, { ships: ["academypilot"] }];
const ASK = { rule: "1E-SETUP-04", others: "another obstacle" } as const;
const SQUARE = [at(500, 500), at(600, 500), at(600, 600), at(500, 600)];
const EPIC = { format: "epic-dogfight", table: "6x3" } as const;

/** Tries a pose for the piece that is being placed. Returns the refusal as text, or `taken`. */
function said(table: Table, x: number, y: number, heading = 0): string {
  const [open] = table.game.open;
  const refused = table.give({ input: "answer", seat: open?.ask.seat ?? 0, ask: open?.number ?? 0, pose: at(x, y, heading) });
  return refused ? `${refused.refused}: ${refused.place && placeProblemLine(refused.place)} ${refused.rule}` : "taken";
}

describe("a refusal names the rule that a place breaks", () => {
  test("[1E-SETUP-04] for an obstacle near an edge or another obstacle", () => {
    const table = startSetUp(TWO).until("place obstacle");
    expect(said(table, 100, 457)).toBe("not a legal place: within range of edges 2 bottom/right/top/left 1E-SETUP-04");
    expect(said(table, -50, 457)).toBe("not a legal place: not wholly on the table 1E-SETUP-04");
    expect(said(table, 457, 457)).toBe("taken");
    table.until("place obstacle");
    expect(said(table, 500, 457)).toBe("not a legal place: within range 1 another obstacle 1E-SETUP-04");
  });

  test("[ES-DEPLOY-13, ES-DEPLOY-14] for an obstacle in an Escalation game", () => {
    const table = startSetUp(TWO, { setup: { format: "escalation" } }).until("place obstacle");
    expect(said(table, 457, 100)).toMatch("within range of edges 2 bottom/right/top/left ES-DEPLOY-13");
    said(table, 457, 457);
    table.until("place obstacle");
    expect(said(table, 500, 457)).toMatch("within range 1 another obstacle ES-DEPLOY-14");
  });

  test("[ET-DEPLOY-16, ET-DEPLOY-17, ET-DEPLOY-19] for an obstacle of a pair", () => {
    const table = startSetUp(TWO, { setup: EPIC }).until("place obstacle");
    expect(said(table, 900, 100)).toMatch("within range of edges 2 bottom/top ET-DEPLOY-17");
    expect(said(table, 900, 457)).toBe("taken");
    table.until("place obstacle");
    expect(said(table, 1200, 457)).toMatch("not at range 0 1 the other of its pair ET-DEPLOY-16");
    expect(said(table, 905, 457)).toMatch("on top of the other of its pair ET-DEPLOY-51-Q");
    expect(said(table, 980, 457)).toBe("taken");
    table.until("place obstacle");
    expect(said(table, 1100, 457)).toMatch("within range 2 an earlier pair ET-DEPLOY-19");
  });

  test("[1E-SETUP-06] for a ship outside its deployment area, off the table or on another ship", () => {
    const lists = [{ ships: ["rookiepilot", "rookiepilot"] }, { ships: ["academypilot"] }];
    const table = startSetUp(lists, { setup: { format: "escalation" } }).until("place ship");
    while (table.kind !== "place ship" || table.game.open[0]?.ask.seat !== 0) table.pass();
    expect(said(table, 457, 300)).toMatch("not within its deployment area along the edge bottom 1E-SETUP-06");
    expect(said(table, 457, 10)).toMatch("not wholly on the table 1E-SETUP-06");
    expect(said(table, 457, 50)).toBe("taken");
    table.until("place ship");
    expect(said(table, 460, 50)).toMatch(/on top of ship A[12] 1E-SETUP-06/);
  });

  test("[ET-DEPLOY-23] for a huge ship that doesn't touch its edge", () => {
    const table = startSetUp([{ ships: ["gr75mediumtransport"] }, { ships: ["academypilot"] }], { setup: EPIC }).until("place ship");
    expect(said(table, 900, 300)).toMatch("not touching the edge bottom ET-DEPLOY-23");
  });

  test("[1E-ACT-10] for a barrel roll that ends on a ship, on an obstacle or off the template's line", () => {
    const roll = (others: Parameters<typeof startTable>[0]["obstacles"], beside = at(800, 300)): Table => {
      const enemies = [{ pilot: "academypilot", pose: beside, activated: true }];
      const table = startTable({
        phase: "activation",
        ships: [[{ pilot: "howlrunner", pose: at(300, 300), dial: "2FG" }], enemies],
        obstacles: others ?? [],
      });
      return table.until("action").say("barrel-roll").until("barrel roll").say("right").until("barrel roll place");
    };
    const placeOf = (table: Table): PlaceAsk => {
      const [open] = table.game.open;
      if (!open || !isPlaceAsk(open.ask)) throw new Error("no place is asked for");
      return open.ask;
    };
    const free = placeOf(roll([]));
    expect(free.refusal(free.witness)).toBeUndefined();
    expect(free.refusal({ ...free.witness, x: free.witness.x + 5000 })).toEqual({
      rule: free.rule,
      why: { fault: "not on the line of the template" },
    });
    const { from, to } = free.place as { from: typeof free.witness; to: typeof free.witness };
    const stands = placeOf(roll([], { ...to, y: to.y + 30_000 }));
    expect([stands.refusal(from), stands.refusal(to)?.why]).toEqual([undefined, { fault: "on top of", of: "a ship" }]);
    const rock = placeOf(roll([{ token: "coreasteroid0", pose: { ...from } }]));
    expect(rock.refusal(from)?.why).toEqual({ fault: "on an obstacle" });
    expect(samePose(rock.witness, from)).toBe(false);
  });
});

test("every place question accepts its default, and gives a reason for refusing a place off the table", () => {
  for (const setup of [{}, { format: "escalation" }, EPIC])
    randomGame(
      3,
      ({ open }) => {
        for (const { ask } of open) {
          if (!isPlaceAsk(ask)) continue;
          expect(ask.refusal(ask.witness)).toBeUndefined();
          expect(ask.refusal(at(-500, -500))).toMatchObject({ rule: expect.any(String), why: { fault: expect.stringMatching(/^[a-z]/) } });
        }
      },
      { setup: { ...setup, roundLimit: 3 } },
    );
});

test.each<[PlacementRule, PlaceProblem]>([
  [{ must: "be on the table" }, { fault: "not wholly on the table" }],
  [{ must: "be inside", region: SQUARE }, { fault: "not wholly inside its area" }],
  [
    { must: "be beyond edges", bands: 3, edges: ["left"] },
    { fault: "within range of edges", range: 3, edges: ["left"] },
  ],
  [
    { must: "be at edge", least: 2, most: 4, edge: "left" },
    { fault: "not at range of the edge", least: 2, most: 4, edge: "left" },
  ],
  [
    { must: "be within edge", bands: 2, edge: "top" },
    { fault: "not within range of the edge", range: 2, edge: "top" },
  ],
  [
    { must: "touch edge", edge: "top" },
    { fault: "not touching the edge", edge: "top" },
  ],
])("a place that breaks %o is refused with the rule's values", (rule, why) => {
  expect(placementRefusal(PLAY_AREAS["3x3"], [baseAt("small", at(-10, 400))], [rule], ASK)).toEqual({ rule: "1E-SETUP-04", why });
});
