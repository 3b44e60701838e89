import type { SquadDraft } from "@broadside/squads";
import { describe, expect, test } from "vitest";
import type { ScenarioChoice, SeatChoice } from "./choice.ts";
import { faultInWords, prepareGame } from "./prepare.ts";

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

const faultsOf = async (choice: ScenarioChoice) => {
  const prepared = await prepareGame(choice);
  return "faults" in prepared ? prepared.faults : [];
};
const DOGFIGHT = { scenario: "dogfight", edition: "2.0" } as const;

describe("what stands against a game is said with its rule", () => {
  test.each<[what: string, rule: string, words: RegExp, choice: ScenarioChoice]>([
    [
      "no such scenario",
      "EB-SETUP-01",
      /^There is no scenario "dogfigt"; nearest are .*dogfight/,
      { scenario: "dogfigt", edition: "2.0", seats: alone(2) },
    ],
    [
      "another edition than it is played in",
      "EB-SETUP-01",
      /is played in 2\.5, not in 2\.0$/,
      { scenario: "salvage-mission", edition: "2.0", seats: alone(2) },
    ],
    ["a figure that it has not", "EB-EVENT-06", /has no figure "lives"/, { ...DOGFIGHT, options: { lives: 3 }, seats: alone(2) }],
    ["a figure out of bounds", "EB-EVENT-06", /900 is not a whole number/, { ...DOGFIGHT, options: { rounds: 900 }, seats: alone(2) }],
    ["more than eight", "EB-MULTI-07", /^At most 8 play, not 9$/, { ...DOGFIGHT, seats: alone(9) }],
    ["too many for it", "EB-LIST-03", /is for 2 to 6 players, not for 7$/, { scenario: "fog-of-war", edition: "2.0", seats: alone(7) }],
    [
      "too many, unless the organiser allows it",
      "EB-LIST-13-Q",
      /not for 3, unless the organiser allows it$/,
      { scenario: "key-cargo-retrieval", edition: "2.0", seats: alone(3) },
    ],
    [
      "too many, and no place for them although the organiser allows it",
      "EB-DEPLOY-01",
      /has no deployment areas for 8$/,
      { scenario: "key-cargo-retrieval", edition: "2.0", organiserAllows: true, seats: alone(8) },
    ],
    [
      "no free-for-all",
      "EB-LIST-08",
      /is no free-for-all; it is played as team-battle$/,
      { scenario: "cover-the-evacuation", edition: "2.0", seats: alone(4) },
    ],
    ["two of one side", "EB-TYPE-02", /^Head to head two players meet$/, { ...DOGFIGHT, seats: inTeams(1, 1) }],
    ["three sides, and one of two", "EB-TYPE-01", /everybody stands alone$/, { ...DOGFIGHT, seats: inTeams(1, 1, 2, 3) }],
    [
      "a team with more squads than half of all",
      "EB-LIST-08",
      /A team has 1 to 3 squads; here they have 4 and 1$/,
      { scenario: "cover-the-evacuation", edition: "2.0", seats: inTeams(1, 1, 1, 1, 2) },
    ],
  ])("%s: %s", async (_, rule, words, choice) => {
    const ofTheTable = (await faultsOf(choice)).filter(({ seat }) => seat === undefined);
    expect(ofTheTable).toEqual([{ rule, words: expect.stringMatching(words) }]);
  });
});

test("what stands against the table and what stands against squads is said at once", async () => {
  const faults = await faultsOf({ scenario: "fog-of-war", edition: "2.0", seats: alone(7) });
  expect(faults.map(({ rule, seat }) => [rule, seat])).toEqual([
    ["EB-LIST-03", undefined],
    ...[0, 1, 2, 3, 4, 5, 6].map((seat) => ["EB-SETUP-02", seat]),
  ]);
});

