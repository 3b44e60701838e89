/**
 * Tests that every way a game can end produces a result at its event. A record of another match or with another result is refused, and the
 * message names both matches or both results.
 */
import { defaultPlayer } from "@broadside/players";
import { type Change, type GameRecord, recordOf, type ShipId } from "@broadside/rules";
import { healthOf } from "@broadside/rules/scenarios";
import { type EventLog, matchRules, outcomeOf, record as put, type SubmittedList, squadsAt } from "@broadside/tournament";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  claimFor,
  entered,
  eventOf,
  formatMatch,
  type PlayedMatch,
  pairUp,
  scenarioMatch,
  scoresIn,
  winnersIn,
} from "./match-record.testing.ts";
import { impossibleClaimReasons } from "./result-words.ts";

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    said.push(String(text).trim());
    return true;
  });
});

afterEach(() => vi.restoreAllMocks());

const duel = [undefined, undefined];
const ship = (id: ShipId, set: Extract<Change, { change: "ship" }>["set"]): Change => ({ change: "ship", ship: id, set });
const change = (game: PlayedMatch["game"], ...changes: readonly Change[]): void =>
  void expect(game.give({ input: "set", reason: "as it was", changes })).toBeUndefined();
const byHand = (...changes: readonly Change[]) => ({ rounds: 1, before: (game: PlayedMatch["game"]) => change(game, ...changes) });
function setCounters(game: PlayedMatch["game"], counters: readonly number[]): void {
  const { scenario } = game.state;
  if (scenario)
    game.give({ input: "set", reason: "counted", changes: [{ change: "state", set: { scenario: { ...scenario, counters } } }] });
}

/** Returns the ships of a quick build that has several ships, the last of which still has shields. */
function wingOfBuild({ setup, state }: PlayedMatch["game"]): readonly ShipId[] {
  for (const [seat, { ships }] of setup.squads.entries()) {
    const own = state.ships.filter((one) => one.seat === seat);
    for (const { build } of ships) {
      const wing = own.filter((_, place) => build !== undefined && ships[place]?.build === build);
      if (wing.length > 1 && (wing.at(-1)?.shields ?? 0) > 0) return wing.map(({ id }) => id);
    }
  }
  throw new Error("no wing of a quick build");
}

/** Hands in the list as an earlier version would have written it. */
function handInAgain(log: EventLog, player: string, { hash, ...list }: SubmittedList, keepsHash: boolean): void {
  const row = {
    kind: "handed in",
    player,
    list: { ...list, ...(keepsHash && hash !== undefined && { hash }) },
    override: "again",
  } as const;
  expect(put(log, row, "o1", "2026-11-15T09:00:00.000Z").ok).toBe(true);
}

/** The event lists the sides in reverse order: side 2 is the first seat. */
function enter(format: string, played: PlayedMatch, settings = {}) {
  const log = eventOf(format, played, settings);
  pairUp(log);
  return entered(log, played);
}

