import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { mm, OBSTACLES } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { fly } from "../phases/activation.testing.ts";
import { at, startSetUp, type Table, type TestList } from "../testing.ts";
import { mayHaveHugeObstacle } from "./formats.ts";
import { setupFor } from "./setup-for.ts";

/** A first-edition game in this format. */
const by = (format: string) => ({ edition: "1e", format, catalogue: catalogueOf(pack) }) as const;

const refusal = (table: Table, x: number, y: number, heading = 0) => {
  const open = table.game.open[0];
  return open && table.give({ input: "answer", seat: open.ask.seat, ask: open.number, pose: at(x, y, heading) })?.refused;
};

describe("outside Epic tournaments, huge ships", () => {
  /** Sets up seat 1 with initiative and the top edge, and seat 2 with the bottom edge. */
  const atShips = (first: TestList["ships"], second: TestList["ships"]): Table =>
    startSetUp([{ ships: first, points: 99 }, { ships: second }], { setup: { format: "cinematic", table: "6x3" } })
      .until("edge")
      .say("bottom");
  const atCorvette = () => atShips(["wedgeantilles"], ["cr90corvette"]);

  test("[HS-SETUP-01] are placed among other ships by skill, and on ties the player with initiative goes first", () => {
    const table = atShips(["redsquadronpilot", "rookiepilot"], ["cr90corvette", "wedgeantilles"]);
    while (table.game.state.cursor.phase === "setup") table.pass();
    expect(table.notes("placed").map((note) => note.ship)).toEqual(["A2", "A1", "B1", "B2"]);
  });

  test("[HS-SETUP-02, HS-SETUP-03] may stick out of the strip if they fill its depth, but not out of the play area", () => {
    const table = atCorvette();
    expect(table.game.open[0]?.ask).toMatchObject({ rule: "HS-SETUP-02", place: { shape: "strip", edge: "bottom", depth: mm(100) } });
    expect([refusal(table, 900, 122.5), refusal(table, 900, 111.5)]).toEqual(["not a legal place", "not a legal place"]);
    expect(refusal(table, 900, 112.5)).toBeUndefined();
  });

  /** When the ship is turned by 35 degrees, its lowest rear corner is 92.15 + 22.94 mm below its centre. */
  test("[HS-SETUP-05, HS-SETUP-91-Q] may be at an angle if a rear corner is on the edge and they cross the strip's far limit", () => {
    expect(refusal(atCorvette(), 900, 114.1, 325)).toBe("not a legal place");
    expect(refusal(atCorvette(), 900, 115.1, 325)).toBeUndefined();
    expect(refusal(atCorvette(), 900, 125, 325)).toBe("not a legal place");
  });

  test("[HS-SETUP-06] may be placed along the edge, wholly within the strip", () => {
    expect(refusal(atCorvette(), 900, 65, 90)).toBe("not a legal place");
    expect(refusal(atCorvette(), 900, 50, 90)).toBeUndefined();
  });

  test("have their energy and the shields of both cards when the game begins", () => {
    expect(atCorvette().untilPhase("planning").ship("B1")).toMatchObject({ energy: 5, shields: 5, aftShields: 3 });
  });
});

