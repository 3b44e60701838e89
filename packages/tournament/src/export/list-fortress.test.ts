import { describe, expect, test } from "vitest";
import type { TournamentEvent } from "../event/event.ts";
import { listFortressJson } from "./list-fortress.ts";
import { emptyEvent, end, join, pair, paperList, put, shipList, team } from "./sample-event-testing.ts";

function told(event: TournamentEvent): { readonly players: readonly unknown[]; readonly rounds: readonly unknown[] } {
  const written = listFortressJson(event);
  if (!written.ok) throw new Error(JSON.stringify(written.problems));
  return JSON.parse(written.value);
}

const X_WING = { name: "X-wing", points: 40 };

describe("the ListFortress file", () => {
  test("has the players with unique names, their records and the lists that they handed in", () => {
    const log = emptyEvent("epic-dogfight");
    join(log, ["Ana Li"], shipList([X_WING], '{"faction":"rebel","pilots":[]}'));
    join(log, ["Bo", "Ana Li"], paperList(300));
    pair(log, "p1 p2", "p3");
    end(log, { scores: [300, 20], rounds: 7 });
    put(log, { kind: "dropped", side: "p2" });
    expect(told(log.event).players).toEqual([
      {
        name: "Ana Li",
        score: 5,
        mov: 580,
        sos: 0,
        event_points: 5,
        rank: { swiss: 1 },
        list: '{"faction":"rebel","pilots":[]}',
      },
      { name: "Bo", score: 0, mov: 20, sos: 5, event_points: 0, rank: { swiss: 3 }, dropped: 1, list: "" },
      { name: "Ana Li (2)", score: 5, mov: 450, sos: 0, event_points: 5, rank: { swiss: 2 }, list: "" },
    ]);
  });

  test("has each round with its two-player matches and their winners, and byes without a second player", () => {
    const log = emptyEvent("epic-dogfight");
    join(log, ["Ana", "Bo", "Cy", "Di", "Ed"], paperList(300));
    pair(log, "p1 p2", "p3 p4", "p5");
    end(log, { scores: [120, 100], rounds: 7 }, { scores: [50, 50], time: true });
    expect(told(log.event).rounds).toEqual([
      {
        "round-type": "swiss",
        "round-number": 1,
        matches: [
          {
            player1: "Ana",
            player1points: 120,
            player2: "Bo",
            player2points: 100,
            winner: "Ana",
            result: "win",
            went_to_time: false,
            rounds_played: 7,
          },
          { player1: "Cy", player1points: 50, player2: "Di", player2points: 50, result: "tie", went_to_time: true },
          { player1: "Ed", player1points: 0, winner: "Ed", result: "bye", went_to_time: false },
        ],
      },
    ]);
  });

  test("marks a match as timed out only if its result does", () => {
    const dogfight = emptyEvent("epic-dogfight");
    join(dogfight, ["Ana", "Bo"], paperList(300));
    pair(dogfight, "p1 p2");
    end(dogfight, { scores: [300, 0], wiped: [1] });
    const scenario = emptyEvent("scenario-event");
    join(scenario, ["Ana", "Bo"]);
    pair(scenario, "p1 p2");
    end(scenario, { scores: [20, 7] });
    for (const { event } of [dogfight, scenario])
      expect(told(event).rounds[0]).toMatchObject({ matches: [{ went_to_time: false, winner: "Ana" }] });
  });

  test("has scenarios by name, and mission points if they are counted", () => {
    const log = emptyEvent("scenario-event", {
      rounds: [{ unit: "players", limit: 20, minutes: 75, squad: 0, scenario: "salvage-mission" }],
    });
    join(log, ["Ana", "Bo", "Cy"]);
    pair(log, "p1 p2", "p3");
    end(log, { scores: [20, 7] });
    const { players, rounds } = told(log.event);
    expect(rounds).toMatchObject([{ scenario: "Salvage Mission" }]);
    expect(players).toMatchObject([{ mission_points: 20 }, { mission_points: 7 }, { mission_points: 20 }]);
    expect(players).toMatchObject([{ event_points: 3 }, { event_points: 0 }, { event_points: 3 }]);
  });

  test("counts championship rounds by the sides left, and gives the sides' places", () => {
    const log = emptyEvent("epic-dogfight", { cut: 4 });
    join(log, ["Ana", "Bo", "Cy", "Di"], paperList(300));
    pair(log, "p1 p2", "p3 p4");
    end(log, { scores: [300, 0] }, { scores: [250, 10] });
    put(log, { kind: "cut", seeds: ["p1", "p3", "p4", "p2"], seed: 1 });
    pair(log, "p1 p2", "p3 p4");
    end(log, { scores: [300, 0] }, { scores: [0, 300] });
    pair(log, "p1 p4");
    end(log, { scores: [10, 200] });
    const { players, rounds } = told(log.event);
    expect(rounds).toMatchObject([
      { "round-type": "swiss", "round-number": 1 },
      { "round-type": "elimination", "round-number": 4 },
      { "round-type": "elimination", "round-number": 2 },
    ]);
    expect(players).toMatchObject([
      { name: "Ana", rank: { swiss: 1, elimination: 2 } },
      { name: "Bo", rank: { swiss: 4, elimination: 3 } },
      { name: "Cy", rank: { swiss: 2, elimination: 3 } },
      { name: "Di", rank: { swiss: 3, elimination: 1 } },
    ]);
  });

  test("includes disqualified players without a rank, because matches name them", () => {
    const log = emptyEvent("epic-dogfight");
    join(log, ["Ana", "Bo"], paperList(300));
    pair(log, "p1 p2");
    end(log, { scores: [300, 0] });
    put(log, { kind: "disqualified", player: "p1", reason: "loaded dice" });
    expect(told(log.event).players).toMatchObject([
      { name: "Ana", score: 5, mov: 600, sos: 0, rank: {}, dropped: 1 },
      { name: "Bo", rank: { swiss: 1 } },
    ]);
    expect(told(log.event).players[0]).not.toHaveProperty("rank.swiss");
  });

  test("shows a team as one player, with its members' lists in a container", () => {
    const log = emptyEvent("team-epic");
    join(log, ["Ana"], shipList([X_WING], '{"name":"a"}'));
    join(log, ["Bo"], shipList([X_WING], '\uFEFF{"name":"b"}'));
    join(log, ["Cy"], shipList([X_WING], '{"container":[{"name":"c"},{"name":"d"}]}'));
    join(log, ["Di"], shipList([X_WING], "not a file of lists"));
    team(log, "Red Five", "p1", "p2");
    team(log, "Gold", "p3", "p4");
    pair(log, "t1 t2");
    end(log, { scores: [80, 0], wiped: [1] });
    expect(told(log.event)).toMatchObject({
      players: [
        { name: "Red Five", list: '{"container":[{"name":"a"},{"name":"b"}],"vendor":{}}' },
        { name: "Gold", list: '{"container":[{"name":"c"},{"name":"d"}]}' },
      ],
      rounds: [{ matches: [{ player1: "Red Five", player2: "Gold", winner: "Red Five" }] }],
    });
  });

  test("shows neither names nor lists if only initials are published", () => {
    const log = emptyEvent("epic-dogfight");
    join(log, ["Ana Li", "Bo Li"], shipList([X_WING], '{"vendor":{"broadside":{"player":"Ana Li"}}}'));
    pair(log, "p1 p2");
    end(log, { scores: [40, 0] });
    const written = listFortressJson(log.event, { initialsOnly: true });
    expect(written).toMatchObject({ ok: true, value: expect.stringContaining('"player1": "A. L."') });
    expect(JSON.stringify(written)).not.toMatch(/Ana|Bo Li/);
  });
});

