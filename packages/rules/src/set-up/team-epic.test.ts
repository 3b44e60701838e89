import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import type { ObstacleId } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { FIRST_EDITION } from "../editions/first-edition.ts";
import { HIDDEN_DIAL } from "../state/state.ts";
import { at, startSetUp, startTable, type Table, type TestList } from "../testing.ts";
import { view } from "../views/view.ts";
import { setupFor } from "./setup-for.ts";

/** A first-edition game in this format. */
const by = (format: string) => ({ edition: "1e", format, catalogue: catalogueOf(pack) }) as const;

/** Sets up two teams: seats 1 and 3 against seats 2 and 4. The captains are seats 1 and 2. */
function teamEpic(lists: readonly Partial<TestList>[] = [], more: Parameters<typeof startSetUp>[1] = {}): Table {
  const seats = [0, 1, 2, 3].map((seat) => ({
    ships: [seat % 2 === 0 ? "rookiepilot" : "academypilot"],
    faction: seat % 2 === 0 ? "rebel" : "imperial",
    points: seat === 0 ? 195 : 200,
    team: seat % 2,
    ...lists[seat],
  }));
  const setup = { format: "team-epic", table: "6x3", sharedDials: "team", sharedDeck: "team" } as const;
  return startSetUp(seats, { ...more, setup: { ...setup, ...more.setup } });
}

function placedInOrder(table: Table): readonly (string | undefined)[] {
  while (table.game.state.cursor.phase === "setup") table.pass();
  return table.notes("placed").map((note) => note.ship);
}

const refusal = (table: Table, answer: object) =>
  table.give({ input: "answer", ask: table.game.open[0]?.number ?? 0, seat: 0, ...answer } as never)?.refused;

