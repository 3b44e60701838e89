import { applyUpdate, type Catalogue, catalogueOf } from "@broadside/cards";
import type { SetUpProblem } from "@broadside/formats";
import type { SquadDraft } from "@broadside/squads";
import { describe, expect, test } from "vitest";
import { lineUpFor } from "./available-lists.ts";
import type { ScenarioChoice, SeatChoice } from "./choice.ts";
import { catalogueFor } from "./content.ts";
import { prepareGame } from "./prepare.ts";
import { ENGLISH_SQUAD_NAMES } from "./squad-names.ts";

const ship = (pilot: string) => ({ pilot, upgrades: [] });
const times = (count: number, pilot: string) => Array.from({ length: count }, () => ship(pilot));

/** 40 points in 2.0. */
const X_WING: SquadDraft = { faction: "rebelalliance", ships: times(1, "bluesquadronescort") };
const TIES = (count: number): SquadDraft => ({ faction: "galacticempire", ships: times(count, "academypilot") });
const QUICK: SquadDraft = { faction: "rebelalliance", ships: [], builds: ["no build of this name"] };

const players = (...squads: readonly SquadDraft[]): readonly SeatChoice[] =>
  squads.map((squad, at) => ({ name: `Player ${at + 1}`, squad }));
const alone = (count: number): readonly SeatChoice[] => players(...Array.from({ length: count }, () => X_WING));
const inTeams = (...teams: readonly number[]): readonly SeatChoice[] => alone(teams.length).map((one, at) => ({ ...one, team: teams[at] }));

const problemsOf = async (choice: ScenarioChoice) => {
  const prepared = await prepareGame(choice);
  return "problems" in prepared ? prepared.problems : [];
};
const DOGFIGHT = { scenario: "dogfight", edition: "2.0" } as const;

describe("a problem with the game names its rule", () => {
  test.each<[what: string, rule: string, problem: SetUpProblem, choice: ScenarioChoice]>([
    [
      "no such scenario",
      "EB-SETUP-01",
      { problem: "unknown scenario, others near", scenario: "dogfigt", nearest: expect.arrayContaining(["dogfight"]) },
      { scenario: "dogfigt", edition: "2.0", seats: alone(2) },
    ],
    [
      "another edition than it is played in",
      "EB-SETUP-01",
      { problem: "edition not played", scenario: "Salvage Mission", edition: "2.0", editions: ["2.5"] },
      { scenario: "salvage-mission", edition: "2.0", seats: alone(2) },
    ],
    [
      "a figure that it has not",
      "EB-EVENT-06",
      { problem: "unknown figure", scenario: "Dogfight", figure: "lives", known: expect.arrayContaining(["rounds"]) },
      { ...DOGFIGHT, options: { lives: 3 }, seats: alone(2) },
    ],
    [
      "a figure out of bounds",
      "EB-EVENT-06",
      { problem: "figure out of range", figure: expect.any(String), value: 900, least: expect.any(Number), most: expect.any(Number) },
      { ...DOGFIGHT, options: { rounds: 900 }, seats: alone(2) },
    ],
    ["more than eight", "EB-MULTI-07", { problem: "too many players", players: 9, most: 8 }, { ...DOGFIGHT, seats: alone(9) }],
    [
      "too many for it",
      "EB-LIST-03",
      { problem: "wrong number of players", game: "Fog of War", players: 7, least: 2, most: 6 },
      { scenario: "fog-of-war", edition: "2.0", seats: alone(7) },
    ],
    [
      "too many, unless the organiser allows it",
      "EB-LIST-13-Q",
      { problem: "only if the organiser allows it", game: "Key Cargo Retrieval", players: 3, least: 2, most: 2 },
      { scenario: "key-cargo-retrieval", edition: "2.0", seats: alone(3) },
    ],
    [
      "too many, and no place for them although the organiser allows it",
      "EB-DEPLOY-01",
      { problem: "no deployment areas", scenario: "Key Cargo Retrieval", players: 8 },
      { scenario: "key-cargo-retrieval", edition: "2.0", organiserAllows: true, seats: alone(8) },
    ],
    [
      "no free-for-all",
      "EB-LIST-08",
      { problem: "type not played", scenario: "Cover the Evacuation", type: "free-for-all", types: ["team-battle"] },
      { scenario: "cover-the-evacuation", edition: "2.0", seats: alone(4) },
    ],
    ["two of one side", "EB-TYPE-02", { problem: "not one against one" }, { ...DOGFIGHT, seats: inTeams(1, 1) }],
    ["three sides, and one of two", "EB-TYPE-01", { problem: "teams in a free-for-all" }, { ...DOGFIGHT, seats: inTeams(1, 1, 2, 3) }],
    [
      "a team with more squads than half of all",
      "EB-LIST-08",
      { problem: "wrong team sizes", most: 3, teams: [4, 1] },
      { scenario: "cover-the-evacuation", edition: "2.0", seats: inTeams(1, 1, 1, 1, 2) },
    ],
  ])("%s: %s", async (_, rule, problem, choice) => {
    const ofTheTable = (await problemsOf(choice)).filter(({ seat }) => seat === undefined);
    expect(ofTheTable).toEqual([{ rule, ...problem }]);
  });
});