describe("there is no ListFortress file for events", () => {
  const reasons = (event: TournamentEvent) => {
    const written = listFortressJson(event);
    return written.ok ? [] : written.problems;
  };

  test("with pods", () => {
    const log = emptyEvent("free-for-all");
    join(log, ["Ana", "Bo", "Cy"]);
    pair(log, "p1 p2 p3");
    expect(reasons(log.event)).toEqual([{ key: "round was in pods", round: 1 }]);
  });

  test("with team rounds in which players are ranked", () => {
    const log = emptyEvent("epic-battles", {
      rounds: [{ unit: "teams", limit: 300, minutes: 90, squad: 0, scenario: "strategic-salvo" }],
    });
    join(log, ["Ana", "Bo", "Cy", "Di"]);
    team(log, "Red", "p1", "p2");
    team(log, "Gold", "p3", "p4");
    pair(log, "t1 t2");
    expect(reasons(log.event)).toEqual([{ key: "round was in teams", round: 1 }]);
  });

  test("with matches that have no result", () => {
    const log = emptyEvent("epic-dogfight");
    join(log, ["Ana", "Bo", "Cy", "Di"], paperList(300));
    pair(log, "p1 p2", "p3 p4");
    end(log, { scores: [300, 0] });
    expect(reasons(log.event)).toEqual([{ key: "table has no result", round: 1, table: 2 }]);
  });
});