describe("set-up in Team Epic", () => {
  test("[ET-TDEPLOY-01] decides initiative before squads are revealed", () => {
    const table = teamEpic();
    expect([table.kind, table.notes("squad revealed")]).toEqual(["initiative", []]);
    expect(table.pass().notes("squad revealed")).toHaveLength(4);
    expect(FIRST_EDITION.setUps?.["team-epic"]?.map(({ name }) => name)).toEqual([
      "own edges",
      "initiative",
      "reveal squads",
      "ID tokens",
      "damage decks",
      "obstacles",
      "before forces",
      "huge ships",
      "ships",
      "after forces",
      "energy, shields and extras",
      "ships on obstacles",
    ]);
  });

  test("[ET-TEAM-57-Q] begins with squads beside their edge, as in an Epic Dogfight", () => {
    expect(["epic-dogfight", "team-epic"].map((format) => FIRST_EDITION.setUps?.[format]?.[0]?.name)).toEqual(["own edges", "own edges"]);
    const { game } = teamEpic();
    expect(game.state.seats.map(({ edge }) => edge)).toEqual(["bottom", "top", "bottom", "top"]);
  });

  test("[ET-TDEPLOY-03] lets the captain of the team with 395 points decide initiative against one with 400", () => {
    const table = teamEpic();
    expect(table.asks).toEqual([{ kind: "initiative", seat: 0, keys: ["seat 1", "seat 2"] }]);
    expect(table.say("seat 2").game.state.initiative.slice(0, 2)).toEqual([1, 3]);
  });

  test.each([0, 1])("[ET-TDEPLOY-04] lets the captain who wins a coin toss decide initiative at 400 points each: %i", (winner) => {
    const table = teamEpic([{ points: 200 }], { draws: [winner] });
    expect(table.asks).toMatchObject([{ kind: "initiative", seat: winner }]);
    expect(table.notes("coin")).toMatchObject([{ seat: winner }]);
  });

  test("[ET-TDEPLOY-05, ET-TDEPLOY-06] gives ID tokens in the team's colour to copies anywhere on a team", () => {
    const { game } = teamEpic().pass();
    expect(game.state.ships.map(({ label }) => label)).toEqual(["white 1", "black 1", "white 2", "black 2"]);
    const apart = teamEpic([{}, { ships: ["howlrunner"] }]).pass().game;
    expect(apart.state.ships.map(({ label }) => label)).toEqual(["white 1", undefined, "white 2", undefined]);
  });

  test("[ET-TDEPLOY-05] gives every ship an ID token if both teams play the same faction", () => {
    const pilots = ["wedgeantilles", "lukeskywalker", "goldsquadronpilot", "bluesquadronpilot"];
    const labels = (factions: readonly string[]) =>
      teamEpic(pilots.map((pilot, seat) => ({ ships: [pilot], faction: factions[seat] ?? "" })))
        .until("obstacle")
        .game.state.ships.map(({ label }) => label !== undefined);
    expect(labels(["rebel", "rebel", "rebel", "rebel"])).toEqual([true, true, true, true]);
    expect(labels(["rebel", "imperial", "rebel", "imperial"])).toEqual([false, false, false, false]);
  });

  test("[ET-TDEPLOY-07] gives each team one core deck, and its captain the decks of all its huge ships", () => {
    const table = teamEpic([{}, {}, { ships: ["gr75mediumtransport"] }]).pass();
    expect(table.notes("deck shuffled")).toMatchObject([
      { seat: 0, deck: "core-tfa" },
      { seat: 1, deck: "core-tfa" },
      { seat: 0, ship: "C1", section: "fore" },
      { seat: 0, ship: "C1", section: "aft" },
    ]);
  });

  test("[ET-TDEPLOY-08, ET-TDEPLOY-09] lets captains place twelve tokens in pairs in turn, beyond 200 mm from the team edges", () => {
    const six = ["coreasteroid0", "coreasteroid1", "coreasteroid2"] as readonly ObstacleId[];
    const table = teamEpic([{ obstacles: six }, {}, { obstacles: ["yt2400debris0"] }])
      .until("obstacle")
      .say("coreasteroid0");
    expect(refusal(table, { pose: at(600, 216) })).toBe("not a legal place");
    expect(refusal(table, { pose: at(600, 217) })).toBeUndefined();
    const turns: number[] = [];
    for (; table.asks.some(({ kind }) => kind.includes("obstacle")); table.pass())
      if (table.kind === "obstacle") turns.push(table.asks[0]?.seat ?? -1);
    expect(turns).toEqual([0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1]);
    expect(table.game.state.obstacles).toHaveLength(12);
    expect(table.game.state.obstacles.map(({ token }) => token)).toContain("yt2400debris0");
  });

  test("[ET-TDEPLOY-09] lets the captain with initiative begin, with the same distances as in an Epic Dogfight", () => {
    const table = teamEpic().say("seat 2").until("obstacle");
    expect(table.asks).toMatchObject([{ kind: "obstacle", seat: 1 }]);
    const refusedAt = (x: number, y: number) => refusal(table, { seat: table.asks[0]?.seat ?? 0, pose: at(x, y) });
    table.say("coreasteroid0");
    expect(refusedAt(600, 914.4 - 150)).toBe("not a legal place");
    table.put(at(600, 457)).say("coreasteroid1");
    expect([refusedAt(600, 460), refusedAt(800, 457)]).toEqual(["not a legal place", "not a legal place"]);
    table.put(at(680, 457));
    expect(table.asks).toMatchObject([{ kind: "obstacle", seat: 0 }]);
    table.say("coreasteroid0");
    expect([refusedAt(880, 457), refusedAt(1000, 457)]).toEqual(["not a legal place", undefined]);
  });

  test("[ET-TDEPLOY-10, ET-TDEPLOY-11] places huge ships first, touching the team's edge, and other ships within Range 2", () => {
    const table = teamEpic([{}, {}, { ships: ["cr90corvette"] }]).until("place ship");
    expect(table.game.open[0]?.ask).toMatchObject({ seat: 2, about: { ship: "C1" }, rule: "ET-TDEPLOY-10" });
    expect(refusal(table, { seat: 2, pose: at(600, 117.5) })).toBe("not a legal place");
    expect(refusal(table, { seat: 2, pose: at(600, 112.5) })).toBeUndefined();
    table.until("place ship");
    const { seat = 0 } = table.asks[0] ?? {};
    expect(refusal(table, { seat, pose: at(900, 914.4 - 181, 180) })).toBe("not a legal place");
    expect(refusal(table, { seat, pose: at(900, 914.4 - 180, 180) })).toBeUndefined();
  });

  test("[ET-TDEPLOY-11] places small and large ships by rising skill across all four seats", () => {
    const lists = [["wedgeantilles", "outerrimsmuggler"], ["patrolleader"], ["rookiepilot", "cr90corvette"], ["howlrunner"]];
    expect(placedInOrder(teamEpic(lists.map((ships) => ({ ships }))))).toEqual(["C2", "A2", "C1", "B1", "D1", "A1"]);
  });

  test("[ET-TDEPLOY-12, ET-TDEPLOY-13] ends with energy and shields, and the game begins", () => {
    const ships = [{ pilot: "cr90corvette", upgrades: ["quadlasercannons@aft"] }];
    const table = teamEpic([{}, {}, { ships }]).untilPhase("planning");
    expect(table.ship("C1")).toMatchObject({ energy: 5, shields: 5, aftShields: 3, upgrades: [{ energy: 2 }] });
    expect(table.game.state.round).toBe(1);
  });

  test("[ET-TDEPLOY-14] lets a ship's owner place it, not the captain", () => {
    const table = teamEpic([{ ships: ["wedgeantilles"] }, { ships: ["howlrunner"] }, {}, { ships: ["darthvader"] }]).until("place ship");
    expect(table.asks).toMatchObject([{ kind: "place ship", seat: 2 }]);
    expect(refusal(table, { seat: 0, pose: at(900, 20) })).toBe("not this seat's question");
    expect(refusal(table, { seat: 2, pose: at(900, 20) })).toBeUndefined();
  });

  test.each([
    ["seat 1", ["A1", "C1"]],
    ["seat 3", ["C1", "A1"]],
  ])("[ET-TEAM-58-Q] lets the captain choose whose ship is next if skills are tied: %s", (first, order) => {
    const table = teamEpic([{}, { ships: ["howlrunner"] }, {}, { ships: ["darthvader"] }]).until("member to place");
    expect(table.asks).toEqual([{ kind: "member to place", seat: 0, keys: ["seat 1", "seat 3"] }]);
    expect(placedInOrder(table.say(first)).slice(0, 2)).toEqual(order);
  });

  test("[ET-TEAM-58-Q] lets the team with initiative place all its ships first if the teams' skills are tied", () => {
    const same = { ships: ["redsquadronpilot"] };
    expect(placedInOrder(teamEpic([same, same, same, same]).say("seat 2"))).toEqual(["B1", "D1", "A1", "C1"]);
  });

  test("lets a member, not the captain, choose among their own ships with tied skill", () => {
    const table = teamEpic([{ ships: ["wedgeantilles"] }, { ships: ["howlrunner"] }, { ships: ["rookiepilot", "rookiepilot"] }]).until(
      "ship to place",
    );
    expect(table.asks).toEqual([{ kind: "ship to place", seat: 2, keys: ["C1", "C2"] }]);
  });
});