describe("a huge ship as an obstacle", () => {
  const ROCKS = ["coreasteroid0", "coreasteroid1", "coreasteroid2"] as const;
  const DEBRIS = ["yt2400debris0", "yt2400debris1", "yt2400debris2"] as const;
  const withHuge = (seat: number, format = "standard-100"): Table =>
    startSetUp(
      [
        { ships: ["rookiepilot"], points: 99, obstacles: ROCKS },
        { ships: ["academypilot"], obstacles: DEBRIS },
      ],
      { setup: { format, hugeObstacle: { seat, token: "hugelong" } } },
    ).until("place obstacle");

  test("[HS-HOBS-01] is an option that is off by default", () => {
    const squad = { faction: "rebel", points: 21, obstacles: [], ships: [{ pilot: { id: "rookiepilot" }, upgrades: [], points: 21 }] };
    const contenders = [{ squad }, { squad }];
    expect(setupFor(by("standard-100"), contenders).hugeObstacle).toBeUndefined();
    const hugeObstacle = { seat: 1, token: "hugeshort" } as const;
    expect(setupFor(by("standard-100"), contenders, { hugeObstacle }).hugeObstacle).toEqual(hugeObstacle);
    const { game } = startSetUp([{ ships: ["rookiepilot"] }, { ships: ["academypilot"], points: 99 }]).until("edge");
    expect(game.state.obstacles.every(({ token }) => OBSTACLES[token].kind !== "hugeShip")).toBe(true);
  });

  /** Half its width is 40 mm. */
  test("[HS-HOBS-02] is placed by the rules for obstacles and doesn't count as a ship", () => {
    const table = withHuge(1);
    expect(refusal(table, 240, 457)).toBe("not a legal place");
    expect(refusal(table, 241, 457)).toBeUndefined();
    table.say("coreasteroid0");
    expect(refusal(table, 381 + 19, 457)).toBe("not a legal place");
    expect(refusal(table, 381 + 22, 457)).toBeUndefined();
    expect([table.game.state.ships.length, table.game.state.decks.length]).toEqual([2, 2]);
  });

  test("[HS-HOBS-03] is placed first and replaces its player's three tokens, so that there are four obstacles in all", () => {
    const table = withHuge(1);
    expect(table.game.open[0]?.ask).toMatchObject({ seat: 1, rule: "HS-HOBS-03", about: { piece: "hugelong" } });
    const turns: number[] = [];
    for (; table.kind !== "edge"; table.pass()) if (table.kind === "place obstacle") turns.push(table.asks[0]?.seat ?? -1);
    expect(table.game.state.obstacles.map(({ token }) => token)).toEqual(["hugelong", ...ROCKS]);
    expect(turns).toEqual([1, 0, 0, 0]);
  });

  test("is joined by three core set asteroids if the opponent's list has no obstacles", () => {
    const table = startSetUp([{ ships: ["rookiepilot"], points: 99 }, { ships: ["academypilot"] }], {
      setup: { hugeObstacle: { seat: 0, token: "hugeshort" } },
    }).until("edge");
    expect(table.game.state.obstacles.map(({ token }) => OBSTACLES[token].kind)).toEqual(["hugeShip", "asteroid", "asteroid", "asteroid"]);
  });

  test("[HS-HOBS-04] is allowed at events only if they are casual and the organiser has announced it", () => {
    expect(mayHaveHugeObstacle("standard-100")).toBe(true);
    expect(["escalation", "epic-dogfight"].map((format) => mayHaveHugeObstacle(format))).toEqual([false, false]);
    const at = (tier: string, announced: boolean) => mayHaveHugeObstacle("standard-100", { tier, announced });
    expect([at("casual", true), at("casual", false), at("competitive", true), at("premier", true)]).toEqual([true, false, false, false]);
    expect(() => setupFor(by("escalation"), [], { hugeObstacle: { seat: 0, token: "hugelong" } })).toThrow(
      "no huge ship is an obstacle here",
    );
  });

  test("[HS-HOBS-92-Q] is overlapped like a huge ship, not like an asteroid", () => {
    const [hulk, rock] = (["hugeshort", "coreasteroid5"] as const).map((token) =>
      fly({ ship: { dial: "4FW" }, obstacles: [{ token, pose: at(450, 480, 90) }], draws: [0] }),
    );
    expect([hulk?.notes("overlapped").length, rock?.notes("overlapped").length]).toEqual([1, 0]);
    expect([hulk?.ship("A1").pose?.y, rock?.ship("A1").pose?.y]).toEqual([mm(420), mm(500)]);
  });
});