describe("a fault of a squad names its seat", () => {
  test("[EB-SETUP-02] a scenario without a limit of points takes no squads by points", async () => {
    const faults = await faultsOf({ scenario: "fog-of-war", edition: "2.0", seats: alone(2) });
    expect(faults).toEqual([0, 1].map((seat) => ({ rule: "EB-SETUP-02", words: "Fog of War has no limit of points", seat })));
  });

  test("[EB-SETUP-02] over the limit, and only the seat that is", async () => {
    const choice = (count: number): ScenarioChoice => ({ ...DOGFIGHT, options: { points: 150 }, seats: players(X_WING, TIES(count)) });
    expect(await faultsOf(choice(6))).toEqual([]);
    expect(await faultsOf(choice(7))).toMatchObject([{ seat: 1, words: expect.stringContaining("150") }]);
  });

  test("[EB-TEAM-01] what a team may count is shared out among its members", async () => {
    const squads = (teams: readonly number[]): ScenarioChoice => ({
      scenario: "cover-the-evacuation",
      edition: "2.0",
      seats: inTeams(...teams).map((one) => ({ ...one, squad: TIES(8) })),
    });
    expect(await faultsOf(squads([1, 2]))).toEqual([]);
    expect((await faultsOf(squads([1, 1, 1, 2]))).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test("as many ships as the scenario wants", async () => {
    const faults = await faultsOf({ scenario: "aces-high", edition: "2.0", seats: players(X_WING, TIES(2)) });
    expect(faults).toMatchObject([{ seat: 1 }]);
  });

  test("a quick build that there is none of, and a card that there is none of", async () => {
    const unknown = { faction: "rebelalliance", ships: [ship("nobody")] };
    expect(new Set((await faultsOf({ ...DOGFIGHT, seats: players(unknown, QUICK) })).map(({ seat }) => seat))).toEqual(
      new Set([undefined, 0, 1]),
    );
  });

  test("points and threat in one game, in whatever seats, with the rule by which such games count", async () => {
    const quick: SquadDraft = { faction: "rebelalliance", ships: [], builds: ["lukeskywalker"] };
    const mixed = (...squads: readonly SquadDraft[]) => faultsOf({ ...DOGFIGHT, seats: players(...squads) });
    expect(await mixed(X_WING, quick)).toMatchObject([
      { rule: "EB-SCORE-09", words: expect.stringMatching(/seat 1 .*points, seat 2 .*threat/) },
    ]);
    expect(await mixed(quick, quick, TIES(2), quick)).toMatchObject([{ words: expect.stringMatching(/seat 3 .*points, seats 1, 2, 4 /) }]);
    expect(await mixed(quick, quick)).toEqual([]);
    expect(await mixed(X_WING, TIES(1))).toEqual([]);
  });

  test("a squad of ships and of quick builds at once is none", async () => {
    const both = { ...X_WING, builds: ["lukeskywalker"] };
    expect((await faultsOf({ ...DOGFIGHT, seats: players(both, both) })).map(({ seat }) => seat)).toEqual(expect.arrayContaining([0, 1]));
  });

  test("in words by the player's name, by the seat where there is none", () => {
    const fault = { rule: "EB-SETUP-02", words: "too much", seat: 1 };
    expect(faultInWords(fault, [{ name: "Ann" }, { name: "Ben" }])).toBe("Ben: too much");
    expect(faultInWords(fault, [{ name: "" }, { name: "" }])).toBe("Seat 2: too much");
    expect(faultInWords({ rule: "EB-SETUP-01", words: "no scenario" }, [{ name: "Ann" }])).toBe("no scenario");
  });
});

describe("a game that nothing stands against", () => {
  const setupOf = async (choice: ScenarioChoice) => {
    const prepared = await prepareGame(choice);
    return "setup" in prepared ? prepared.setup : undefined;
  };

  test("is set up by the name of its scenario, with its limit", async () => {
    const setup = await setupOf({ scenario: "Aces High", edition: "2.0", seats: alone(3) });
    expect(setup).toMatchObject({ edition: "2.0", scenario: "aces-high", limit: 75 });
    expect(setup?.seats.map(({ name }) => name)).toEqual(["Player 1", "Player 2", "Player 3"]);
  });

  test("with what the organiser has set, and what was agreed on", async () => {
    const setup = await setupOf({ ...DOGFIGHT, options: { rounds: 6 }, agreements: { clocks: { phase: 90 } }, seats: alone(2) });
    expect(setup).toMatchObject({ options: { rounds: 6 }, agreements: { clocks: { phase: 90 } } });
    expect(await setupOf({ ...DOGFIGHT, agreements: { undo: "never" }, roundLimit: 4, seats: alone(2) })).toMatchObject({
      agreements: { undo: "never" },
      roundLimit: 4,
    });
  });

  test("[EB-TYPE-04] of a team battle by two, one for each team", async () => {
    expect((await setupOf({ scenario: "cover-the-evacuation", edition: "2.0", seats: alone(2) }))?.seats).toHaveLength(2);
  });

  test("[EB-LIST-13-Q] of Key Cargo Retrieval by three where the organiser allows it", async () => {
    const choice: ScenarioChoice = { scenario: "key-cargo-retrieval", edition: "2.0", seats: alone(3) };
    expect(await setupOf(choice)).toBeUndefined();
    expect((await setupOf({ ...choice, organiserAllows: true }))?.seats).toHaveLength(3);
  });

  test("of Epic Battles by the cards of 2.5, a squad point counting ten", async () => {
    const squad = (pilot: string) => ({ faction: "rebelalliance", ships: times(1, pilot) });
    const choice = { scenario: "aces-high", edition: "2.5" } as const;
    const setup = await setupOf({ ...choice, seats: players(squad("leiaorgana"), squad("wedgeantilles")) });
    expect(setup).toMatchObject({ edition: "2.5", scenario: "aces-high", limit: 75, squads: [{ points: 70 }, { points: 50 }] });
    expect(await faultsOf({ ...choice, seats: players(squad("leebo"), squad("wedgeantilles")) })).toMatchObject([{ rule: "EB-SETUP-02" }]);
  });

  test("of another edition where the organiser allows it, under the limits it was made with", async () => {
    const squad = { faction: "rebelalliance", ships: times(3, "bluesquadronescort") };
    const choice = { scenario: "chance-engagement", edition: "2.0", seats: players(squad, squad) } as const;
    expect(await faultsOf(choice)).toMatchObject([{ words: "Chance Engagement is played in 2.5, not in 2.0" }]);
    const overLimit = { words: expect.stringContaining("of 20 points are spent") };
    expect(await faultsOf({ ...choice, organiserAllows: true })).toMatchObject([overLimit, overLimit]);
  });

  test("in teams as they were named", async () => {
    const setup = await setupOf({ ...DOGFIGHT, seats: inTeams(1, 2, 2, 1) });
    const [first, second, third, fourth] = setup?.seats.map(({ team }) => team) ?? [];
    expect([first === fourth, second === third, first === second]).toEqual([true, true, false]);
  });
});

test("aids are open where nothing is said, and strict at an event", async () => {
  const agreed = async (more: Partial<ScenarioChoice>) => {
    const prepared = await prepareGame({ ...DOGFIGHT, seats: alone(2), ...more });
    return "setup" in prepared ? (prepared.setup.agreements ?? {}) : prepared.faults;
  };
  expect(await agreed({})).toEqual({});
  expect(await agreed({ event: { tier: "casual", announced: false } })).toEqual({ aids: "strict", unknownDamage: "by hand" });
});