describe("a team during the game", () => {
  const squad = { faction: "rebel", points: 21, obstacles: [], ships: [{ pilot: { id: "rookiepilot" }, upgrades: [], points: 21 }] };
  const setupIn = (format: string) =>
    setupFor(
      by(format),
      [0, 1, 2, 3].map((seat) => ({ name: `Seat ${seat + 1}`, squad, team: seat % 2 })),
    );

  test("[ET-TALK-02, ET-TALK-03] sees the dials of both members, unlike in a standard game, but not those of opponents", () => {
    expect([setupIn("team-epic").sharedDials, setupIn("standard-100").sharedDials]).toEqual(["team", undefined]);
    const table = startTable({
      teams: [0, 1, 0, 1],
      ships: [300, 500, 700, 900].map((x) => [{ pilot: "rookiepilot", pose: at(x, 300) }]),
      setup: { format: "team-epic", table: "6x3", sharedDials: "team" },
    });
    table.say("1FG", 0).say("2FG", 1).say("2BW", 2).say("2NW", 3);
    const seen = (seat: number) =>
      view(table.game, [seat])
        .state.ships.slice(1)
        .map(({ dial }) => dial);
    expect([seen(0), seen(3)]).toEqual([
      [HIDDEN_DIAL, "2BW", HIDDEN_DIAL],
      ["2FG", HIDDEN_DIAL, "2NW"],
    ]);
  });

  test.each([
    ["dial", "planning", "2FG"],
    ["action", "activation", "focus"],
    ["attack", "combat", "primary>B1"],
  ] as const)("[ET-TALK-05] lets only a ship's owner answer for it, not the captain: its %s in the %s phase", (kind, phase, key) => {
    const ship = (x: number, y: number, heading = 0) => [{ pilot: "rookiepilot", pose: at(x, y, heading), dial: "1FG" }];
    const table = startTable({
      phase,
      teams: [0, 1, 0, 1],
      ships: [ship(300, 300), ship(700, 450, 180), ship(700, 300), ship(900, 300)],
      setup: { format: "team-epic", table: "6x3" },
    });
    const asked = () => table.game.open.find(({ ask }) => ask.kind === kind && ask.about?.ship === "C1" && ask.seat === 2);
    for (let step = 0; step < 20 && !asked(); step += 1) table.pass();
    const answer = (seat: number) => table.give({ input: "answer", seat, ask: asked()?.number ?? -1, key });
    expect([0, 1, 3].map((seat) => answer(seat)?.refused)).toEqual(Array.from({ length: 3 }, () => "not this seat's question"));
    expect(answer(2)).toBeUndefined();
  });

  describe("conceding as a team", () => {
    const atPlanning = () =>
      startTable({
        teams: [0, 1, 0, 1],
        ships: [300, 500, 700, 900].map((x) => [{ pilot: "rookiepilot", pose: at(x, 300) }]),
        setup: { format: "team-epic", table: "6x3" },
      });

    test("[ET-TEAM-55-Q] is the captain's choice, and only the team-mate has to agree", () => {
      const table = atPlanning();
      expect(table.give({ input: "concede", seat: 2 })?.refused).toBe("not this seat's to decide");
      expect(table.give({ input: "concede", seat: 0 })).toBeUndefined();
      expect([table.game.state.outcome, table.game.state.seats[0]?.status]).toEqual([undefined, "playing"]);
      expect(table.give({ input: "agree", seat: 1, proposal: 1, yes: true })?.refused).toBe("not this seat's to decide");
      table.give({ input: "agree", seat: 2, proposal: 1, yes: true });
      expect(table.game.state.outcome).toEqual({ ending: "concession", winners: [1], draw: false });
    });

    test("[ET-TEAM-55-Q] doesn't happen if the team-mate refuses", () => {
      const table = atPlanning();
      table.give({ input: "concede", seat: 0 });
      table.give({ input: "agree", seat: 2, proposal: 1, yes: false });
      expect([table.game.proposal, table.game.state.outcome, table.game.open.length]).toEqual([undefined, undefined, 4]);
    });
  });

  test("[ET-TEAM-55-Q] continues when one member has no ships left", () => {
    const gone = { status: "destroyed", pose: undefined } as const;
    const table = startTable({
      phase: "end",
      teams: [0, 1, 0, 1],
      ships: [
        [{ pilot: "rookiepilot", ...gone }],
        [{ pilot: "academypilot", pose: at(500, 700) }],
        [{ pilot: "rookiepilot", pose: at(300, 300) }],
        [{ pilot: "academypilot", pose: at(700, 700) }],
      ],
      setup: { format: "team-epic", table: "6x3" },
    });
    expect([table.game.state.outcome, table.game.state.round]).toEqual([undefined, 2]);
  });
});