describe("a game that ends", () => {
  test("by concession: the event counts the remaining ships as lost and names the same winner", async () => {
    const played = await scenarioMatch("passing-engagement", "2.0", duel, {
      before: (game) => void game.give({ input: "concede", seat: 0 }),
    });
    const told = enter("epic-battles", played);
    expect([told.claim.conceded, told.claim.outcome?.scores, winnersIn(told)]).toEqual([[1], [0, 0], [0]]);
    expect(told.outcome.ending).toBe("concession");
    expect(scoresIn(told)[0]).toBe(played.game.setup.squads[0]?.points);
  });

  test("by agreement: the event counts a draw, although one side is ahead", async () => {
    const played = await scenarioMatch("passing-engagement", "2.0", duel, {
      before: (game) => {
        const [lost] = game.state.ships.filter(({ seat }) => seat === 0);
        if (lost) change(game, ship(lost.id, { status: "destroyed", pose: undefined }));
        game.give({ input: "draw", seat: 0 });
        game.give({ input: "agree", seat: 1, proposal: game.number, yes: true });
      },
    });
    const told = enter("epic-battles", played);
    const [ahead, behind] = scoresIn(told);
    expect(ahead).toBeGreaterThan(behind ?? 0);
    expect(told.claim.agreedDraw).toBe(true);
    expect(told.outcome.ending).toBe("agreement");
    expect(told.outcome.sides.map(({ result }) => result)).toEqual(["draw", "draw"]);
  });

  test("by one player's concession in a free-for-all: that player comes last, whatever the score", async () => {
    const played = await scenarioMatch("aces-high", "2.0", [undefined, undefined, undefined], {
      rounds: 1,
      before: (game) => {
        setCounters(game, [4, 0, 1]);
        game.give({ input: "concede", seat: 0 });
      },
    });
    const told = enter("free-for-all", played);
    expect(scoresIn(told)).toEqual([1, 0, 4]);
    expect(told.outcome.sides.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  test("by concession, with a third player out of ships: that player still scores and can win", async () => {
    const played = await scenarioMatch("intel-pickup", "2.0", [undefined, undefined, undefined], {
      rounds: 3,
      before: (game) => {
        setCounters(game, [0, 2, 1]);
        const own = game.state.ships.filter(({ seat }) => seat === 1);
        change(game, ...own.map(({ id }) => ship(id, { status: "destroyed", pose: undefined })));
        while (game.state.round < 2 && game.open.length > 0) game.give(defaultPlayer(game));
        game.give({ input: "concede", seat: 0 });
      },
    });
    const told = enter("free-for-all", played);
    expect([played.game.state.outcome?.ending, scoresIn(told), winnersIn(told)]).toEqual(["concession", [1, 2, 0], [1]]);
  });

  test("with one ship at half health and one fled: the first counts half, the second in full", async () => {
    const played = await scenarioMatch("passing-engagement", "2.0", duel, {
      rounds: 1,
      before: (game) => {
        const half = game.state.ships.find((one) => 2 * one.shields >= healthOf(game, one).value);
        const fled = game.state.ships.find((one) => one.seat !== half?.seat);
        if (half && fled) change(game, ship(fled.id, { status: "fled" }), ship(half.id, { shields: 0 }));
      },
    });
    const { lost = [] } = recordOf(played.game).claim ?? {};
    expect(lost.map((own) => own.map(({ as }) => as)).toSorted()).toEqual([["fled"], ["half"]]);
    const worth = lost.map(([loss], seat) => {
      const points = played.game.setup.squads[seat]?.ships[loss?.ship ?? -1]?.points ?? 0;
      return loss?.as === "half" ? Math.ceil(points / 2) : points;
    });
    expect(scoresIn(enter("epic-battles", played))).toEqual(worth);
  });

  test("with a damaged quick build of several ships: the claim reports its remaining health", async () => {
    const played = await scenarioMatch("strategic-salvo", "2.0", [1, 2, 1, 2], {
      rounds: 1,
      byThreat: true,
      before: (game) => {
        const wing = wingOfBuild(game);
        change(game, ...wing.map((id, at) => ship(id, at < wing.length - 1 ? { status: "destroyed" } : { shields: 0 })));
      },
    });
    const lost = recordOf(played.game).claim?.lost?.flat() ?? [];
    expect(lost.at(-1)).toMatchObject({ as: "damaged", health: expect.any(Number) });
    expect(new Set(lost.slice(0, -1).map(({ as }) => as))).toEqual(new Set(["destroyed"]));
    expect(Math.max(...scoresIn(enter("epic-battles", played)))).toBeGreaterThan(0);
  });

  test("on time with equal scores: the tiebreak decides the game and the event's result", async () => {
    const played = await scenarioMatch("intel-pickup", "2.0", duel, byHand(ship("A1", { status: "destroyed" })));
    const told = enter("epic-battles", played);
    expect([scoresIn(told), winnersIn(told), played.game.state.outcome?.ending]).toEqual([[0, 0], [0], "time"]);
    expect(told.claim.tiebreak?.[0]?.[0]).toBeGreaterThan(told.claim.tiebreak?.[0]?.[1] ?? 0);
  });

  test("in a draw: the event has a draw too", async () => {
    const played = await scenarioMatch("dogfight", "2.0", duel, { rounds: 1, before: (game) => void game.give({ input: "time" }) });
    const told = enter("epic-battles", played);
    expect([scoresIn(told), winnersIn(told), played.game.state.outcome?.draw]).toEqual([[0, 0], [], true]);
  });

  test("with victory counters: they are worth the same in the game and the event", async () => {
    const options = { counterPoints: 50 };
    const played = await scenarioMatch("strategic-salvo", "2.0", duel, { rounds: 1, options, before: (game) => setCounters(game, [2, 1]) });
    expect(recordOf(played.game).claim).toMatchObject({ scores: [0, 0], counters: [2, 1], outcome: { scores: [100, 50] } });
    expect(scoresIn(enter("epic-battles", played, { pointsPerCounter: 50 }))).toEqual([50, 100]);
    const log = eventOf("epic-battles", played);
    const { round, match } = pairUp(log);
    const claim = claimFor(log, played, recordOf(played.game));
    expect(claim && impossibleClaimReasons(log.event, round, match, claim)).toEqual([
      "The game ended with 50 and 100, but the event counts 25 and 50.",
    ]);
  });

  test("while one side has ships only in reserve: the other side wins the mission", async () => {
    const played = await scenarioMatch("salvage-mission", "2.5", duel, {
      rounds: 1,
      before: (game) => {
        const own = game.state.ships.filter(({ seat }) => seat === 1);
        change(game, ...own.map(({ id }) => ship(id, { status: "reserve", pose: undefined })));
      },
    });
    const told = enter("scenario-event", played);
    expect([told.claim.wiped, winnersIn(told)]).toEqual([[0], [1]]);
  });
});

describe("a record is refused", () => {
  const refused = (record: GameRecord, format: string, played: PlayedMatch, settings = {}) => {
    const log = eventOf(format, played, settings);
    pairUp(log);
    said.length = 0;
    expect(claimFor(log, played, record)).toBeUndefined();
    return said.join(" ");
  };

  test("of another edition, scenario, format or limit, and the message names both", async () => {
    const played = await scenarioMatch("passing-engagement", "2.0", duel, { rounds: 1 });
    const record = recordOf(played.game);
    const other = (set: Partial<GameRecord["setup"]>): GameRecord => ({ ...record, setup: { ...record.setup, ...set } });
    expect(refused(other({ edition: "2.5" }), "epic-battles", played)).toBe(
      "The game used edition 2.5, but Epic Battles event uses edition 2.0.\nName the right table or record, or enter the result by hand.",
    );
    expect(refused(other({ scenario: "atmospheric-entry" }), "epic-battles", played)).toBe(
      "The game was played in Atmospheric Entry, but round 1 is played in Passing Engagement.\nName the right table or record, or enter the result by hand.",
    );
    expect(refused(other({ options: { points: 400 } }), "epic-battles", played)).toBe(
      "The limit in the game was 400 points per side, but round 1 has a limit of 300 points.\nName the right table or record, or enter the result by hand.",
    );
    const dogfight = await formatMatch("epic-dogfight", ["1e-tantive-and-transport", "1e-raider-and-escort"], 0, { rounds: 1 });
    const first = recordOf(dogfight.game);
    expect(refused({ ...first, setup: { ...first.setup, format: "standard-100" } }, "epic-dogfight", dogfight)).toBe(
      "The game was played as standard-100, but the event is played as epic-dogfight.\nName the right table or record, or enter the result by hand.",
    );
  });

  test("with another list of the same cost, with other players, or without a whole result", async () => {
    const played = await scenarioMatch("passing-engagement", "2.0", duel, { rounds: 1 });
    const { claim, ...record } = recordOf(played.game);
    const [first, second] = record.setup.squads;
    if (!first || !second || !claim) throw new Error("two squads");
    const changed = {
      ...first,
      ships: first.ships.map((one, at) => (at === 0 ? { ...one, upgrades: [...one.upgrades, "shieldupgrade"] } : one)),
    };
    expect(refused({ ...record, claim, setup: { ...record.setup, squads: [changed, second] } }, "epic-battles", played)).toMatch(
      /^Ana played a different list from the one handed in: its hash is [0-9a-f]{12} instead of [0-9a-f]{12}\.\nName the right table or record, or enter the result by hand\.$/,
    );
    expect(refused({ ...record, claim, names: { ...record.names, "player-1": "Zoe" } }, "epic-battles", played)).toBe(
      "Zoe, Ben played this game, but Ben, Ana sit at table 1.\nName the right table or the right record.",
    );
    expect(refused(record, "epic-battles", played)).toBe(
      "The game isn't over: its record has no result.\nFinish the game first, or enter the result by hand.",
    );
    const { outcome, ...former } = claim;
    expect(refused({ ...record, claim: former }, "epic-battles", played)).toContain(
      "The record was made by an earlier version and doesn't include the whole result.",
    );
  });

  test("with another list than an earlier event stored, by the entry's hash or else by faction and points", async () => {
    const played = await scenarioMatch("passing-engagement", "2.0", duel, { rounds: 1 });
    const record = recordOf(played.game);
    const [first, second] = record.setup.squads;
    if (!first || !second) throw new Error("two squads");
    const swapped = { ...record, setup: { ...record.setup, squads: [second, first] } };
    for (const keepsHash of [true, false]) {
      const log = eventOf("epic-battles", played);
      for (const [id, { list }] of log.event.players)
        if (list) handInAgain(log, id, { ...list, squads: list.squads.map(({ hash: _, ...squad }) => squad) }, keepsHash);
      pairUp(log);
      expect(claimFor(log, played, record)).toBeDefined();
      said.length = 0;
      expect(claimFor(log, played, swapped)).toBeUndefined();
      expect(said.join(" ")).toMatch(
        keepsHash
          ? /handed in: its hash is [0-9a-f]{12} instead/
          : /Ana's list in the game is galacticempire, but the one handed in is rebelalliance\./,
      );
    }
  });

  test("with a winner or score that differs from the event's, and the message names both", async () => {
    const played = await scenarioMatch("passing-engagement", "2.0", duel, byHand(ship("A1", { status: "destroyed" })));
    const log = eventOf("epic-battles", played);
    const { round, match } = pairUp(log);
    const claim = claimFor(log, played, recordOf(played.game));
    const [one = 0, other = 0] = claim?.outcome?.scores ?? [];
    const told = claim && { ...claim, outcome: { scores: [other, one], winners: [1] } };
    expect(told && impossibleClaimReasons(log.event, round, match, told)).toEqual([
      `The game ended with ${other} and ${one}, but the event counts ${one} and ${other}.`,
      "The game says that Ana won, but the event says that Ben won.",
    ]);
    const squads = squadsAt(log.event, round, match);
    expect(told && outcomeOf(told, squads, matchRules(log.event, round.plan)).ok).toBe(false);
  });
});
