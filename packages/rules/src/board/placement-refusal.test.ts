import { type PlacementRule, samePose } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { isPlaceAsk, type PlaceAsk } from "../driver/ask.ts";
import { randomGame } from "../random-game.testing.ts";
import { at, startSetUp, startTable, type Table } from "../testing.ts";
import { brokenInWords } from "./placement-refusal.ts";

const TWO = [{ ships: ["rookiepilot"] }, { ships: ["academypilot"] }];
const EPIC = { format: "epic-dogfight", table: "6x3" } as const;

/** What is said of a place for the piece that is asked about. */
function said(table: Table, x: number, y: number, heading = 0): string {
  const [open] = table.game.open;
  const refused = table.give({ input: "answer", seat: open?.ask.seat ?? 0, ask: open?.number ?? 0, pose: at(x, y, heading) });
  return refused ? `${refused.refused}: ${refused.detail} ${refused.rule}` : "taken";
}

describe("a place that is refused says why", () => {
  test("[1E-SETUP-04] an obstacle near an edge, or near another", () => {
    const table = startSetUp(TWO).until("place obstacle");
    expect(said(table, 100, 457)).toBe("not a legal place: within range 2 of an edge 1E-SETUP-04");
    expect(said(table, -50, 457)).toBe("not a legal place: not wholly on the table 1E-SETUP-04");
    expect(said(table, 457, 457)).toBe("taken");
    table.until("place obstacle");
    expect(said(table, 500, 457)).toBe("not a legal place: within range 1 of another obstacle 1E-SETUP-04");
  });

  test("[ES-DEPLOY-13, ES-DEPLOY-14] by the rows of Escalation", () => {
    const table = startSetUp(TWO, { setup: { format: "escalation" } }).until("place obstacle");
    expect(said(table, 457, 100)).toMatch("within range 2 of an edge ES-DEPLOY-13");
    said(table, 457, 457);
    table.until("place obstacle");
    expect(said(table, 500, 457)).toMatch("within range 1 of another obstacle ES-DEPLOY-14");
  });

  test("[ET-DEPLOY-16, ET-DEPLOY-17, ET-DEPLOY-19] obstacles in pairs", () => {
    const table = startSetUp(TWO, { setup: EPIC }).until("place obstacle");
    expect(said(table, 900, 100)).toMatch("within range 2 of the bottom or top edge ET-DEPLOY-17");
    expect(said(table, 900, 457)).toBe("taken");
    table.until("place obstacle");
    expect(said(table, 1200, 457)).toMatch("not at range 0 to 1 of the other of its pair ET-DEPLOY-16");
    expect(said(table, 905, 457)).toMatch("on top of the other of its pair ET-DEPLOY-51-Q");
    expect(said(table, 980, 457)).toBe("taken");
    table.until("place obstacle");
    expect(said(table, 1100, 457)).toMatch("within range 2 of an earlier pair ET-DEPLOY-19");
  });

  test("[1E-SETUP-06] a ship outside its strip, off the table or on another", () => {
    const lists = [{ ships: ["rookiepilot", "rookiepilot"] }, { ships: ["academypilot"] }];
    const table = startSetUp(lists, { setup: { format: "escalation" } }).until("place ship");
    while (table.kind !== "place ship" || table.game.open[0]?.ask.seat !== 0) table.pass();
    expect(said(table, 457, 300)).toMatch("not within its deployment area along the bottom edge 1E-SETUP-06");
    expect(said(table, 457, 10)).toMatch("not wholly on the table 1E-SETUP-06");
    expect(said(table, 457, 50)).toBe("taken");
    table.until("place ship");
    expect(said(table, 460, 50)).toMatch(/on top of ship A[12] 1E-SETUP-06/);
  });

  test("[ET-DEPLOY-23] a huge ship that does not touch its edge", () => {
    const table = startSetUp([{ ships: ["gr75mediumtransport"] }, { ships: ["academypilot"] }], { setup: EPIC }).until("place ship");
    expect(said(table, 900, 300)).toMatch("not touching the bottom edge ET-DEPLOY-23");
  });

  test("[1E-ACT-10] the end of a barrel roll on a ship, an obstacle, or off the line", () => {
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
      words: "not on the line of the template",
    });
    const { from, to } = free.place as { from: typeof free.witness; to: typeof free.witness };
    const stands = placeOf(roll([], { ...to, y: to.y + 30_000 }));
    expect([stands.refusal(from), stands.refusal(to)?.words]).toEqual([undefined, "on top of a ship"]);
    const rock = placeOf(roll([{ token: "coreasteroid0", pose: { ...from } }]));
    expect(rock.refusal(from)?.words).toBe("on an obstacle");
    expect(samePose(rock.witness, from)).toBe(false);
  });
});

test("every place that is asked for takes its default, and says why not of a place off the table", () => {
  for (const setup of [{}, { format: "escalation" }, EPIC])
    randomGame(
      3,
      ({ open }) => {
        for (const { ask } of open) {
          if (!isPlaceAsk(ask)) continue;
          expect(ask.refusal(ask.witness)).toBeUndefined();
          expect(ask.refusal(at(-500, -500))).toMatchObject({ rule: expect.any(String), words: expect.stringMatching(/^[a-z]/) });
        }
      },
      { setup: { ...setup, roundLimit: 3 } },
    );
});

test.each<[PlacementRule, string]>([
  [{ must: "be inside", region: { shape: "disc", x: 0, y: 0, radius: 1 } as never }, "not wholly inside its area"],
  [{ must: "be outside", region: { shape: "disc", x: 0, y: 0, radius: 1 } as never }, "in an area that must stay free"],
  [{ must: "be at", least: 3, most: 3, of: [] }, "not at range 3 of a satellite"],
  [{ must: "be at edge", least: 2, most: 4, edge: "left" }, "not at range 2 to 4 of the left edge"],
  [{ must: "be within edge", bands: 2, edge: "top" }, "not wholly within range 2 of the top edge"],
])("%o is broken in words", (rule, words) => {
  expect(brokenInWords(rule, "a satellite")).toBe(words);
});
