/** Prepares first-edition games. Either every problem is reported with its rule, or the game is completely set up. */
import { applyUpdate, catalogueOf } from "@broadside/cards";
import type { SetUpProblem } from "@broadside/formats";
import type { SquadDraft } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { describe, expect, test } from "vitest";
import type { FormatChoice, SeatChoice } from "./choice.ts";
import { catalogueFor } from "./content.ts";
import { prepareGame } from "./prepare.ts";

const squadsOf = (id: string): readonly SquadDraft[] => {
  const squads = READY_MADE.find((list) => list.id === id)?.entry.squads;
  if (!squads) throw new Error(`no list ${id}`);
  return squads;
};
const ties = (count: number, more: Partial<SquadDraft> = {}): SquadDraft => ({
  faction: "imperial",
  ships: Array.from({ length: count }, () => ({ pilot: "academypilot", upgrades: [] })),
  ...more,
});
const seat = (squad: SquadDraft, team?: number): SeatChoice => ({ name: "", squad, team });
const alone = (count: number): readonly SeatChoice[] => Array.from({ length: count }, () => seat(ties(2)));
const inTeams = (...teams: readonly number[]): readonly SeatChoice[] => teams.map((team) => seat(ties(2), team));

const ALLIANCE = squadsOf("1e-team-alliance-fleet");
const HAMMER = squadsOf("1e-team-imperial-hammer");
const members = (squads: readonly SquadDraft[], team: number): readonly SeatChoice[] => squads.map((squad) => seat(squad, team));
const TIERS = squadsOf("1e-escalation-rebel");
const tiered = (tier: number): SeatChoice => ({ name: "", squad: TIERS[tier - 1] ?? ties(2), tiers: TIERS });

const STANDARD = { edition: "1e", format: "standard-100" } as const;
const DOGFIGHT = { edition: "1e", format: "epic-dogfight" } as const;
const TEAM = { edition: "1e", format: "team-epic" } as const;
const ESCALATION = { edition: "1e", format: "escalation" } as const;

const problemsOf = async (choice: FormatChoice) => {
  const prepared = await prepareGame(choice);
  return "problems" in prepared ? prepared.problems : [];
};
const setupOf = async (choice: FormatChoice) => {
  const prepared = await prepareGame(choice);
  if ("problems" in prepared) throw new Error(JSON.stringify(prepared.problems));
  return prepared.setup;
};

test("names are cleaned and stand beside the set-up, which has only ids", async () => {
  const seats = ["\u202eAnna\u0000", "Program (ace)"].map((name, at) => ({ ...seat(ties(2)), name, player: `p${at}` }));
  const prepared = await prepareGame({ ...STANDARD, seats: [...seats, { ...seat(ties(2)), name: " ", player: "p2", bot: "ace" }] });
  if ("problems" in prepared) throw new Error(JSON.stringify(prepared.problems));
  expect(prepared.names).toEqual({ p0: "Anna", p1: "Program (ace)" });
  expect(prepared.setup.seats).toEqual([
    { player: "p0", team: 1 },
    { player: "p1", team: 2 },
    { player: "p2", bot: "ace", team: 3 },
  ]);
});