test("all problems with the table and the squads are reported at once", async () => {
  const problems = await problemsOf({ scenario: "fog-of-war", edition: "2.0", seats: alone(7) });
  expect(problems.map(({ rule, seat }) => [rule, seat])).toEqual([
    ["EB-LIST-03", undefined],
    ...[0, 1, 2, 3, 4, 5, 6].map((seat) => ["EB-SETUP-02", seat]),
  ]);
});

describe("a problem with a squad names its seat", () => {
  test("[EB-SETUP-02] a squad that counts points is refused in a scenario without a points limit", async () => {
    const problems = await problemsOf({ scenario: "fog-of-war", edition: "2.0", seats: alone(2) });
    expect(problems).toEqual(
      [0, 1].map((seat) => ({ rule: "EB-SETUP-02", problem: "no limit", scenario: "Fog of War", counts: "points", seat })),
    );
  });

  test("[EB-SETUP-02] a squad over the limit is a problem only for its own seat", async () => {
    const choice = (count: number): ScenarioChoice => ({ ...DOGFIGHT, options: { points: 150 }, seats: players(X_WING, TIES(count)) });
    expect(await problemsOf(choice(6))).toEqual([]);
    expect(await problemsOf(choice(7))).toMatchObject([{ seat: 1, found: { problem: "over the limit", limit: 150 } }]);
  });

  test("[EB-TEAM-01] if it is over its share of the team's limit", async () => {
    const squads = (teams: readonly number[]): ScenarioChoice => ({
      scenario: "cover-the-evacuation",
      edition: "2.0",
      seats: inTeams(...teams).map((one) => ({ ...one, squad: TIES(8) })),
    });
    expect(await problemsOf(squads([1, 2]))).toEqual([]);
    expect((await problemsOf(squads([1, 1, 1, 2]))).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test("a squad needs as many ships as the scenario requires", async () => {
    const problems = await problemsOf({ scenario: "aces-high", edition: "2.0", seats: players(X_WING, TIES(2)) });
    expect(problems).toMatchObject([{ seat: 1 }]);
  });

  test("a squad can't have an unknown quick build or card", async () => {
    const unknown = { faction: "rebelalliance", ships: [ship("nobody")] };
    expect(new Set((await problemsOf({ ...DOGFIGHT, seats: players(unknown, QUICK) })).map(({ seat }) => seat))).toEqual(
      new Set([undefined, 0, 1]),
    );
  });

  test("one game can't mix points and threat, and the problem names the scoring rule", async () => {
    const quick: SquadDraft = { faction: "rebelalliance", ships: [], builds: ["lukeskywalker"] };
    const mixed = (...squads: readonly SquadDraft[]) => problemsOf({ ...DOGFIGHT, seats: players(...squads) });
    expect(await mixed(X_WING, quick)).toMatchObject([
      { rule: "EB-SCORE-09", problem: "points and threat mixed", points: [1], threat: [2] },
    ]);
    expect(await mixed(quick, quick, TIES(2), quick)).toMatchObject([{ points: [3], threat: [1, 2, 4] }]);
    expect(await mixed(quick, quick)).toEqual([]);
    expect(await mixed(X_WING, TIES(1))).toEqual([]);
  });

  test("if it mixes ships and quick builds", async () => {
    const both = { ...X_WING, builds: ["lukeskywalker"] };
    expect((await problemsOf({ ...DOGFIGHT, seats: players(both, both) })).map(({ seat }) => seat)).toEqual(expect.arrayContaining([0, 1]));
  });
});

describe("a game without problems", () => {
  const setupOf = async (choice: ScenarioChoice) => {
    const prepared = await prepareGame(choice);
    return "setup" in prepared ? prepared.setup : undefined;
  };

  test("is set up with its scenario's name and limit", async () => {
    const prepared = await prepareGame({ scenario: "Aces High", edition: "2.0", seats: alone(3) });
    expect(prepared).toMatchObject({
      setup: { edition: "2.0", scenario: "aces-high", limit: 75 },
      names: { "player-1": "Player 1", "player-2": "Player 2", "player-3": "Player 3" },
    });
  });

  test("has the organiser's settings and the players' agreements", async () => {
    const setup = await setupOf({ ...DOGFIGHT, options: { rounds: 6 }, agreements: { clocks: { phase: 90 } }, seats: alone(2) });
    expect(setup).toMatchObject({ options: { rounds: 6 }, agreements: { clocks: { phase: 90 } } });
    expect(await setupOf({ ...DOGFIGHT, agreements: { undo: "never" }, roundLimit: 4, seats: alone(2) })).toMatchObject({
      agreements: { undo: "never" },
      roundLimit: 4,
    });
  });

  test("[EB-TYPE-04] can be a team battle with two players, one per team", async () => {
    expect((await setupOf({ scenario: "cover-the-evacuation", edition: "2.0", seats: alone(2) }))?.seats).toHaveLength(2);
  });

  test("[EB-LIST-13-Q] can be Key Cargo Retrieval with three players if the organiser allows it", async () => {
    const choice: ScenarioChoice = { scenario: "key-cargo-retrieval", edition: "2.0", seats: alone(3) };
    expect(await setupOf(choice)).toBeUndefined();
    expect((await setupOf({ ...choice, organiserAllows: true }))?.seats).toHaveLength(3);
  });

  test("can be an Epic Battle with 2.5 cards, where one squad point counts as ten", async () => {
    const squad = (pilot: string) => ({ faction: "rebelalliance", ships: times(1, pilot) });
    const choice = { scenario: "aces-high", edition: "2.5" } as const;
    const setup = await setupOf({ ...choice, seats: players(squad("leiaorgana"), squad("wedgeantilles")) });
    expect(setup).toMatchObject({ edition: "2.5", scenario: "aces-high", limit: 75, squads: [{ points: 70 }, { points: 50 }] });
    expect(await problemsOf({ ...choice, seats: players(squad("leebo"), squad("wedgeantilles")) })).toMatchObject([
      { rule: "EB-SETUP-02" },
    ]);
  });

  test("can be in another edition if the organiser allows it, with the scenario's original limits", async () => {
    const squad = { faction: "rebelalliance", ships: times(3, "bluesquadronescort") };
    const choice = { scenario: "chance-engagement", edition: "2.0", seats: players(squad, squad) } as const;
    expect(await problemsOf(choice)).toMatchObject([{ problem: "edition not played", scenario: "Chance Engagement" }]);
    const overLimit = { found: { problem: "over the limit", limit: 20 } };
    expect(await problemsOf({ ...choice, organiserAllows: true })).toMatchObject([overLimit, overLimit]);
  });

  test("has the chosen teams", async () => {
    const setup = await setupOf({ ...DOGFIGHT, seats: inTeams(1, 2, 2, 1) });
    const [first, second, third, fourth] = setup?.seats.map(({ team }) => team) ?? [];
    expect([first === fourth, second === third, first === second]).toEqual([true, true, false]);
  });
});

test("assistance is full by default, and the tournament setting at an event", async () => {
  const agreed = async (more: Partial<ScenarioChoice>) => {
    const prepared = await prepareGame({ ...DOGFIGHT, seats: alone(2), ...more });
    return "setup" in prepared ? (prepared.setup.agreements ?? {}) : prepared.problems;
  };
  expect(await agreed({})).toEqual({});
  expect(await agreed({ event: { tier: "casual", announced: false } })).toEqual({ aids: "strict", unknownDamage: "by hand" });
});

describe("a points update", () => {
  /** The 2.0 cards with every pilot of these costing this much. */
  async function costing(cost: number, ...pilots: readonly string[]): Promise<Catalogue> {
    const { pack } = await catalogueFor("2.0");
    const costs = Object.fromEntries(pilots.map((pilot) => [pilot, { cost }]));
    const updated = applyUpdate(pack, { edition: "2.0", date: "2026-03", pilots: costs, upgrades: {}, ships: {} });
    if (!updated.ok) throw new Error(JSON.stringify(updated.problems));
    return catalogueOf(updated.value);
  }

  test("decides what a squad counts, and the set-up names the update's date", async () => {
    const prepared = await prepareGame({ ...DOGFIGHT, seats: alone(2) }, await costing(50, "bluesquadronescort"));
    expect("setup" in prepared && prepared.setup).toMatchObject({ pointsUpdate: "2026-03", squads: [{ points: 50 }, { points: 50 }] });
  });

  test("decides whether a squad keeps to the limit", async () => {
    const seats = players(TIES(8), X_WING);
    const prepared = await prepareGame({ ...DOGFIGHT, seats }, await costing(26, "academypilot"));
    expect("problems" in prepared && prepared.problems).toMatchObject([{ problem: "list", seat: 0 }]);
    expect(await problemsOf({ ...DOGFIGHT, seats })).toEqual([]);
  });

  test("decides which squads fly by default", async () => {
    const table = { ...DOGFIGHT, teams: [undefined, undefined] };
    const usual = (await lineUpFor(table)).map(({ squads: [squad = X_WING] }) => squad);
    const pilots = usual.flatMap(({ ships }) => ships.map(({ pilot }) => pilot));
    const updated = await costing(150, ...pilots);
    const lists = await lineUpFor(table, [], ENGLISH_SQUAD_NAMES, updated);
    const prepared = await prepareGame({ ...DOGFIGHT, seats: players(...lists.flatMap(({ squads }) => squads)) }, updated);
    expect("problems" in prepared && prepared.problems).toBe(false);
    expect("setup" in prepared && prepared.setup.squads.map(({ points }) => points)).toEqual(lists.map(({ figures }) => figures?.costs[0]));
  });
});
