import { describe, expect, test } from "vitest";
import { startSetUp } from "../testing.ts";

const academy = (count: number) => Array.from({ length: count }, () => "academypilot");

describe("ID tokens", () => {
  test("[1E-SETUP-09] two identical pilots get different numbers, and a single one gets none", () => {
    const { game } = startSetUp([{ ships: ["rookiepilot", "rookiepilot", "wedgeantilles"] }, { ships: ["darthvader"] }]);
    expect(game.state.ships.map(({ label }) => label)).toEqual(["white 1", "white 2", undefined, undefined]);
  });

  test("[ES-DEPLOY-05] only duplicates get ID tokens against another faction", () => {
    const { game } = startSetUp([{ ships: [...academy(4), "darthvader"] }, { ships: ["wedgeantilles"], faction: "scum" }]);
    expect(game.state.ships.filter(({ label }) => label).map(({ id }) => id)).toEqual(["A1", "A2", "A3", "A4"]);
  });

  test("[ES-DEPLOY-05, ES-MIRROR-02] if both sides play the same faction, every ship gets an ID token, even unique ones", () => {
    const table = startSetUp([
      { ships: [...academy(2), "darthvader"], faction: "imperial" },
      { ships: ["howlrunner"], faction: "imperial", points: 99 },
    ]);
    table.until("initiative");
    const labels = table.game.state.ships.map(({ label }) => label);
    expect(labels).toEqual(["white 1", "white 2", "white 3", "black 1"]);
  });

  test("[ES-DEPLOY-06] copies on both sides have numerals in two colours", () => {
    const { game } = startSetUp([{ ships: ["rookiepilot", "rookiepilot"] }, { ships: academy(2) }]);
    expect(game.state.ships.map(({ label }) => label)).toEqual(["white 1", "white 2", "black 1", "black 2"]);
  });

  test("[ES-MIRROR-01] both sides may field the same unique pilot", () => {
    const mirror = { ships: ["howlrunner", "academypilot"], faction: "imperial", points: 60 };
    const table = startSetUp([mirror, mirror], { setup: { format: "escalation" } }).untilPhase("planning");
    expect(table.game.state.ships.map(({ id, status }) => [id, status])).toEqual(["A1", "A2", "B1", "B2"].map((id) => [id, "inPlay"]));
    expect(table.asks.map(({ kind, seat }) => [kind, seat])).toEqual([0, 0, 1, 1].map((seat) => ["dial", seat]));
  });

  test.each([
    ["black", 0, ["black 1", "white 1"]],
    ["black", 1, ["white 1", "black 1"]],
    ["white", 0, ["white 1", "black 1"]],
    ["white", 1, ["black 1", "white 1"]],
  ] as const)("[ES-MIRROR-03] if both sides want %s, the winner of the coin toss (seat index %i) gets it", (colour, winner, labels) => {
    const mirror = { faction: "imperial", points: 60 };
    const table = startSetUp([
      { ...mirror, ships: ["darthvader"] },
      { ...mirror, ships: ["howlrunner"], points: 59 },
    ]);
    table.script([winner]).say(colour).say(colour);
    expect(table.game.state.ships.map(({ label }) => label)).toEqual(labels);
    expect(table.notes("coin")).toMatchObject([{ seat: winner }]);
  });

  test("[ES-MIRROR-03] if the sides agree on colours, no coin is tossed", () => {
    const mirror = { faction: "imperial" };
    const table = startSetUp([
      { ...mirror, ships: ["darthvader"], points: 99 },
      { ...mirror, ships: ["howlrunner"] },
    ]);
    table.say("black").say("white");
    expect([table.game.state.ships.map(({ label }) => label), table.notes("coin")]).toEqual([["black 1", "white 1"], []]);
  });

  test("copies anywhere on a team count as duplicates", () => {
    const { game } = startSetUp([
      { ships: ["academypilot"], faction: "imperial", team: 0 },
      { ships: ["academypilot"], faction: "imperial", team: 0 },
      { ships: ["rookiepilot"], faction: "rebel", team: 1 },
    ]);
    expect(game.state.ships.map(({ label }) => label)).toEqual(["white 1", "white 2", undefined]);
  });
});