describe("a problem with the table names its rule", () => {
  test.each<[what: string, rule: string, problem: SetUpProblem, choice: FormatChoice]>([
    ["more than eight", "1E-END-05", { problem: "too many players", players: 9, most: 8 }, { ...STANDARD, seats: alone(9) }],
    [
      "too many",
      "1E-END-05",
      { problem: "wrong number of players", game: "standard-100", players: 5, least: 2, most: 4 },
      { ...STANDARD, seats: alone(5) },
    ],
    [
      "nobody to play against",
      "1E-END-05",
      { problem: "wrong number of players", game: "standard-100", players: 1, least: 2, most: 4 },
      { ...STANDARD, seats: alone(1) },
    ],
    ["one team alone", "1E-END-05", { problem: "one team only" }, { ...STANDARD, seats: inTeams(1, 1) }],
    [
      "three in an Epic Dogfight",
      "ET-SCOPE-01",
      { problem: "wrong sides", format: "epic-dogfight", seats: 1, sides: [1, 1, 1] },
      { ...DOGFIGHT, seats: alone(3) },
    ],
    [
      "two of one side in an Epic Dogfight",
      "ET-SCOPE-01",
      { problem: "wrong sides", format: "epic-dogfight", seats: 1, sides: [2] },
      { ...DOGFIGHT, seats: inTeams(1, 1) },
    ],
    [
      "uneven teams",
      "ET-SCOPE-01",
      { problem: "wrong sides", format: "team-epic", seats: 2, sides: [3, 1] },
      { ...TEAM, seats: inTeams(1, 1, 1, 2) },
    ],
    [
      "no teams in Team Epic",
      "ET-SCOPE-01",
      { problem: "wrong sides", format: "team-epic", seats: 2, sides: [1, 1, 1, 1] },
      { ...TEAM, seats: alone(4) },
    ],
    [
      "Escalation without a tier",
      "ES-SQUAD-01",
      { problem: "tier missing", format: "escalation", most: 4 },
      { ...ESCALATION, seats: alone(2) },
    ],
    [
      "a tier that there is none of",
      "ES-SQUAD-01",
      { problem: "unknown tier", format: "escalation", tier: 5, most: 4 },
      { ...ESCALATION, tier: 5, seats: alone(2) },
    ],
    ["a tier of no Escalation", "1E-SQUAD-02", { problem: "no tiers", format: "standard-100" }, { ...STANDARD, tier: 1, seats: alone(2) }],
    [
      "a deck that the day does not allow",
      "ET-GEAR-04",
      { problem: "deck not allowed on this day", deck: "core", format: "epic-dogfight", day: "2016-01-01" },
      { ...DOGFIGHT, deck: "core", event: { tier: "casual", announced: false, day: "2016-01-01" }, seats: alone(2) },
    ],
    [
      "a huge ship as an obstacle in an Epic Dogfight",
      "HS-HOBS-04",
      { problem: "huge ship as an obstacle", format: "epic-dogfight" },
      { ...DOGFIGHT, hugeObstacle: { seat: 0, token: "hugelong" }, seats: alone(2) },
    ],
    [
      "a huge ship as an obstacle at an event that has not announced it",
      "HS-HOBS-04",
      { problem: "huge ship as an obstacle", format: "standard-100" },
      { ...STANDARD, hugeObstacle: { seat: 0, token: "hugelong" }, event: { tier: "casual", announced: false }, seats: alone(2) },
    ],
    [
      "a huge ship of nobody",
      "HS-HOBS-03",
      { problem: "nobody places the huge ship", number: 3 },
      { ...STANDARD, hugeObstacle: { seat: 2, token: "hugelong" }, seats: alone(2) },
    ],
  ])("%s: %s", async (_, rule, problem, choice) => {
    expect(await problemsOf(choice)).toEqual([{ rule, ...problem }]);
  });
});

describe("problems with a list name its seat, its place and a fix", () => {
  test("a list over the limit is a problem only for its own seat", async () => {
    const problems = await problemsOf({ ...STANDARD, seats: [seat(ties(8)), seat(ties(9))] });
    expect(problems).toEqual([
      {
        rule: "1E-SQUAD-02",
        problem: "list",
        found: { problem: "over the limit", counts: "points", spent: 108, limit: 100 },
        where: {},
        fix: { fix: "spend less", counts: "points", amount: 8 },
        seat: 1,
      },
    ]);
  });

  test("an obstacle that no list can bring, or that is brought twice, is a problem", async () => {
    const first = { ...TIERS[0], obstacles: ["coreasteroid0", "coreasteroid0", "gascloud1"] } as SquadDraft;
    const problems = await problemsOf({ ...ESCALATION, tier: 1, seats: [seat(first), tiered(1)] });
    expect(new Set(problems.map(({ rule, seat: at }) => `${rule} of seat ${at}`))).toEqual(
      new Set(["ES-GEAR-04 of seat 0", "ES-GEAR-05 of seat 0"]),
    );
  });

  test("an unknown deck is a problem of its seat", async () => {
    const seats = [seat(ties(2)), { ...seat(ties(2)), deck: "tarot" }];
    expect(await problemsOf({ ...STANDARD, seats })).toEqual([
      { rule: "1E-SETUP-08", problem: "deck not allowed", deck: "tarot", format: "standard-100", seat: 1 },
    ]);
  });

  test("[ET-TEAM-09] a team's lists are checked together", async () => {
    const [rebel = ties(1)] = ALLIANCE;
    const [, mate = ties(1)] = HAMMER;
    const problems = await problemsOf({ ...TEAM, seats: [...members([rebel, { ...mate, captain: false }], 1), ...members(HAMMER, 2)] });
    expect(problems.map(({ rule }) => rule)).toContain("ET-TEAM-09");
    expect(problems.every((problem) => problem.seat === 0 || problem.seat === 1)).toBe(true);
  });

  test("all tiers of a player are checked together, and a single list as the tier being played", async () => {
    const broken = TIERS.map((squad, at) => (at === 3 ? ties(2) : squad));
    const whole = await problemsOf({ ...ESCALATION, tier: 1, seats: [{ ...tiered(1), tiers: broken }, tiered(1)] });
    expect(new Set(whole.map((problem) => problem.seat))).toEqual(new Set([0]));
    expect(await problemsOf({ ...ESCALATION, tier: 2, seats: [seat(TIERS[1] ?? ties(2)), tiered(2)] })).toEqual([]);
    expect((await problemsOf({ ...ESCALATION, tier: 1, seats: [seat(TIERS[1] ?? ties(2)), tiered(1)] })).map(({ rule }) => rule)).toEqual([
      "ES-SQUAD-02",
      "ES-LIST-52-Q",
    ]);
  });

  test("and all problems are reported at once", async () => {
    const seats = [{ ...seat(ties(9)), deck: "tarot" }, seat(ties(10))];
    const problems = await problemsOf({ ...STANDARD, hugeObstacle: { seat: 5, token: "hugelong" }, seats });
    expect(problems.map(({ rule, seat: at }) => [rule, at])).toEqual([
      ["1E-SETUP-08", 0],
      ["HS-HOBS-03", undefined],
      ["1E-SQUAD-02", 0],
      ["1E-SQUAD-02", 1],
    ]);
  });

  test("and illegal lists come with their verdicts", async () => {
    const prepared = await prepareGame({ ...STANDARD, seats: [seat(ties(2)), seat(ties(9))] });
    expect("illegal" in prepared && prepared.illegal.map(({ seats, verdict }) => [seats, verdict.points])).toEqual([[[1], 108]]);
  });
});

describe("a game without problems", () => {
  test("is set up on the table of its format", async () => {
    expect(await setupOf({ ...STANDARD, seats: alone(3) })).toMatchObject({ edition: "1e", format: "standard-100", table: "3x3" });
    expect(await setupOf({ ...DOGFIGHT, seats: alone(2) })).toMatchObject({ format: "epic-dogfight", table: "6x3" });
  });

  test("uses the tier's list from a complete entry, and the obstacles that one of its tiers names", async () => {
    const setup = await setupOf({ ...ESCALATION, tier: 3, seats: [tiered(3), tiered(3)] });
    expect(setup.squads[0]?.points).toBeGreaterThan(90);
    expect(setup.squads[0]?.obstacles).toEqual(TIERS.find(({ obstacles }) => obstacles)?.obstacles);
  });

  test("[ET-TLIST-06] seats a team's captain first if no list names one", async () => {
    const unsaid = HAMMER.map(({ captain: _, ...squad }) => squad);
    const setup = await setupOf({ ...TEAM, seats: [...members(ALLIANCE, 1), ...members(unsaid, 2)] });
    expect(setup).toMatchObject({ sharedDials: "team", sharedDeck: "team" });
  });

  test("has the chosen decks, last round, huge-ship obstacle and agreements", async () => {
    const hugeObstacle = { seat: 1, token: "hugeshort" } as const;
    const seats = [seat(ties(2)), { ...seat(ties(2)), deck: "core-tfa" }];
    const agreements = { standIn: "cadet", clocks: { phase: 60 } } as const;
    expect(await setupOf({ ...STANDARD, deck: "core", roundLimit: 4, hugeObstacle, agreements, seats })).toMatchObject({
      decks: ["core", "core-tfa"],
      roundLimit: 4,
      hugeObstacle,
      agreements: { standIn: "cadet", clocks: { phase: 60 } },
    });
  });

  test("takes any number of players if the organiser allows it", async () => {
    expect((await setupOf({ ...STANDARD, organiserAllows: true, seats: alone(7) })).seats).toHaveLength(7);
  });

  test("uses the points of an update, and its set-up names the update's date", async () => {
    const { pack } = await catalogueFor("1e");
    const updated = applyUpdate(pack, { edition: "1e", date: "2026-03", pilots: { academypilot: { cost: 5 } }, upgrades: {}, ships: {} });
    if (!updated.ok) throw new Error(JSON.stringify(updated.problems));
    const prepared = await prepareGame({ ...STANDARD, seats: alone(2) }, catalogueOf(updated.value));
    expect("setup" in prepared && prepared.setup).toMatchObject({ pointsUpdate: "2026-03", squads: [{ points: 10 }, { points: 10 }] });
    expect(await setupOf({ ...STANDARD, seats: alone(2) })).not.toHaveProperty("pointsUpdate");
  });
});

describe("assistance is", () => {
  const event = { tier: "casual", announced: true } as const;

  test("full by default, and tournament at an event", async () => {
    expect(await setupOf({ ...STANDARD, seats: alone(2) })).not.toHaveProperty("agreements");
    expect((await setupOf({ ...STANDARD, seats: alone(2), event })).agreements).toEqual({ aids: "strict", unknownDamage: "by hand" });
  });

  test("full at an event if the organiser sets it", async () => {
    const agreements = { aids: "open" } as const;
    expect((await setupOf({ ...STANDARD, seats: alone(2), event, agreements })).agreements).toEqual({ unknownDamage: "by hand" });
  });
});
